"""What the checks must know of each game: its cards, and which of them a player cannot tell apart.

Written from the rules and the record alone, on purpose: `redeal` and `view` are checked against it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import cast

import randori
from randori import CHANCE, State
from randori.games.dojo import view as dojo
from randori.games.memo import view as memo
from randori.games.memo.game import Memo
from randori.games.memo.position import MemoPosition
from randori.games.tatsu import view as tatsu
from tests.conformance.memo_tracker import Tracker

Moves = list[tuple[int, str]]

# --- Tatsu


def tatsu_cards(state: State) -> Counter[str]:
    """Every card, once, wherever it is: captured, held over, in the trick, in a hand or a pile."""
    position = state.position
    table = cast(tatsu.Table, state.view(None)["table"])
    found = Counter[str]()
    for clan in table["captured"].values():
        found.update(clan["cards"])
    found.update(table["held"])
    found.update(play["card"] for play in table["trick"])
    for player in range(state.game.players):
        for seat in cast(tatsu.Table, state.view(player)["table"])["seats"]:
            mine = seat["player"] == player
            found.update(seat["hand"] or [] if mine else [])
            found.update(pile["up"] for pile in seat["piles"] or [] if mine and pile["up"])
    hidden = sum(pile["down"] is not None for seat in table["seats"] for pile in seat["piles"] or [])
    (dealt,) = position.dealt() or [[]]
    names = [name for name in state.game.draws[2].text(dealt)[5:].split(",") if name]
    unseen = [name for name in names if name not in found]
    assert len(unseen) == hidden
    found.update(unseen)
    return found


def tatsu_deals(state: State) -> list[int]:
    """Where in the record the rounds are dealt."""
    return [
        index for index, (who, move) in enumerate(state.history) if who == CHANCE and move.startswith("deal:")
    ]


def tatsu_unknown(state: State, player: int | None) -> list[int]:
    """The places of the deal whose cards the player cannot know.

    4 and 3 players: in others' hands still (not the Ghost's). 2 players: face down still.
    """
    deals = tatsu_deals(state)
    deal = state.history[deals[-1]][1][5:].split(",")
    later = state.history[deals[-1] + 1 :]
    if state.game.players == 2:
        return still_face_down(deal, later)
    round_number = len(deals) - 1
    played = {move[5:] for who, move in later if move.startswith("play:")}
    seat = None if player is None else (player + (round_number if state.game.players == 3 else 0))
    mine = None if seat is None else seat % (3 if state.game.players == 3 else 4)
    open_seats = {mine} | ({3} if state.game.players == 3 else set())
    return [place for place in range(28) if place // 7 not in open_seats and deal[place] not in played]


def tatsu_swaps(state: State, player: int | None) -> Iterator[Moves]:
    """The record with two cards of one clan changed over, neither of which the player can know."""
    deals = tatsu_deals(state)
    if not deals or state.over:
        return
    deal = state.history[deals[-1]][1][5:].split(",")
    later = state.history[deals[-1] + 1 :]
    for one, other in combinations(tatsu_unknown(state, player), 2):
        if deal[one][0] == deal[other][0]:
            swapped = deal.copy()
            swapped[one], swapped[other] = deal[other], deal[one]
            yield [*state.history[: deals[-1]], (CHANCE, "deal:" + ",".join(swapped)), *later]


def tatsu_hidden(state: State, player: int | None) -> Counter[str]:
    deals = tatsu_deals(state)
    deal = state.history[deals[-1]][1][5:].split(",")
    return Counter(deal[place] for place in tatsu_unknown(state, player))


def still_face_down(deal: list[str], later: Moves) -> list[int]:
    """Two players: a bottom card lies hidden until its top card is played or it is played itself."""
    hidden = {seat * 14 + pile for seat in range(2) for pile in range(7)}
    for player, move in later:
        if move.startswith("play:#"):
            hidden.discard(player * 14 + int(move[6:]))
        elif move.startswith("play:"):
            hidden.discard(deal.index(move[5:]) - 7)
    return sorted(hidden)


# --- Dojo


class DojoRound:
    """What the record says of the round on the table: who was given which card, what was shown."""

    def __init__(self, state: State) -> None:
        self.players = state.game.players
        self.drawn = 0
        self.number = 0
        self.placed: list[int] = []  # where in the record the choices of this round stand
        self.given: dict[int, int] = {}
        self.dealer = int(state.history[0][1].removeprefix("dealer:"))
        self.challenger: int | None = None
        self._begin()
        for index, (player, move) in enumerate(state.history):
            self._follow(index, player, move)
        if cast(dojo.Table, state.view(None)["table"])["round"] > self.number:
            self._begin()  # a round that begins by itself

    def _begin(self) -> None:
        self.number += 1
        self.placed, self.given, self.challenger = [], {}, None
        if self.is_at_random:
            for seat in range(self.players):
                self._give(seat)

    @property
    def is_at_random(self) -> bool:
        return self.players == 5 and self.number in (1, 12)

    def _give(self, seat: int) -> None:
        self.given[seat] = self.drawn
        self.drawn += 1

    def _follow(self, index: int, player: int, move: str) -> None:
        if move.startswith("give:"):
            if len(self.placed) == self.players:
                self._begin()
            self._give(int(move[5:]))
            self.dealer = player
        elif move == "challenge":
            self.challenger = player
        elif move.startswith("place:"):
            if len(self.placed) == self.players:  # a round dealt at random follows without a gift
                self._begin()
            self.placed.append(index)

    def has_ended(self) -> bool:
        return len(self.placed) == self.players

    def unknown(self, player: int | None) -> list[int]:
        """The places of the deck whose cards the player cannot know."""
        deals = player == self.dealer and not self.is_at_random
        hidden = (
            []
            if self.has_ended()
            else [
                place
                for seat, place in self.given.items()
                if seat != player
                and not deals
                and not (self.challenger is not None and seat in (self.dealer, self.challenger))
            ]
        )
        return [*hidden, *range(self.drawn, 60)]


def dojo_cards(state: State) -> Counter[str]:
    """Every card, once, wherever it is: in a dojo, face down before its player, in the deck."""
    table = cast(dojo.Table, state.view(None)["table"])
    found = Counter(laid["card"] for one in table["dojos"] for laid in one["cards"])
    for player in range(state.game.players):
        mine = cast(dojo.Table, state.view(player)["table"])["hands"][player]
        found.update([mine] if mine is not None else [])
    deck = state.history[1][1].removeprefix("deck:").split(",")
    found.update(deck[60 - table["cards_left"] :])
    return found


def dojo_unknown(state: State, player: int | None) -> list[int]:
    """The places of the deck whose cards the player cannot know."""
    places = DojoRound(state).unknown(player)
    # Between two rounds the next one begins by itself; the new dealer has looked at the top card.
    if state.view(player)["table"]["phase"] == "give" and state.to_act == (player,):
        top = 60 - cards_left(state)
        places = [place for place in places if place != top]
    return places


def dojo_hidden(state: State, player: int | None) -> Counter[str]:
    deck = state.history[1][1].removeprefix("deck:").split(",")
    return Counter(deck[place] for place in dojo_unknown(state, player))


def dojo_swaps(state: State, player: int | None) -> Iterator[Moves]:
    """The record with two unknown cards, or two trophies of the pile, changed over; or with another
    choice of somebody else that is not shown yet."""
    if state.over:
        return
    deck = state.history[1][1].removeprefix("deck:").split(",")
    places = dojo_unknown(state, player)
    for one, other in list(combinations(places, 2))[:400]:
        if deck[one] != deck[other]:
            swapped = deck.copy()
            swapped[one], swapped[other] = deck[other], deck[one]
            yield [state.history[0], (CHANCE, "deck:" + ",".join(swapped)), *state.history[2:]]
    trophies = state.history[2][1].removeprefix("trophies:").split(",")
    turned = 12 - cast(dojo.Table, state.view(None)["table"])["trophies_left"]
    for one, other in combinations(range(turned, 12), 2):
        if trophies[one] != trophies[other]:
            swapped = trophies.copy()
            swapped[one], swapped[other] = trophies[other], trophies[one]
            yield [*state.history[:2], (CHANCE, "trophies:" + ",".join(swapped)), *state.history[3:]]
    yield from other_choices(state, player)


def cards_left(state: State) -> int:
    return cast(dojo.Table, state.view(None)["table"])["cards_left"]


def other_choices(state: State, player: int | None) -> Iterator[Moves]:
    """Choices of others that are made and not shown: any legal one might have been made."""
    for chooser in cast(dojo.Table, state.view(None)["table"])["chosen"]:
        if chooser == player:
            continue
        index = max(i for i, (mover, _) in enumerate(state.history) if mover == chooser)
        before = randori.replay(
            {**state.record(), "moves": [list(m) for m in state.history[:index]], "result": None}
        )
        for move in before.moves(chooser):
            if move != state.history[index][1]:
                yield [*state.history[:index], (chooser, move), *state.history[index + 1 :]]


# --- Mémo Combo


def memo_tracker(state: State) -> Tracker:
    assert isinstance(state.game, Memo)
    schools = {card["number"]: set(card["schools"]) for card in state.game.cards}
    tracker = Tracker(state.game.players, state.history, schools)
    table = cast(memo.Table, state.view(None)["table"])
    if table["phase"] == "draw" and table["mover"] is not None:
        tracker.seen[table["mover"]].add(tracker.pile[0])  # drawn, and not yet decided
    return tracker


def memo_cards(state: State) -> Counter[str]:
    """Every card, once, wherever it is; and the benches are as full as the view says."""
    tracker = memo_tracker(state)
    table = cast(memo.Table, state.view(None)["table"])
    filled = [[card is not None for card in bench] for bench in tracker.benches]
    if table["phase"] not in ("deck", "shuffle"):
        assert filled == table["benches"]
        assert [card["number"] for card in table["dojo"]] == tracker.dojo
    on_benches = [card for bench in tracker.benches for card in bench if card is not None]
    return Counter(map(str, [*on_benches, *tracker.pile, *tracker.dojo]))


def memo_unseen(tracker: Tracker, player: int | None) -> set[int]:
    """The cards that have never been shown to the player."""
    return set(tracker.schools) - tracker.seen[tracker.players if player is None else player]


def memo_hidden(state: State, player: int | None) -> Counter[str]:
    return Counter(map(str, memo_unseen(memo_tracker(state), player)))


def memo_swaps(state: State, player: int | None) -> Iterator[Moves]:
    """The record with two cards called by each other's numbers that the player has never been shown."""
    if state.over:
        return
    tracker = memo_tracker(state)
    unseen = sorted(memo_unseen(tracker, player))
    for one, other in list(combinations(unseen, 2))[:300]:
        names = {str(one): str(other), str(other): str(one)}
        yield [
            (who, renamed(move, names) if index >= tracker.began else move)
            for index, (who, move) in enumerate(state.history)
        ]


def renamed(move: str, names: dict[str, str]) -> str:
    """Only the deck, and others' foresight, name cards that were not shown."""
    word, _, rest = move.partition(":")
    if word not in ("deck", "order"):
        return move
    return f"{word}:{','.join(names.get(part, part) for part in rest.split(','))}"


CARDS: dict[str, Callable[[State], Counter[str]]] = {
    "dojo": dojo_cards,
    "memo": memo_cards,
    "tatsu": tatsu_cards,
}
SWAPS: dict[str, Callable[[State, int | None], Iterator[Moves]]] = {
    "dojo": dojo_swaps,
    "memo": memo_swaps,
    "tatsu": tatsu_swaps,
}
HIDDEN: dict[str, Callable[[State, int | None], Counter[str]]] = {
    "dojo": dojo_hidden,
    "memo": memo_hidden,
    "tatsu": tatsu_hidden,
}
"""The cards that a player, or a spectator, cannot know before the game is over."""


def truth(state: State) -> str:
    """All that lies hidden, told to the end: differs wherever two worlds differ."""
    if isinstance(state.position, MemoPosition):
        return str(state.position.hidden_places())
    return str(state.record()["moves"])
