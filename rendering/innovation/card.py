"""Single cards of Innovation, for whoever asks for one by its name."""

from __future__ import annotations

from PIL import Image

from games.innovation.cards import CARDS, NAMES
from games.innovation.state import Options
from games.text import say
from rendering.innovation import faces
from rendering.innovation.reading import rules_of, said_slots
from rendering.kit.canvas import Canvas
from rendering.kit.colours import Palette
from rendering.kit.layout import Box
from rendering.words import Words

WIDTH, MARGIN = 560, 20

cards = tuple(CARDS)


def card(card: str, words: Words, palette: Palette, options: Options) -> Image.Image:
    """The face of a card with all its effects."""
    wide = WIDTH - 2 * MARGIN
    tall = faces.TOP + faces.words_height(card, wide, words, options)
    canvas = Canvas(WIDTH, tall + 2 * MARGIN, palette)
    box = Box(MARGIN, MARGIN, wide, tall)
    canvas.fill(box.inset(-2), palette.edge)
    canvas.lay(faces.whole(card, (wide, tall), palette, words.language, options), box)
    return canvas.image


def describe_card(card: str, words: Words, options: Options) -> str:
    """Name, age and colour, the icons in their places, and the effects."""
    found = CARDS[card]
    title = say("innovation.text-card", card=NAMES[card], age=found.age, colour=NAMES[found.colour])
    lines = [f"### {words.say(title)}", f"- {said_slots(card, words)}"]
    for rule in rules_of(card, words, options):
        message = "text-demand" if rule.demand else "text-effect"
        lines.append("- " + words.message("innovation", message, effect=rule.text))
    return "\n".join(lines)
