"""Dojo. Read cards, phases, position, legal, rounds, scoring, finishing, knowledge, redealing, notation,
refusal, view, sheet, game.

Its own besides: grid (places), layings (a card laid, as a number), score_tables, rearranging and endings (the
best score), explaining (its reasons), deck. Estimates are for searches.
"""
