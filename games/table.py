"""A game in play: it asks, and it is answered.

A table is never pickled. It is kept as a checkpoint, which is plain data taken where the rules
rest, and the answers given since. Whoever loads it enters the rules at the checkpoint and gives
those answers again, so that loading takes no longer at the end of a game than at its start, and
mending a rule disturbs at most the action in progress.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any, Generic

import msgspec
from msgspec import Struct

from games.bound import Budget, Runaway, watched
from games.chance import Chance, Loaded, Seed
from games.decision import KEY_MOST, Answer, Decision, Illegal
from games.event import Event, Story
from games.rules import Answers, Ask, Broken, Opts, Outcome, Play, Rules, S, V
from games.studying import study
from games.text import Seat, say

_encoder = msgspec.msgpack.Encoder()
"""Keeps the order of dicts, so a loaded table goes through them as the live one does."""


DEALS = 40
"""How many deals are tried before a table says that it cannot be imagined."""


class Given(Struct, array_like=True):
    """An answer as it was given."""

    seat: Seat
    answer: Answer
    firm: bool = False
    """Whether its player can no longer take it back alone."""


class Checkpoint(Struct):
    """A position at rest, with everything needed to go on from it."""

    state: bytes
    counter: int
    answered: int
    """How many answers the whole game had up to here."""
    digest: str = ""
    """The fingerprint of the position, taken when it is saved."""
    loaded: Loaded = {}


class Saved(Struct):
    """A table as it is stored. The seed is kept apart: it is the table's secret."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    checkpoint: Checkpoint
    since: list[Given]
    digest: str


class Fault(Exception):
    """The rules failed. The table is as it was before the answer that made them fail."""


