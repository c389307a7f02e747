"""Mémo Combo. Read cards, position, scoring, notation, refusal, view, game.

Its own besides: actions (moves as numbers), layout (where the cards lie), knowledge (who knows what), deck.
"""
