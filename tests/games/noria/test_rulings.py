"""The thirty rulings on what the rulebooks leave open, each by its number."""

from __future__ import annotations

import pytest

from games.chance import Chance, Seed
from games.noria.facts import BASE_LAYOUT, FIRST_GAME
from games.noria.rules import Noria
from games.noria.state import Options
from games.noria.travel import neighbours
from games.table import Table
from tests.games.noria.laying import (
    acting,
    answer,
    discs,
    house,
    isle,
    lay,
    levels,
    offered,
    player,
    refusal,
    ships,
    state,
    stock,
    wheel,
)

FRENCH = 'edition = "fr"'
FIVE = 'revealed = ["I1", "I2", "I3", "I4", "I5"]\n'


def test_r01_an_empty_stack_offers_no_reveal() -> None:
    table = acting("S1=TRA L0=OBS", 'island = "I1"', head=FIVE, seats=2)
    assert state(table).stack == []
    answer(table, "activate:S1")
    assert offered(table) == ["travel:I2", "travel:I3", "travel:I4", "travel:I5"]
    assert refusal(table, "travel:new") == "no-new-island"


def test_r01_tolls_may_make_every_journey_unaffordable() -> None:
    circle = FIVE.replace("]", ', "I6", "I7"]')
    table = acting(
        "S1=TRA L0=OBS",
        'island = "I1"',
        head=circle,
        tail=player(2, 'island = "I2"') + player(3, 'island = "I7"'),
        options='mode = "expert"',
    )
    assert stock(table) == (0, 0, 0)
    assert offered(table, "activate") == []
    assert refusal(table, "activate:S1") == "no-action"
    answer(table, "inspect:S1")


def test_r02_the_first_journey_of_the_game_reveals() -> None:
    table = acting("S1=TRA L0=OBS")
    answer(table, "activate:S1")
    assert offered(table) == ["travel:new"]
    answer(table, "travel:new")
    assert len(state(table).islands) == 1


def test_r03_a_journey_that_finds_nothing_is_an_action() -> None:
    everything = ["sail-2", "sail-1", "compass-2", "compass-1"]
    table = acting(
        "S1=TRA L0=OBS",
        head='revealed = ["I1"]\n',
        tail=player(2, "ships = { E = 6 }", f"built = {[f'I1 {site}' for site in everything]}"),
    )
    assert isle(table, "I1").ships == {"E": 0}
    answer(table, "activate:S1", "travel:I1")
    assert house(table).island == "I1"
    assert state(table).turn.actions == 1
    assert state(table).turn.acting is None


def test_r03_what_is_possible_must_be_chosen() -> None:
    table = acting("S1=TRA L0=OBS", head='revealed = ["I1"]\n')
    answer(table, "activate:S1", "travel:I1")
    assert {key.partition(":")[0] for key in offered(table)} == {"ship", "factory"}


def test_r04_a_removal_is_compulsory() -> None:
    table = lay(player(1, wheel("S0=CIT"), "knowledge = 1"))
    answer(table, "intrigue:REF")
    assert offered(table) == [f"remove:{name}" for name in state(table).chambers]
    (decision,) = table.pending
    assert decision.least == 1


def test_r05_a_doubled_bonus_is_the_one_double() -> None:
    there = "S1=BON* M2=ENE* L4=MYC"
    table = acting(there)
    answer(table, "activate:S1-double", "bonus:M2", "bonus:M2")
    assert refusal(table, "activate:M2-double") == "no-second-double"
    answer(table, "activate:M2")
    assert stock(table) == (3, 0, 0)
    table = acting(there, options="bonus_double_is_free = true")
    answer(table, "activate:S1-double", "bonus:M2", "bonus:L4")
    assert "activate:M2-double" in offered(table)


def test_r05_a_single_bonus_leaves_the_double() -> None:
    table = acting("S1=BON M2=ENE* L4=MYC")
    answer(table, "activate:S1", "bonus:M2", "activate:M2-double")
    assert stock(table) == (3, 0, 0)


