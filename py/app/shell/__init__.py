"""The shell does in the browser what Paddock wants done, and tells it what happens; all else is pure."""
