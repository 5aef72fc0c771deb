"""People who play any game without knowing it: they answer whatever they are asked.

One kind presses buttons and uses menus, the other types slash commands. Both see only what Discord
shows them.
"""

from __future__ import annotations

import contextlib
from functools import partial

from bot.practice.model import Channel
from bot.practice.person import Outcome, Person, Seen
from bot.practice.server import LocalDiscord
from games.chance import Chance, Seed
from tests.e2e.tables import control


class Driver:
    """Plays one table to its end."""

    def __init__(
        self,
        local: LocalDiscord,
        where: Channel,
        people: list[Person],
        *,
        typing: bool,
        acknowledged: list[int] | None = None,
        refused: list[int] | None = None,
        luck: str = "driver",
        fickle: bool = False,
    ) -> None:
        """`acknowledged` gathers the interactions by which people saw their answers taken.

        `refused` gathers those of which they were told that nothing came of them. Whoever is
        `fickle` takes some answers back at once.
        """
        self.local = local
        self.where = where
        self.people = {person.mention: person for person in people}
        self.typing = typing
        self.luck = Chance(Seed.from_words(luck))
        self.fickle = fickle
        self.answers = 0
        self.acknowledged = [] if acknowledged is None else acknowledged
        self.refused = [] if refused is None else refused

    def newest(self) -> Seen | None:
        """The newest message of the table in the channel."""
        for message in reversed(self.where.messages.values()):
            seen = Seen(message)
            if not seen.ephemeral and control(seen, "board"):
                return seen
        return None

    async def play(self, most: int = 3000) -> Seen:
        """Answer until the game is over and return the last message."""
        last = 0
        while self.answers < most:
            seen = await self.local.until(partial(self._newer, last), within=120)
            assert seen
            if not control(seen, "move"):
                return seen
            last = seen.id
            for mention, person in self.people.items():
                if self._newer(last):
                    break  # what some were asked together has been answered, and the table went on
                if f"{mention}" in seen.text.rsplit("\n", 1)[-1]:
                    if self.typing:
                        await self.type(person)
                    else:
                        await self.work(person, seen)
        raise AssertionError("the game does not come to an end")

    def _newer(self, last: int) -> Seen | None:
        seen = self.newest()
        return seen if seen and seen.id > last else None

    async def work(self, person: Person, seen: Seen) -> None:
        """Work on the private panel until this person is asked nothing more."""
        await self.work_on(person, (await person.press(seen, control(seen, "move"))).seen)

    async def work_on(self, person: Person, panel: Seen) -> None:
        """Answer on a panel until it asks nothing more."""
        while choice := self._controls(panel):
            self.answers += 1
            kind, custom_id, values = choice
            if kind == "dialog":
                await self._write(person, panel, custom_id)
                continue
            if kind == "button":
                outcome = await person.press(panel, custom_id)
            else:
                outcome = await person.choose(panel, *values, menu=custom_id)
            if not await self._taken(outcome):
                await self._renewed(outcome)

    async def _taken(self, outcome: Outcome) -> bool:
        """Wait for what came of an answer, and note it if it was taken."""
        await self.local.until(lambda: outcome.interaction.answered or outcome.follow_ups)
        gathered = self.acknowledged if outcome.taken else self.refused
        gathered.append(outcome.interaction.id)
        return outcome.taken

    async def _renewed(self, outcome: Outcome) -> None:
        """After a refusal a panel that is old is brought up to date; another one is not."""
        with contextlib.suppress(TimeoutError):
            await self.local.until(lambda: outcome.interaction.answered, within=0.5)

    async def _write(self, person: Person, panel: Seen, custom_id: str) -> None:
        """Answer by a dialog: the numbers it proposes, or more and more until it is content."""
        before, numbers = self._tokens(panel), list[str]()
        while self._tokens(panel) == before:
            dialog = await person.press(panel, custom_id)
            if dialog.interaction.modal is None:
                await self._renewed(dialog)
                return
            field = dialog.modal["components"][-1]["component"]
            numbers.append(str(len(numbers) + 1))
            written = field.get("value") or " ".join(numbers)
            sent = await person.submit(dialog, {field["custom_id"]: written})
            await self._taken(sent)

    def _tokens(self, panel: Seen) -> set[str]:
        """The questions that the panel's controls belong to."""
        controls = [*panel.buttons.values(), *panel.menus]
        return {str(one.get("custom_id", "")).split(":")[3] for one in controls} - {""}

    def _controls(self, panel: Seen) -> tuple[str, str, list[str]] | None:
        """One of the panel's answers by lot; nothing when it asks nothing."""
        found: list[tuple[str, str, list[str]]] = []
        undo = control(panel, "undo")
        for one in panel.buttons.values():
            act = str(one.get("custom_id", "")).split(":")[1:2]
            if act and act[0] in ("answer", "decline"):
                found.append(("button", one["custom_id"], []))
            elif act == ["dialog"]:
                found.append(("dialog", one["custom_id"], []))
        for menu in panel.menus:
            values = [option["value"] for option in menu["options"]]
            self.luck.shuffle("values", values)
            count = menu.get("min_values", 1)
            found += [("menu", menu["custom_id"], values[:count])] * 2
        if found and undo and self.fickle and self.luck.below("undo", 8) == 0:
            return "button", undo, []
        return found[self.luck.below("control", len(found))] if found else None

    async def type(self, person: Person) -> None:
        """Answer by `/play`, with what autocomplete offers, until nothing is offered."""
        value = ""
        while offers := await person.suggestions("play", "choice", value, self.where):
            values = [str(one) for one in offers.values()]
            value = values[self.luck.below("offer", len(values))]
            outcome = await person.use("play", self.where, choice=value)
            # What is refused says so in words alone: then more is wanted than one thing.
            taken = bool(control(outcome.seen, "board"))
            self.answers += taken
            (self.acknowledged if taken else self.refused).append(outcome.interaction.id)
            value = "" if taken else f"{value} "
