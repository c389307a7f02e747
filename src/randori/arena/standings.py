"""How the bots of an arena stand: shares of the wins, scores, times, ratings.

The games of one deal are no independent trials: the same cards, only the seats differ. So every figure is
first taken over the rotations of a deal, and its interval is that of the mean over deals.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean

from randori.arena.plan import Plan
from randori.arena.played import Played
from randori.arena.rating import Rating, rated
from randori.arena.sides import sides
from randori.arena.summary import Estimate, mean, share_mean
from randori.arena.thinking_time import Thinking

MOST_STEPS = 40
"""Points of a running figure: more than that no plot can show."""


@dataclass(frozen=True)
class Standing:
    """One bot: its share of the wins beside its part of the seats, and the rest."""

    bot: str
    games: int
    wins: Estimate
    fair: float
    score: Estimate
    rating: Rating
    thinking: Thinking

    def to_json(self) -> dict[str, object]:
        """Ready for JSON; times in milliseconds."""
        mean_time = self.thinking.mean
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": asdict(self.wins),
            "fair": self.fair,
            "score": asdict(self.score),
            "rating": asdict(self.rating),
            "decisions": self.thinking.decisions,
            "ms": None if mean_time is None else milliseconds(mean_time),
            "ms_slowest": milliseconds(self.thinking.slowest),
        }


def milliseconds(seconds: float) -> float:
    return round(1000 * seconds, 3)


class Standings:
    """Of the games of a plan that were played so far; there is at least one."""

    def __init__(self, plan: Plan, games: Iterable[Played]) -> None:
        self.plan = plan
        self.games = sorted(games, key=lambda game: game.number)
        self.deals: dict[int, list[Played]] = {}
        for game in self.games:
            self.deals.setdefault(plan.place(game.number)[0], []).append(game)

    def __repr__(self) -> str:
        return f"<Standings of {', '.join(self.plan.names)} at {self.plan.game}: {self.extent}>"

    def bots(self) -> list[Standing]:
        """As they were named."""
        ratings = rated(self.games, sides(self.plan.set_up()), self.plan.names)
        return [self.standing(bot, ratings[bot]) for bot in self.plan.names]

    def standing(self, bot: str, rating: Rating) -> Standing:
        """How one bot did, over all its seats."""
        seats = [(game, seat) for game in self.games for seat in game.seats_of(bot)]
        return Standing(
            bot,
            games=len({game.number for game, _ in seats}),
            wins=self.wins(bot),
            fair=self.plan.fair_share(bot),
            score=mean(self.over_deals(lambda game: score_of(game, bot))),
            rating=rating,
            thinking=Thinking.together(game.thinking[seat] for game, seat in seats),
        )

    def wins(self, bot: str) -> Estimate:
        """Its share of the wins; one who plays against himself wins all, and no doubt is left."""
        if len(self.plan.names) == 1:
            return Estimate(1.0, 1.0, 1.0)
        return share_mean(self.over_deals(lambda game: game.credit(bot)))

    def seats(self) -> list[Estimate]:
        """Each seat's share of the wins: every bot sat there as often as in any other."""
        return [
            share_mean(self.over_deals(lambda game, seat=seat: game.seat_credit(seat)))  # type: ignore[misc]
            for seat in range(self.plan.players)
        ]

    def running(self, bot: str) -> list[tuple[int, Estimate]]:
        """A bot's share of the wins after so many deals, in a few steps."""
        values = self.over_deals(lambda game: game.credit(bot))
        return [(count, share_mean(values[:count])) for count in steps(len(values))]

    def over_deals(self, figure: Callable[[Played], float]) -> list[float]:
        """A figure of every deal: the mean over the rotations played."""
        return [fmean(figure(game) for game in games) for games in self.deals.values()]

    @property
    def extent(self) -> str:
        """How much was played: `120 games in 30 deals`."""
        games, deals = len(self.games), len(self.deals)
        return f"{games} game{'s' * (games != 1)} in {deals} deal{'s' * (deals != 1)}"

    def to_json(self) -> dict[str, object]:
        """Ready for JSON."""
        return {
            **self.plan.to_json(),
            "games": len(self.games),
            "games_wanted": self.plan.games,
            "deals": len(self.deals),
            "by_bot": [standing.to_json() for standing in self.bots()],
            "by_seat": [asdict(each) for each in self.seats()],
        }


def score_of(game: Played, bot: str) -> float:
    """The mean over the seats it has; in every game of a plan it has some."""
    return fmean(game.scores[seat] for seat in game.seats_of(bot))


def steps(count: int) -> Sequence[int]:
    """From 1 to the count, not more than so many."""
    if count <= MOST_STEPS:
        return range(1, count + 1)
    return [1 + (count - 1) * step // (MOST_STEPS - 1) for step in range(MOST_STEPS)]
