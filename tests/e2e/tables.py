"""Tables in play, and what the tests do at them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.discord_bot import PetitBleu
from bot.practice import interactions
from bot.practice.model import JSON, Channel, InteractionType
from bot.practice.person import PATIENCE, Outcome, Person, Seen
from bot.practice.server import LOOK_AGAIN, LocalDiscord
from games.catalogue import game


def control(seen: Seen, act: str) -> str:
    """The custom id of the button that does something, in whatever language; `""` if none does."""
    ids = [str(one.get("custom_id", "")) for one in seen.buttons.values()]
    return next((one for one in ids if one.split(":")[1:2] == [act]), "")


async def opened(
    local: LocalDiscord,
    people: list[Person],
    key: str = "cartels",
    where: Channel | None = None,
    **said: str,
) -> Channel:
    """A lobby filled with people and, if there is room, a stand-in; then started."""
    where = where or local.channel("general")
    host, *others = people
    before = max(where.messages, default=0)
    await host.use("new", where, game=key, **said)
    lobby = await host.gets(where, after=before, having=lambda seen: bool(control(seen, "join")))
    for person in others:
        await person.press(lobby, control(lobby, "join"))
    names = min(len(people) + 1, game(key).rules.seats[-1])
    if len(people) < names:
        await host.press(lobby, control(lobby, "stand-in"))
    await local.until(lambda: f"{names}. " in lobby.text)
    await host.press(lobby, control(lobby, "start"))
    return where


def table_messages(where: Channel) -> list[Seen]:
    """Every message of a channel that shows a board to all, oldest first."""
    everything = [Seen(one) for one in where.messages.values() if one.only_for is None]
    return [seen for seen in everything if seen.files]


@dataclass
class At:
    """A table in a channel, with the people at it."""

    local: LocalDiscord
    where: Channel
    people: list[Person]

    async def turn(self, after: int = 0) -> Seen:
        """The newest table message, once there is one after another."""

        def newer() -> Seen | None:
            found = table_messages(self.where)
            return found[-1] if found and found[-1].id > after else None

        seen = await self.local.until(newer)
        assert seen
        return seen

    async def asked(self) -> tuple[Person, Seen]:
        """Somebody whose turn it is, and the table message that says so."""

        def waits() -> tuple[Person, Seen] | None:
            seen = table_messages(self.where)[-1]
            last = seen.text.rsplit("\n", 1)[-1]
            return next(((one, seen) for one in self.people if one.mention in last), None)

        await self.turn()
        found = await self.local.until(waits)
        assert found
        return found

    async def panel(self) -> tuple[Person, Seen]:
        """Somebody whose turn it is, and their private panel in the channel."""
        person, seen = await self.asked()
        return person, (await person.press(seen, control(seen, "move"))).seen

    def others(self, person: Person) -> list[Person]:
        """Everybody else at the table."""
        return [one for one in self.people if one.id != person.id]


async def seated(
    local: LocalDiscord, people: list[Person], key: str = "cartels", where: Channel | None = None
) -> At:
    """A game in play."""
    at = At(local, await opened(local, people, key, where), people)
    await at.turn()
    return at


def answers(panel: Seen) -> list[tuple[str, list[str]]]:
    """Everything that a panel lets one answer with: custom ids, and values of menus."""
    found: list[tuple[str, list[str]]] = [
        (one["custom_id"], [])
        for one in panel.buttons.values()
        if one.get("custom_id", "").split(":")[1:2] in (["answer"], ["decline"])
    ]
    for menu in panel.menus:
        values = [option["value"] for option in menu["options"]]
        found.append((menu["custom_id"], values[: max(menu.get("min_values", 1), 1)]))
    return found


async def use(person: Person, seen: Seen, answer: tuple[str, list[str]]) -> Outcome:
    """Press the button or choose in the menu."""
    custom_id, values = answer
    if values:
        return await person.choose(seen, *values, menu=custom_id)
    return await person.press(seen, custom_id)


async def forge(person: Person, seen: Seen, custom_id: str, *values: str) -> Outcome:
    """Send a press that no control of the message stands for, as a changed client could."""
    data: JSON = {"component_type": 3 if values else 2, "custom_id": custom_id, "id": 1}
    if values:
        data["values"] = list(values)
    world = person.local.world
    begun = interactions.begin(
        world,
        person.user,
        world.channels[seen.message.channel_id],
        InteractionType.COMPONENT,
        data,
        message=seen.message,
    )
    return await person._outcome(begun)


async def found_so(look: Callable[[], Awaitable[bool]]) -> None:
    """Look up, again and again, whether something is so by now."""
    async with asyncio.timeout(PATIENCE):
        while not await look():  # noqa: ASYNC110 - nothing tells when a row changes
            await asyncio.sleep(LOOK_AGAIN)


async def posted(petit_bleu: PetitBleu) -> None:
    """Wait until the bot has written down that nothing is left to post."""
    club = petit_bleu.club
    assert club
    await club.settled()

    async def nothing_left() -> bool:
        return not await club.outbox.due()

    await found_so(nothing_left)


def said(outcome: Outcome) -> str:
    """Everything that somebody reads in answer to what they did."""
    texts = [one.text for one in outcome.follow_ups]
    return "\n".join([outcome.text if outcome.answer else "", *texts])


async def reads(outcome: Outcome, text: str) -> str:
    """Wait until somebody reads something in answer to what they did."""
    await outcome.local.until(lambda: text in said(outcome))
    return said(outcome)
