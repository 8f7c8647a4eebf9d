"""Race to the Beach, the smallest game on the contract: copy this folder to begin another.

Two to four sheep race down to the beach. The die says how far to walk; once in a match a sheep may walk
the secret number on its clover card instead. So there is a deal, a roll, one choice, one hidden thing,
one option and an end: everything that a bigger game has more of.

Read in this order: `rules.py`, `words.py`, `scene.py`, `bot.py`, `ear.py`, `lessons.py`.
"""
