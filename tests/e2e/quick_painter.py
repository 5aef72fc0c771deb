"""A studio that hands out blank sheets: `python -m tests.e2e.quick_painter`

It says of them what is said of the true pictures. Where a bot lives for seconds, it would spend
them all on drawing.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any

from PIL import Image

from rendering import captioned
from rendering.studio import main


def blank(*_: Any, **__: Any) -> bytes:
    """A picture of nothing."""
    sheet = BytesIO()
    Image.new("L", (8, 8)).save(sheet, "PNG")
    return sheet.getvalue()


if __name__ == "__main__":
    for drawing in ("board_png", "hand_png"):
        setattr(captioned, drawing, blank)
    main()
