"""Tatsu. Read cards, phases, position, legal, rounds, scoring, finishing, knowledge, redealing, notation,
refusal, view, sheet, game.

Its own besides: plays (a card laid, as a number), dealing. Estimates are for searches.
"""
