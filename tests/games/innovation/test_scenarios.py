"""The numbered scenarios that need no effect of a card of ages 6 to 10, but for claims."""

import pytest

from games.chance import Chance, Seed
from games.innovation.rules import Innovation
from games.innovation.state import Options
from games.table import Table
from tests.games.innovation.scene import Scene, player

ANDRE = ("banking > compass", "evolution > calendar [right]")
NONE = {"castle": 0, "crown": 0, "leaf": 0, "bulb": 0, "factory": 0, "clock": 0}


def banking(decks: dict[int, str] | None = None) -> Scene:
    """The rulebook's example: André, Charles, Dominique and Bill, clockwise."""
    return Scene(
        player(*ANDRE),
        player("mapmaking > the-wheel"),
        player("optics"),
        player("chemistry"),
        coming="" if decks else "coal physics",
        decks=decks,
    )


def test_scenario_01_counting() -> None:
    expected = NONE | {"bulb": 3, "crown": 2, "factory": 1, "leaf": 1}
    assert Scene(player(*ANDRE), player()).icons(1) == expected


def test_scenario_02_demand() -> None:
    scene = banking().does("dogma:banking")
    assert scene.pile(1, "blue") == ["chemistry", "evolution", "calendar"]
    assert scene.splay(1, "blue") == "right"
    assert scene.score(4) == {"coal"}
    assert not scene.pile(4, "blue")
    assert scene.told("suffers") == 1
    assert scene.pile(3, "red") == ["optics"]
    assert not scene.score(2) | scene.score(3) | scene.score(1)


def test_scenario_03_sharing() -> None:
    scene = banking().does("dogma:banking")
    assert scene.asks(2) == {"splay:green-right", "none"}
    scene.does("splay:green-right")
    assert scene.asks(1) == {"splay:green-right", "none"}
    scene.does("splay:green-right")
    assert scene.icons(1) == NONE | {"factory": 3, "bulb": 3, "crown": 3, "leaf": 1}
    assert [scene.splay(seat, "green") for seat in (1, 2, 3)] == ["right", "right", "none"]
    assert scene.told("splayed") == scene.told("shares") == 2


def test_scenario_04_one_bonus_of_the_highest_top_card() -> None:
    scene = banking().does("dogma:banking", "splay:green-right", "splay:green-right")
    assert scene.hand(1) == {"physics"}
    assert scene.told("bonus") == 1


def test_scenario_05_second_action_draws_from_the_next_deck() -> None:
    scene = banking(decks={5: "coal physics"})
    scene.does("dogma:banking", "splay:green-right", "splay:green-right", "draw:card")
    assert scene.table.view(None).players[0].hand_ages == (5, 6)
    assert scene.state.turn == 1


def test_scenario_06_counting_five_piles() -> None:
    board = (
        "perspective > agriculture [up]",
        "feudalism > city-states [right]",
        "gunpowder > construction > oars [left]",
        "navigation > compass",
        "writing",
    )
    expected = NONE | {"bulb": 4, "leaf": 5, "castle": 4, "crown": 6, "factory": 2}
    assert Scene(player(*board), player()).icons(1) == expected


@pytest.mark.parametrize(("splay", "leaves"), [("none", 1), ("left", 2), ("right", 2), ("up", 4)])
def test_scenario_07_one_pile_in_four_states(splay: str, leaves: int) -> None:
    scene = Scene(player(f"perspective > agriculture [{splay}]"), player())
    assert scene.icons(1) == NONE | {"bulb": 2, "leaf": leaves}


def test_scenario_08_tuck_into_a_splay() -> None:
    scene = Scene(
        player("monotheism"),
        player("philosophy > code-of-laws [left]", "the-wheel"),
        coming="mysticism",
    )
    scene.does("dogma:monotheism")
    assert scene.pile(2, "purple") == ["philosophy", "code-of-laws", "mysticism"]
    assert scene.splay(2, "purple") == "left"
    assert scene.icons(2) == NONE | {"bulb": 3, "leaf": 1, "castle": 1 + 3}


def test_scenario_09_first_player_and_first_turns() -> None:
    rules = Innovation()
    chance = Chance(Seed.from_words("first"))
    state = rules.setup(4, Options(), chance)
    names = ["domestication", "sailing", "archery", "the-wheel"]
    state.decks[0] += [card for holding in state.players for card in holding.hand]
    if state.dominated[0] in names:
        spare = next(card for card in state.decks[0] if card not in names)
        state.decks[0].remove(spare)
        state.decks[0].append(state.dominated[0])
        state.dominated[0] = spare
    for holding, card in zip(state.players, names, strict=True):
        state.decks[0].remove(card)
        spare = next(other for other in state.decks[0] if other not in names)
        state.decks[0].remove(spare)
        holding.hand = [card, spare]
    rules.check(state)
    table = Table.at(rules, 4, Options(), Seed.from_words("first"), state, chance)
    for seat, card in enumerate(names):
        assert len(table.pending) == 4 - seat
        table.answer(seat, (f"meld:{card}",))
    actions = []
    for _ in range(6):
        seat = table.pending[0].seat
        actions.append(seat)
        table.answer(seat, ("draw:card",))
    assert actions == [2, 3, 0, 0, 1, 1]


