"""Answers that are typed, with what autocomplete offers for them."""

from __future__ import annotations

from bot.commands.family import VALUE_MOST, matching, spelled_out
from games.decision import Decision, Option
from games.text import Seat, Text
from rendering.words import Words

HAND = (
    "canal-building",
    "anatomy",
    "industrialization",
    "atomic-theory",
    "education",
    "emancipation",
    "sanitation",
    "publications",
    "combustion",
    "antibiotics",
    "mass-media",
    "socialism",
)
LABEL = Text("core.decline")
RETURN_ALL = Decision(
    Seat(0), LABEL, tuple(Option(f"return:{card}", LABEL) for card in HAND), least=6, most=12
)


def test_a_whole_hand_is_chosen_card_by_card() -> None:
    typed = ""
    for number, card in enumerate(HAND):
        values = [one.value for one in matching(RETURN_ALL, (), typed, Words("en"))]
        assert len(values) == len(HAND) - number
        assert all(len(value) <= VALUE_MOST for value in values)
        chosen = {spelled_out(RETURN_ALL, value)[-1]: value for value in values}
        typed = f"{chosen[f'return:{card}']} "
        so_far = tuple(f"return:{one}" for one in HAND[: number + 1])
        assert spelled_out(RETURN_ALL, typed) == so_far


def test_a_beginning_that_fits_several_or_none_stays_as_it_was_typed() -> None:
    assert spelled_out(RETURN_ALL, "an x none") == ("an", "x", "none")
    assert spelled_out(RETURN_ALL, "ana soc") == ("return:anatomy", "return:socialism")
    assert spelled_out(RETURN_ALL, "none") == ()
