"""The end of a game, drawn and told."""

import pytest
from PIL import ImageChops

from games.catalogue import KEYS, game
from games.data import LANGUAGES
from games.rules import Outcome, ScoreLine
from games.text import say
from rendering.kit.colours import PALETTES
from rendering.kit.ending import (
    HEAD,
    MARGIN,
    PLACE,
    describe_ending,
    ending,
    ending_in_short,
    in_order,
)
from rendering.pictures import ALT_MOST, alt_text, board_image, text
from rendering.words import Words
from tests.games.driving import random_game
from tests.rendering.hostile import HOSTILE
from tests.rendering.sampling import NAMES

WORDS = Words("en", NAMES)
SHARED = Outcome(
    say("cartels.title"),
    places=(3, 1, 1),
    scores=(1, 20, 20),
    account=(ScoreLine(say("cartels.score-machines"), (1, 13, 16)),),
)


def test_seats_stand_in_the_order_of_their_places() -> None:
    assert in_order(SHARED) == [1, 2, 0]


def test_the_text_tells_places_points_and_where_they_came_from() -> None:
    assert describe_ending(SHARED, WORDS).splitlines() == [
        "## Final standing",
        "Cartels",
        "- Shared first place: Blaise, 20 points.",
        "  - Machines: 13",
        "- Shared first place: Carl, 20 points.",
        "  - Machines: 16",
        "- Place 3: Ada, 1 point.",
        "  - Machines: 1",
    ]


def test_only_winners_are_crowned() -> None:
    """Whoever came third looks otherwise than with the same points in the first place."""
    palette = PALETTES["default"]
    alone = Outcome(SHARED.reason, (3, 1, 2), SHARED.scores, SHARED.account)
    assert ending(SHARED, WORDS, palette).image.tobytes() != (
        ending(alone, WORDS, palette).image.tobytes()
    )
    assert "Winner: Blaise" in ending_in_short(alone, WORDS)


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_breaks_the_band(name: str) -> None:
    words = Words("en", (name, "Blaise", "Carl"))
    band = ending(SHARED, words, PALETTES["default"])
    assert set(band.shortened) <= {name, *map(str.strip, [name])} or len(band.shortened) <= 1
    assert len(describe_ending(SHARED, words).splitlines()) == 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_the_last_board_tells_how_the_game_ended(key: str, language: str) -> None:
    entry = game(key)
    seats = entry.rules.seats[-1]
    words = Words(language, NAMES[:seats])
    *_, last = random_game(entry, seats, entry.rules.options_type(), "ended")
    table = last.table
    outcome, view = table.outcome, table.view(None)
    assert outcome
    winner = NAMES[outcome.winners[0]]
    assert winner in text(key, view, words, outcome=outcome).splitlines()[2]
    said = alt_text(key, view, words, outcome=outcome)
    assert len(said) <= ALT_MOST
    assert said.index(winner) < said.index(words.say(outcome.reason)) + 200
    plain, crowned = board_image(key, view, words), board_image(key, view, words, outcome=outcome)
    assert crowned.width == plain.width
    assert crowned.height > plain.height + 100
    assert ending(outcome, words, PALETTES["default"]).shortened == []


def test_a_long_name_stands_whole_among_four() -> None:
    names = ("Max “the Clock” O’Neill", "Ada", "Blaise", "Carl")
    four = Outcome(SHARED.reason, (1, 2, 3, 4), (9, 8, 7, 6))
    assert ending(four, Words("en", names), PALETTES["default"]).shortened == []


def test_points_that_did_not_decide_crown_nobody() -> None:
    """Who won by achievements may have fewer points than the second: they are told as one line."""
    points = ScoreLine(say("innovation.account-points"), (44, 57))
    decided = Outcome(SHARED.reason, (1, 2), points.points, (points,), by_points=False)
    counted = Outcome(SHARED.reason, (1, 2), points.points, (points,))
    drawn = [ending(one, WORDS, PALETTES["default"]).image for one in (decided, counted)]
    differ = ImageChops.difference(*drawn).getbbox()
    assert differ is not None
    assert differ[3] <= HEAD + MARGIN + 12 + PLACE, "only the medallions are missing"
