"""Cartels: workers go into closed cartels, and what comes out becomes machines."""

from games.cartels.cards import DATA
from games.cartels.rules import Cartels
from games.cartels.stand_in import Greedy
from games.catalogue import Game

GAME = Game(rules=Cartels(), data=DATA, greedy=Greedy)
