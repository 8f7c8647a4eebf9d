"""Which Paddock this is: the one place of its number."""

VERSION = "0.1.0"