def test_scenario_10_ties_are_immune() -> None:
    scene = Scene(
        player("archery"),
        player("metalworking"),
        player("domestication"),
        player("writing"),
        coming="tools",
    )
    assert [scene.icons(seat)["castle"] for seat in (1, 2, 3, 4)] == [2, 3, 2, 0]
    scene.does("dogma:archery")
    assert [scene.hand(seat) for seat in (1, 2, 3, 4)] == [{"tools"}, set(), set(), set()]
    assert (scene.told("suffers"), scene.told("drew")) == (1, 1)
    assert scene.told("bonus") == 0


def test_scenario_11_oars_moves_nothing() -> None:
    scene = Scene(
        player("oars", "mysticism"),
        player("the-wheel", "masonry"),
        player("sailing", hand="agriculture"),
    )
    scene.does("dogma:oars")
    assert [len(scene.hand(seat)) for seat in (1, 2, 3)] == [2, 1, 1]
    assert scene.hand(3) == scene.shown(3) == {"agriculture"}
    assert scene.table.view(None).players[0].hand_ages == (1, 1)
    assert scene.told("bonus") == 1


def test_scenario_12_oars_moves_something() -> None:
    scene = Scene(
        player("oars", "mysticism"),
        player("the-wheel", "masonry"),
        player("sailing", hand="clothing"),
    )
    scene.does("dogma:oars")
    assert scene.score(1) == {"clothing"}
    assert (scene.of(1).points, scene.of(1).scored) == (1, 0)
    assert [len(scene.hand(seat)) for seat in (1, 2, 3)] == [0, 0, 1]
    assert scene.told("bonus") == 0


def city_states() -> Scene:
    return Scene(
        player("city-states", "sailing"),
        player("masonry", "oars > archery [left]", hand="metalworking"),
        coming="tools",
        actions=1,
    )


def test_scenario_13_city_states_and_a_lost_splay() -> None:
    scene = city_states()
    assert (scene.icons(2)["castle"], scene.icons(2)["crown"]) == (6, 1)
    scene.does("dogma:city-states", "give:oars")
    assert scene.pile(1, "red") == ["oars"]
    assert (scene.pile(2, "red"), scene.splay(2, "red")) == (["archery"], "none")
    assert "tools" in scene.hand(2)


def test_scenario_13_city_states_spares_three_castles() -> None:
    scene = Scene(player("city-states", "sailing"), player("masonry")).does("dogma:city-states")
    assert scene.pile(2, "yellow") == ["masonry"]
    assert not scene.hand(2)


def test_scenario_14_a_splay_is_not_restored() -> None:
    scene = city_states().does("dogma:city-states", "give:oars", "meld:metalworking")
    assert scene.pile(2, "red") == ["metalworking", "archery"]
    assert scene.splay(2, "red") == "none"


def test_a_splay_outlives_its_top_card_as_long_as_two_are_left() -> None:
    scene = Scene(
        player("city-states", "sailing"), player("masonry", "oars > archery > metalworking [left]")
    )
    scene.does("dogma:city-states", "give:oars")
    assert scene.pile(2, "red") == ["archery", "metalworking"]
    assert scene.splay(2, "red") == "left"


def test_scenario_15_skip_upward() -> None:
    scene = Scene(player("gunpowder"), player(), decks={4: "", 5: "", 6: ""}).does("draw:card")
    assert scene.table.view(None).players[0].hand_ages == (7,)


@pytest.mark.parametrize(("ages", "places"), [("1 2 3", (3, 2, 1)), ("1 2", (3, 1, 1))])
def test_scenario_16_score_end(ages: str, places: tuple[int, ...]) -> None:
    scene = Scene(
        player(
            "agriculture", hand="suburbia", score="ai databases robotics", achievements="4 5 6 7"
        ),
        player(
            score="globalization stem-cells composites ecology writing tools sailing",
            achievements="8 9",
        ),
        player(score="fission genetics satellites services coal", achievements=ages),
        decks={10: ""},
    )
    assert [scene.of(seat).points for seat in (1, 2, 3)] == [30, 41, 41]
    scene.does("dogma:agriculture", "return:suburbia")
    assert scene.outcome.places == places
    assert scene.outcome.reason.id == "innovation.end-points"


def test_scenario_17_value_eleven() -> None:
    scene = Scene(player("agriculture", hand="software"), player(score="oars"))
    scene.does("dogma:agriculture", "return:software")
    assert scene.state.decks[9][-1] == "software"
    assert len(scene.state.decks[9]) > 1
    assert scene.outcome.places == (2, 1)
    assert scene.outcome.reason.id == "innovation.end-points"


def test_scenario_18_achieve() -> None:
    scene = Scene(player("currency", score="coal physics statistics"), player())
    offered = {key for key in scene.asks(1) if key.startswith("achieve")}
    assert offered == {"achieve:1", "achieve:2"}
    assert scene.refuses("achieve:3") == "innovation.top-too-low"
    scene.does("achieve:2")
    assert (scene.of(1).points, scene.of(1).ages) == (15, [2])
    assert scene.refuses("achieve:2") == "innovation.age-taken"
    assert scene.refuses("achieve:4") == "innovation.too-few-points"


