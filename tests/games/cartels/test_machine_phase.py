"""Scenarios 19 to 32 and 42: building, upgrading, converting, exchanging, changes and strikes."""

from __future__ import annotations

import pytest

from tests.games.cartels.laying import (
    CartelsTable,
    answer,
    asked,
    goods,
    lay,
    offered,
    refusal,
    state,
    told,
    workshop,
    workshops,
)

OFFICE = 'office = ["M11", "M03", "M10"]\n'


def machines(*sides: str, more: str = OFFICE, round_: int = 6, chance: str = "") -> CartelsTable:
    """The machine phase of a round, P1 in turn."""
    loaded = f"[chance]\n{chance}" if chance else ""
    return lay(
        f'round = {round_}\nphase = "machines"\nturn = 0\n{more}{workshops(*sides)}{loaded}',
        seats=len(sides),
    )


def test_scenario_19_who_starts() -> None:
    sides = ["goods = { AU = 1 }"] * 3
    begun = 'round = 6\nphase = "opening"\nto_open = []\n' + OFFICE
    assert asked(lay(begun + "engineer = 2\n" + workshops(*sides))) == 2
    assert asked(lay(begun + workshops(*sides))) == 0
    table = lay(begun + "engineer = 2\n" + workshops(*sides))
    answer(table, "pass")
    assert asked(table) == 0
    answer(table, "pass")
    assert asked(table) == 1


def test_scenario_20_build_bottom() -> None:
    table = machines("goods = { BR = 1, CO = 2, ST = 1 }", "goods = { AU = 1 }", "")
    new = next(card for card in state(table).pile if card != "STRIKE")
    answer(table, "build:bottom")
    assert goods(table, 0) == {"ST": 1}
    assert workshop(table, 0).machines == ["M10"]
    assert table.view(0).workshops[0].points == 1
    assert state(table).office == [new, "M11", "M03"]


def test_scenario_21_build_middle_or_top() -> None:
    table = machines("goods = { ST = 1, GL = 2 }", "goods = { AU = 1 }", "")
    answer(table, "build:middle")
    assert state(table).office[1:] == ["M11", "M10"]
    table = machines("goods = { CO = 1, AE = 1, GL = 1, RU = 2 }", "goods = { AU = 1 }", "")
    answer(table, "build:top")
    assert state(table).office[1:] == ["M03", "M10"]
    assert state(table).office[0] not in ("", "M11")


def test_scenario_22_fourth_worker() -> None:
    table = machines("goods = { AU = 3 }", "goods = { AU = 1 }", "")
    answer(table, "upgrade:fourth")
    assert goods(table, 0) == {}
    assert workshop(table, 0).workers == 4
    table = machines('goods = { AU = 4 }\nupgrades = ["fourth"]\nworkers = 4', "", "")
    assert "upgrade:fourth" not in offered(table)
    assert refusal(table, "upgrade:fourth").id == "cartels.upgrade-owned"


def test_scenario_22_the_next_round_has_four() -> None:
    table = machines("goods = { AU = 3 }", "", "", more=OFFICE + "first = 2\n")
    answer(table, "upgrade:fourth")
    assert state(table).round == 7
    assert asked(table) == 0
    assert "place:4-0-0" in offered(table)


def test_scenario_23_converter_not_yet() -> None:
    side = "goods = { AU = 1, GL = 1, CO = 4 }"
    table = machines(side, "goods = { AU = 1 }", "")
    assert not [key for key in offered(table) if key.startswith("build")]
    answer(table, "upgrade:converter", "pass")
    assert asked(table) == 0
    assert not [key for key in offered(table) if key.startswith("build")]
    assert refusal(table, "build:middle:4CO1GL").id == "cartels.converter-fresh"
    owner = machines('goods = { GL = 1, CO = 4 }\nupgrades = ["converter"]', "", "")
    assert "build:middle:4CO1GL" in offered(owner)