def test_r06_an_upgraded_bonus_used_single_gives_one() -> None:
    table = acting("S1=BON* M2=ENE L4=MYC")
    answer(table, "activate:S1", "bonus:M2")
    assert state(table).turn.extra == {"M2": 1}
    assert state(table).turn.acting is None
    assert not state(table).turn.doubled


def test_r06_a_bonus_upgraded_this_turn_cannot_be_activated() -> None:
    table = acting("S1=TOO M2=BON L4=ENE", options=FRENCH)
    answer(table, "activate:S1", "upgrade:M2")
    assert refusal(table, "activate:M2") == "no-fresh-upgrade"


def test_r07_a_disc_upgraded_after_it_acted_may_be_repeated() -> None:
    table = acting("S1=TOO M2=BON L4=ENE", options=FRENCH)
    answer(table, "activate:L4", "activate:S1", "upgrade:L4", "activate:M2", "bonus:L4")
    assert stock(table) == (2, 0, 0)
    assert state(table).turn.actions == 3


def test_r08_an_inspection_comes_before_a_bonus() -> None:
    table = acting("S1=BON M2=ENE L4=MYC")
    answer(table, "inspect:M2", "activate:S1")
    assert state(table).turn.extra == {"L4": 1}


def test_r09_an_inspection_counts_as_an_action() -> None:
    table = acting("S1=BON M2=ENE L4=MYC")
    answer(table, "inspect:M2")
    assert state(table).turn.actions == 1


def test_r10_every_action_chooses_anew() -> None:
    table = acting("S1=CIT* L0=OBS", "stock = { O = 1 }")
    answer(table, "activate:S1-double", "invest:REF", "buy:ENE")
    assert levels(table) == (1, 0, 0, 0)
    assert house(table).pending == ["ENE"]


def test_r11_a_disc_without_an_action_cannot_be_activated() -> None:
    table = acting("S1=TOO L0=ENE*")
    assert refusal(table, "activate:S1") == "no-action"
    answer(table, "inspect:S1")


def test_r11_the_second_action_of_a_double_may_be_impossible() -> None:
    table = acting("S1=TOO* L0=ENE")
    answer(table, "activate:S1-double")
    assert discs(table)["L0"] == "ENE*"
    assert state(table).turn.acting is None
    assert state(table).turn.actions == 1


def test_r12_price_and_toll_are_paid_together() -> None:
    ahead = player(2, "levels = { SET = 3 }")
    for energy in (2, 3):
        lines = (f"stock = {{ E = {energy}, M = 1 }}", "levels = { SET = 2 }")
        table = acting("S1=CIT L0=OBS", *lines, tail=ahead)
        answer(table, "activate:S1")
        if energy == 2:
            assert refusal(table, "invest:SET") == "no-investment"
    answer(table, "invest:SET")
    assert stock(table) == (0, 0, 0)


def test_r13_every_way_to_pay_is_offered_once() -> None:
    table = acting(
        "S1=CIT L0=OBS",
        "stock = { E = 5, M = 4, O = 3 }",
        "levels = { SET = 3 }",
        tail=player(2, "levels = { SET = 4 }") + player(3, "levels = { SET = 5 }"),
    )
    answer(table, "activate:S1", "invest:SET")
    ways = offered(table)
    assert len(ways) == len(set(ways))
    legal = {
        (e, m, o)
        for e in range(6)
        for m in range(5)
        for o in range(4)
        if e + m + o == 6 and o <= 2 and e >= 1 and m >= 1
    }
    assert len(ways) == len(legal)
    (decision,) = table.pending
    assert [option.more for option in decision.options] == [
        number >= 6 for number in range(len(ways))
    ]


def test_r13_the_most_even_stock_is_kept_first() -> None:
    table = acting("S1=CIT L0=OBS", "stock = { E = 1, M = 5, O = 2 }")
    answer(table, "activate:S1", "buy:TOO")
    assert offered(table)[0] == "pay:3M"


def test_r14_equal_levels_cost_no_toll() -> None:
    table = acting(
        "S1=CIT L0=OBS",
        "stock = { O = 2 }",
        "levels = { REF = 1 }",
        tail=player(2, "levels = { REF = 1 }"),
    )
    assert state(table).toll_above("REF") == 0
    answer(table, "activate:S1", "invest:REF")
    assert levels(table) == (2, 0, 0, 0)


