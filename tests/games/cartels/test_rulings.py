"""The 25 rulings on what the rulebook leaves open, each by its number."""

from __future__ import annotations

from games.cartels.cards import named
from games.cartels.rules import Cartels
from games.cartels.state import Options
from games.chance import Chance, Seed
from games.position import read
from games.table import Table
from tests.games.cartels.laying import (
    answer,
    asked,
    goods,
    lay,
    offered,
    state,
    told,
    workshop,
    workshops,
)
from tests.games.cartels.test_cartel_phase import collecting, opening, order
from tests.games.cartels.test_machine_phase import machines
from tests.games.cartels.test_scoring import FULL_HOUSE, final


def test_q01_the_supply_is_unlimited() -> None:
    """Four players with full warehouses hold more of a kind than any depot ever shows."""
    table = collecting("ST = 1\nBR = 1\nAU = 1", *["goods = { ST = 4 }"] * 2, "")
    table.check()
    assert sum(workshop(table, seat).goods["ST"] for seat in range(3)) == 8


def test_q02_warehouses_start_empty() -> None:
    assert all(goods(lay("", seats=4), seat) == {} for seat in range(4))


def test_q03_the_first_card_drawn_ends_at_the_bottom() -> None:
    chance = Chance(Seed.from_words("q03"), loaded={"machines": [["M01", "M02", "M03"]]})
    assert Cartels().setup(2, Options(), chance).office == ["M03", "M02", "M01"]


def test_q04_a_strike_at_setup_hits_nobody() -> None:
    for number in range(60):
        table = Table.start(Cartels(), 4, Options(), Seed.from_words(f"q04 {number}"))
        assert all(workshop(table, seat).workers == 3 for seat in range(4))
        assert "STRIKE" not in state(table).office


def test_q05_each_tie_group_draws_from_a_fresh_deck() -> None:
    table = opening("A", [3, 3, 1, 1], special='[["S1", "S5"], ["S5", "S1"]]')
    assert order(table) == [2, 1, 3, 4]


def test_q06_a_loss_lasts_one_round() -> None:
    table = lay("round = 1\n" + workshops("workers = 1", "", ""))
    answer(table, "place:1-0-0", "place:3-0-0", "place:3-0-0")
    assert workshop(table, 0).workers == 3


def test_q07_one_worker_per_time_machine_and_opening() -> None:
    table = opening("A", [1, 3, 2], more=workshops('upgrades = ["time"]', "", ""))
    answer(table, "send:worker")
    assert state(table).phase == "collecting"
    opened = state(table).opened
    assert opened
    assert opened.counts == [2, 3, 2]


def test_q08_no_worker_no_rank() -> None:
    assert order(opening("A", [0, 1, 0])) == [2]


def test_q08_an_empty_cube_gives_nothing() -> None:
    table = opening("A", [0, 0, 0])
    assert state(table).opened is None
    assert all(goods(table, seat) == {} for seat in range(3))


def test_q09_gold_is_a_kind_but_no_resource() -> None:
    assert not state(collecting("ST = 0\nBR = 0\nAU = 1", *["goods = { AU = 4 }"] * 3)).opened
    table = machines("goods = { AU = 2, ST = 1 }", "", "")
    assert not [key for key in offered(table) if key.startswith("exchange")]
    level = [f"machines = ['{card}']" for card in ("M01", "M02")]
    assert final(
        f"{level[0]}\ngoods = {{ AU = 2 }}", f"{level[1]}\ngoods = {{ ST = 1 }}"
    ).places == (
        1,
        2,
    )


def test_q10_a_full_player_may_still_take_the_marker() -> None:
    full = "goods = { ST = 4, BR = 4, AU = 4 }"
    table = opening("A", [3, 2, 1], more=workshops(full, "", ""))
    assert asked(table) == 0
    assert offered(table) == ["take:engineer"]
    assert table.pending[0].least == 0
    answer(table, "take:engineer")
    assert state(table).engineer == 0


def test_q11_taking_is_compulsory() -> None:
    table = opening("A", [3, 2, 1])
    assert table.pending[0].least == 1


def test_q12_the_npc_takes_in_a_circle_and_skips_what_is_gone() -> None:
    table = opening("A", [1, 0], special='[["S5"], ["S3"]]')
    assert order(table) == [3, 1]
    assert state(table).depots["A"] == {"ST": 2, "BR": 2, "AU": 0}
    answer(table, "take:BR")
    assert state(table).depots["A"] == {"ST": 2, "BR": 0, "AU": 0}
    events = answer(table, "take:engineer")
    taken = [event.text.args["kind"] for event in events if event.text.id == "cartels.npc-took"]
    assert taken == [named("ST")]


def test_q13_without_the_marker_the_first_player_starts() -> None:
    table = lay(
        'round = 6\nfirst = 1\nphase = "opening"\nto_open = []\n'
        + workshops(*["goods = { AU = 1 }"] * 3)
    )
    assert asked(table) == 1


def test_q14_the_phase_ends_after_as_many_passes_as_players() -> None:
    table = machines(*["goods = { AU = 1 }"] * 4)
    answer(table, "pass", "pass", "pass")
    assert state(table).round == 6
    answer(table, "pass")
    assert state(table).round == 7


