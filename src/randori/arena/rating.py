"""A rating of the bots from all games: Plackett and Luce's model, as openskill has it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from randori.arena.played import Played
from randori.arena.sides import Side

MODEL = PlackettLuce(tau=0.0)
"""Bots stay as good as they are: nothing is added to the doubt from game to game."""


@dataclass(frozen=True)
class Rating:
    """`mu` is the skill, `sigma` the doubt about it, `ordinal` what it is at the least: mu - 3 sigma."""

    mu: float
    sigma: float
    ordinal: float


def rated(games: Iterable[Played], sides: Sequence[Side], bots: Sequence[str]) -> dict[str, Rating]:
    """After all games in the order of their numbers, each starting from the usual prior."""
    ratings = {bot: MODEL.rating() for bot in bots}
    for game in sorted(games, key=lambda game: game.number):
        ratings.update(after(game, sides, ratings))
    return {bot: Rating(each.mu, each.sigma, each.ordinal()) for bot, each in ratings.items()}


def after(
    game: Played, sides: Sequence[Side], ratings: dict[str, PlackettLuceRating]
) -> dict[str, PlackettLuceRating]:
    """A bot in several seats learns from all of them: the mean of what each seat says."""
    teams = [[averaged([ratings[game.bots[seat]]]) for seat in side] for side in sides]
    updated = chain(*MODEL.rate(teams, ranks=[float(rank) for rank in ranks(game, sides)]))
    by_seat = dict(zip(chain(*sides), updated, strict=True))
    return {bot: averaged([by_seat[seat] for seat in game.seats_of(bot)]) for bot in set(game.bots)}


def ranks(game: Played, sides: Sequence[Side]) -> list[int]:
    """Winners first, whatever broke the tie; the others by score, equal ones alike. Partners share both."""
    places = [(side[0] not in game.winners, -game.scores[side[0]]) for side in sides]
    return [sorted(places).index(place) for place in places]


def averaged(ratings: Sequence[PlackettLuceRating]) -> PlackettLuceRating:
    """One of its own: openskill tells seats apart by their objects, also where the bot is the same."""
    return MODEL.rating(fmean(each.mu for each in ratings), fmean(each.sigma for each in ratings))
