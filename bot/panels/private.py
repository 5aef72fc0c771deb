"""Putting together what one person has in front of them: look, draw, lay out."""

from __future__ import annotations

from bot.club import Club, ClubRefusal, Told
from bot.panels.desk import desk_panel
from bot.panels.drawing import Crowded, hand_picture
from bot.panels.parts import Panel
from games.text import Text


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
    note: Text | None = None,
    hurried: bool = False,
) -> Panel:
    """The private panel as things are now, in a language, or in the person's own if we know it.

    Whoever comes back reads what happened since their last answer; otherwise what that led to.
    `told` is what has just come of an answer, `note` why somebody is shown this. With `seated`
    nobody but a player gets one. Who is `hurried` does without a picture rather than wait long.
    """
    desk = await club.look.desk(table, person)
    kept = any(sitting.away == person for sitting in desk.table.seats)
    if desk.seat is None and seated and not kept:
        raise ClubRefusal("not-seated")
    since = None
    if desk.seat is not None:
        since = await club.look.since(table, person)
        if not told and not since.told:
            lately = await club.look.log(table, person, limit=2)
            told = tuple(one for line in lately if line.seat == desk.seat for one in line.told)
    language = language or await club.people.language(person) or desk.table.language
    palette, crowded = await club.people.palette(person), False
    try:
        hand = await hand_picture(desk, language, palette, hurried=hurried)
    except Crowded:
        hand, crowded = None, True
    guide = await club.teach.hint(table, person) if desk.table.lesson and desk.asked else None
    return desk_panel(
        desk,
        language,
        guide=guide,
        hand=hand,
        crowded=crowded,
        told=told,
        since=since,
        everything=everything,
        page=page,
        times=await club.look.times(table),
        newest=await club.outbox.message(table, "turn", desk.table.channel),
        note=note,
        kept=kept,
    )
