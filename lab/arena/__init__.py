"""Tournaments of bots: who plays whom, what came of it, and the tables and pictures made of that."""
