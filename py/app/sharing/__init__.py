"""Matches taken along and brought back: as readable text, as a short word for links, as a zip of everything.

It comes with what is fetched when the page rests (`app.shell.lessons`); whoever asks for it has seen that the
parcel is here and imports it there and then.
"""
