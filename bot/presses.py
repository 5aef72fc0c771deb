"""What happens when somebody presses a control of a panel."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any

import discord
import msgspec

from bot import replies
from bot.club import Asked, Board, Club, ClubRefusal, Consent, Reply, Stale
from bot.club.planning import Plan
from bot.controls import Act, Control, number
from bot.dialogs import answer_from_numbers, choice_dialog, written
from bot.helping import Help
from bot.league_presses import LeaguePresses
from bot.panels.desk import plan_panel, since_text
from bot.panels.drawing import board_picture
from bot.panels.parts import layout
from bot.panels.private import private_panel
from bot.panels.table import board_panel
from bot.replies import Interaction, id_of, person_of, reads, say, show, thinking
from bot.speech import link_to, words_for
from bot.standing import Standing
from bot.thrift import Thrift
from bot.waiting import Handler, Waiting
from games.decision import Answer


class Presses:
    """The acts of controls, each looked up in the club anew: nothing is kept between presses."""

    def __init__(self, club: Club, standing: Standing) -> None:
        self.club = club
        self._standing = standing
        self.waiting = Waiting(club, self.show_desk)
        self.thrift = Thrift()
        self.help = Help(club)
        self.league = LeaguePresses(club)
        self._handlers: dict[Act, Handler] = {
            "answer": self._answer,
            "decline": self._answer,
            "menu": self._answer,
            "dialog": self._dialog,
            "show": self._turn_page,
            "move": self._move,
            "hand": self._move,
            "since": self._since,
            "board": self._board,
            "undo": self._undo,
            "agree": self._consent,
            "refuse": self._consent,
            "plan": self._plan,
            "try": self._try,
            "try-none": self._try,
            "try-menu": self._try,
            "try-dialog": self._try_dialog,
            "plan-show": self._plan_page,
            "plan-back": self._plan_back,
            "plan-send": self._plan_send,
            "plan-drop": self._plan_drop,
            "join": self._lobby,
            "leave": self._lobby,
            "stand-in": self._lobby,
            "no-stand-in": self._lobby,
            "start": self._lobby,
            "cancel": self._lobby,
            **self.waiting.handlers,
            **self.help.handlers,
            **self.league.handlers,
        }

    async def press(self, interaction: Interaction) -> None:
        """A control was used."""
        data: Any = interaction.data or {}
        control = Control.read(str(data.get("custom_id", "")))
        if control is None:
            await say(interaction, replies.words_of(interaction).message("bot", "unknown-control"))
            return

        async def doing() -> None:
            try:
                await self._handlers[control.act](interaction, control)
            except Stale as stale:
                await self._say_stale(interaction, control, stale)

        await replies.guarded(interaction, doing)

    async def show_desk(
        self,
        interaction: Interaction,
        table: str,
        *,
        reply: Reply | None = None,
        everything: bool = False,
        page: int = 0,
        seated: bool = False,
        patient: bool = False,
    ) -> None:
        """Show the person what they have in front of them, with what happened lately."""
        async with self._changing(interaction):
            await self._show_desk(
                interaction,
                table,
                reply=reply,
                everything=everything,
                page=page,
                seated=seated,
                patient=patient,
            )

    def _changing(self, interaction: Interaction) -> AbstractAsyncContextManager[None]:
        """Hold the panel that is brought up to date where it was pressed; the post does it too."""
        panel = _changed(interaction)
        return self._standing.changing(panel) if panel else nullcontext()

    async def _show_desk(
        self,
        interaction: Interaction,
        table: str,
        *,
        reply: Reply | None = None,
        everything: bool = False,
        page: int = 0,
        seated: bool = False,
        patient: bool = False,
    ) -> None:
        person = person_of(interaction).id
        hand = _changed(interaction) if interaction.guild_id is None else None
        panel = await private_panel(
            self.club,
            table,
            person,
            reads(interaction),
            told=reply.told if reply else (),
            everything=everything,
            page=page,
            seated=seated,
            hurried=not patient,
        )
        if hand and (
            self._standing.retired(hand)
            or await self.club.outbox.old_hand(table, person, str(hand))
        ):
            panel.take_controls_away()
        message = await show(interaction, panel)
        if hand and not self._standing.retired(hand):
            self._standing.remember(message, panel)

    async def show_since(self, interaction: Interaction, table: str) -> None:
        """Show what happened since the person's last answer, with the changed places marked."""
        self.thrift.spend("picture", interaction)
        since = await self.club.look.since(table, person_of(interaction).id)
        board = await self.club.look.board(table, None)
        language = reads(interaction)
        palette = await self.club.people.palette(person_of(interaction).id)
        marked = msgspec.structs.replace(board, marks=since.marks)
        picture = await board_picture(marked, language, palette)
        text = since_text(since, words_for(board.table, language), 3000)
        await show(interaction, layout([text, picture]))

    async def _say_stale(
        self, interaction: Interaction, control: Control, stale: ClubRefusal
    ) -> None:
        """Say that a panel is old, where the new one is, and bring a private one up to date."""
        words = replies.words_of(interaction)
        table = await self.club.look.summary(control.table)
        newest = await self.club.outbox.message(table.id, "turn", table.channel)
        lines = [words.say(stale.reason)]
        if newest:
            lines.append(words.message("bot", "newest", link=link_to(table, newest)))
        await say(interaction, "\n".join(lines))
        if replies.is_private(interaction) and table.seat_of(person_of(interaction).id) is not None:
            await self.show_desk(interaction, table.id)

    async def _acknowledge(self, interaction: Interaction) -> None:
        """A private panel is brought up to date in place; elsewhere a private answer is made."""
        if replies.is_private(interaction):
            await replies.in_place(interaction)
        else:
            await thinking(interaction)

    async def _answer(self, interaction: Interaction, control: Control) -> None:
        await self._acknowledge(interaction)
        answer = chosen(interaction, control)
        if len(answer) > 1:
            desk = await self.club.look.desk(control.table, person_of(interaction).id)
            answer = as_listed(desk.asked, answer)
        await self._give(interaction, control, answer)

    async def _give(self, interaction: Interaction, control: Control, answer: Answer) -> None:
        # The post brings a hand up to date as well; it finds that done when it is free.
        async with self._changing(interaction):
            reply = await self.club.play.answer(
                control.table,
                person_of(interaction).id,
                answer,
                interaction=id_of(interaction),
                token=control.token,
            )
            await self._show_desk(interaction, control.table, reply=reply)

    async def _dialog(self, interaction: Interaction, control: Control) -> None:
        """Open the dialog of a question, or take what was written into it."""
        sent = interaction.type is discord.InteractionType.modal_submit
        if sent:
            await self._acknowledge(interaction)
        desk = await self.club.look.desk(control.table, person_of(interaction).id)
        if desk.asked is None or desk.asked.token != control.token:
            if not sent:
                await self._acknowledge(interaction)
            raise Stale("moved-on")
        if not sent:
            dialog = choice_dialog(desk.table, desk.asked, reads(interaction))
            await interaction.response.send_modal(dialog)
            return
        answer = answer_from_numbers(desk.asked.decision, written(interaction.data))
        await self._give(interaction, control, answer)

    async def _turn_page(self, interaction: Interaction, control: Control) -> None:
        await self._acknowledge(interaction)
        kind, _, page = control.rest.partition(":")
        await self.show_desk(
            interaction, control.table, everything=kind == "all", page=number(page)
        )

    async def _move(self, interaction: Interaction, control: Control) -> None:
        await thinking(interaction)
        patient = control.act == "hand"
        await self.show_desk(interaction, control.table, seated=True, patient=patient)

    async def _since(self, interaction: Interaction, control: Control) -> None:
        await thinking(interaction)
        await self.show_since(interaction, control.table)

    async def _board(self, interaction: Interaction, control: Control) -> None:
        await thinking(interaction)
        self.thrift.spend("picture", interaction)
        await self.show_board(interaction, await self.club.look.board(control.table, None))

    async def show_board(self, interaction: Interaction, board: Board) -> None:
        """Show the public board at its move, with who is waited for if it is the board of now."""
        language = reads(interaction)
        palette = await self.club.people.palette(person_of(interaction).id)
        picture = await board_picture(board, language, palette)
        times, words = await self.club.look.times(board.table.id), words_for(board.table, language)
        await show(interaction, board_panel(board, times, picture, words))

    async def _undo(self, interaction: Interaction, control: Control) -> None:
        await self._acknowledge(interaction)
        done = await self.club.undo.undo(
            control.table,
            person_of(interaction).id,
            interaction=id_of(interaction),
            number=number(control.token),
        )
        if isinstance(done, Consent):
            await say(interaction, replies.words_of(interaction).message("bot", "consent-asked"))
        await self.show_desk(interaction, control.table)

    async def _consent(self, interaction: Interaction, control: Control) -> None:
        await interaction.response.defer()
        person = person_of(interaction).id
        if control.act == "refuse":
            await self.club.undo.refuse(control.table, person, control.rest)
            return
        consent = await self.club.undo.agree(control.table, person, control.rest)
        table = await self.club.look.summary(control.table)
        if consent.missing and table.seat_of(person) == consent.seat:
            refuse = words_for(table).message("bot", "refuse")
            words = replies.words_of(interaction)
            await say(interaction, words.message("bot", "consent-own", refuse=refuse))

    async def _lobby(self, interaction: Interaction, control: Control) -> None:
        await interaction.response.defer()
        lobby, table, person = self.club.lobby, control.table, person_of(interaction)
        match control.act:
            case "join":
                await lobby.join(table, person)
            case "leave":
                await lobby.leave(table, person.id)
            case "stand-in":
                await lobby.add_stand_in(table, person.id, interaction=id_of(interaction))
            case "no-stand-in":
                await lobby.remove_stand_in(table, person.id, number(control.rest))
            case "start":
                await lobby.start(table, person.id, interaction=id_of(interaction))
            case _:
                await lobby.cancel(table, person.id, manage=replies.manages(interaction))

    async def _plan(self, interaction: Interaction, control: Control) -> None:
        await thinking(interaction)
        self.thrift.spend("plan", interaction)
        plan = await self.club.plan.begin(control.table, person_of(interaction).id)
        await self.show_plan(interaction, plan)

    async def _try(self, interaction: Interaction, control: Control) -> None:
        await self._acknowledge(interaction)
        person = person_of(interaction).id
        answer = chosen(interaction, control)
        if len(answer) > 1:
            answer = as_listed((await self.club.plan.now(control.table, person)).asked, answer)
        self.thrift.spend("plan", interaction)
        plan = await self.club.plan.try_out(control.table, person, answer, token=control.token)
        await self.show_plan(interaction, plan)

    async def _try_dialog(self, interaction: Interaction, control: Control) -> None:
        """The dialog of a question that a plan has come to."""
        sent = interaction.type is discord.InteractionType.modal_submit
        if sent:
            await self._acknowledge(interaction)
        person, table = person_of(interaction).id, control.table
        plan = await self.club.plan.now(table, person)
        if plan.asked is None or plan.asked.token != control.token:
            raise Stale("moved-on")
        if not sent:
            language = reads(interaction)
            dialog = choice_dialog(plan.table, plan.asked, language, "try-dialog")
            await interaction.response.send_modal(dialog)
            return
        answer = answer_from_numbers(plan.asked.decision, written(interaction.data))
        self.thrift.spend("plan", interaction)
        plan = await self.club.plan.try_out(table, person, answer, token=control.token)
        await self.show_plan(interaction, plan)

    async def _plan_page(self, interaction: Interaction, control: Control) -> None:
        await self._acknowledge(interaction)
        plan = await self.club.plan.now(control.table, person_of(interaction).id)
        kind, _, page = control.rest.partition(":")
        await self.show_plan(interaction, plan, everything=kind == "all", page=number(page))

    async def _plan_back(self, interaction: Interaction, control: Control) -> None:
        await self._acknowledge(interaction)
        plan = await self.club.plan.step_back(control.table, person_of(interaction).id)
        await self.show_plan(interaction, plan)

    async def _plan_send(self, interaction: Interaction, control: Control) -> None:
        await self._acknowledge(interaction)
        person = person_of(interaction).id
        await self.club.plan.send(control.table, person, interaction=id_of(interaction))
        await self.show_desk(interaction, control.table)

    async def _plan_drop(self, interaction: Interaction, control: Control) -> None:
        await self._acknowledge(interaction)
        await self.club.plan.drop(control.table, person_of(interaction).id)
        await self.show_desk(interaction, control.table)

    async def show_plan(
        self, interaction: Interaction, plan: Plan, *, everything: bool = False, page: int = 0
    ) -> None:
        language = reads(interaction)
        marks = tuple(mark for told in plan.told for mark in told.marks)
        board = Board(plan.table, plan.seat, plan.view, plan.table.moves, marks, over=False)
        palette = await self.club.people.palette(person_of(interaction).id)
        picture = await board_picture(board, language, palette)
        await show(
            interaction, plan_panel(plan, language, picture, everything=everything, page=page)
        )


def _changed(interaction: Interaction) -> int | None:
    """The message that is changed in answer to a press; none where a new one is shown."""
    changed = interaction.response.type is discord.InteractionResponseType.deferred_message_update
    return interaction.message.id if interaction.message and changed else None


def chosen(interaction: Interaction, control: Control) -> Answer:
    """The option keys behind a press."""
    match control.act:
        case "decline" | "try-none":
            return ()
        case "menu" | "try-menu":
            data: Any = interaction.data or {}
            return tuple(str(value) for value in data.get("values", ()))
        case _:
            return (control.rest,)


def as_listed(asked: Asked | None, answer: Answer) -> Answer:
    """What a menu gave in the order of its list: Discord promises none."""
    keys = [option.key for option in asked.decision.options] if asked else []
    known = all(key in keys for key in answer)
    return tuple(sorted(answer, key=keys.index)) if known else answer
