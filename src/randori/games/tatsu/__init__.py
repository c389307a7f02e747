"""Tatsu. Read cards, phases, position, scoring, notation, refusal, view, sheet, game."""
