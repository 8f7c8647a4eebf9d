"""In All Nines all lies open, from the first roll to the last."""

from games import hidden

on_board = hidden.on_board
kept = hidden.kept
told = hidden.told
