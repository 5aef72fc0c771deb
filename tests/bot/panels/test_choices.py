"""Controls for decisions of every size and kind, within what Discord allows."""

from __future__ import annotations

from typing import Any

import pytest

from bot.clock.pace import Pace
from bot.club import Asked, ClubRefusal, Summary
from bot.dialogs import answer_from_numbers, choice_dialog
from bot.panels.choices import PLAN, TABLE, Scope, choices, question
from bot.presses import as_listed
from games.decision import Decision, Option
from games.text import say
from rendering.words import Words

WORDS = Words("en")


def asked(count: int, *, more: int = 0, **how: Any) -> Asked:
    """A question with so many options, the last ones seldom wise."""
    options = tuple(
        Option(f"place:{number}", say("core.seat", number=number), more=number >= count - more)
        for number in range(count)
    )
    return Asked(Decision(0, say("core.nothing"), options, **how), "00000000")


def controls(question: Asked, **how: Any) -> list[dict[str, Any]]:
    """The controls as Discord gets them."""
    found = choices(question, "cartels", "0123456789", WORDS, **how)
    return [one for row in found for one in row.to_component_dict()["components"]]


def menu(question: Asked, **how: Any) -> dict[str, Any]:
    """The one menu of a question."""
    (found,) = [one for one in controls(question, **how) if one["type"] == 3]
    return found


def test_few_options_are_buttons_and_the_others_are_a_press_away() -> None:
    some = controls(asked(6, more=2))
    assert [one["label"] for one in some][-1] == "Show all 6 options"
    assert len(some) == 5
    assert len(menu(asked(6, more=2), everything=True)["options"]) == 6


def test_what_is_alone_with_its_verb_is_a_button_beside_the_menus() -> None:
    """One press ends a turn; nobody opens a menu for the one thing in it."""
    places = asked(9).decision.options
    over = Option("end:turn", say("core.seat", number=99), say("core.seat", number=100))
    several = Asked(Decision(0, say("core.nothing"), (*places, over)), "00000000")
    assert len(menu(several)["options"]) == 9
    (end,) = [one for one in controls(several) if one["type"] == 2]
    assert end["custom_id"].endswith("end:turn")
    assert WORDS.say(say("core.seat", number=100)) in question(several, WORDS)


def test_what_sounds_like_something_else_stays_in_its_menu() -> None:
    places = asked(9).decision.options
    alike = Option("build:top", places[0].label)
    several = Asked(Decision(0, say("core.nothing"), (*places, alike)), "00000000")
    assert [one["type"] for one in controls(several)] == [3, 3]


@pytest.mark.parametrize(("page", "shown"), [(0, 25), (1, 25), (2, 10)])
def test_many_options_are_pages(page: int, shown: int) -> None:
    many = asked(60)
    assert len(menu(many, page=page)["options"]) == shown
    turns = [one["label"] for one in controls(many, page=page) if one["type"] == 2]
    assert ("◀ Earlier options" in turns) == (page > 0)
    assert ("Further options ▶" in turns) == (page < 2)


def test_several_at_once_are_one_menu_with_nothing_left_out() -> None:
    several = menu(asked(8, more=6, least=3, most=4))
    assert (several["min_values"], several["max_values"]) == (3, 4)
    assert len(several["options"]) == 8


def test_an_order_is_a_dialog_at_the_table_and_in_a_plan() -> None:
    order = asked(3, least=3, most=3, ordered=True)
    (at_table,) = controls(order)
    (planned,) = controls(order, scope=PLAN)
    assert at_table["custom_id"].startswith("pb:dialog:")
    assert planned["custom_id"].startswith("pb:try-dialog:")
    assert not planned.get("disabled")
    assert "3. " in question(order, WORDS)


@pytest.mark.parametrize(
    ("scope", "menus", "dialog"), [(TABLE, "menu", "dialog"), (PLAN, "try-menu", "try-dialog")]
)
def test_an_order_seldom_worth_a_thought_has_a_menu_too(
    scope: Scope, menus: str, dialog: str
) -> None:
    some = asked(4, least=1, most=3, ordered=True, as_listed=True)
    chosen, other = controls(some, scope=scope)
    assert (chosen["min_values"], chosen["max_values"], len(chosen["options"])) == (1, 3, 4)
    assert chosen["custom_id"].startswith(f"pb:{menus}:")
    assert other["custom_id"].startswith(f"pb:{dialog}:")
    assert WORDS.message("bot", "as-listed") in question(some, WORDS)


def test_an_order_of_all_is_a_dialog_alone() -> None:
    every = asked(4, least=4, most=4, ordered=True, as_listed=True)
    assert [one["type"] for one in controls(every)] == [2]
    assert "4. " in question(every, WORDS)


def test_a_menu_gives_its_options_in_the_order_of_its_list() -> None:
    some = asked(4, least=1, most=3, ordered=True, as_listed=True)
    assert as_listed(some, ("place:3", "place:0")) == ("place:0", "place:3")
    assert as_listed(some, ("place:3", "whatever")) == ("place:3", "whatever")
    assert as_listed(None, ("place:3", "place:0")) == ("place:3", "place:0")


def test_a_dialog_takes_numbers_and_nothing_else() -> None:
    decision = asked(3, least=3, most=3, ordered=True).decision
    assert answer_from_numbers(decision, "3, 1 2") == ("place:2", "place:0", "place:1")
    for wrong in ("0", "4", "x", "99999", "-1", "²"):
        with pytest.raises(ClubRefusal):
            answer_from_numbers(decision, wrong)


SUMMARY = Summary(
    id="0123456789",
    game="noria",
    options={},
    language="en",
    guild=None,
    channel="1",
    host="1",
    phase="playing",
    seats=(),
    number=0,
    moves=0,
    commitment=None,
    outcome=None,
    drift=None,
    pace=Pace(),
    opened_at=0,
    started_at=0,
    ended_at=None,
)


async def test_a_dialog_says_all_of_a_question_that_its_title_cannot_hold() -> None:
    long = say("noria.ask-discs", slots="small bottom and medium top left")
    for prompt, within in ((say("noria.ask-resource"), False), (long, True)):
        options = asked(3).decision.options
        decision = Decision(0, prompt, options, least=3, most=3, ordered=True)
        shown = choice_dialog(SUMMARY, Asked(decision, "00000000"), "en").to_dict()
        assert (WORDS.say(prompt) in shown["components"][0]["content"]) == within
        assert (WORDS.say(prompt) == shown["title"]) != within
