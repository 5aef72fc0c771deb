"""Cartels' pictures: every phase, every card, every place, and nothing outside its box."""

import pytest

from games.cartels.cards import DEPOT_SIZES, KINDS, MACHINES, NUMBERS, UPGRADES
from games.data import LANGUAGES
from rendering.cartels import faces, workshop
from rendering.cartels.board import HEADER, drawn
from rendering.cartels.hand import drawn_hand
from rendering.kit.colours import PALETTES
from rendering.kit.layout import Box
from rendering.words import Words
from tests.rendering.cartels.changing import CHANGES, Change, base, in_view, in_workshop
from tests.rendering.comparing import differ, marks_stay_in_place
from tests.rendering.hostile import HOSTILE
from tests.rendering.sampling import NAMES, Moment, moments

PALETTE = PALETTES["default"]


def by_phase(seats: int, *, show_cubes: bool) -> list[Moment]:
    """The first and the last moment of every phase of a game."""
    found: dict[str, list[Moment]] = {}
    for moment in moments("cartels", seats, show_cubes=show_cubes):
        found.setdefault(moment.spectator.phase, []).append(moment)
    return [moment for seen in found.values() for moment in (seen[0], seen[-1])]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("show_cubes", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_phase_is_drawn_and_no_word_is_cut(
    seats: int, show_cubes: bool, language: str
) -> None:
    words = Words(language, NAMES[:seats])
    seen = by_phase(seats, show_cubes=show_cubes)
    assert {moment.spectator.phase for moment in seen} >= {
        "workers",
        "collecting",
        "machines",
        "over",
    }
    for moment in seen:
        assert drawn(moment.spectator, words, PALETTE, moment.marks).shortened == []
        for view in moment.seats:
            hand = drawn_hand(view, words, PALETTE)
            assert hand
            assert hand.shortened == []


@pytest.mark.parametrize(
    ("phase", "change"),
    CHANGES.values(),
    ids=[f"{kind.__name__}.{field}" for kind, field in CHANGES],
)
def test_the_board_shows_every_field(phase: str, change: Change) -> None:
    words = Words("en", NAMES[:2])
    one = drawn(base(phase), words, PALETTE, ()).image
    other = drawn(change(base(phase)), words, PALETTE, ()).image
    assert differ(one, other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_that_rules_mark_is_on_the_board(seats: int) -> None:
    words = Words("en", NAMES[:seats])
    found = moments("cartels", seats)
    marks = {mark for moment in found for mark in moment.marks}
    canvas = drawn(found[0].spectator, words, PALETTE, ())
    assert marks <= set(canvas.places)
    assert {mark.split(".")[0] for mark in marks} == {
        "cube", "depot", "office", "order track", "workshop"
    }  # fmt: skip
    marks_stay_in_place(lambda shown: drawn(found[0].spectator, words, PALETTE, shown))


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_stays_where_names_are(name: str) -> None:
    """Whatever somebody is called, only the heads of panels differ."""
    view = base("collecting")
    pictures = []
    for players in ((name, name), ("Ada", "Ada")):
        canvas = drawn(view, Words("en", players), PALETTE, ())
        canvas.fill(HEADER, PALETTE.paper)
        for box in (canvas.places["workshop.0.workers"], canvas.places["workshop.1.workers"]):
            top = box.y - workshop.BADGES - workshop.HEAD
            canvas.fill(Box(0, top, canvas.box.w, workshop.HEAD), PALETTE.paper)
        pictures.append(canvas.image)
        assert set(canvas.shortened) <= {name}
    assert not differ(*pictures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_room_for_their_words(language: str) -> None:
    narrow = 359
    for card in MACHINES:
        assert faces.machine_card(card, PALETTE, language).shortened == []
        assert faces.ledger_line(card, narrow, workshop.LINE, PALETTE, language).shortened == []
    for kind in KINDS:
        full = max(max(sizes) for sizes in DEPOT_SIZES.values())
        assert faces.in_depot(kind, 1, full, 197, 54, PALETTE, language).shortened == []
        assert faces.stored(kind, NUMBERS.capacity, 51, 102, PALETTE, language).shortened == []
    for which in UPGRADES:
        for state in ("open", "owned"):
            line = faces.upgrade_line(which, state, narrow, workshop.UPGRADE, PALETTE, language)
            assert line.shortened == []


def test_many_machines_make_the_board_taller_and_many_discards_overlap() -> None:
    words = Words("en", NAMES[:2])
    cards = tuple(MACHINES)
    view = base("workers")
    crowded = in_view(discards=cards[23:])(in_workshop(machines=cards[:23])(view))
    usual, tall = (drawn(one, words, PALETTE, ()) for one in (view, crowded))
    assert tall.box.h > usual.box.h
    assert tall.box.contains(tall.places["workshop.0.machines"])
    assert tall.shortened == []
