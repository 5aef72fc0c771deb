"""The effects of the cards, one module per age."""

from games.innovation.ages import age_01, age_02, age_03, age_04, age_05
from games.innovation.effects import EFFECTS

__all__ = ["EFFECTS", "age_01", "age_02", "age_03", "age_04", "age_05"]