def test_r14_from_the_cave_everyone_on_the_track_is_ahead() -> None:
    table = acting(
        "S1=CIT L0=OBS",
        tail=player(2, "levels = { REF = 1 }") + player(3, "levels = { REF = 4 }"),
    )
    assert state(table).toll_above("REF") == 2


def test_r15_pending_discs_wait() -> None:
    table = acting("S1=ENE M2=TOO", 'pending = ["BON"]')
    assert all("BON" not in disc for disc in discs(table).values())
    answer(table, "activate:M2")
    assert discs(table) == {"S1": "ENE*", "M2": "TOO"}
    answer(table, "end:turn")
    assert len(offered(table)) == 12
    (decision,) = table.pending
    assert decision.least == 1


def test_r15_a_disc_placed_this_turn_may_be_overwritten() -> None:
    table = acting("S1=ENE", 'pending = ["BON", "TRA"]')
    gone = state(table).gone["BON"]
    answer(table, "end:turn", "place:M0", "place:M0")
    assert discs(table) == {"S0": "ENE", "M0": "TRA"}
    assert state(table).gone["BON"] == gone + 1


def test_r16_a_fresh_upgrade_may_be_inspected() -> None:
    table = acting("S1=TOO M2=ENE L0=MYC")
    answer(table, "activate:S1", "upgrade:M2")
    assert refusal(table, "activate:M2") == "no-fresh-upgrade"
    answer(table, "inspect:M2")
    assert house(table).knowledge == 2


def test_r17_a_modification_reaches_everywhere_for_one_price() -> None:
    for target in ("S1", "L1", "M0"):
        table = lay(player(1, wheel("L1=ENE* M0=TRA S0=CIT"), "knowledge = 9"))
        start = "L1" if target != "L1" else "S0"
        answer(table, f"modify:{start}", f"modify:{start}-{target}")
        assert house(table).knowledge == 7
        assert sorted(discs(table).values()) == ["CIT", "ENE*", "TRA"]


def test_r18_the_surcharge_comes_before_the_doubling() -> None:
    table = lay("round = 9\n" + player(1, wheel("S0=CIT"), "knowledge = 99"))
    paid = []
    for _ in range(3):
        paid.append(state(table).night_shift_price)
        answer(table, "shift:large")
    assert paid == [2, 4, 8]
    paid = []
    for start, target in (("S0", "S1"), ("S1", "S0"), ("S0", "S1")):
        paid.append(state(table).modification_price)
        answer(table, f"modify:{start}", f"modify:{start}-{target}")
    assert paid == [3, 6, 12]


def test_r19_the_order_of_the_rings_does_not_matter() -> None:
    table = acting("S0=CIT M3=TRA L5=OBS")
    there = house(table).wheel
    orders = [("small", "medium", "large"), ("large", "small", "medium")]
    results = []
    for order in orders:
        turned = there
        for ring in order:
            turned = turned.turned(ring)
        results.append(turned)
    assert results == [there.turned()] * 2


def test_r20_income_comes_after_the_intrigues() -> None:
    table = acting("S1=ENE", "knowledge = 0", 'built = ["I8 lamp-1"]')
    assert offered(table, "intrigue") == []
    answer(table, "activate:S1", "end:turn")
    assert house(table).knowledge == 1


GOODS = ('built = ["I6 lamp-1"]', "full = { lamp = 1 }")


@pytest.mark.parametrize(
    ("options", "inside"),
    [
        ("", False),
        (FRENCH, True),
        ('market_inside_disc = "yes"', True),
        (FRENCH + '\nmarket_inside_disc = "no"', False),
    ],
)
def test_r21_the_black_market_between_two_actions_of_a_disc(options: str, inside: bool) -> None:
    table = acting("S1=CIT* L0=OBS", *GOODS, options=options)
    answer(table, "activate:S1-double")
    assert refusal(table, "trade:lamp") == "no-trade-inside"
    answer(table, "buy:ENE")
    assert (offered(table, "trade") == ["trade:lamp"]) == inside
    if inside:
        answer(table, "trade:lamp", "buy:MYC")
        assert state(table).turn.actions == 2
    else:
        assert refusal(table, "trade:lamp") == "no-trade-inside"