def test_q15_exchange_belongs_to_the_own_turn_of_the_machine_phase() -> None:
    rich = "goods = { AU = 3, ST = 3 }"
    inside = "cubes = { A = [2, 1, 0], B = [0, 0, 0], C = [0, 0, 0] }\n"
    for phase in ('phase = "workers"\n', f'phase = "opening"\nto_open = ["A"]\n{inside}'):
        table = lay("round = 6\n" + phase + workshops(rich, "", ""))
        assert not [key for key in offered(table) if key.startswith("exchange")]
    assert "exchange:3AU=1CO" in offered(machines(rich, "", ""))


def test_q16_with_few_cards_the_lowest_leaves() -> None:
    table = machines(
        "goods = { AU = 1 }", "", "", more='office = ["", "M11", "M03"]\npile = []\n', round_=7
    )
    answer(table, "pass")
    assert state(table).office == ["", "", "M11"]
    assert state(table).discards[-1] == "M03"


def test_q16_after_a_merge_the_lowest_empty_slot_is_filled_first() -> None:
    table = lay(
        'round = 22\nphase = "machines"\nturn = 0\nbuilt = 1\noffice = ["", "", "M10"]\n'
        "pile = []\n"
        + workshops("goods = { AU = 1 }", "", "")
        + '[chance]\npile = [["M01", "M02"]]\nspecial = [["S2"]]'
    )
    answer(table, "pass")
    assert state(table).office == ["M02", "M01", "M10"]


def test_q16_a_strike_at_a_merge_works() -> None:
    table = lay(
        'round = 22\nphase = "machines"\nturn = 0\nbuilt = 1\noffice = ["", "M03", "M10"]\n'
        "pile = []\n"
        + workshops("goods = { AU = 1 }", "", "")
        + '[chance]\npile = [["STRIKE", "M01"]]\nspecial = [["S2"], ["S5", "S4", "S1"]]'
    )
    events = answer(table, "pass")
    assert "cartels.strike" in told(events)
    assert state(table).office == ["M01", "M03", "M10"]
    assert [workshop(table, seat).workers for seat in range(3)] == [1, 2, 3]
    assert state(table).discards == ["STRIKE"]


def test_q17_what_one_owns_is_paid_first() -> None:
    side = 'goods = { ST = 1, GL = 1, CO = 2, BR = 2 }\nupgrades = ["converter"]'
    table = machines(side, "", "")
    ways = [key for key in offered(table) if key.startswith("build:middle")]
    assert sorted(ways) == sorted(
        f"build:middle:{way}" for way in ("1ST2CO1GL", "1ST1BR1CO1GL", "1ST2BR1GL")
    )


def test_q18_the_fourth_worker_comes_at_once() -> None:
    table = machines("goods = { AU = 3 }", "goods = { AU = 1 }", "")
    before = workshop(table, 0).stock
    answer(table, "upgrade:fourth")
    assert (workshop(table, 0).workers, workshop(table, 0).stock) == (4, before - 1)


def test_q19_still_level_is_shared() -> None:
    assert final("machines = ['M01']", "machines = ['M02']").winners == (0, 1)


def test_q20_two_objectives_on_one_card_unless_strict() -> None:
    side = f'objective = "O1"\nmachines = {FULL_HOUSE[:-1]}'
    assert final(side, "").scores[0] == 11
    strict = "[options]\nobjective_all_or_nothing = true"
    assert final(side, "", options=strict).scores[0] == 7


def test_q21_cubes_are_closed_unless_the_table_shows_them() -> None:
    text = 'game = "cartels"\nseats = 2\nanswers = ["1 place:2-1-0"]\n'
    state_text = "[state]\nfirst = 0\n"
    assert read(text + state_text).view(1).cubes is None
    shown = read(text + "[options]\nshow_cubes = true\n" + state_text)
    assert shown.view(1).cubes == ((2, 0), (1, 0), (0, 0))


def test_q22_only_the_opened_cartel_is_emptied() -> None:
    table = lay(
        'round = 6\nphase = "opening"\nto_open = ["A"]\n'
        "cubes = { A = [1, 2, 3], B = [1, 1, 1], C = [2, 0, 0] }"
    )
    assert state(table).cubes == {"A": [0, 0, 0], "B": [1, 1, 1], "C": [2, 0, 0]}


def test_q23_what_was_placed_counts_for_both_cartels() -> None:
    table = lay("round = 10\n")
    answer(table, "place:1-2-0", "place:2-1-0", "place:3-0-0")
    assert order(table) == [3, 2, 1]
    while (opened := state(table).opened) and opened.cartel == "A":
        answer(table, offered(table)[0])
    assert order(table) == [1, 2]


def test_q24_upgrades_in_any_order() -> None:
    offers = offered(machines("goods = { AU = 3 }", "", ""))
    assert {"upgrade:fourth", "upgrade:time", "upgrade:converter"} <= set(offers)


def test_q25_two_players_have_the_depots_of_three() -> None:
    assert state(lay("", seats=2)).depots == state(lay("", seats=3)).depots
