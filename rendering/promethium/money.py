"""The score track: it is money, and shows at a glance who is ahead."""

from __future__ import annotations

from games.promethium.view import PlayerView, View
from rendering.kit.canvas import Canvas
from rendering.kit.layout import Box
from rendering.kit.lettering import HEADING, SMALL
from rendering.kit.pieces import panel, seat_token
from rendering.words import Words

TALL = 84
TOKEN, APART = 42, 36
STEP, LAST = 20, 140
"""How far the track reaches; whoever has more stands at its end."""


def worth(player: PlayerView) -> int:
    """Money on the track, or the final score once the game is over."""
    return sum(player.account) if player.account else player.money


def _ruler(box: Box) -> Box:
    """From nothing to the end of the track, with room for those who stand side by side there."""
    return box.inset(18, 0).without_left(150).without_right(4 * APART)


def draw_static(canvas: Canvas, box: Box, words: Words) -> None:
    """The empty track."""
    palette, ruler, middle = canvas.palette, _ruler(box), box.y + 34
    panel(canvas, box)
    canvas.place("score", box.inset(6))
    label = words.message("promethium", "picture-money")
    canvas.text(box.inset(18, 0).left_part(120), label, HEADING.at(26))
    canvas.rule(ruler.x, middle - 1, ruler.w, palette.metal, 3)
    for pounds in range(0, LAST + 1, STEP // 2):
        x = ruler.x + ruler.w * pounds // LAST
        canvas.fill(Box(x, middle - 6, 2, 12), palette.metal)
        if pounds % STEP == 0:
            room = Box(x - 30, middle + 16, 60, 34)
            canvas.text(room, str(pounds), SMALL, palette.muted, align="centre")


def draw(canvas: Canvas, box: Box, view: View) -> None:
    """Everybody's marker; whoever has as much as another stands right beside."""
    ruler, middle = _ruler(box), box.y + 34
    free = ruler.x - TOKEN
    for player in sorted(view.players, key=worth):
        x = ruler.x + ruler.w * min(LAST, worth(player)) // LAST - TOKEN // 2
        free = max(free, x)
        canvas.stamp(seat_token(player.seat, TOKEN, canvas.palette), free, middle - TOKEN // 2)
        free += APART
