"""The effects of the cards, one module per age: importing this makes every card playable."""

from games.innovation.ages import age_01, age_02

__all__ = ["age_01", "age_02"]
