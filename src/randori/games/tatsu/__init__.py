"""Tatsu. Read cards, position, scoring, notation, refusal, view, sheet, game."""
