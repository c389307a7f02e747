"""Dojo. Read cards, position, scoring, notation, refusal, view, sheet, game.

Its own besides: grid (places), rearranging (the best score), explaining (its reasons), deck.
"""
