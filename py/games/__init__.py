"""The games, each in a folder of its own, and what they share: contract, message, picture."""
