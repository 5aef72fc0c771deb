"""A table of figures: in a terminal as they come, or as the page that is kept with the code."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable
from datetime import UTC, datetime

from bot.bench.figure import Figure

PAGE = """\
# The last figures

Written by `petitbleu bench --markdown` on {day}: {cores} cores, Python {python}.

How to read them. Seconds on a machine say little about another one, so every figure stands beside a
floor (the least that could do the job), a peer or a bound, taken in the same run: `times` is
measured divided by that. The target is what `make bench` holds it to. `--json` prints the same for
a program. With `--load MINUTES` a crowd comes as well: its lines begin with `load`, and since the
bot, the local Discord and the crowd share the same cores, they measure all three.

| what | measured | times | of what | target | |
| --- | ---: | ---: | --- | --- | --- |
"""


def line(figure: Figure) -> str:
    """One figure in a terminal."""
    return (
        f"{figure.name:<48} {figure.measured:>9g} {figure.unit:<8} "
        f"{figure.ratio:>8g} x {figure.against:<34} {figure.target:<28} {_verdict(figure)}"
    )


HEADING = f"{'what':<48} {'measured':>18} {'times':>8}   {'floor or peer':<34} target"


def page(figures: Iterable[Figure]) -> str:
    """All of them as Markdown, with what a reader needs to know."""
    head = PAGE.format(
        day=datetime.now(UTC).date().isoformat(),
        cores=os.cpu_count(),
        python=platform.python_version(),
    )
    return head + "".join(
        f"| {one.name} | {one.measured:g} {one.unit} | {one.ratio:g} | {one.against} "
        f"| {one.target} | {_verdict(one)} |\n"
        for one in figures
    )


def _verdict(figure: Figure) -> str:
    return "met" if figure.met else "MISSED"
