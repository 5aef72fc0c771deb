"""Tables: asking at once, taking back, faults of the rules, loading, changed rules."""

from __future__ import annotations

import pytest

from games import bound
from games.chance import Chance, Seed
from games.decision import Decision, Illegal
from games.rules import Broken
from games.table import Fault, Saved, Table, saved_from_bytes, saved_to_bytes
from tests.games.small_game import Auction, Options, State, View

AuctionTable = Table[State, View, Options]


def start(seats: int = 3, fault: str = "none") -> AuctionTable:
    options = Options(fault=fault)  # type: ignore[arg-type]
    return Table.start(Auction(), seats, options, Seed.from_words("auction"))


def reason(table: AuctionTable, seat: int, *answer: str) -> str:
    with pytest.raises(Illegal) as refusal:
        table.answer(seat, answer)
    return refusal.value.reason.id


def taken(table: AuctionTable) -> AuctionTable:
    """Seat 1 wins the first card and is asked about the lens."""
    for seat, bid in enumerate((1, 4, 2)):
        table.answer(seat, (f"bid:{bid}",))
    assert [decision.seat for decision in table.pending] == [1]
    return table


def test_several_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    digests = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        table = start()
        assert [decision.seat for decision in table.pending] == [0, 1, 2]
        for number, seat in enumerate(order):
            events = table.answer(seat, (f"bid:{seat + 2}",))
            assert bool(events) == (number == 2)
        digests.add(table.digest)
    assert len(digests) == 1


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    table = start()
    table.answer(0, ("bid:3",))
    assert reason(table, 0, "bid:4") == "core.not-asked"


def test_a_secret_answer_is_not_seen_while_others_are_still_asked() -> None:
    table = start()
    before = table.view(1)
    assert table.answer(0, ("bid:3",)) == ()
    assert table.view(1) == before


def test_an_answer_can_be_changed_until_everybody_has_answered() -> None:
    table = start()
    table.answer(0, ("bid:3",))
    table.answer(1, ("bid:2",))
    assert table.undo(0) == ("bid:3",)
    assert [decision.seat for decision in table.pending] == [0, 2]
    table.answer(0, ("bid:5",))
    table.answer(2, ("bid:1",))
    assert [decision.seat for decision in table.pending] == [0]


def test_answers_are_held_to_how_many_may_be_chosen() -> None:
    table = taken(start())
    assert reason(table, 1, "lens:look", "lens:look") == "core.chosen-twice"
    assert reason(table, 1, "lens:look", "lens:lift", "lens:polish") == "core.too-many"
    assert reason(table, 1, "lens:drop") == "core.not-offered"
    assert reason(start(), 0) == "core.too-few"


def test_what_came_to_light_cannot_be_taken_back() -> None:
    table = taken(start())
    refusal = table.may_undo(1)
    assert refusal
    assert refusal.reason.id in {"core.undo-others", "core.undo-nothing"}
    table.answer(1, ("lens:look",))
    refusal = table.may_undo(1)
    assert refusal
    assert refusal.reason.id == "core.undo-revealed"


def test_small_steps_can_be_taken_back_one_by_one() -> None:
    table = taken(start())
    before = table.digest
    table.answer(1, ("lens:polish", "lens:lift"))
    assert table.undo(1) == ("lens:polish", "lens:lift")
    assert table.digest == before
    table.answer(1, ())
    table.answer(1, ("end:turn",))
    with pytest.raises(Illegal):
        table.undo(1)


def test_a_single_option_is_still_asked_where_it_must_be_confirmed() -> None:
    table = taken(start())
    table.answer(1, ())
    decision = table.decision(1)
    assert decision
    assert [option.key for option in decision.options] == ["end:turn"]


@pytest.mark.parametrize("fault", ["error", "loop"])
def test_rules_that_fail_leave_the_table_as_it_was(fault: str) -> None:
    table = start(2, fault)
    table.answer(0, ("bid:1",))
    before, pending = table.digest, table.pending
    with pytest.raises(Fault):
        table.answer(1, ("bid:5",))
    assert (table.digest, table.pending) == (before, pending)
    table.answer(1, ("bid:4",))
    assert table.pending[0].seat == 1


def test_rules_that_spin_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bound, "SECONDS_PER_ANSWER", 0.2)
    table = start(2, "spin")
    table.answer(0, ("bid:1",))
    with pytest.raises(Fault):
        table.answer(1, ("bid:5",))
    table.answer(1, ("bid:4",))


def test_a_finished_game_takes_no_answer() -> None:
    table = start(2)
    while table.pending:
        decision = table.pending[0]
        table.answer(decision.seat, (decision.options[0].key,))
    assert table.outcome
    assert reason(table, 0, "bid:1") == "core.game-over"


def stored(table: AuctionTable) -> Saved:
    return saved_from_bytes(saved_to_bytes(table.save()))


def test_loading_is_the_same_in_the_middle_of_everything() -> None:
    table = start()
    table.answer(2, ("bid:3",))
    again = Table.load(Auction(), stored(table), table.seed)
    assert again.pending == table.pending
    assert again.digest == table.digest
    assert again.drift is None
    assert again.may_undo(2) is None


def test_a_damaged_table_is_refused() -> None:
    table = start()
    saved = stored(table)
    saved.checkpoint.counter += 1
    with pytest.raises(Broken):
        Table.load(Auction(), saved, table.seed)
    with pytest.raises(Broken):
        Table.load(Auction(), stored(table), Seed.from_words("another"))


class Mended(Auction):
    """Rules in which bids of three no longer exist."""

    version = 2

    def _bid(self, state: State, seat: int) -> Decision:
        state.hands[seat] = [bid for bid in state.hands[seat] if bid != 3]
        return super()._bid(state, seat)


class Forgetful(Auction):
    """Rules that imagine tables unlike what was seen."""

    def imagine(self, state: State, seat: int | None, chance: Chance) -> State:
        other = super().imagine(state, seat, chance)
        other.won[0].clear()
        other.won[1].clear()
        return other


def test_changed_rules_are_noticed_and_the_table_stays_playable() -> None:
    table = start()
    table.answer(2, ("bid:3",))
    again = Table.load(Mended(), stored(table), table.seed)
    assert again.drift
    assert "answer 1" in again.drift
    assert len(again.pending) == 3
    again.answer(2, ("bid:2",))


def test_changed_rules_that_lead_elsewhere_are_noticed() -> None:
    table = start()
    table.answer(2, ("bid:2",))
    again = Table.load(Mended(), stored(table), table.seed)
    assert again.drift
    assert "lead elsewhere" in again.drift


def test_imagining_does_not_copy_what_others_answered_in_secret() -> None:
    table = start()
    table.answer(0, ("bid:4",))
    seen = set()
    for number in range(30):
        other = table.imagine(1, Seed.from_words(f"luck {number}"))
        assert other.view(1) == table.view(1)
        seen.add(other.save().since[0].answer)
    assert len(seen) > 2
    mine = table.imagine(0, Seed.from_words("luck"))
    assert mine.save().since[0].answer == ("bid:4",)


def test_what_cannot_be_imagined_says_so() -> None:
    table = taken(start())
    table.answer(1, ("lens:look",))
    with pytest.raises(Illegal) as refusal:
        Table.at(Forgetful(), 3, Options(), table.seed, table._state, table._chance).imagine(
            0, Seed.from_words("luck")
        )
    assert refusal.value.reason.id == "core.cannot-imagine"
