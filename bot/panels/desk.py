"""What one person has in front of them: the hand, the question, and the controls to answer it."""

from __future__ import annotations

from bot.club import Asked, Desk, Since, Told
from bot.club.planning import Plan
from bot.panels.choices import PLAN, choices, question
from bot.panels.parts import Panel, Picture, Row, button, layout, rows
from bot.panels.table import standings, story
from bot.speech import words_for
from rendering.words import Words


def heading(desk: Desk, words: Words) -> str:
    """Which table this is, with a link to its channel."""
    return f"### {words.message(desk.table.game, 'title')} · <#{desk.table.channel}>"


def desk_panel(
    desk: Desk,
    language: str,
    *,
    hand: Picture | None,
    told: tuple[Told, ...] = (),
    since: Since | None = None,
    everything: bool = False,
    page: int = 0,
) -> Panel:
    """The private panel at any moment of the game."""
    words = words_for(desk.table, language)
    parts: list[str | Picture | Row] = [heading(desk, words)]
    if told:
        parts.append(story(told, words, 900))
    if since and since.told:
        parts.append(since_text(since, words, 900))
    controls: list[Row] = []
    if desk.table.outcome or desk.table.phase not in ("playing", "lobby"):
        parts.append(standings(desk.table, words))
    elif desk.asked:
        parts.append(question(desk.asked, words, everything=everything))
    elif desk.table.phase == "playing":
        parts.append(_waiting(desk, words))
    if hand:
        parts.append(hand)
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
    names = [words.player(sitting.seat) for sitting in desk.table.seats if sitting.asked]
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
