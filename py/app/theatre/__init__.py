"""The replay theatre: a match looked at again on the real board, and gone on from wherever one likes.

It comes with what is fetched when the page rests (`app.shell.lessons`).
"""
