"""The text form says everything, and only what may be known."""

import re

import pytest

from games.cartels.cards import KINDS, MACHINES, OBJECTIVES
from games.cartels.view import OpenedView, View, WorkshopView
from rendering.cartels.told import alt, describe, describe_hand
from rendering.words import Words
from tests.rendering.cartels.changing import CHANGES, Change, base
from tests.rendering.hostile import HOSTILE
from tests.rendering.sampling import NAMES, moments

WORDS = Words("en", NAMES[:2])


def test_every_field_that_may_be_seen_has_its_change() -> None:
    fields = {
        (kind, field)
        for kind in (View, WorkshopView, OpenedView)
        for field in kind.__struct_fields__
    }
    assert set(CHANGES) == fields - {(View, "seat")}


@pytest.mark.parametrize(
    ("phase", "change"),
    CHANGES.values(),
    ids=[f"{kind.__name__}.{field}" for kind, field in CHANGES],
)
def test_the_text_form_shows_every_field(phase: str, change: Change) -> None:
    view = base(phase)
    assert describe(change(view), WORDS) != describe(view, WORDS)


def test_the_text_form_names_what_lies_open() -> None:
    for moment in moments("cartels", 4)[::9]:
        view: View = moment.spectator
        words = Words("en", NAMES)
        text = describe(view, words)
        cards = [card for card in view.office if card]
        cards += [card for workshop in view.workshops for card in workshop.machines]
        cards += view.discards
        for card in cards:
            assert words.name("cartels", card) in text
            if card in MACHINES:
                face = MACHINES[card]
                said = [words.name("cartels", face.type), words.name("cartels", face.nation)]
                assert f"{', '.join(said)}, {face.points} VP" in text
        for workshop in view.workshops:
            for kind in KINDS:
                assert f"{workshop.goods[kind]} {words.name('cartels', kind)}" in text
            assert f"{workshop.workers} in the workshop, {workshop.stock} in the stock" in text


def test_only_the_owner_reads_an_objective_before_the_end() -> None:
    for moment in moments("cartels", 3)[::9]:
        words = Words("en", NAMES[:3])
        titles = {words.name("cartels", card) for card in OBJECTIVES}
        over = moment.spectator.phase == "over"
        public = describe(moment.spectator, words)
        assert any(title in public for title in titles) == over
        assert describe_hand(moment.spectator, words) is None
        for seat, view in enumerate(moment.seats):
            assert describe(view, words) == public
            private = describe_hand(view, words)
            assert private
            own = words.name("cartels", view.workshops[seat].objective)
            assert own in private
            assert not any(title in private for title in titles - {own})


@pytest.mark.parametrize("name", HOSTILE)
def test_names_cannot_break_the_text_form(name: str) -> None:
    view = base("collecting")
    plain = describe(view, Words("en", ("Ada", "Blaise"))).splitlines()
    marked = describe(view, Words("en", (name, "Blaise"))).splitlines()
    assert len(plain) == len(marked)
    for one, other in zip(plain, marked, strict=True):
        assert one.split(" ")[0] == other.split(" ")[0] or "Ada" in one.split(" ")[0]
        body = other.lstrip("#- ")
        assert not set(re.sub(r"\\.", "", body)) & set("*_`~|<>#@[]\u202e\x1b\x00")
    said = alt(view, Words("en", (name, "Blaise")))
    assert "\n" not in said
    assert len(said) < 1024


def test_two_of_one_name_are_told_apart_by_their_seats() -> None:
    text = describe(base("machines"), Words("en", ("Ada", "Ada")))
    assert "Ada (seat 1)" in text or "Ada (seat 2)" in text
    assert "(seat" not in describe(base("machines"), WORDS)
