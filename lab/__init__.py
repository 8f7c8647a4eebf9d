"""Work on the games outside the game: long runs, golden matches. On ordinary Python, at a desk.

The programs here are run by their names: `python3 tasks.py lab --soak`, `python3 tasks.py lab --golden`.
"""
