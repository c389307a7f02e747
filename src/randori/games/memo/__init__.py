"""Mémo Combo. Read cards, phases, position, legal, rounds, scoring, finishing, knowledge, redealing,
notation, refusal, view, game.

Its own besides: actions (moves as numbers), layout (where the cards lie), what rounds is made of (dealing,
powers, gained, showing), worlds (what may have been), deck, figures (for reports). Estimates
are for searches.
"""