def test_scenario_19_currency() -> None:
    scene = Scene(player("currency", hand="oars tools calendar"), player())
    scene.does("dogma:currency", "return:oars return:tools return:calendar")
    assert (scene.of(1).points, scene.of(1).scored) == (4, 2)


def test_scenario_20_canal_building() -> None:
    scene = Scene(
        player("canal-building", hand="paper alchemy oars", score="coal currency"), player()
    )
    scene.does("dogma:canal-building", "choose:yes")
    mine = scene.table.view(None).players[0]
    assert (mine.hand_ages, mine.score_ages, mine.points) == ((1, 5), (2, 3, 3), 8)
    assert (mine.tucked, mine.scored) == (0, 0)


def test_scenario_21_machinery() -> None:
    scene = Scene(
        player("machinery", hand="anatomy reformation optics"), player(hand="sailing currency")
    )
    scene.does("dogma:machinery")
    assert scene.hand(2) == {"anatomy", "reformation"}
    assert scene.hand(1) == {"optics", "sailing", "currency"}


def test_scenario_22_medicine_with_an_empty_side() -> None:
    scene = Scene(player("medicine"), player(score="canning coal")).does("dogma:medicine")
    assert (scene.score(1), scene.score(2)) == ({"canning"}, {"coal"})


def test_scenario_24_statistics() -> None:
    scene = Scene(player("statistics"), player(score="coal anatomy currency"))
    scene.does("dogma:statistics")
    assert (scene.score(2), scene.hand(2)) == ({"currency"}, {"coal", "anatomy"})
    scene = Scene(player("statistics"), player(score="coal anatomy", hand="oars"))
    assert scene.does("dogma:statistics").hand(2) == {"coal", "oars"}


def test_scenario_25_compass_half_effect() -> None:
    scene = Scene(player("compass", "metalworking"), player("tools")).does("dogma:compass")
    assert scene.pile(2, "red") == ["metalworking"]
    assert not scene.pile(1, "red")


def test_scenario_26_education() -> None:
    scene = Scene(player("education", score="anatomy"), player())
    scene.does("dogma:education", "return:anatomy")
    assert scene.table.view(None).players[0].hand_ages == (2,)


def test_scenario_28_perspective() -> None:
    scene = Scene(
        player("perspective", "writing", "philosophy", hand="oars tools paper coal canning"),
        player(),
    )
    assert scene.icons(1)["bulb"] == 7
    scene.does("dogma:perspective", "return:oars")
    decision = scene.decision()
    assert (decision.least, decision.most, len(decision.options)) == (3, 3, 4)
    scene.does("score:tools score:paper score:canning")
    assert (scene.hand(1), scene.of(1).points) == ({"coal"}, 10)


def test_scenario_29_reformation() -> None:
    scene = Scene(player("reformation", "anatomy", hand="oars tools"), player())
    assert scene.icons(1)["leaf"] == 6
    scene.does("dogma:reformation")
    assert scene.asks(1) == {"choose:yes", "none"}
    scene.does("choose:yes")
    assert (scene.pile(1, "red"), scene.pile(1, "blue")) == (["oars"], ["tools"])
    assert scene.of(1).tucked == 2
    scene = Scene(player("reformation", "anatomy", hand="oars tools"), player())
    scene.does("dogma:reformation", "none")
    assert (scene.hand(1), scene.of(1).tucked) == ({"oars", "tools"}, 0)


def test_scenario_30_fermenting() -> None:
    scene = Scene(player("fermenting", "pottery"), player()).does("dogma:fermenting")
    assert scene.table.view(None).players[0].hand_ages == (2, 2)


def test_scenario_31_steam_engine() -> None:
    scene = Scene(player("steam-engine"), player("coal"), coming="anatomy colonialism")
    scene.does("dogma:steam-engine")
    assert scene.pile(2, "red") == ["coal", "colonialism"]
    assert not scene.pile(2, "yellow")
    assert scene.score(2) == {"anatomy"}
    assert scene.told("scored") == 2
    assert scene.told("drew-tucked") == 4


def test_scenario_54_no_change_no_bonus() -> None:
    for red in ("oars", "oars > archery [left]"):
        scene = Scene(player("engineering"), player(red, "masonry")).does("dogma:engineering")
        assert scene.rests
        assert scene.told("bonus") == 0


def test_scenario_55_measurement() -> None:
    green = "measurement > sailing > clothing > currency [right]"
    scene = Scene(player(green, "oars", hand="tools writing"), player())
    scene.does("dogma:measurement", "return:tools", "choose:green")
    assert scene.splay(1, "green") == "right"
    assert scene.table.view(None).players[0].hand_ages == (1, 4)
    scene = Scene(player("measurement", "oars", hand="tools"), player())
    scene.does("dogma:measurement", "return:tools", "choose:red")
    assert scene.table.view(None).players[0].hand_ages == (1,)
