"""The effects of the cards, one module per age."""

from games.innovation.ages import (
    age_01,
    age_02,
    age_03,
    age_04,
    age_05,
    age_06,
    age_07,
    age_08,
    age_09,
    age_10,
)
from games.innovation.effects import EFFECTS

__all__ = [
    "EFFECTS",
    "age_01",
    "age_02",
    "age_03",
    "age_04",
    "age_05",
    "age_06",
    "age_07",
    "age_08",
    "age_09",
    "age_10",
]
