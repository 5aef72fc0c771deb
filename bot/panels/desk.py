"""What one person has in front of them: the hand, the question, and the controls to answer it."""

from __future__ import annotations

from bot.club import Asked, Desk, SeatTime, Since, Summary, Told
from bot.club.planning import Plan
from bot.panels.choices import PLAN, choices, question
from bot.panels.parts import Panel, Picture, Row, button, layout, rows
from bot.panels.table import standings, story, waited_for
from bot.panels.times import own_time
from bot.speech import clipped, titled, words_for
from games.lesson import Hint, script
from games.text import Text
from rendering.words import Words


def heading(table: Summary, words: Words, newest: str | None) -> str:
    """Which table this is, with a link to its newest message."""
    return f"### {titled(table, words, newest)}"


def desk_panel(
    desk: Desk,
    language: str,
    *,
    hand: Picture | None,
    crowded: bool = False,
    told: tuple[Told, ...] = (),
    since: Since | None = None,
    everything: bool = False,
    page: int = 0,
    times: tuple[SeatTime, ...] = (),
    newest: str | None = None,
    note: Text | None = None,
    kept: bool = False,
    guide: Hint | None = None,
) -> Panel:
    """The private panel at any moment of the game; `kept` where a stand-in keeps the seat.

    `crowded` says that there was no time to draw the hand.
    """
    words = words_for(desk.table, language)
    parts: list[str | Picture | Row] = [heading(desk.table, words, newest)]
    if note:
        parts.append(f"**{words.say(note)}**")
    room = 450 if guide else 900
    if told:
        parts.append(story(told, words, room))
    if since and since.told:
        parts.append(since_text(since, words, room))
    controls: list[Row] = []
    if desk.table.outcome or desk.table.phase not in ("playing", "lobby"):
        parts.append(standings(desk.table, words))
    elif desk.asked:
        if guide:
            parts.append(guide_text(guide, desk.table.game, words))
        parts.append(question(desk.asked, words, everything=everything))
        parts.append(own_time(desk.seat, times, words))
    elif kept:
        parts.append(words.message("bot", "seat-kept"))
        controls += rows([button(words.message("bot", "back"), "back", desk.table.id)])
    elif desk.table.phase == "playing":
        parts.append(_waiting(desk, words))
    if hand:
        parts.append(hand)
    elif crowded:
        parts.append(words.message("bot", "crowded"))
    if desk.asked:
        controls += choices(
            desk.asked,
            desk.table.game,
            desk.table.id,
            words,
            everything=everything,
            page=page,
        )
    return layout(parts, controls=[*controls, *_aids(desk, words)])


def _waiting(desk: Desk, words: Words) -> str:
    asked = [sitting.seat for sitting in desk.table.seats if sitting.asked]
    names = [words.player(sitting.seat) for sitting in waited_for(desk.table, asked)]
    return words.message("bot", "waiting", who=words.series(names), count=len(names))


def _aids(desk: Desk, words: Words) -> list[Row]:
    """Undo, a plan, another look."""
    table = desk.table.id
    buttons = [button(words.message("bot", "board"), "board", table)]
    if desk.may_undo:
        moment = str(desk.table.number)
        buttons.append(button(words.message("bot", "undo"), "undo", table, moment))
    if desk.asked:
        buttons.append(button(words.message("bot", "plan"), "plan", table))
    return rows(buttons)


def since_text(since: Since, words: Words, most: int) -> str:
    """What happened since one's last answer, what was done to oneself first."""
    mine, rest = since.told[: since.to_me], since.told[since.to_me :]
    parts = []
    if mine:
        parts.append(f"**{words.message('bot', 'done-to-you')}**\n{story(mine, words, most // 2)}")
    if rest:
        parts.append(f"**{words.message('bot', 'since-then')}**\n{story(rest, words, most // 2)}")
    return "\n".join(parts) or words.message("bot", "nothing-since")


def plan_panel(
    plan: Plan, language: str, picture: Picture, *, everything: bool = False, page: int = 0
) -> Panel:
    """A turn being tried out."""
    words = words_for(plan.table, language)
    table = plan.table.id
    parts: list[str | Picture | Row] = [f"### {words.message('bot', 'planning')}"]
    if plan.told:
        parts.append(story(plan.told, words, 900))
    if plan.guessed:
        parts.append(words.message("bot", "plan-guessed"))
    asked: Asked | None = plan.asked
    if asked:
        parts.append(question(asked, words, everything=everything))
    else:
        parts.append(words.message("bot", "plan-end"))
    parts.append(picture)
    controls = (
        choices(asked, plan.table.game, table, words, scope=PLAN, everything=everything, page=page)
        if asked
        else []
    )
    last = [
        button(words.message("bot", "plan-back"), "plan-back", table, disabled=not plan.answers),
        button(words.message("bot", "plan-send"), "plan-send", table, disabled=not plan.answers),
        button(words.message("bot", "plan-drop"), "plan-drop", table),
    ]
    return layout(parts, controls=[*controls, *rows(last)])


GUIDE_MOST = 1000
"""What is left for the guide beside the story and the question."""


def guide_text(guide: Hint, game: str, words: Words) -> str:
    """What the guide of a lesson says: what the question is about, and what would be good."""
    lines = [f"### {words.message('bot', 'guide')}"]
    if guide.first:
        lines.append(words.message("bot", "guide-welcome", count=script(game).guided))
    if guide.explained:
        lines.append(words.say(guide.explained))
    if guide.last:
        lines.append(words.message("bot", "guide-free"))
    else:
        lines.append(_advice(guide, words))
    title, *said = lines
    return clipped(f"{title}\n" + "\n\n".join(said), GUIDE_MOST)


def _advice(guide: Hint, words: Words) -> str:
    if not guide.advised:
        return words.message("bot", "guide-decline")
    choice = words.series([words.say(label) for label in guide.advised[:4]])
    said = words.message("bot", "guide-advice", choice=choice)
    return f"{said} {words.say(guide.why)}" if guide.why else said
