"""Noria: three rings turn, and what comes round can be used."""

from games.catalogue import Game
from games.noria.facts import DATA
from games.noria.rules import Noria
from games.noria.stand_in import Greedy

GAME = Game(rules=Noria(), data=DATA, greedy=Greedy)
