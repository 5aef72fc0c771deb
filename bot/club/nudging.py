"""A friendly push for those who are waited for: once a day, and never when they sleep."""

from __future__ import annotations

from bot.clock.moments import moment
from bot.clock.pace import DAY
from bot.clock.turn import begins
from bot.club.house import House
from bot.club.ledger import nonce_for
from bot.club.letters import Content, HandLetter, NoteLetter
from bot.club.refusals import ClubRefusal
from bot.club.telling import Posting, to_channel, to_person
from bot.club.timing import Reach, reach_of
from bot.club.warm import Warm
from games.text import Player, Seat, Series, say
from storage.nudges import Nudges


class Nudging:
    """Table mates who ask for a move."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def nudge(self, table: str, person: str) -> tuple[Seat, ...]:
        """Remind those for whom the table waits; comes back with the seats that were reminded."""
        now = self._house.now()
        async with self._house.tables.hold(table) as warm:
            warm.playing()
            mine = warm.seated(person)
            people = warm.people()
            slow = [seat for seat in sorted(warm.pending()) if seat != mine and seat in people]
            if not slow:
                raise ClubRefusal("nudge-nobody")
            async with self._house.database.writing() as session:
                nudges = Nudges(session)
                last = await nudges.last(table, person)
                if last is not None and now < last + DAY:
                    raise ClubRefusal("nudge-again", when=moment(last + DAY))
                reached = {
                    seat: await reach_of(session, people[seat], warm.row.guild, now)
                    for seat in slow
                }
                awake = [seat for seat in slow if reached[seat].now(now)]
                if not awake:
                    raise ClubRefusal("nudge-asleep", when=moment(_first(reached, now)))
                await nudges.nudge(table, person, now)
                for target, content in _letters(warm, mine, {one: reached[one] for one in awake}):
                    nonce = nonce_for("nudge", table, person, now, target)
                    await self._house.ledger.post(
                        session, table, [Posting(target, content, fresh=True)], nonce=nonce
                    )
        return tuple(awake)


def _first(reached: dict[Seat, Reach], now: float) -> float:
    """When the first of them can be reached."""
    return min(begins(now, reach.settings.hours, reach.away) for reach in reached.values())


def _letters(warm: Warm, by: Seat, slow: dict[Seat, Reach]) -> list[tuple[str, Content]]:
    """A line in the channel that calls those who are called there, and word to the others."""
    guild, people = warm.row.guild, warm.people()
    called = tuple(people[seat] for seat, reach in slow.items() if reach.settings.by_mention(guild))
    text = say("bot.nudged-you", player=Player(by))
    if not called:
        names = Series(tuple(Player(seat) for seat in slow))
        text = say("bot.nudged", player=Player(by), who=names)
    found: list[tuple[str, Content]] = [(to_channel(warm.row.channel), NoteLetter(text, called))]
    for seat, reach in slow.items():
        if reach.settings.by_dm(guild) and people[seat] not in called:
            note = say("bot.nudged-you", player=Player(by))
            found.append((to_person(people[seat]), HandLetter(seat, note)))
    return found
