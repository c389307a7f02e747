"""Tatsu. Read cards, phases, position, scoring, finishing, notation, refusal, view, sheet, game."""
