"""Before the game: who plays what, with which options."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.clock.pace import NO_PACE, BadPace, Pace, checked, pace_to_text
from bot.club.house import House
from bot.club.ledger import Happening, InTransaction
from bot.club.letters import HandLetter, LobbyLetter, NoteLetter
from bot.club.refusals import ClubRefusal, Stale
from bot.club.results import Person, Summary
from bot.club.seating import free_name, sitter_of
from bot.club.telling import Posting, to_channel, to_person
from bot.club.warm import Warm, summarise
from games.catalogue import Game, game
from games.chance import Chance, Seed
from games.lesson import seed as lesson_seed
from games.table import Fault, Table
from games.text import Text, say
from rendering.kit.colours import PALETTES
from storage.clocks import Clocks
from storage.games import GameRow, Games
from storage.moves import Moves
from storage.outbox import Outbox
from storage.players import Players
from storage.seats import SeatRow, Seats, asking
from storage.session import Session, Taken

log = logging.getLogger(__name__)


class Lobby:
    """Opens tables, seats people and stand-ins, starts and cancels."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def open(
        self,
        *,
        game: str,
        options: dict[str, Any],
        language: str,
        host: Person,
        channel: str,
        guild: str | None,
        interaction: str | None = None,
        pace: Pace = NO_PACE,
        palette: str = "default",
        lesson: bool = False,
    ) -> Summary:
        """Open a lobby in a channel, its host seated. A channel has one open table at most."""
        at = self._house.now()
        row = self._row(
            game, options, language, host, channel, guild, pace, interaction, palette=palette
        )
        row = replace(row, lesson=int(lesson))
        seat = SeatRow(row.id, 0, host.id, None, host.name, 0, at)
        try:
            async with self._house.database.writing() as session:
                await Players(session).meet(host.id, host.name, host.language)
                await Games(session).add(row)
                await Seats(session).take(seat)
                await self._house.ledger.post(session, row.id, [_panel(row, fresh=True)])
        except Taken:
            return await self._opened_before(channel, interaction)
        return summarise(row, [seat])

    def _row(
        self,
        game: str,
        options: dict[str, Any],
        language: str,
        host: Person,
        channel: str,
        guild: str | None,
        pace: Pace,
        interaction: str | None,
        *,
        table: str | None = None,
        palette: str = "default",
    ) -> GameRow:
        """A table before its start."""
        entry = _entry(game)
        if palette not in PALETTES:
            raise ClubRefusal("no-such-palette", palette=palette)
        chosen = _options(entry, entry.rules.spoken(language) | options)
        at = self._house.now()
        return GameRow(
            id=table or secrets.token_hex(5),
            guild=guild,
            channel=channel,
            game=game,
            version=entry.rules.version,
            options=msgspec.json.encode(chosen).decode(),
            language=language,
            host=host.id,
            phase="lobby",
            seed=None,
            commitment=None,
            saved=None,
            asked="[]",
            number=-1,
            moves=0,
            told=-1,
            outcome=None,
            drift=None,
            pace=pace_to_text(_pace(pace)),
            interaction=interaction,
            opened_at=at,
            started_at=None,
            ended_at=None,
            palette=palette,
        )

    async def _opened_before(self, channel: str, interaction: str | None) -> Summary:
        """The table that this very interaction opened; another one is in the way."""
        games = Games(self._house.database.reading)
        row = await games.opened_by(interaction) if interaction else None
        if row is None:
            raise ClubRefusal("channel-taken", channel=channel)
        return summarise(row, await Seats(self._house.database.reading).of(row.id))

    async def join(self, table: str, person: Person) -> Summary:
        """Sit down. Who already sits there stays seated."""
        async with self._house.tables.hold(table) as warm:
            _in_lobby(warm)
            if person.id not in warm.people().values():
                await self._sit(warm, person, None, None)
            return warm.summary()

    async def leave(self, table: str, person: str) -> Summary:
        """Get up again. When the host leaves, the next person is host; the last one closes it."""
        async with self._house.tables.hold(table) as warm:
            _in_lobby(warm)
            if person in warm.people().values():
                await self._get_up(warm, warm.seated(person))
            return warm.summary()

    async def add_stand_in(
        self, table: str, by: str, stand_in: str = "greedy", *, interaction: str | None = None
    ) -> Summary:
        """Seat a program; only somebody who sits at the table may."""
        async with self._house.tables.hold(table) as warm:
            _in_lobby(warm)
            warm.seated(by)
            if stand_in not in warm.entry.stand_ins:
                raise ClubRefusal("no-such-stand-in", name=stand_in)
            if interaction is None or all(row.interaction != interaction for row in warm.seats):
                await self._sit(warm, None, stand_in, interaction)
            return warm.summary()

    async def remove_stand_in(self, table: str, by: str, seat: int) -> Summary:
        """Let a program go again."""
        async with self._house.tables.hold(table) as warm:
            _in_lobby(warm)
            warm.seated(by)
            if not any(row.seat == seat and row.stand_in for row in warm.seats):
                raise ClubRefusal("no-stand-in-there")
            await self._get_up(warm, seat)
            return warm.summary()

    async def start(self, table: str, by: str, *, interaction: str | None = None) -> Summary:
        """Make the seed, publish its hash, shuffle the seats and begin."""
        async with self._house.tables.hold(table) as warm:
            if interaction and await Moves(self._house.database.reading).by_interaction(
                interaction
            ):
                return warm.summary()
            _in_lobby(warm)
            warm.seated(by)
            rules = warm.entry.rules
            count = len(warm.seats)
            if count not in rules.seats:
                least, most = rules.seats[0], rules.seats[-1]
                raise ClubRefusal("wrong-number", seats=count, least=least, most=most)
            seed, order = _dealt(warm)
            panel = _panel(warm.row, fresh=False)
            await self._begin(warm, order, seed, by=by, interaction=interaction, also=[panel])
            summary = warm.summary()
        self._house.stand_ins.wake(table)
        return summary

    async def convene(
        self,
        *,
        game: str,
        options: dict[str, Any],
        language: str,
        sitters: Sequence[Person | str],
        channel: str,
        guild: str | None,
        pace: Pace,
        interaction: str,
        first: InTransaction,
        table: str,
        palette: str = "default",
    ) -> Summary:
        """Open a table under a given id with everybody seated in this order, and begin at once.

        Stand-ins are named by their key. `first` is written in the same transaction, after the
        table's row. The same interaction again finds the table that it opened.
        """
        if row := await Games(self._house.database.reading).opened_by(interaction):
            return summarise(row, await Seats(self._house.database.reading).of(row.id))
        host = next(sitter for sitter in sitters if isinstance(sitter, Person))
        at = self._house.now()
        row = self._row(
            game, options, language, host, channel, guild, pace, interaction, table=table,
            palette=palette,
        )  # fmt: skip
        seats: list[SeatRow] = []
        for seat, one in enumerate(sitters):
            person, stand_in = (None, one) if isinstance(one, str) else (one.id, None)
            name = free_name(one, seats, language) if isinstance(one, str) else one.name
            seats.append(SeatRow(row.id, seat, person, stand_in, name, 0, at))

        async def before(session: Session) -> None:
            for one in sitters:
                if isinstance(one, Person):
                    await Players(session).meet(one.id, one.name, one.language)
            await Games(session).add(row)
            await first(session)

        warm = Warm(row, seats)
        try:
            await self._begin(
                warm, seats, Seed.new(), by=host.id, interaction=interaction, first=before
            )
        except Taken:
            raise ClubRefusal("channel-taken", channel=channel) from None
        self._house.stand_ins.wake(row.id)
        return warm.summary()

    async def _begin(
        self,
        warm: Warm,
        order: Sequence[SeatRow],
        seed: Seed,
        *,
        by: str,
        interaction: str | None,
        also: Sequence[Posting] = (),
        first: InTransaction | None = None,
    ) -> None:
        """Let the game begin with everybody in this order; the hash of the seed is published."""
        rules, at = warm.entry.rules, self._house.now()
        seats = [replace(row, seat=seat, since=at) for seat, row in enumerate(order)]
        options = _options(warm.entry, msgspec.json.decode(warm.row.options))
        try:
            warm.table = await asyncio.to_thread(Table.start, rules, len(seats), options, seed)
        except Fault as fault:
            log.exception("table %s cannot be started", warm.row.id)
            raise ClubRefusal("rules-failed") from fault
        warm.row = replace(
            warm.row,
            seed=seed.hex(),
            commitment=seed.commitment,
            version=rules.version,
            phase="playing",
            started_at=at,
        )
        happening = Happening(
            kind="start",
            events=warm.table.opening(),
            sitters=tuple(sitter_of(row) for row in seats),
            interaction=interaction,
            person=by,
        )
        await self._house.ledger.enter(warm, happening, seats, also=also, first=first)

    async def cancel(self, table: str, by: str, *, manage: bool = False) -> Summary:
        """Call a table off.

        A lobby by its host; a game in play by the only person at it. With `manage` (the caller may
        run the server) any open table.
        """
        async with self._house.tables.hold(table) as warm:
            if warm.row.phase not in ("lobby", "playing"):
                raise ClubRefusal("table-over")
            alone = set(warm.people().values()) == {by}
            hosts = warm.row.phase == "lobby" and warm.row.host == by
            if not (manage or alone or hosts):
                raise ClubRefusal("cancel-not-yours")
            await self._close(warm, say("bot.cancelled"))
            return warm.summary()

    async def channel_gone(self, channel: str) -> Summary | None:
        """The channel was deleted: call off its open table, post nothing."""
        row = await Games(self._house.database.reading).open_in(channel)
        if row is None:
            return None
        async with self._house.tables.hold(row.id) as warm:
            await self._close(warm, None)
            async with self._house.database.writing() as session:
                await Outbox(session).drop_due(to_channel(channel), "the channel is gone")
            return warm.summary()

    async def _sit(
        self, warm: Warm, person: Person | None, stand_in: str | None, interaction: str | None
    ) -> None:
        most = warm.entry.rules.seats[-1]
        if len(warm.seats) >= most:
            raise ClubRefusal("table-full", most=most)
        name = person.name if person else free_name(stand_in or "", warm.seats, warm.row.language)
        row = SeatRow(
            game=warm.row.id,
            seat=warm.seats[-1].seat + 1 if warm.seats else 0,
            person=person.id if person else None,
            stand_in=stand_in,
            name=name,
            asked=0,
            since=self._house.now(),
            interaction=interaction,
        )
        async with self._house.database.writing() as session:
            if person:
                await Players(session).meet(person.id, person.name, person.language)
            await Seats(session).take(row)
            await self._house.ledger.post(session, warm.row.id, [_panel(warm.row, fresh=False)])
        warm.seats = [*warm.seats, row]

    async def _get_up(self, warm: Warm, seat: int) -> None:
        left = [row for row in warm.seats if row.seat != seat]
        people = [row.person for row in left if row.person]
        row = warm.row
        if not people:
            row = replace(row, phase="cancelled", ended_at=self._house.now())
        elif row.host not in people:
            row = replace(row, host=people[0])
        async with self._house.database.writing() as session:
            await Seats(session).leave(row.id, seat)
            await Games(session).save(row, row.number)
            await self._house.ledger.post(session, row.id, [_panel(row, fresh=False)])
        warm.row, warm.seats = row, left

    async def _close(self, warm: Warm, note: Text | None) -> None:
        """End a table that the rules did not end; with a note, everybody sees that it is over."""
        playing = warm.row.phase == "playing"
        row = replace(warm.row, phase="cancelled", ended_at=self._house.now())
        seats = asking(warm.seats, (), self._house.now())
        postings = []
        if note:
            postings.append(Posting(to_channel(row.channel), NoteLetter(note), fresh=True))
            if not playing:
                postings.append(_panel(row, fresh=False))
        if playing:
            postings += [
                Posting(to_person(person), HandLetter(seat), fresh=False)
                for seat, person in warm.people().items()
            ]
        async with self._house.database.writing() as session:
            await Games(session).save(row, row.number)
            await Seats(session).ask(row.id, warm.seats, seats)
            await Clocks(session).stop_all(row.id)
            await self._house.ledger.post(session, row.id, postings)
            warm.row, warm.seats = row, seats
            await self._house.ledger.ended(session, warm)


