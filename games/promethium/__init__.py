"""Promethium: bid for tiles, build machines of the age of steam, and show them to the world."""

from games.catalogue import Game
from games.promethium.box import DATA
from games.promethium.rules import Promethium
from games.promethium.stand_in import Greedy

GAME = Game(rules=Promethium(), data=DATA, greedy=Greedy)