def test_scenario_23_it_works_from_the_next_machine_phase_on() -> None:
    table = machines("goods = { AU = 1, GL = 1, CO = 4 }", "goods = { AU = 1 }", "")
    answer(table, "upgrade:converter", "pass", "pass")
    while state(table).phase != "machines" or asked(table) != 0:
        answer(table, "pass" if "pass" in offered(table) else offered(table)[-1])
    assert state(table).round == 7
    office = state(table).office
    slot = ("top", "middle", "bottom")[office.index("M03")]
    assert f"build:{slot}:4CO1GL" in offered(table)


def test_the_first_engineer_goes_back_when_the_phase_is_over() -> None:
    table = machines("goods = { AU = 1 }", "", "", more=OFFICE + "engineer = 0\n")
    answer(table, "pass")
    assert state(table).round == 7
    assert state(table).engineer is None


def test_what_was_built_in_one_phase_does_not_count_for_the_next() -> None:
    sides = workshops("goods = { AU = 1 }", "", "")
    table = lay(f'round = 6\nphase = "opening"\nto_open = []\nbuilt = 2\n{OFFICE}{sides}')
    assert "cartels.nothing-built" in told(answer(table, "pass"))


def test_scenario_24_converter_once() -> None:
    table = machines(
        'goods = { ST = 3, CO = 1, GL = 2 }\nupgrades = ["converter"]',
        "goods = { AU = 1 }",
        "",
        more='office = ["M14", "M03", "M10"]\n',
    )
    assert [key for key in offered(table) if key.startswith("build:top")] == ["build:top:3ST1CO2GL"]
    answer(table, "build:top:3ST1CO2GL")
    assert goods(table, 0) == {}
    assert workshop(table, 0).machines == ["M14"]


def test_scenario_25_converter_twice() -> None:
    table = machines(
        'goods = { GL = 1, CO = 4 }\nupgrades = ["converter"]', "goods = { AU = 1 }", ""
    )
    answer(table, "build:middle:4CO1GL")
    assert goods(table, 0) == {}
    assert workshop(table, 0).machines == ["M03"]


def test_scenario_26_no_gold_by_converter() -> None:
    side = 'goods = { ST = 4, CO = 1, AE = 1, GL = 3, BR = 2, RU = 2 }\nupgrades = ["converter"]'
    table = machines(side, "goods = { AU = 1 }", "", more='office = ["M34", "M03", "M10"]\n')
    assert not [key for key in offered(table) if key.startswith("build:top")]
    assert refusal(table, "build:top").id == "cartels.needs-gold"
    answer(table, "exchange:2BR1RU=1AU", "build:top")
    assert workshop(table, 0).machines == ["M34"]
    assert goods(table, 0) == {"ST": 1, "RU": 1}


def test_scenario_27_exchange() -> None:
    table = machines("goods = { AU = 3, ST = 2, CO = 1 }", "goods = { AU = 1 }", "")
    answer(table, "exchange:3AU=1RU", "exchange:2ST1CO=1AU")
    assert goods(table, 0) == {"RU": 1, "AU": 1}
    assert asked(table) == 0
    table = machines("goods = { AU = 4, ST = 3, RU = 4 }", "", "")
    assert refusal(table, "exchange:3ST=1AU").id == "cartels.full"
    assert refusal(table, "exchange:3AU=1RU").id == "cartels.full"
    assert refusal(table, "exchange:2ST=1AU").id == "cartels.full"
    assert refusal(table, "exchange:4CO=1AU").id == "cartels.exchange-have"


def test_scenario_28_passing_is_not_final() -> None:
    table = machines(
        "goods = { AU = 3 }", "goods = { BR = 1, CO = 3, AU = 1 }", "goods = { AU = 1 }"
    )
    for seat, key in (
        (0, "pass"),
        (1, "build:bottom"),
        (2, "pass"),
        (0, "upgrade:converter"),
        (1, "pass"),
        (2, "pass"),
    ):
        assert asked(table) == seat
        answer(table, key)
    assert asked(table) == 0
    assert state(table).round == 6
    answer(table, "pass")
    assert state(table).round == 7


def test_scenario_29_change_when_nothing_was_built() -> None:
    table = machines("goods = { AU = 1 }", "", "")
    events = answer(table, "pass")
    assert state(table).discards[:1] == ["M10"]
    assert state(table).office[1:] == ["M11", "M03"]
    assert "cartels.nothing-built" in told(events)
    assert not {"cartels.change-card", "cartels.no-change-card"} & set(told(events))