class Table(Generic[S, V, Opts]):
    """One game: its rules, its seed, where it stands and what it asks."""

    def __init__(
        self,
        rules: Rules[S, V, Opts],
        seats: int,
        options: Opts,
        seed: Seed,
        checkpoint: Checkpoint,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.drift: str | None = None
        """Why the table no longer stands where it was saved, when the rules have changed since."""
        self._base = checkpoint
        self._since: list[Given] = []
        self._told: tuple[Event, ...] = ()
        self._decoder = msgspec.msgpack.Decoder(rules.state_type)
        self._enter()

    @classmethod
    def start(
        cls, rules: Rules[S, V, Opts], seats: int, options: Opts, seed: Seed
    ) -> Table[S, V, Opts]:
        """Lay out a new game and run it to its first question."""
        if seats not in rules.seats:
            raise Illegal(
                say("core.seats", seats=seats, least=rules.seats[0], most=rules.seats[-1])
            )
        chance = Chance(seed)
        return cls.at(rules, seats, options, seed, rules.setup(seats, options, chance), chance)

    @classmethod
    def at(
        cls,
        rules: Rules[S, V, Opts],
        seats: int,
        options: Opts,
        seed: Seed,
        state: S,
        chance: Chance,
    ) -> Table[S, V, Opts]:
        """Continue from any position at rest."""
        checkpoint = _checkpoint(state, chance, 0)
        return cls(rules, seats, options, seed, checkpoint)

    @property
    def answered(self) -> int:
        """How many answers have been given in the whole game."""
        return self._base.answered + len(self._since)

    @property
    def digest(self) -> str:
        """A fingerprint of the whole position. Without the seed it tells nothing."""
        return _digest(_encoder.encode(self._state), self._chance.counter, self.seed)

    @property
    def uses(self) -> Counter[str]:
        """How often each card, effect or action was used since the table was laid out."""
        return self._story.uses

    def decision(self, seat: Seat) -> Decision | None:
        """What this seat is being asked."""
        for decision in self.pending:
            if decision.seat == seat:
                return decision
        return None

    def view(self, seat: Seat | None) -> V:
        """What a seat may see; `None` is a spectator."""
        return self.rules.view(self._state, seat)

    def opening(self) -> tuple[Event, ...]:
        """What happened before the first question."""
        events, self._told = self._told, ()
        return events

    def answer(self, seat: Seat, answer: Answer) -> tuple[Event, ...]:
        """Give a seat's answer and hear what came of it. What is refused changes nothing."""
        decision = self._checked(seat, answer)
        if self._since and self._since[-1].seat != seat:
            self._settle()
        base, since = self._base, self._since.copy()
        try:
            self._give(decision, answer)
        except Exception as problem:
            self._base, self._since = base, since
            self._enter()
            if isinstance(problem, Fault):
                raise
            raise Fault(f"{self.rules.key}: {type(problem).__name__}: {problem}") from problem
        return self._story.take()

    def refusal(self, seat: Seat, answer: Answer) -> Illegal | None:
        """Why this answer would be refused; `None` if it is legal. Nothing is done."""
        try:
            self._checked(seat, answer)
        except Illegal as refusal:
            return refusal
        return None

    def may_undo(self, seat: Seat) -> Illegal | None:
        """Why the seat's last answer cannot be taken back by the seat alone; `None` if it can."""
        if seat in self._heard:
            return None
        if not self._since:
            return Illegal(say("core.undo-nothing"))
        last = self._since[-1]
        if last.seat != seat:
            return Illegal(say("core.undo-others"))
        return Illegal(say("core.undo-revealed")) if last.firm else None

    def undo(self, seat: Seat) -> Answer:
        """Take back the seat's last answer, as long as nothing came to light through it."""
        if refusal := self.may_undo(seat):
            raise refusal
        index = max(i for i, given in enumerate(self._since) if given.seat == seat)
        taken = self._since.pop(index)
        self._enter()
        return taken.answer

    def check(self) -> None:
        """Raise `Broken` unless the position is sound."""
        self.rules.check(self._state)

    def imagine(self, seat: Seat | None, luck: Seed) -> Table[S, V, Opts]:
        """A table like this one as far as the seat can know, with the rest dealt by other luck.

        Raises `Illegal` when so much came to light since the checkpoint that no such deal is found.
        """
        chance = Chance(luck)
        seen = _encoder.encode(self.view(seat))
        for _ in range(DEALS):
            try:
                table = self._imagined(seat, luck, chance)
            except (Illegal, Fault):
                continue
            if _encoder.encode(table.view(seat)) == seen:
                return table
        raise Illegal(say("core.cannot-imagine"))

    def _imagined(self, seat: Seat | None, luck: Seed, chance: Chance) -> Table[S, V, Opts]:
        """Deal what the seat did not know at the checkpoint anew and give the same answers.

        What others answered in secret is dealt anew as well.
        """
        state = self.rules.imagine(self._decoder.decode(self._base.state), seat, chance)
        table = Table.at(self.rules, self.seats, self.options, luck, state, chance)
        for given in self._since:
            asked, answer = table.decision(given.seat), given.answer
            if asked and asked.secret and given.seat != seat:
                keys = chance.shuffle("secret", [option.key for option in asked.options])
                answer = tuple(keys[: len(answer)])
            table.answer(given.seat, answer)
        return table

    def save(self) -> Saved:
        """The table as plain data."""
        return Saved(
            game=self.rules.key,
            version=self.rules.version,
            seats=self.seats,
            options=msgspec.to_builtins(self.options),
            checkpoint=msgspec.structs.replace(
                self._base, digest=_digest(self._base.state, self._base.counter, self.seed)
            ),
            since=list(self._since),
            digest=self.digest,
        )

    @classmethod
    def load(cls, rules: Rules[S, V, Opts], saved: Saved, seed: Seed) -> Table[S, V, Opts]:
        """Continue a saved table.

        Where changed rules no longer lead to the saved position, the table stands at the last
        answer that still fits and says so in `drift`; it is never silently somewhere else.
        """
        rest = saved.checkpoint
        if rest.digest != _digest(rest.state, rest.counter, seed):
            raise Broken("the stored position is not the one that was saved")
        options = msgspec.convert(saved.options, rules.options_type)
        table = cls(rules, saved.seats, options, seed, saved.checkpoint)
        since = list(saved.since)
        for number, given in enumerate(since, saved.checkpoint.answered + 1):
            try:
                table.answer(given.seat, given.answer)
            except (Illegal, Fault) as problem:
                table.drift = f"answer {number} no longer fits: {problem}"
                return table
        table.opening()
        if table.digest != saved.digest:
            table.drift = f"rules {rules.version} lead elsewhere than rules {saved.version} did"
        return table

    def _checked(self, seat: Seat, answer: Answer) -> Decision:
        if self.outcome:
            raise Illegal(say("core.game-over"))
        decision = self.decision(seat)
        if decision is None:
            raise Illegal(say("core.not-asked"))
        try:
            decision.check(answer)
        except Illegal:
            for key in answer:
                if decision.option(key) is None:
                    reason = len(key) <= KEY_MOST and self.rules.why_not(self._state, seat, key)
                    if reason:
                        raise Illegal(reason) from None
                    break
            raise
        return decision

    def _enter(self) -> None:
        """Enter the rules at the checkpoint and give the answers since, untold."""
        self._budget = Budget()
        self._chance = Chance(self.seed, self._base.counter, self._base.loaded, self._budget)
        self._story = Story(self._budget)
        self._state: S = self._decoder.decode(self._base.state)
        self._rest: tuple[Checkpoint, int] | None = None
        self._answers: Answers = {}
        self._heard: set[Seat] = set()
        self.pending: Ask = ()
        self.outcome: Outcome | None = None
        since, self._since = self._since, []
        self._run(None)
        self._told = self._story.take()
        for given in since:
            self._give(self._checked(given.seat, given.answer), given.answer)
        if since:
            self._story.take()

    def _give(self, decision: Decision, answer: Answer) -> None:
        """Hand over a checked answer; the rules go on when nobody else is still being asked."""
        seat = decision.seat
        self._since.append(Given(seat, answer))
        self._answers[seat] = answer
        self._heard.add(seat)
        self.pending = tuple(other for other in self.pending if other.seat != seat)
        if self.pending:
            return
        self._heard = set()
        self._final = any(option.final and option.key in answer for option in decision.options)
        self._counter_before = self._chance.counter
        self._story.revealed = False
        self._run(self._answers)
        if self._is_firm():
            if self._since:
                self._since[-1].firm = True
            self._settle()

    def _run(self, answers: Answers | None) -> None:
        """Let the rules go on until they ask somebody or the game is over."""
        self._budget.refill()
        try:
            with watched():
                self._proceed(answers)
        except Runaway as stopped:
            raise Fault(f"{self.rules.key} does not come to an end: {stopped}") from None

    def _proceed(self, answers: Answers | None) -> None:
        play: Play
        if answers is None:
            play = self._play = self.rules.play(self._state, self._chance, self._story)
        else:
            play = self._play
        while True:
            try:
                asked = next(play) if answers is None else play.send(answers)
            except StopIteration as stop:
                if stop.value is not None:
                    self.outcome = stop.value
                    return
                self._come_to_rest()
                play = self._play = self.rules.play(self._state, self._chance, self._story)
                answers = None
                continue
            answers = {}
            waiting = []
            for decision in asked:
                forced = decision.forced
                if forced is None:
                    waiting.append(decision)
                else:
                    answers[decision.seat] = forced
            if waiting:
                self._answers, self.pending = answers, tuple(waiting)
                return

    def _is_firm(self) -> bool:
        """Whether the answer in hand set off something that its player cannot take back."""
        return self._final or self._story.revealed or self._chance.counter != self._counter_before

    def _come_to_rest(self) -> None:
        """Note a position from which the table can be continued.

        It becomes the checkpoint at once unless somebody may still take back an answer before it.
        """
        self._budget.spend()
        rest = _checkpoint(self._state, self._chance, self.answered)
        if self._since and not self._is_firm():
            self._rest = rest, len(self._since)
        else:
            self._base, self._since, self._rest = rest, [], None

    def _settle(self) -> None:
        """Nothing before the last rest can be taken back any more: continue from there."""
        if self._rest:
            rest, count = self._rest
            self._base, self._since, self._rest = rest, self._since[count:], None


def _checkpoint(state: Any, chance: Chance, answered: int) -> Checkpoint:
    loaded = {source: [*queue] for source, queue in chance.loaded.items() if queue}
    return Checkpoint(_encoder.encode(state), chance.counter, answered, loaded=loaded)


def _digest(state: bytes, counter: int, seed: Seed) -> str:
    """Keyed with the seed: a small hidden choice cannot be found by trying them all."""
    return hashlib.blake2b(state + counter.to_bytes(8, "big"), key=seed, digest_size=8).hexdigest()


study(Saved)


def saved_to_bytes(saved: Saved) -> bytes:
    """A saved table for the database."""
    return msgspec.json.encode(saved)


def saved_from_bytes(stored: bytes) -> Saved:
    """A saved table from the database."""
    try:
        return msgspec.json.decode(stored, type=Saved)
    except msgspec.DecodeError as problem:
        raise Broken(f"this is no saved table: {problem}") from problem
