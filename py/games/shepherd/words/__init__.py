"""What happened and what is asked at the meadow, in words: the door to the modules that hold them."""

from __future__ import annotations

from games.message import say
from games.shepherd.words import questions, story, summary

TITLE = say("The Shepherd")

tell = story.tell
sum_up = summary.sum_up
watch = summary.watch
ask = questions.ask
describe = questions.describe
