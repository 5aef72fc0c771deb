"""How a game ended, the same for every game: a band above the last board, and the same in words.

A view shows the table and not who has won. Whoever draws an ended game hands over the outcome, so
that the last picture of a game tells its end by itself.
"""

from __future__ import annotations

from PIL import Image

from games.rules import Outcome
from games.text import Seat
from rendering.kit.canvas import WIDTH, Canvas
from rendering.kit.colours import Palette, mixed
from rendering.kit.layout import Box
from rendering.kit.lettering import BODY, NAME, NUMBER, STRONG, TITLE
from rendering.kit.names import drawn_name, spoken_name, written_name
from rendering.kit.pieces import medallion, seat_token
from rendering.kit.sketch import Sketch, sprite
from rendering.words import Words

MARGIN, GAP = 20, 12
HEAD, PLACE, NAMED, LINE = 84, 72, 44, 34


def in_order(outcome: Outcome) -> list[Seat]:
    """The seats from the first place to the last."""
    return sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))


# The picture


def ending(outcome: Outcome, words: Words, palette: Palette) -> Canvas:
    """The band: who came where, with how much, and from what.

    A name has a line of its own: nobody should win as "Max…".
    """
    seats = in_order(outcome)
    tall = PLACE + NAMED + LINE * len(outcome.account) + 32
    canvas = Canvas(WIDTH, HEAD + tall + 2 * MARGIN, palette)
    canvas.fill(canvas.box.top_part(HEAD), palette.band)
    canvas.rule(0, HEAD, WIDTH, palette.metal, 4)
    head = canvas.box.top_part(HEAD).inset(MARGIN, 0)
    title = words.message("picture", "ending")
    said = canvas.text(head.left_part(620), title, TITLE, palette.band_ink)
    room = head.without_left(said.right - head.x + 40)
    canvas.text(room, words.say(outcome.reason), BODY, palette.band_ink, align="right", lines=2)
    columns = Box(MARGIN, HEAD + MARGIN, WIDTH - 2 * MARGIN, tall).columns(len(seats), GAP)
    for seat, box in zip(seats, columns, strict=True):
        _column(canvas, box, outcome, seat, words)
    return canvas


def _column(canvas: Canvas, box: Box, outcome: Outcome, seat: Seat, words: Words) -> None:
    palette, won = canvas.palette, outcome.places[seat] == 1
    canvas.frame(box, palette.panel, palette.metal if won else palette.line, 4 if won else 2, 14)
    inside = box.inset(16, 12)
    head = inside.top_part(PLACE)
    place = words.message("picture", "place", place=outcome.places[seat])
    said = canvas.text(head.left_part(84), place, NUMBER.at(40))
    x = canvas.stamp_in(
        seat_token(seat, 48, palette), Box(said.right + 12, head.y, 48, head.h)
    ).right
    if won:
        canvas.stamp_in(crown(56, palette), Box(x + 16, head.y, 56, head.h))
    if outcome.by_points:
        canvas.stamp_in(medallion(72, str(outcome.scores[seat]), palette), head.right_part(72))
    named = inside.without_top(PLACE).top_part(NAMED)
    canvas.text(named, drawn_name(words, seat), NAME.at(28))
    below = inside.without_top(PLACE + NAMED + 4)
    for number, line in enumerate(outcome.account):
        row = Box(below.x, below.y + number * LINE, below.w, LINE)
        canvas.text(row.without_right(70), words.say(line.label), BODY)
        canvas.text(row.right_part(64), str(line.points[seat]), STRONG, align="right")


@sprite
def crown(size: int, palette: Palette) -> Image.Image:
    """Who has won: a crown of brass."""
    sketch = Sketch(size, size)
    low, high = size * 0.8, size * 0.26
    spikes = [
        (size * 0.1, low), (size * 0.06, high), (size * 0.3, size * 0.52),
        (size * 0.5, size * 0.14),
        (size * 0.7, size * 0.52), (size * 0.94, high), (size * 0.9, low),
    ]  # fmt: skip
    sketch.polygon(spikes, palette.metal, palette.edge, palette.outline)
    for x, y in (spikes[1], spikes[3], spikes[5]):
        ground = mixed(palette.metal, palette.light, 0.55)
        sketch.disc((x, y), size * 0.06, ground, palette.edge, 1.5)
    return sketch.done()


# The words


def describe_ending(outcome: Outcome, words: Words) -> str:
    """The same in lines under a heading, for the text form."""
    lines = [f"## {words.message('picture', 'ending')}", words.say(outcome.reason)]
    for seat in in_order(outcome):
        lines.append("- " + _standing(outcome, seat, words, written_name(words, seat)))
        lines += [
            "  - " + words.labelled(words.say(line.label), str(line.points[seat]))
            for line in outcome.account
        ]
    return "\n".join(lines)


def ending_in_short(outcome: Outcome, words: Words) -> str:
    """The same in a sentence each, for the alt text."""
    said = (_standing(outcome, seat, words, spoken_name(words, seat)) for seat in in_order(outcome))
    ended = words.labelled(words.message("picture", "ending"), outcome.reason)
    return " ".join([ended, *said])


def _standing(outcome: Outcome, seat: Seat, words: Words, name: str) -> str:
    return words.message(
        "picture",
        "ending-won" if outcome.places[seat] == 1 else "ending-placed",
        place=outcome.places[seat],
        player=name,
        points=outcome.scores[seat],
        shared=len(outcome.winners),
    )
