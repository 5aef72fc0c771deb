"""Innovation: rules, cards and a stand-in."""

from games.catalogue import Game
from games.innovation.cards import DATA
from games.innovation.rules import Innovation
from games.innovation.stand_in import Greedy

GAME = Game(rules=Innovation(), data=DATA, greedy=Greedy)
