"""All that a player can think possible, kept as the plain list of every world that fits what he was shown.

An exact and slow model of perfect memory, written from the rules alone. A world says where each card
lies that he has ever seen; of all other places he knows only that none of these cards is there. Places
are "SEAT,SLOT", "pile,N" from the top, "hand" for a drawn card, and "dojo". It follows a game move by
move, until the dojo is shuffled or the worlds are too many to count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import permutations

from randori import State
from tests.games.memo.sight import bench, phase, shown, table, turned_up

World = frozenset[tuple[int, str]]
MOST = 4000


class TooManyError(Exception):
    """The worlds can no longer be counted."""


class Memory:
    """What one player can think possible."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.worlds: set[World] = {frozenset()}
        self.seen: set[int] = set()

    # --- what may happen

    def see(self, place: str, card: int) -> None:
        """He is shown the card at a place: only worlds remain in which it may lie there."""
        if card in self.seen:
            self.worlds = {world for world in self.worlds if (card, place) in world}
        else:
            free = [world for world in self.worlds if all(other != place for _, other in world)]
            self.worlds = {world | {(card, place)} for world in free}
        self.seen.add(card)
        assert self.worlds, "what he sees is possible"

    def move(self, places: Mapping[str, str]) -> None:
        """Cards change their places before his eyes, all at once."""
        self.worlds = {
            frozenset((card, places.get(place, place)) for card, place in world) for world in self.worlds
        }

    def mix(self, places: list[str]) -> None:
        """Cards change places among themselves, unseen by him."""
        found: set[World] = set()
        for order in permutations(places):
            names = dict(zip(places, order, strict=True))
            found |= {
                frozenset((card, names.get(place, place)) for card, place in world) for world in self.worlds
            }
            if len(found) > MOST:
                raise TooManyError
        self.worlds = found

    def allows(self, places: Mapping[str, int]) -> bool:
        """Whether the benches may be so."""
        lying = {(card, place) for place, card in places.items() if "pile" not in place and card in self.seen}
        return any(
            lying == {(card, place) for card, place in world if place[0].isdigit()} for world in self.worlds
        )

    def certain(self) -> set[tuple[int, str]]:
        """The cards that lie at one place in all worlds."""
        return set(frozenset.intersection(*self.worlds))


class Follower:
    """Carries a player's memory from move to move, by what is public and what he is shown.

    It begins when he has looked at his two cards.
    """

    def __init__(self, state: State, player: int) -> None:
        self.memory = Memory(player)
        self.state = state
        self.pile = table(state)["pile"]
        self.before = self.filled()
        for place, card in shown(state, player).items():
            self.memory.see(place, card)
        self.target = ""
        self.second = ""
        self.steps: dict[str, Callable[[int, str], None]] = {
            "lay": self.after_lay,
            "swap": self.after_swap,
            "play": self.after_play,
            "hand": self.after_hand,
            "infiltrate": self.after_infiltrate,
            "exchange": self.after_exchange,
            "paralyse": self.after_paralyse,
            "confuse": self.after_confuse,
            "cross": self.after_cross,
            "overload": self.after_overload,
            "against": self.after_against,
            "order": self.after_order,
        }

    def filled(self) -> list[str]:
        return [bench(self.state, seat) for seat in range(self.state.game.players)]

    def follow(self, player: int, move: str) -> None:
        """A move has just been made."""
        word, _, rest = move.partition(":")
        if word in self.steps:
            self.steps[word](player, rest)
        is_mine = player == self.memory.player
        if is_mine and word in ("look", "eye", "infiltrate", "foresee"):
            for place, card in shown(self.state, player).items():
                self.memory.see(place, card)
        self.after_draw()
        self.pile = table(self.state)["pile"]
        self.before = self.filled()

    # --- from the pile

    def pop_to(self, place: str) -> None:
        self.memory.move({"pile,0": place} | {f"pile,{n}": f"pile,{n - 1}" for n in range(1, 60)})

    def after_draw(self) -> None:
        if phase(self.state) == "draw" and table(self.state)["pile"] == self.pile - 1:
            self.pop_to("hand")
            active = table(self.state)["active"]
            card = table(self.state, self.memory.player)["drawn"]
            if active == self.memory.player and card is not None:
                self.memory.see("hand", card["number"])

    def comes_to(self, seat: int) -> None:
        """The top card of the pile has come to a bench: MEMO-SLOTS."""
        now = bench(self.state, seat)
        was = self.before[seat].ljust(len(now), ".")
        (slot,) = [slot for slot in range(len(now)) if was[slot] != now[slot]]
        self.pop_to(f"{seat},{slot}")
        self.pile -= 1

    def after_paralyse(self, player: int, rest: str) -> None:
        self.comes_to(int(rest))

    # --- rounds

    def face_up(self, place: str) -> None:
        card = turned_up(self.state)
        assert card is not None
        self.memory.see(place, card)

    def after_lay(self, player: int, rest: str) -> None:
        self.face_up("hand")
        self.memory.move({"hand": "dojo"})

    def after_swap(self, player: int, rest: str) -> None:
        self.face_up(f"{player},{rest}")
        self.memory.move({f"{player},{rest}": "dojo", "hand": f"{player},{rest}"})

    def after_play(self, player: int, rest: str) -> None:
        self.face_up(rest)
        self.target = rest
        last = table(self.state)["event"]
        if last is not None and last["fits"]:
            self.memory.move({rest: "dojo"})
        elif table(self.state)["pile"] < self.pile:
            self.comes_to(player)

    def after_hand(self, player: int, rest: str) -> None:
        self.memory.move({f"{player},{rest}": self.target})

    # --- powers

    def after_infiltrate(self, player: int, rest: str) -> None:
        self.target = rest

    def after_exchange(self, player: int, rest: str) -> None:
        self.memory.move({self.target: rest, rest: self.target})

    def after_confuse(self, player: int, rest: str) -> None:
        self.target = rest
        if player != self.memory.player:
            slots = self.before[int(rest)]
            self.memory.mix([f"{rest},{slot}" for slot in range(len(slots)) if slots[slot] == "X"])

    def after_cross(self, player: int, rest: str) -> None:
        if player == self.memory.player:
            one, two = (f"{self.target},{slot}" for slot in rest.split(","))
            self.memory.move({one: two, two: one})

    def after_overload(self, player: int, rest: str) -> None:
        seat, one, two = rest.split(",")
        self.target, self.second = f"{seat},{one}", f"{seat},{two}"

    def after_against(self, player: int, rest: str) -> None:
        seat = int(rest.split(",")[0])
        slot = (self.before[seat] + ".").index(".")
        self.memory.move({self.target: rest, rest: self.target, self.second: f"{seat},{slot}"})

    def after_order(self, player: int, rest: str) -> None:
        *cards, side = rest.split(",")
        count = len(cards)
        places = [f"pile,{index}" for index in range(count)]
        if player == self.memory.player:
            kept = [{pair for pair in world if pair[1] not in places} for world in self.memory.worlds]
            back = {(int(card), place) for card, place in zip(cards, places, strict=True)}
            self.memory.worlds = {frozenset(world | back) for world in kept}
        else:
            self.memory.mix(places)
        if side == "bottom":
            size = table(self.state)["pile"] + (phase(self.state) == "draw")
            self.memory.move({f"pile,{n}": f"pile,{(n - count) % size}" for n in range(size)})
