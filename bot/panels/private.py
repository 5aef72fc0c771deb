"""Putting together what one person has in front of them: look, draw, lay out."""

from __future__ import annotations

from bot.club import Club, ClubRefusal, Told
from bot.panels.desk import desk_panel
from bot.panels.drawing import hand_picture
from bot.panels.parts import Panel


async def private_panel(
    club: Club,
    table: str,
    person: str,
    language: str | None,
    *,
    told: tuple[Told, ...] = (),
    everything: bool = False,
    page: int = 0,
    seated: bool = False,
) -> Panel:
    """The private panel as things are now, in a language or in the table's.

    Whoever comes back reads what happened since their last answer; otherwise what that led to.
    `told` is what has just come of an answer. With `seated` nobody but a player gets one.
    """
    desk = await club.look.desk(table, person)
    if desk.seat is None and seated:
        raise ClubRefusal("not-seated")
    since = None
    if desk.seat is not None:
        since = await club.look.since(table, person)
        if not told and not since.told:
            lately = await club.look.log(table, person, limit=2)
            told = tuple(one for line in lately if line.seat == desk.seat for one in line.told)
    language = language or desk.table.language
    hand = await hand_picture(desk, language)
    return desk_panel(
        desk, language, hand=hand, told=told, since=since, everything=everything, page=page
    )
