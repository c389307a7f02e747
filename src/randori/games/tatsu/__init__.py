"""Tatsu. Read cards, position, scoring, notation, refusal, view, game."""
