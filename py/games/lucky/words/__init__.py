"""Lucky Sheep in words: the door. What is told stands in `story`, what is asked in `questions`."""

from __future__ import annotations

from games.lucky.words.questions import ask, describe, watch
from games.lucky.words.story import tell
from games.lucky.words.summary import sum_up
from games.message import say

__all__ = ["TITLE", "ask", "describe", "sum_up", "tell", "watch"]

TITLE = say("Lucky Sheep")
