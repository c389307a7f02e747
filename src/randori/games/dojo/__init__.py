"""Dojo. Read cards, phases, position, scoring, finishing, notation, refusal, view, sheet, game.

Its own besides: grid (places), rearranging and endings (the best score), explaining (its reasons), deck.
"""
