"""What the conformance suite is built of: set-ups, random matches, wild texts and pictures taken apart."""