@pytest.mark.parametrize(("special", "changes"), [("S2", False), ("S3", True)])
def test_scenario_30_change_by_card(special: str, *, changes: bool) -> None:
    table = machines(
        "goods = { AU = 1 }",
        "",
        "",
        more=OFFICE + 'built = 1\npile = ["M01", "M02"]\n',
        chance=f'special = [["{special}"]]',
    )
    answer(table, "pass")
    expected = ["M01", "M11", "M03"] if changes else ["M11", "M03", "M10"]
    assert state(table).office == expected


def strike_table(*sides: str, specials: str) -> CartelsTable:
    """P1 builds the bottom card and the Strike comes up."""
    return machines(
        *sides,
        more=OFFICE + 'pile = ["STRIKE", "M01", "M02"]\n',
        chance=f"special = [{specials}, ['S2']]",
    )


def test_scenario_31_strike_with_three() -> None:
    table = strike_table(
        "goods = { BR = 1, CO = 2 }",
        "goods = { AU = 1 }",
        'upgrades = ["fourth"]\nworkers = 4',
        specials='["S4", "S2", "S5"]',
    )
    events = answer(table, "build:bottom")
    assert [workshop(table, seat).workers for seat in range(3)] == [2, 3, 2]
    assert state(table).discards[-1] == "STRIKE"
    assert state(table).office == ["M01", "M11", "M03"]
    hit = [event.touches for event in events if event.text.id == "cartels.strike-hits"]
    assert hit == [(2,), (0,)]
    answer(table, "pass")
    assert (state(table).round, asked(table)) == (7, 1)
    answer(table, "place:3-0-0")
    assert "place:2-0-0" in offered(table)
    answer(table, "place:2-0-0")
    assert "place:2-0-0" in offered(table)
    answer(table, "place:2-0-0")
    assert [workshop(table, seat).workers for seat in range(3)] == [3, 3, 4]


def test_scenario_31_the_first_player_draws_first() -> None:
    table = machines(
        "goods = { BR = 1, CO = 2 }",
        "goods = { AU = 1 }",
        "",
        more=OFFICE + 'first = 1\npile = ["STRIKE", "M01", "M02"]\n',
        chance='special = [["S5", "S4", "S1"]]',
    )
    answer(table, "build:bottom")
    assert [workshop(table, seat).workers for seat in range(3)] == [3, 1, 2]


def test_scenario_32_strike_on_few_workers() -> None:
    table = strike_table(
        "goods = { BR = 1, CO = 2 }",
        "goods = { AU = 1 }",
        "workers = 1",
        specials='["S4", "S2", "S5"]',
    )
    answer(table, "build:bottom")
    assert workshop(table, 2).workers == 0
    events = answer(table, "pass", "place:3-0-0")
    assert "cartels.no-workers" in told(events)
    answer(table, "place:2-0-0")
    assert workshop(table, 2).workers == 3


def test_strike_hits_both_of_two() -> None:
    table = strike_table(
        "goods = { BR = 1, CO = 2 }", "goods = { AU = 1 }", specials='["S1", "S2"]'
    )
    answer(table, "build:bottom")
    assert [workshop(table, seat).workers for seat in range(2)] == [2, 1]


def test_scenario_42_empty_pile() -> None:
    sides = ["goods = { BR = 1, CO = 2, AU = 1 }", "goods = { AU = 1 }", ""]
    table = machines(*sides, more=OFFICE + "pile = []\n", round_=11, chance='special = [["S2"]]')
    answer(table, "build:bottom")
    assert state(table).office == ["", "M11", "M03"]
    assert refusal(table, "build:top").id == "cartels.slot-empty"
    while state(table).round == 11:
        answer(table, "pass")
    answer(table, "place:3-0-0", "place:3-0-0", "place:3-0-0")
    assert state(table).round == 13
    assert state(table).office[0] != ""
    assert state(table).office[1:] == ["M11", "M03"]
    assert len(state(table).pile) == 19
