"""After a match: its prizes, who led when, where it turned, what was luck and what was choice, and the dice
checked.

It comes with what is fetched when the page rests (`app.shell.lessons`). The old shepherd goes through it
in the worker, or a little at a time on the page, while people already look.
"""
