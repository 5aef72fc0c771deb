"""Innovation: rules, cards and a stand-in."""

from games.catalogue import Game
from games.innovation.cards import DATA
from games.innovation.rules import Innovation
from games.stand_in import Random

GAME = Game(rules=Innovation(), data=DATA, greedy=Random)
