"""Innovation's pictures: every phase, every card, every place, and nothing outside its box."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from games.data import LANGUAGES
from games.innovation.cards import CARDS, COLOURS, ICONS, SPECIALS
from games.innovation.state import Options
from games.innovation.view import View
from rendering.innovation import faces, icons, zone
from rendering.innovation.board import HEADER, TABLE, drawn
from rendering.innovation.hand import drawn_hand
from rendering.innovation.reading import audience, near_the_end, next_draw
from rendering.kit.colours import PALETTES
from rendering.kit.layout import Box
from rendering.kit.names import drawn_name
from rendering.words import Words
from tests.rendering.comparing import differ, marks_stay_in_place
from tests.rendering.hostile import HOSTILE
from tests.rendering.innovation.changing import CHANGES, Change, base, crowded, in_view
from tests.rendering.sampling import NAMES, Moment, moments, spread

PALETTE = PALETTES["default"]
IDS = [f"{kind.__name__}.{field}" for kind, field in CHANGES]


def looked_at(seats: int) -> list[Moment]:
    """The first moment of every phase, and some in between."""
    found = moments("innovation", seats)
    first = {moment.spectator.phase: moment for moment in reversed(found)}
    assert set(first) == {"opening", "actions", "over"}
    return [*first.values(), *spread(found, 8)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_phase_is_drawn_and_no_word_is_cut(seats: int, language: str) -> None:
    words = Words(language, NAMES[:seats])
    for moment in looked_at(seats):
        assert drawn(moment.spectator, words, PALETTE, moment.marks).shortened == []
        hand = drawn_hand(moment.seats[0], words, PALETTE)
        assert hand
        assert hand.shortened == []
    assert drawn_hand(moments("innovation", seats)[0].spectator, words, PALETTE) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_crowded_table_still_fits(seats: int, language: str) -> None:
    words = Words(language, NAMES[:seats])
    view = crowded(moments("innovation", seats)[9].seats[0])
    board = drawn(view, words, PALETTE, ())
    assert board.shortened == []
    assert all(board.box.contains(place) for place in board.places.values())
    hand = drawn_hand(view, words, PALETTE)
    assert hand
    assert hand.shortened == []


@pytest.mark.parametrize("change", CHANGES.values(), ids=IDS)
def test_the_board_shows_every_field(change: Change) -> None:
    words = Words("en", NAMES[:2])
    one = drawn(base(), words, PALETTE, ()).image
    other = drawn(change(base()), words, PALETTE, ()).image
    assert differ(one, other)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_place_that_rules_mark_is_on_the_board(seats: int) -> None:
    words = Words("en", NAMES[:seats])
    found = moments("innovation", seats)
    marks = {mark for moment in found for mark in moment.marks}
    view = found[-1].spectator
    canvas = drawn(view, words, PALETTE, ())
    assert marks <= set(canvas.places)
    assert {mark.split(".")[0] for mark in marks} >= {"board", "hand", "score"}
    marks_stay_in_place(lambda shown: drawn(view, words, PALETTE, shown))


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_stays_where_names_are(name: str) -> None:
    """Whatever somebody is called, only the heads of panels differ."""
    pictures = []
    for players in ((name, name), ("Ada", "Ada")):
        canvas = drawn(base(), Words("en", players), PALETTE, ())
        canvas.fill(HEADER, PALETTE.paper)
        for seat in (0, 1):
            top = canvas.places[f"board.{seat}"].y - zone.GAP - zone.HEAD
            canvas.fill(Box(0, top, canvas.box.w, zone.HEAD), PALETTE.paper)
        pictures.append(canvas.image)
        assert set(canvas.shortened) <= {drawn_name(Words("en", players), 0)}
    assert not differ(*pictures)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_room_for_their_words(language: str) -> None:
    words = Words(language)
    narrow = Box(0, 0, TABLE.w - 2 * zone.GAP, 1).columns(len(COLOURS), zone.GAP)[-1].w - 6
    for card in CARDS:
        assert faces.top(card, narrow, PALETTE, language).shortened == []
        assert faces.under(card, narrow, PALETTE, language).shortened == []
        assert faces.line(card, 370, PALETTE, language).shortened == []
        size = narrow, faces.TOP + faces.words_height(card, narrow, words)
        assert faces.whole(card, size, PALETTE, language).shortened == []


def test_a_covered_card_of_ones_own_shows_each_slot_in_its_place() -> None:
    """Tools and Writing differ in the last slot alone, Lighting and Railroad in the first too."""
    tools, writing = (faces.under(card, 280, PALETTE, "en").image for card in ("tools", "writing"))
    corner = (200, faces.UNDER // 2, 280, faces.UNDER)
    rest = (0, faces.UNDER // 2, 200, faces.UNDER)
    left = (0, 0, 32, faces.UNDER // 2)
    assert differ(tools.crop(corner), writing.crop(corner))
    assert not differ(tools.crop(rest), writing.crop(rest))
    assert not differ(tools.crop(left), writing.crop(left))
    lighting, railroad = (
        faces.under(card, 280, PALETTE, "en").image for card in ("lighting", "railroad")
    )
    assert differ(lighting.crop(left), railroad.crop(left))


@pytest.mark.parametrize("language", LANGUAGES)
def test_special_achievements_have_room_for_what_they_take(language: str) -> None:
    words = Words(language, NAMES[:2])
    view = in_view(specials=SPECIALS, options=Options(monument_combined=False))(base())
    assert drawn(view, words, PALETTE, ()).shortened == []


@pytest.mark.parametrize("palette", sorted(PALETTES))
def test_icons_and_colours_differ_without_their_hues(palette: str) -> None:
    """In one and the same hue, shapes and patterns alone tell them apart."""
    grey = dict.fromkeys(PALETTES[palette].hues, PALETTES[palette].hues["grey"])
    plain = PALETTES[palette]._replace(name=f"{palette} in grey", hues=grey)
    drawings = [icons.icon(icon, 24, plain) for icon in ICONS]
    cloths = [icons.cloth(colour, 50, 112, "", plain) for colour in COLOURS]
    for kinds in (drawings, cloths):
        for one, other in combinations(kinds, 2):
            assert differ(one.convert("L"), other.convert("L"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_tell_the_colours_apart(language: str) -> None:
    assert len({faces.letters(colour, Words(language)) for colour in COLOURS}) == len(COLOURS)


def with_icons(*counts: int) -> View:
    """Three players with so many castles."""
    view: View = moments("innovation", 3)[20].spectator
    players = tuple(
        replace(player, icons=player.icons | {"castle": count})
        for player, count in zip(view.players, counts, strict=True)
    )
    return replace(view, players=players)


def test_who_would_be_reached_follows_the_icons_and_the_effects() -> None:
    view = with_icons(3, 2, 3)
    assert audience(view, 0, "oars") == ((2,), (1,))
    assert audience(view, 0, "archery") == ((), (1,))
    assert audience(view, 0, "the-wheel") == ((2,), ())
    assert audience(view, 1, "oars") == ((2, 0), ())
    assert audience(with_icons(3, 2, 1), 0, "the-wheel") == ((), ())


def test_the_next_draw_skips_empty_decks_and_warns_of_the_end() -> None:
    view = replace(base(), decks=(0, 2, 0, 0, 0, 0, 0, 0, 0, 0))
    beginner = replace(view.players[0], piles=())
    view = replace(view, players=(beginner, base().players[0]))
    assert next_draw(view, view.players[0]) == 2
    assert next_draw(view, view.players[1]) is None
    assert near_the_end(view) == (1,)
    assert near_the_end(replace(view, phase="over")) == ()
    assert near_the_end(replace(view, decks=(3,) * 10)) == (1,)
