"""Scenarios T15 to T17 and T34 to T36: the frame of the Action phase."""

from __future__ import annotations

from tests.games.noria.laying import (
    NoriaTable,
    acting,
    answer,
    house,
    lay,
    offered,
    player,
    refusal,
    ships,
    state,
    stock,
    stores,
    wheel,
)

MATEJA = "S1=TOO* M2=CIT* L4=ENE"


def test_t15_a_resource_for_each_ship() -> None:
    table = acting("S1=ENE", "ships = { E = 3 }", "stock = { E = 2 }")
    assert ships(table) == (3, 1, 1)
    answer(table, "activate:S1")
    assert stock(table) == (5, 0, 0)


def test_t16_one_disc_used_double_and_four_actions() -> None:
    table = acting(MATEJA + " L0=OBS S0=MYC")
    answer(table, "activate:S1-double", "upgrade:L0", "upgrade:S0")
    answer(table, "activate:L4")
    assert refusal(table, "activate:M2-double") == "no-second-double"
    answer(table, "activate:M2", "buy:ENE")
    assert state(table).turn.actions == 4
    assert offered(table, "activate") == []


def test_t17_the_other_order() -> None:
    table = acting(MATEJA + " L0=OBS")
    answer(table, "activate:S1", "upgrade:L0", "activate:M2-double", "buy:ENE")
    assert refusal(table, "activate:L4") == "no-other-disc"
    answer(table, "buy:MYC", "activate:L4")
    assert state(table).turn.actions == 4
    assert house(table).pending == ["ENE", "MYC"]


def test_a_second_action_may_be_forgone() -> None:
    table = acting(MATEJA)
    answer(table, "activate:M2-double", "buy:ENE", "end:disc")
    assert state(table).turn.actions == 1
    assert state(table).turn.acting is None
    assert refusal(table, "activate:S1-double") == "no-second-double"


def test_only_an_upgraded_disc_is_used_double() -> None:
    table = acting(MATEJA)
    assert refusal(table, "activate:L4-double") == "no-double-plain"


def test_an_upgraded_resource_disc_used_double() -> None:
    table = acting("S1=OBS*", "ships = { O = 2 }")
    answer(table, "activate:S1-double")
    assert stock(table) == (0, 0, 4)
    assert state(table).turn.actions == 2


def test_t34_inspection_uses_the_ring() -> None:
    table = acting("S1=CIT M2=ENE")
    answer(table, "inspect:S1")
    assert house(table).knowledge == 2
    assert refusal(table, "activate:S1") == "no-ring-twice"
    assert refusal(table, "inspect:S1") == "no-ring-twice"
    assert refusal(table, "inspect:M3") == "no-disc-there"
    answer(table, "activate:M2")
    assert refusal(table, "inspect:M2") == "no-ring-twice"


def test_t35_inspection_keeps_to_the_path() -> None:
    there = "M3=ENE L3=MYC L4=OBS L5=TRA"
    for slot in ("L4", "L5"):
        table = acting(there)
        answer(table, "activate:M3")
        assert refusal(table, "inspect:L3") == "no-path"
        answer(table, f"inspect:{slot}")
        assert house(table).knowledge == 2


def trader(head: str, knowledge: int, options: str = "") -> NoriaTable:
    """P1 with a full lamp and a full sail."""
    return lay(
        head
        + player(
            1,
            wheel("S1=ENE M2=CIT* L0=TRA"),
            f"knowledge = {knowledge}",
            'built = ["I6 lamp-1", "I6 sail-1"]',
            "full = { lamp = 1, sail = 1 }",
        ),
        options=options,
    )


def test_t36_trades_on_the_black_market() -> None:
    table = trader('[state.turn]\nphase = "action"\n', 0)
    answer(table, "trade:lamp")
    assert house(table).knowledge == 3
    answer(table, "trade:sail")
    assert house(table).knowledge == 5
    answer(table, "trade:O")
    assert house(table).knowledge == 2
    assert stock(table) == (0, 0, 1)
    assert stores(table, "lamp") == stores(table, "sail") == (1, 0)
    assert refusal(table, "trade:lamp") == "no-good"
    assert refusal(table, "trade:E") == "no-knowledge"
    assert refusal(table, "trade:gold") == "no-such-trade"


def test_t36_the_black_market_is_closed_in_other_phases() -> None:
    table = trader("", 1)
    assert state(table).turn.phase == "influence"
    assert offered(table, "trade") == []
    assert refusal(table, "trade:lamp") == "no-trade-now"
    answer(table, "end:influence", "trade:lamp")
    assert refusal(table, "shift:medium") == "no-influence-over"

    table = trader("", 4)
    answer(table, "intrigue:REF", "remove:SET")
    assert state(table).turn.phase == "politics"
    assert offered(table, "trade") == []
    assert refusal(table, "trade:lamp") == "no-trade-now"

    table = trader('[state.turn]\nphase = "action"\n', 1)
    answer(table, "activate:M2", "buy:ENE", "end:turn")
    assert state(table).turn.phase == "administration"
    assert refusal(table, "trade:lamp") == "no-trade-now"


def test_refusals_name_the_disc_that_is_missing() -> None:
    table = acting("S1=CIT M2=TRA L4=TOO")
    assert refusal(table, "buy:ENE") == "no-CIT"
    assert refusal(table, "travel:I1") == "no-TRA"
    assert refusal(table, "produce:1sail") == "no-TOO"
    assert refusal(table, "bonus:S1") == "no-BON"
    assert refusal(table, "place:S1") == "no-place-yet"
    assert refusal(table, "pay:1E") == "no-payment"


def test_a_turn_can_be_taken_back_step_by_step() -> None:
    table = lay(player(1, wheel("S1=ENE M1=CIT L4=OBS"), "knowledge = 3", "stock = { E = 1 }"))
    start = table.digest
    keys = ["shift:medium", "activate:S1", "activate:M2", "buy:TRA", "activate:L4", "end:turn"]
    answer(table, *keys)
    assert state(table).turn.phase == "administration"
    for key in reversed(keys):
        assert table.may_undo(0) is None
        assert table.undo(0) == (key,)
    assert table.digest == start
    assert house(table).knowledge == 3


def test_ending_the_turn_is_for_good() -> None:
    table = acting("S1=ENE")
    answer(table, "activate:S1", "end:turn")
    assert table.may_undo(0) is not None
