"""Sheep Hustle: a race along a dyke in which the second of the last two wins."""
