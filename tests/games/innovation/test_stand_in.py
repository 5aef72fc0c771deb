"""The stand-in that plays for whoever has left."""

import pytest

from games.catalogue import game
from games.chance import Chance, Seed
from games.innovation.stand_in import LONG_GAME
from games.table import Table

CIRCLES = [(2, "s4"), (2, "s22"), (2, "s52"), (3, "s2")]
"""Games in which two demands used to undo each other for ever."""


@pytest.mark.parametrize(("seats", "words"), CIRCLES)
def test_stand_ins_among_themselves_come_to_an_end(seats: int, words: str) -> None:
    entry = game("innovation")
    options = entry.rules.options_type()
    table = Table.start(entry.rules, seats, options, Seed.from_words(words))
    greedy = entry.stand_ins["greedy"]()
    while table.outcome is None:
        decision = table.pending[0]
        luck = Chance(Seed.from_words(f"{words} {table.answered + 1}"))
        table.answer(decision.seat, greedy.answer(table.view(decision.seat), decision, luck))
        assert table.view(None).number < 2 * LONG_GAME
