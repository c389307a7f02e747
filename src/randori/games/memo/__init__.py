"""Mémo Combo. Read cards, phases, position, scoring, finishing, notation, refusal, view, game.

Its own besides: actions (moves as numbers), legal, rounds and powers (parts of the position), layout
(where the cards lie), knowledge (who knows what), deck, figures (for reports).
"""