def _dealt(warm: Warm) -> tuple[Seed, list[SeatRow]]:
    """The seed and the order of the seats; a lesson always has the same, its learner first."""
    if warm.row.lesson:
        return lesson_seed(warm.row.game), warm.seats
    seed = Seed.new()
    # The order comes from the seed too: nobody can say that it was arranged.
    chance = Chance(Seed.from_words(f"{seed.hex()} seats"))
    return seed, chance.shuffle("seats", warm.seats[:])


def _entry(key: str) -> Game:
    try:
        return game(key)
    except KeyError:
        raise ClubRefusal("no-such-game", game=key) from None


def _options(entry: Game, given: dict[str, Any]) -> Any:
    kind = entry.rules.options_type
    for name in given:
        if name not in kind.__struct_fields__:
            raise ClubRefusal("no-such-option", option=name)
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError:
        raise ClubRefusal("bad-option", options=", ".join(map(str, given.values()))) from None


def _pace(given: Pace) -> Pace:
    try:
        return checked(given)
    except BadPace as problem:
        raise ClubRefusal("bad-pace", pace=str(problem)) from None


def _in_lobby(warm: Warm) -> None:
    if warm.row.phase == "playing":
        raise Stale("already-started")
    if warm.row.phase != "lobby":
        raise ClubRefusal("table-over")


def _panel(row: GameRow, *, fresh: bool) -> Posting:
    return Posting(to_channel(row.channel), LobbyLetter(), fresh)
