"""What comes with the lessons, after all the rest: the rules at hand, the coach, the page after a lesson.

Whoever asks for it has seen that the parcel is here (`Game.has_lessons`) and imports it there and then.
"""
