"""Why: for one person at one table, and nothing that they were not told."""

import pytest

from bot.club import ClubRefusal
from bot.panels.rules import code, why_panel
from bot.speech import words_for
from games.decision import Illegal
from tests.bot.club.evening import ADA, BLAISE, Evening, first, refused, second


async def test_the_last_refusal_is_explained_to_whoever_it_was_told(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    me, other = first(table), second(table)
    with pytest.raises(Illegal):
        await evening.answer(table.id, me, "fly:away")
    why = await evening.club.why.explain(table.id, me)
    assert why.answer == ("fly:away",)
    assert why.reason
    assert why.reason.id == "core.not-offered"
    assert why.mend
    assert why.mend.id == "core.why-not-offered"
    assert why.asked
    with pytest.raises(ClubRefusal) as info:
        await evening.club.why.explain(table.id, other)
    assert refused(info) == "nothing-refused"
    with pytest.raises(ClubRefusal) as info:
        await evening.club.why.explain(table.id, "eve", ("step:one",))
    assert refused(info) == "not-seated"


async def test_a_move_can_be_asked_about_before_it_is_made(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    legal = await evening.club.why.explain(table.id, first(table), ("step:one",))
    assert legal.reason is None
    waiting = await evening.club.why.explain(table.id, second(table), ("step:one",))
    assert waiting.reason
    assert waiting.reason.id == "core.not-asked"
    assert waiting.asked is None


async def test_when_the_question_has_gone_the_old_reason_stays(evening: Evening) -> None:
    table = await evening.picks(await evening.table())
    me = first(table)
    with pytest.raises(Illegal):
        await evening.answer(table.id, me, "fly:away")
    await evening.answer(table.id, me, "stop:")
    why = await evening.club.why.explain(table.id, me)
    assert why.reason
    assert why.reason.id == "core.not-offered"


async def test_the_panel_names_what_is_legal_instead(evening: Evening) -> None:
    table = await evening.club.lobby.open(
        game="cartels", options={}, language="en", host=ADA, channel="7", guild=None
    )
    await evening.club.lobby.join(table.id, BLAISE)
    table = await evening.club.lobby.start(table.id, ADA.id)
    asked = next(sitting.person for sitting in table.seats if sitting.asked)
    with pytest.raises(Illegal):
        await evening.answer(table.id, asked or "", "place:9-9-9")
    why = await evening.club.why.explain(table.id, asked or "")
    said = why_panel(why, words_for(table, "en")).written()
    assert "All 3 of your workers must go" in said
    assert "Choose a split that adds up to 3" in said
    assert "place:1-1-1" in said


def test_what_somebody_typed_marks_nothing_up() -> None:
    assert code("`a`\n**b**  c") == "`a **b** c`"
    assert code("``") == "`–`"
