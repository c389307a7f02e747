"""Information-set Monte Carlo tree search (compiled): written once, for every game.

Each simulation deals anew all that the searching player cannot know (`redeal`), plays down the tree, plays on
by a guide to the horizon, and lets every decision on its way learn how it ended. A node is what the one who
decides can tell apart: for the searching player all that he would know there, for the others what everybody
sees, so that nobody's decision leans on a secret of another. Many worlds meet in one node, and an action may
not be open in all of them: it competes only where it is (Cowling, Powley and Whitehouse, 2012).

Where several may act at once, the searching player goes first if the decision is his to make now; after that
any of them may be the first, each as likely as the others.
"""

from __future__ import annotations

from math import exp, log, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from randori.bots.guide import Guide, Judge
from randori.engine import bits
from randori.engine.arrays import append, vec
from randori.engine.names import Action, Player
from randori.engine.position import NO_DRAW, NO_SIGHT, NOBODY, Position
from randori.engine.rng import Rng, mixed

NO_PLACE: Final[i64] = -1
LEAST_WEIGHT: Final = 0.002


@final
class Node:
    """One decision as its maker sees it: the actions met so far, in the order they were, and how they did."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.weights = vec[float]()  # how good a judge held the action, among those of this node
        self.open = vec[i64]()  # how often the action could be chosen
        self.visits = vec[i64]()  # how often it was
        self.totals = vec[float]()  # of the maker's win estimates

    def place_of(self, action: Action) -> i64:
        """Where an action stands; NO_PLACE if it was never open before."""
        for index in range(len(self.actions)):
            if self.actions[index] == action:
                return index
        return NO_PLACE

    def add(self, action: Action, weight: float) -> i64:
        self.actions = append(self.actions, action)
        self.weights = append(self.weights, weight)
        self.open = append(self.open, 0)
        self.visits = append(self.visits, 0)
        self.totals = append(self.totals, 0.0)
        return len(self.actions) - 1

    def meet(self, actions: list[int]) -> None:
        """Actions that are open now get a place, all of the same weight."""
        for action in actions:
            if self.place_of(action) == NO_PLACE:
                self.add(action, 1.0)

    def meet_judged(self, actions: list[int], values: list[float], scale: float) -> None:
        """The same, weighted by the values they have: each `scale` less weighs a third, but nothing weighs
        next to nothing, for judges err."""
        highest = max(values)
        for index in range(len(actions)):
            if self.place_of(actions[index]) == NO_PLACE:
                self.add(actions[index], LEAST_WEIGHT + exp((values[index] - highest) / scale))

    def has_met(self, actions: list[int]) -> bool:
        return all(self.place_of(action) != NO_PLACE for action in actions)

    def select_judged(self, actions: list[int], exploration: float) -> i64:
        """The most promising by mean and weight (PUCT): what was never tried counts as the node does on the
        whole."""
        weight: float = 1e-9
        visits: i64 = 0
        total: float = 0.0
        for action in actions:
            index = self.place_of(action)
            self.open[index] += 1
            weight += self.weights[index]
            visits += self.visits[index]
            total += self.totals[index]
        usual = total / float(visits) if visits else 0.5
        chosen: i64 = 0
        highest: float = -1.0
        for action in actions:
            index = self.place_of(action)
            tried = float(self.visits[index])
            mean = self.totals[index] / tried if tried > 0.0 else usual
            bound = mean + exploration * self.weights[index] / weight * sqrt(float(self.open[index])) / (
                1.0 + tried
            )
            if bound > highest:
                highest = bound
                chosen = index
        return chosen

    def select(self, actions: list[int], exploration: float, rng: Rng) -> i64:
        """The most promising of the actions that are open, by its upper confidence bound; of those never
        tried, any."""
        chosen: i64 = 0
        highest: float = -1.0
        untried: i64 = 0
        for action in actions:
            index = self.place_of(action)
            self.open[index] += 1
            visits = self.visits[index]
            if visits == 0:
                untried += 1
                if rng.below(untried) == 0:
                    chosen = index
            elif untried == 0:
                bound = self.totals[index] / float(visits) + exploration * sqrt(
                    log(float(self.open[index])) / float(visits)
                )
                if bound > highest:
                    highest = bound
                    chosen = index
        return chosen


@final
class Search:
    """What a player finds out by simulating; made for one decision."""

    def __init__(
        self,
        root: Position,
        player: Player,
        rng: Rng,
        *,
        guide: Guide | None = None,
        judge: Judge | None = None,
        exploration: float = 0.5,
        stages: i64 = 0,
        others_search: bool = True,
    ) -> None:
        """Without a guide, rollouts are uniform. `stages` is how far to look ahead (0: to the end);
        where the others do not search they follow the guide. A judge weighs the player's own moves."""
        self.root = root
        self.player = player
        self.rng = rng
        self.guide = guide
        self.judge = judge
        self.exploration = exploration
        self.horizon: i64 = root.stage() + stages if stages else 0
        self.others_search = others_search
        self.simulations: i64 = 0
        self.nodes: dict[int, Node] = {}
        self.top = Node()
        self.path: list[Node] = []
        self.places = vec[i64]()
        self.makers = vec[i64]()

    # --- running

    def run(self, simulations: i64) -> None:
        for _ in range(simulations):
            self.simulate()

    def run_for(self, seconds: float) -> None:
        """At least once, and then as long as there is time."""
        end: float = perf_counter() + seconds
        self.simulate()
        while perf_counter() < end:
            self.simulate()

    def simulate(self) -> None:
        world = self.root.redeal(self.player, self.rng)
        self.path = []
        self.places = vec[i64]()
        self.makers = vec[i64]()
        self._descend(world)
        self._roll_out(world)
        self._learn(world)
        self.simulations += 1

    # --- one simulation

    def _is_far_enough(self, world: Position) -> bool:
        return world.is_over() or (self.horizon > 0 and world.stage() >= self.horizon)

    def _descend(self, world: Position) -> None:
        """Down the tree, until something is tried for the first time."""
        trail: i64 = 0
        maker = self.player
        while True:
            if self.others_search or maker == self.player:
                node = self._node(world, maker, trail)
                chosen = self._chosen(node, world, maker)
                action = node.actions[chosen]
                self.path.append(node)
                self.places = append(self.places, chosen)
                self.makers = append(self.makers, maker)
                world.apply(maker, action)
                if node.visits[chosen] == 0:
                    return
            else:
                action = self._guided(world, maker)
                world.apply(maker, action)
            trail = mixed(mixed(trail, action + 1), maker)
            while world.awaits() != NO_DRAW and not self._is_far_enough(world):
                world.settle_at_random(self.rng)
            if self._is_far_enough(world):
                return
            maker = bits.pick(world.actors(), self.rng)

    def _node(self, world: Position, maker: Player, trail: i64) -> Node:
        """The maker's decision in this world: what he can tell apart, or where there are no eyes the way
        that led here."""
        if not self.path:
            return self.top
        seen = world.information_key(maker if maker == self.player else NOBODY)
        key: int = mixed(trail if seen == NO_SIGHT else seen, maker + 1)
        node = self.nodes.get(key)
        if node is None:
            node = Node()
            self.nodes[key] = node
        return node

    def _chosen(self, node: Node, world: Position, maker: Player) -> i64:
        """Where the action to try stands in the node. Only the searching player's own decisions are judged:
        what others would think of theirs hangs on cards that differ from world to world."""
        actions = world.legal_actions(maker)
        judge = self.judge
        if judge is None or maker != self.player:
            node.meet(actions)
            return node.select(actions, self.exploration, self.rng)
        if not node.has_met(actions):
            node.meet_judged(actions, judge.values(world, maker, actions), judge.scale)
        return node.select_judged(actions, self.exploration)

    def _guided(self, world: Position, player: Player) -> Action:
        guide = self.guide
        if guide is None:
            return world.random_action(player, self.rng)
        return guide.action(world, player, self.rng)

    def _roll_out(self, world: Position) -> None:
        while not self._is_far_enough(world):
            if world.awaits() != NO_DRAW:
                world.settle_at_random(self.rng)
            else:
                player = bits.pick(world.actors(), self.rng)
                world.apply(player, self._guided(world, player))

    def _learn(self, world: Position) -> None:
        for index in range(len(self.path)):
            node = self.path[index]
            place = self.places[index]
            node.visits[place] += 1
            node.totals[place] += world.win_estimate(self.makers[index])

    # --- what was found

    def tried(self) -> list[tuple[int, int, float]]:
        """The player's actions: how often each was tried, and its mean win estimate."""
        found: list[tuple[int, int, float]] = []
        for index in range(len(self.top.actions)):
            visits = self.top.visits[index]
            mean = self.top.totals[index] / float(visits) if visits else 0.0
            found.append((self.top.actions[index], visits, mean))
        return found

    def best(self) -> Action:
        """The action tried most often; of several, the one with the best estimate. There must have been a
        simulation."""
        best = self.tried()[0]
        for each in self.tried():
            if each[1] > best[1] or (each[1] == best[1] and each[2] > best[2]):
                best = each
        return best[0]