def test_r21_never_inside_a_journey() -> None:
    table = acting("S1=TRA* L0=OBS", *GOODS, head='revealed = ["I8"]\n', options=FRENCH)
    answer(table, "activate:S1-double", "travel:I8")
    assert offered(table, "trade") == []


def test_r22_equal_wheels_are_allowed() -> None:
    table = Table.start(Noria(), 3, Options(mode="expert"), Seed.from_words("r22"))
    for keys in (["wheel:S1-M2"], ["wheel:M0-L0-L1-L2"]):
        for seat in range(3):
            table.answer(seat, tuple(keys))
    order = tuple(option.key for option in table.pending[0].options)
    for seat in range(3):
        table.answer(seat, order)
    assert discs(table, 0) == discs(table, 1) == discs(table, 2)


def test_r23_every_island_of_the_circle_has_two_neighbours() -> None:
    for seats, count in ((2, 5), (3, 6), (4, 7)):
        chance = Chance(Seed.from_words(f"r23 {seats}"))
        laid = Noria().setup(seats, Options(mode="expert"), chance)
        circle = [isle.id for isle in laid.islands]
        assert len(circle) == count
        for island in circle:
            left, right = neighbours(laid, island)
            assert len({island, left, right}) == 3
            assert island in neighbours(laid, left)
            assert island in neighbours(laid, right)


def test_r24_resources_are_taken_before_tracks_are_entered() -> None:
    table = Table.start(Noria(), 2, Options(), Seed.from_words("r24"))
    assert state(table).stage == "resources"
    answer(table, "start:E", "start:O")
    assert state(table).stage == "tracks"


def test_r25_factories_are_alike() -> None:
    table = acting("S1=TRA* L0=OBS", 'island = "I2"', head='revealed = ["I1"]\n')
    answer(table, "activate:S1-double", "travel:I1", "factory:sail-1")
    assert table.view(0).houses[0].income == 1
    answer(table, "travel:I2", "factory:compass-2")
    assert house(table).factories == 2
    assert table.view(0).houses[0].income == 1


def test_r26_the_own_ambassador_costs_nothing() -> None:
    table = lay(player(1, 'island = "I1"') + player(2, 'island = "I2"'), seats=2)
    assert state(table).toll_on("I1") == 0
    assert state(table).toll_on("I2") == 1


def test_r27_prices_belong_to_places() -> None:
    layouts = set()
    for number in range(20):
        chance = Chance(Seed.from_words(f"r27 {number}"))
        laid = Noria().setup(3, Options(market_layout="random"), chance)
        layouts.add(tuple(laid.prices.items()))
        assert sorted(laid.prices.values()) == sorted(FIRST_GAME.values())
    assert len(layouts) > 10
    fixed = Noria().setup(3, Options(), Chance(Seed.from_words("r27")))
    assert fixed.prices == FIRST_GAME


def test_r28_one_resource_and_one_knowledge_to_start_with() -> None:
    table = Table.start(Noria(), 2, Options(), Seed.from_words("r28"))
    answer(table, "start:E", "start:M", "start:REF", "start:REF")
    for seat in range(2):
        assert sum(stock(table, seat)) == house(table, seat).knowledge == 1
        assert ships(table, seat) == (1, 1, 1)


def test_r29_the_base_layout_is_data() -> None:
    expected = {"S0": "CIT", "M0": "TRA", "L0": "TOO", "M2": "a", "L2": "b", "L5": "c"}
    assert expected == BASE_LAYOUT


@pytest.mark.parametrize("options", ["", FRENCH])
def test_r30_a_bonus_slot_counts_for_the_path(options: str) -> None:
    table = acting("M3=BON L5=ENE L3=MYC", options=options)
    if options:
        answer(table, "activate:L3")
        assert refusal(table, "activate:M3") == "no-path"
    else:
        answer(table, "activate:M3")
        assert state(table).turn.extra == {"L5": 1}
        assert refusal(table, "activate:L3") == "no-path"
