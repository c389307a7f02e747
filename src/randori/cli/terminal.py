"""A game between the person at the terminal and bots: tells, asks, moves."""

from __future__ import annotations

import secrets
from contextlib import suppress

from rich.markdown import Markdown

from randori.bots import Bot, Budget, Perspective, find_bot
from randori.cli import hints
from randori.cli.choosing import LEAVE, Left, level_name
from randori.cli.console import Console
from randori.cli.rules import as_text, find
from randori.cli.tables import table_of
from randori.cli.thinking import Thinking
from randori.engine.chance import SecretSource
from randori.engine.errors import IllegalMove, RandoriError, quote
from randori.engine.plugging import place
from randori.engine.position import CHANCE
from randori.engine.rng import Rng
from randori.engine.state import State
from randori.words import Words

LARGEST_SEED = 2**62
PERSON = 0
WAIT = ("w", "wait")
HINT = ("h", "hint", "i", "indice")


class Terminal:
    def __init__(
        self, console: Console, words: Words, state: State, others: tuple[str, ...], budget: Budget
    ) -> None:
        self.console = console
        self.words = words
        self.state = state
        self.budget = budget
        self.bots = {player: self.new_bot(name) for player, name in enumerate(others, 1)}
        self.pace = Rng(secrets.randbelow(LARGEST_SEED))
        self.thinking = Thinking(console)
        self.names = [words("you"), *(self.bot_name(player) for player in self.bots)]
        self.table = table_of(state.game.name)(words, self.names, PERSON)
        self.heard: str | None = None

    def new_bot(self, name: str) -> Bot:
        return find_bot(name, secrets.randbelow(LARGEST_SEED), self.state.game.name, self.budget)

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        game = self.state.game
        self.say("welcome", title=game.title, players=game.players, player=PERSON)
        self.say("help-line")
        while not self.state.over:
            self.step()
        self.console.print(self.table.drawn(self.state.view(PERSON)))
        self.tell_winners()

    def step(self) -> None:
        """One move, whoever's it is, and what it did."""
        before = self.state.view(PERSON)
        to_act = self.state.to_act
        if to_act == (CHANCE,):
            self.state.draw(SecretSource())
        elif PERSON not in to_act or not self.ask_person():
            self.let_bot_play([player for player in to_act if player != PERSON])
        player, move = self.state.history[-1]
        if player in self.bots and not self.table.hears_secrets:
            if self.heard is None:
                return
            move = self.heard
        for line in self.table.describe(before, player, move, self.state.view(PERSON)):
            self.console.print(f"  {line}", markup=False)

    def let_bot_play(self, players: list[int]) -> None:
        """One of the bots who may act now: the one who reacts fastest this time."""
        player = min(players, key=lambda player: self.bots[player].reaction.seconds(self.pace))
        text = self.words("thinks", name=self.names[player])
        perspective = Perspective(self.state, player)
        try:
            self.play(player, self.thinking.of(self.bots[player], perspective, text).chosen)
        except Exception as wrong:  # a bot may be anybody's, and the person wants to play on
            # Its own words are not repeated: they may tell what it holds.
            error = f"{type(wrong).__name__}{place(wrong)}"
            self.say("bot-failed", name=self.names[player], error=error)
            self.play(player, perspective.random_move(self.pace))

    def play(self, player: int, move: str) -> None:
        """A bot's move, and what everybody hears of it."""
        self.heard = self.state.public_move(player, move)
        self.state.play(player, move)

    # --- the person

    def ask_person(self) -> bool:
        """Let the person make a move; False if others are to go first."""
        moves = self.state.moves(PERSON)
        is_alone = self.state.to_act == (PERSON,)
        if len(moves) == 1 and is_alone:
            # A forced move is played for the person: there is nothing to decide.
            self.say("only-move", move=self.table.choice(self.state.view(PERSON), moves[0]))
            self.state.play(PERSON, moves[0])
            return True
        self.show_table()
        if not is_alone:
            self.say("wait-line")
        before = len(self.state.history)
        while len(self.state.history) == before:
            answer = self.console.input(f"{self.words('prompt')}> ").strip()
            if answer in WAIT and not is_alone:
                return False
            self.answer(answer, moves)
        return True

    def show_table(self) -> None:
        view = self.state.view(PERSON)
        self.console.print()
        self.console.print(self.table.drawn(view))
        self.console.print(self.table.question(view), style="bold", markup=False)
        for number, move in enumerate(view["moves"], 1):
            self.console.print(f"{number:4}  {self.table.choice(view, move)}", markup=False)

    def answer(self, answer: str, moves: list[str]) -> None:
        """Do what the person asks for."""
        if answer.lower() in LEAVE:
            raise Left
        if answer in ("", "table"):
            self.show_table()
        elif answer == "rules":
            self.console.print(Markdown(self.state.game.rules_page(self.words.language)))
        elif answer.lower() in HINT:
            self.hint()
        elif answer.startswith("?"):
            self.help(answer[1:].strip(), moves[0])
        elif answer.isascii() and answer.isdecimal():
            self.numbered(answer, moves)
        else:
            self.moved(answer)

    def numbered(self, answer: str, moves: list[str]) -> None:
        if len(answer) > 3 or not 1 <= int(answer) <= len(moves):
            self.say("no-such-answer", answer=quote(answer), count=len(moves))
        else:
            self.moved(moves[int(answer) - 1])

    def moved(self, move: str) -> None:
        try:
            self.state.play(PERSON, move)
        except IllegalMove as refused:
            self.say("refused", move=quote(move))
            if self.words.language == "en":  # the engine gives its reasons in English
                self.console.print(f"{refused.message}.", markup=False)
            with suppress(RandoriError):  # the rules of a plug-in may not have all its clauses
                clause = find(self.state.game.name, refused.clause, self.words.language)
                self.say("refused-clause", clause=clause.name, title=clause.title)

    def hint(self) -> None:
        """What a master would do in the person's place. Nothing of the game changes."""
        view = self.state.view(PERSON)
        if len(view["moves"]) == 1:
            self.say("only-move", move=self.table.choice(view, view["moves"][0]))
            return
        adviser = self.new_bot(hints.ADVISER)
        thought = self.thinking.of(adviser, Perspective(self.state, PERSON), self.words("thinks-for-you"))
        self.say("hint", simulations=thought.simulations)
        self.console.print(hints.drawn(self.table, view, thought))

    def help(self, clause: str, example: str) -> None:
        game = self.state.game.name
        if not clause:
            self.say("help", example=example, clause="MOVE-TURN")
            return
        try:
            self.console.print(Markdown(as_text(find(game, clause, self.words.language))))
        except RandoriError:
            self.say("no-clause", name=quote(clause))

    # --- words

    def bot_name(self, player: int) -> str:
        level = level_name(self.words, self.bots[player].name)
        return self.words("bot", level=level[0].upper() + level[1:], number=player)

    def say(self, message: str, /, **values: str | int) -> None:
        self.console.print(self.words(message, **values), markup=False)

    def tell_winners(self) -> None:
        others = [self.names[player] for player in self.state.winners if player != PERSON]
        you = "no" if PERSON not in self.state.winners else "shared" if others else "alone"
        self.say("over-won", you=you, names=self.words.listed(others), count=len(others))
