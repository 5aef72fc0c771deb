"""What the pictures of every game must keep to."""

from io import BytesIO

import pytest
from PIL import Image

from games.catalogue import games
from games.data import LANGUAGES
from rendering.kit.canvas import WIDTH
from rendering.kit.colours import PALETTES
from rendering.pictures import (
    ALT_MOST,
    alt_text,
    board_png,
    hand_alt_text,
    hand_png,
    plain,
    seat_png,
    text,
)
from rendering.words import Words
from tests.rendering.sampling import NAMES, moments, spread

TABLES = [(game.key, seats) for game in games() for seats in game.rules.seats]
MOST_BYTES = 300_000


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_boards_through_a_game_are_wide_and_small(key: str, seats: int) -> None:
    words = Words("en", NAMES[:seats])
    for moment in spread(moments(key, seats), 6):
        encoded = board_png(key, moment.spectator, words, marks=moment.marks)
        image = Image.open(BytesIO(encoded))
        assert image.format == "PNG"
        assert image.width == WIDTH
        assert len(encoded) < MOST_BYTES


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_a_board_gives_nothing_away(key: str, seats: int) -> None:
    """It is the same from every seat and whatever the hidden cards are."""
    words = Words("en", NAMES[:seats])
    for moment in spread(moments(key, seats), 4):
        public = board_png(key, moment.spectator, words)
        assert board_png(key, moment.elsewhere, words) == public
        for view in moment.seats:
            assert board_png(key, view, words) == public
        assert text(key, moment.elsewhere, words) == text(key, moment.spectator, words)


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_only_seats_have_a_hand(key: str, seats: int) -> None:
    words = Words("en", NAMES[:seats])
    for moment in spread(moments(key, seats), 3):
        assert hand_png(key, moment.spectator, words) is None
        assert hand_alt_text(key, moment.spectator, words) is None
        for view in moment.seats:
            encoded = hand_png(key, view, words)
            said = hand_alt_text(key, view, words)
            assert (encoded is None) == (said is None)
            assert encoded is None or len(encoded) < MOST_BYTES
            assert said is None or 0 < len(said) <= ALT_MOST


@pytest.mark.parametrize("key", [game.key for game in games()])
def test_a_seat_sees_board_and_hand_in_one(key: str) -> None:
    seats = games()[0].rules.seats[0]
    words = Words("en", NAMES[:seats])
    moment = moments(key, seats)[5]
    board = Image.open(BytesIO(board_png(key, moment.spectator, words)))
    alone = hand_png(key, moment.seats[0], words)
    hand_height = Image.open(BytesIO(alone)).height if alone else 0
    whole = Image.open(BytesIO(seat_png(key, moment.seats[0], words)))
    assert whole.size == (WIDTH, board.height + hand_height)


@pytest.mark.parametrize("key", [game.key for game in games()])
def test_every_palette_draws_and_the_same_view_is_the_same_picture(key: str) -> None:
    seats = games()[0].rules.seats[0]
    words = Words("en", NAMES[:seats])
    moment = moments(key, seats)[5]
    drawn = {
        name: board_png(key, moment.spectator, words, palette=name, marks=moment.marks)
        for name in PALETTES
    }
    assert len(set(drawn.values())) == len(PALETTES)
    for name, encoded in drawn.items():
        again = board_png(key, moment.spectator, words, palette=name, marks=moment.marks)
        assert again == encoded


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_alt_texts_are_short_and_name_everybody(key: str, seats: int, language: str) -> None:
    words = Words(language, NAMES[:seats])
    for moment in spread(moments(key, seats), 6):
        said = alt_text(key, moment.spectator, words)
        assert len(said) <= ALT_MOST
        assert "\n" not in said
        assert all(name in said for name in NAMES[:seats])
        for view in moment.seats[:1]:
            private = hand_alt_text(key, view, words)
            assert private
            assert len(private) <= ALT_MOST
            assert not set("*#`\n") & set(private)


def test_the_alt_text_of_a_crowded_hand_names_every_card() -> None:
    """What does not fit in full is told in short, not cut off somewhere."""
    words = Words("en", NAMES[:2])
    crowded = max(
        (moment.seats[0] for moment in moments("innovation", 2)),
        key=lambda view: len(view.players[0].hand or ()),
    )
    said = hand_alt_text("innovation", crowded, words)
    assert said
    assert not said.endswith("…")
    for card in crowded.players[0].hand:
        assert words.name("innovation", card) in said


@pytest.mark.parametrize(("key", "seats"), TABLES)
def test_text_forms_have_headings_and_everybody(key: str, seats: int) -> None:
    words = Words("en", NAMES[:seats])
    for moment in spread(moments(key, seats), 6):
        public = text(key, moment.spectator, words)
        headings = [line for line in public.splitlines() if line.startswith("#")]
        assert len(headings) >= 1 + seats
        for name in NAMES[:seats]:
            assert any(name in line for line in headings)
        assert all(public in text(key, view, words) for view in moment.seats)


def test_plain_text_has_no_markup_left() -> None:
    written = "## A \\*b\\*\n- c\n  - d!\n1. e"
    assert plain(written, Words("en")) == "A *b*: c. d! 1. e."
    assert plain(written, Words("fr")) == "A *b*\u00a0: c. d! 1. e."
