"""A person driven by a program: how tests sit down at the table.

Everything goes the way a click on the page goes. What a person does comes back when the bot has
acknowledged it, and raises `NotAnswered` when the bot has not; "thinking" is waited out.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from bot.practice import acts, commands, uses
from bot.practice.limits.components import SELECTS, Kind
from bot.practice.modals import Value
from bot.practice.model import (
    JSON,
    Channel,
    Interaction,
    InteractionType,
    Message,
    MessageFlag,
    User,
)
from bot.practice.server import LocalDiscord

PATIENCE = 30.0
OptionValue = str | int | float | bool | User | Channel


class NotAnswered(Exception):
    """The bot did not acknowledge an interaction; the message is what Discord shows."""


class Seen:
    """A message as somebody reads it. It stays live: after an edit it shows the new text."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def __repr__(self) -> str:
        return f"<Seen {self.message.id}: {self.text!r}>"

    @property
    def id(self) -> int:
        """The message's id."""
        return self.message.id

    @property
    def text(self) -> str:
        """All there is to read: content, texts of a layout, embeds."""
        parts = [self.message.content]
        parts += [one["content"] for one in self._parts() if one["type"] == Kind.TEXT]
        for embed in self.message.embeds:
            parts += [embed.get("title", ""), embed.get("description", "")]
            for field in embed.get("fields", []):
                parts += [field["name"], field["value"]]
            parts.append((embed.get("footer") or {}).get("text", ""))
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> dict[str, JSON]:
        """The buttons by label, or by emoji where there is no label."""
        found = {}
        for one in self._parts():
            if one["type"] == Kind.BUTTON:
                found[one.get("label") or one.get("emoji", {}).get("name", "")] = one
        return found

    @property
    def menus(self) -> list[JSON]:
        """The select menus."""
        return [one for one in self._parts() if one["type"] in SELECTS]

    @property
    def files(self) -> dict[str, bytes]:
        """What is attached, by name."""
        return {one.filename: one.content for one in self.message.attachments}

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.message.only_for is not None

    @property
    def thinking(self) -> bool:
        """Whether the bot has still to say what it will say."""
        return MessageFlag.LOADING in self.message.flags

    def _parts(self) -> list[JSON]:
        return uses.flat(self.message.components)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an interaction."""

    local: LocalDiscord
    interaction: Interaction

    @property
    def modal(self) -> JSON:
        """The modal that was opened."""
        assert self.interaction.modal is not None, "no modal was opened"  # noqa: S101
        return self.interaction.modal

    @property
    def answer(self) -> Seen | None:
        """The first answer (for a component also the message it belongs to, if that was updated).

        None if there is none or it has been deleted.
        """
        channel = self.local.world.channels[self.interaction.channel_id]
        found = channel.messages.get(self.interaction.original_id or 0)
        return None if found is None else Seen(found)

    @property
    def seen(self) -> Seen:
        """The first answer, which has to be there."""
        found = self.answer
        assert found is not None, "there is no answer to see"  # noqa: S101
        return found

    @property
    def text(self) -> str:
        """What the first answer says."""
        return self.seen.text

    @property
    def taken(self) -> bool:
        """Whether the bot has shown what came of it, and has not said that it refuses."""
        return self.interaction.answered and not self.follow_ups

    @property
    def follow_ups(self) -> list[Seen]:
        """What was said after the first answer, oldest first."""
        channel = self.local.world.channels[self.interaction.channel_id]
        return [
            Seen(message)
            for message in channel.messages.values()
            if message.interaction is self.interaction
            and message.id != self.interaction.original_id
        ]


class Person:
    """Somebody of the club."""

    def __init__(self, local: LocalDiscord, user: User) -> None:
        self.local = local
        self.user = user

    @property
    def id(self) -> int:
        """The user id."""
        return self.user.id

    @property
    def mention(self) -> str:
        """How to call this person in a text."""
        return f"<@{self.user.id}>"

    @property
    def dm(self) -> Channel:
        """The DM channel with the bot."""
        return self.local.world.dm(self.user.id, self.local.world.bot_id)

    # Reading

    def sees(self, where: Channel) -> list[Seen]:
        """The messages of a channel that this person sees, oldest first."""
        world = self.local.world
        if not world.can_view(where, self.user.id):
            return []
        return [Seen(one) for one in world.messages(where, self.user.id, 10_000)]

    def last(self, where: Channel) -> Seen:
        """The newest message of a channel that this person sees."""
        return self.sees(where)[-1]

    async def gets(
        self,
        where: Channel,
        text: str = "",
        *,
        after: int = 0,
        having: Callable[[Seen], bool] = lambda _: True,
    ) -> Seen:
        """Wait for a message from the bot with this text in it, newer than the one with that id."""
        bot_id = self.local.world.bot_id

        def found() -> Seen | None:
            for message in reversed(where.messages.values()):
                if message.id <= after:
                    break
                shown = message.only_for in (None, self.user.id)
                seen = Seen(message)
                if shown and message.author_id == bot_id and text in seen.text and having(seen):
                    return seen
            return None

        seen = await self.local.until(found)
        assert seen is not None  # noqa: S101 - until waits for it
        return seen

    # Doing

    def upload(self, filename: str, content: bytes) -> str:
        """Send a file ahead; its id can be used once, in an option, a modal or a message."""
        return str(acts.upload(self.local.world, filename, content))

    def send(
        self,
        where: Channel,
        text: str,
        *,
        reply_to: Seen | None = None,
        files: dict[str, bytes] | None = None,
    ) -> Seen:
        """Post a message, with files by name."""
        world = self.local.world
        uploads = [acts.upload(world, name, content) for name, content in (files or {}).items()]
        answered = reply_to.id if reply_to is not None else None
        return Seen(
            acts.send(world, self.user, where.id, text, reply_to=answered, upload_ids=uploads)
        )

    def react(self, seen: Seen, emoji: str, *, on: bool = True) -> None:
        """Put a reaction on a message, or take it away."""
        message = seen.message
        acts.react(self.local.world, self.user, message.channel_id, message.id, emoji, on=on)

    def dismiss(self, seen: Seen) -> None:
        """Delete one's own message or dismiss an ephemeral one."""
        message = seen.message
        acts.delete_message(self.local.world, self.user, message.channel_id, message.id)

    async def use(
        self, command: str, where: Channel | None = None, /, **options: OptionValue
    ) -> Outcome:
        """Run a command by its whole name ("innovation meld"), in #general if nothing is said."""
        channel = where or self.local.channel("general")
        definition, path = self._command(command, channel)
        filled = _nest(path, [_option(path[-1], name, value) for name, value in options.items()])
        world = self.local.world
        return await self._outcome(
            uses.invoke(world, self.user, channel.id, int(definition["id"]), filled)
        )

    async def use_on(self, command: str, target: Seen | User, where: Channel) -> Outcome:
        """Use a context menu command on a message or a user."""
        definition, _ = self._command(command, where)
        world = self.local.world
        return await self._outcome(
            uses.invoke(world, self.user, where.id, int(definition["id"]), [], target_id=target.id)
        )

    async def suggestions(
        self,
        command: str,
        option: str,
        typed: str = "",
        where: Channel | None = None,
        /,
        **others: OptionValue,
    ) -> dict[str, str | int | float]:
        """What the bot suggests while an option is typed: values by the names shown."""
        channel = where or self.local.channel("general")
        definition, path = self._command(command, channel)
        given = [_option(path[-1], name, value) for name, value in others.items()]
        given.append(_option(path[-1], option, typed) | {"focused": True})
        choices = await uses.autocomplete(
            self.local.world, self.user, channel.id, int(definition["id"]), _nest(path, given)
        )
        return {choice["name"]: choice["value"] for choice in choices}

    async def press(self, seen: Seen, button: str) -> Outcome:
        """Press a button, named by its label, its emoji or its custom id."""
        found = seen.buttons.get(button)
        custom_id = found["custom_id"] if found is not None else button
        return await self._component(seen, custom_id, [])

    async def choose(self, seen: Seen, *values: str, menu: str | None = None) -> Outcome:
        """Choose in a menu: by the values or labels of its options, or by ids.

        `menu` is a custom id or a placeholder; it is needed where there are several.
        """
        menus = seen.menus
        if menu is not None:
            menus = [one for one in menus if menu in (one["custom_id"], one.get("placeholder"))]
        assert len(menus) == 1, f"{len(menus)} menus could be meant"  # noqa: S101
        by_label = {one["label"]: one["value"] for one in menus[0].get("options", [])}
        chosen = [by_label.get(value, value) for value in values]
        return await self._component(seen, menus[0]["custom_id"], chosen)

    async def submit(self, opened: Outcome, fields: dict[str, Value] | None = None) -> Outcome:
        """Send the modal that an interaction opened: values by custom id or by label."""
        names = {}
        for component in opened.modal["components"]:
            inner = component.get("component")
            for control in [inner] if inner else component.get("components", []):
                label = control.get("label") or component.get("label")
                names[label] = control["custom_id"]
        values = {names.get(name, name): value for name, value in (fields or {}).items()}
        return await self._outcome(
            uses.submit_modal(self.local.world, self.user, opened.interaction.id, values)
        )

    async def _component(self, seen: Seen, custom_id: str, values: list[str]) -> Outcome:
        message = seen.message
        return await self._outcome(
            uses.use_component(
                self.local.world,
                self.user,
                message.channel_id,
                message.id,
                custom_id,
                values=values,
            )
        )

    async def _outcome(self, interaction: Interaction) -> Outcome:
        try:
            async with asyncio.timeout(PATIENCE):
                await interaction.over.wait()
        except TimeoutError:
            raise NotAnswered(f"no answer in {PATIENCE} seconds of real time") from None
        if interaction.failed:
            what = "a command" if interaction.type is InteractionType.COMMAND else "a click"
            raise NotAnswered(f"{what} of {self.user.username} was not answered in time")
        outcome = Outcome(self.local, interaction)
        await self.local.until(lambda: outcome.answer is None or not outcome.seen.thinking)
        return outcome

    def _command(self, name: str, channel: Channel) -> tuple[JSON, list[JSON]]:
        """A command of that name, and the way through its subcommands."""
        known = commands.usable(self.local.world, self.user, channel)
        for command in known:
            if name == command["name"] or name.startswith(command["name"] + " "):
                path = [command]
                for word in name.removeprefix(command["name"]).split():
                    inner = {one["name"]: one for one in path[-1].get("options") or []}
                    assert word in inner, f"/{name}: there is no {word!r}"  # noqa: S101
                    path.append(inner[word])
                return command, path
        names = ", ".join(f"/{command['name']}" for command in known)
        raise AssertionError(f"there is no /{name} here, only {names or 'nothing'}")


def _option(parent: JSON, name: str, value: OptionValue) -> JSON:
    for option in parent.get("options") or []:
        if option["name"] == name:
            plain = str(value.id) if isinstance(value, User | Channel) else value
            return {"name": name, "type": option["type"], "value": plain}
    raise AssertionError(f"/{parent['name']} has no option {name!r}")


def _nest(path: list[JSON], options: list[JSON]) -> list[JSON]:
    for step in reversed(path[1:]):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    return options


def people(local: LocalDiscord) -> list[Person]:
    """Everybody of the club, in the order in which they came."""
    return [Person(local, user) for user in local.world.people]
