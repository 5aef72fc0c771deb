"""Pictures of leagues: standings, brackets, and how a rating went."""

from rendering.league.bracket import Bracket, Tie, bracket_png, round_name
from rendering.league.graph import Course, Point, graph_png
from rendering.league.standings import Division, Row, Sheet, standings_png

__all__ = [
    "Bracket",
    "Course",
    "Division",
    "Point",
    "Row",
    "Sheet",
    "Tie",
    "bracket_png",
    "graph_png",
    "round_name",
    "standings_png",
]
