"""The house's own tools, one module a verb, behind `tasks.py`. Standard library only."""
