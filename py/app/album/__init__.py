"""The family album: what the saved games tell of those who played them.

It comes with what is fetched when the page rests (`app.shell.lessons`).
"""
