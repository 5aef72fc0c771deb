"""Pictures of leagues: everything fits, nothing but names is ever cut short."""

from __future__ import annotations

import pytest
from PIL import Image

from games.data import LANGUAGES
from rendering.kit.canvas import WIDTH, Canvas
from rendering.kit.colours import PALETTES
from rendering.league.bracket import LAST, Bracket, Tie, bracket, bracket_png, round_name
from rendering.league.graph import Course, Point, graph, graph_png
from rendering.league.standings import Division, Row, Sheet, standings, standings_png
from rendering.words import Words
from tests.rendering.hostile import HOSTILE

PALETTE = PALETTES["default"]


def rows(count: int, seats: int, names: tuple[str, ...] = ("Ada", "Blaise")) -> tuple[Row, ...]:
    """Lines of a division."""
    zones = ("champion", "up", "stay", "down")
    return tuple(
        Row(
            rank=at + 1,
            name=names[at % len(names)],
            points="12.25",
            played=5,
            left=35,
            places=tuple(at % 4 * 10 for _ in range(seats)),
            zone=zones[at % 4],  # type: ignore[arg-type]
            withdrawn=at == 2,
        )
        for at in range(count)
    )


def sheet(divisions: int, seats: int, names: tuple[str, ...] = ("Ada", "Blaise")) -> Sheet:
    """Standings of some divisions."""
    return Sheet(
        "League",
        "Season 12 · 33 of 120 tables played",
        tuple(
            Division(f"Division {number + 1}", rows(8 - number, seats, names), "As even as can be.")
            for number in range(divisions)
        ),
    )


def pixels(canvas: Canvas) -> bytes:
    """What can be seen."""
    return canvas.image.tobytes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_standings_fit(language: str, palette: str, seats: int) -> None:
    for divisions in (1, 2, 5):
        drawn = standings(sheet(divisions, seats), Words(language), PALETTES[palette])
        assert drawn.image.width == WIDTH
        assert drawn.shortened == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("divisions", [1, 2])
def test_how_even_the_fixtures_are_is_said_to_its_end(language: str, divisions: int) -> None:
    """However far from perfect they are, and however narrow a division is drawn."""
    words = Words(language)
    said = [
        words.message("bot", "league-fair", tables=40, least=10, most=12),
        words.message("bot", "league-fair-excess", excess=228),
    ]
    whole = sheet(divisions, 4)
    uneven = tuple(one._replace(note=" ".join(said)) for one in whole.divisions)
    drawn = standings(whole._replace(divisions=uneven), words, PALETTE)
    assert drawn.shortened == []


def test_names_have_room_in_a_bracket_of_sixty_four() -> None:
    names = tuple(f"Tomasz Żółw {number}" for number in range(64))
    rounds = [tuple(Tie(two, (True, False)) for two in zip(names[::2], names[1::2], strict=True))]
    while len(rounds[-1]) > 1:
        rounds.append(rounds[0][: len(rounds[-1]) // 2])
    drawn = bracket(Bracket("Cup", "Noria", tuple(rounds), names[0]), Words("en"), PALETTE)
    assert drawn.shortened == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_brackets_and_graphs_fit(language: str) -> None:
    words = Words(language)
    first = tuple(Tie(("Ada", "Blaise"), (True, False)) for _ in range(32))
    rounds = [first]
    while len(rounds[-1]) > 1:
        rounds.append(tuple(Tie(("Ada", None), (False, False)) for _ in rounds[-1][::2]))
    drawn = bracket(Bracket("Cup", "Noria", tuple(rounds), None), words, PALETTE)
    assert drawn.shortened == []
    points = tuple(Point(1500 + at * 7 % 300, 400 - at, "18 Nov 2026") for at in range(90))
    for count in (1, 2, 90):
        found = graph(Course("Ada", "1500 ± 400", points[:count]), words, PALETTE)
        assert found.shortened == []


def test_names_of_any_kind_stay_in_their_cells() -> None:
    hostile = HOSTILE
    drawn = standings(sheet(2, 4, hostile), Words("en"), PALETTE)
    assert set(drawn.shortened) <= set(hostile)
    ties = tuple(Tie((name, None), (True, False)) for name in hostile)
    whole = Bracket("Cup", "Noria", (ties[:2], (Tie(hostile[:2], (True, False)),)), hostile[0])
    assert set(bracket(whole, Words("en"), PALETTE).shortened) <= set(hostile)


def test_what_changes_is_seen() -> None:
    words = Words("en")
    one = standings(sheet(1, 2), words, PALETTE)
    changed = sheet(1, 2)
    row = changed.divisions[0].rows[0]._replace(points="13")
    division = changed.divisions[0]._replace(rows=(row, *changed.divisions[0].rows[1:]))
    other = standings(changed._replace(divisions=(division,)), words, PALETTE)
    assert pixels(one) != pixels(other)
    tie = Tie(("Ada", "Blaise"), (False, False))
    before = bracket(Bracket("Cup", "", ((tie,),), None), words, PALETTE)
    won = Tie(("Ada", "Blaise"), (False, True))
    after = bracket(Bracket("Cup", "", ((won,),), "Blaise"), words, PALETTE)
    assert pixels(before) != pixels(after)


def test_a_long_bracket_is_cut_at_its_start_and_counts_its_rounds_from_there() -> None:
    words = Words("en")
    rounds = [tuple(Tie(("Ada", "Blaise"), (False, False)) for _ in range(2 * 2**LAST))]
    while len(rounds[-1]) > 1:
        rounds.append(rounds[0][: len(rounds[-1]) // 2])
    whole = bracket(Bracket("Cup", "", tuple(rounds), None), words, PALETTE)
    end = bracket(Bracket("Cup", "", tuple(rounds[-LAST:]), None), words, PALETTE)
    assert whole.image.size == end.image.size
    assert pixels(whole) != pixels(end), "the first round shown is not the first one played"
    assert round_name(len(rounds) - LAST, LAST, words) == f"Round {len(rounds) - LAST + 1}"
    assert [round_name(9, left, words) for left in (2, 1)] == ["Semi-finals", "Final"]


def test_files_are_small_and_the_same_every_time() -> None:
    words = Words("en")
    found: list[list[bytes]] = [
        [standings_png(sheet(6, 4), words) for _ in range(2)],
        [
            bracket_png(Bracket("C", "", ((Tie(("Ada",), (True,)),),), "Ada"), words)
            for _ in range(2)
        ],
        [
            graph_png(Course("A", "", (Point(1500, 400, "x"), Point(1600, 90, "y"))), words)
            for _ in range(2)
        ],
    ]
    for files in found:
        assert len(set(files)) == 1
        assert len(files[0]) < 300_000


def test_the_curve_goes_up_with_the_rating() -> None:
    """The dark line of a rising rating begins lower than it ends."""
    points = tuple(Point(1200 + 40 * at, 50, "day") for at in range(20))
    image: Image.Image = graph(Course("A", "", points), Words("en"), PALETTE).image
    dark = PALETTE.band

    def height(x: int) -> int:
        column = [image.getpixel((x, y)) for y in range(130, image.height - 110)]
        near = [
            y for y, shade in enumerate(column)
            if isinstance(shade, tuple)
            and sum(abs(a - b) for a, b in zip(shade, dark, strict=True)) < 60
        ]  # fmt: skip
        assert near
        return min(near)

    assert height(200) > height(800) > height(1400)
