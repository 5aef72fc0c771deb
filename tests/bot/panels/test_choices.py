"""Controls for decisions of every size and kind, within what Discord allows."""

from __future__ import annotations

from typing import Any

import pytest

from bot.club import Asked, ClubRefusal
from bot.dialogs import answer_from_numbers
from bot.panels.choices import PLAN, choices, question
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


def test_a_dialog_takes_numbers_and_nothing_else() -> None:
    decision = asked(3, least=3, most=3, ordered=True).decision
    assert answer_from_numbers(decision, "3, 1 2") == ("place:2", "place:0", "place:1")
    for wrong in ("0", "4", "x", "99999", "-1", "²"):
        with pytest.raises(ClubRefusal):
            answer_from_numbers(decision, wrong)
