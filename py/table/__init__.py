"""One match at one table, with no idea what a browser is: its record, its turns, undo and replay."""
