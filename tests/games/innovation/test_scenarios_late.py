"""The numbered scenarios that need an effect of a card of ages 6 to 10."""

import pytest

from games.bound import Budget
from games.chance import Chance, Seed
from games.event import Story
from games.innovation.ages.age_09 import satellites_signal
from games.innovation.match import Match
from games.innovation.turn import actors
from tests.games.innovation.scene import Scene, player


def ages(scene: Scene, seat: int) -> tuple[int, ...]:
    """The values in a hand."""
    hand: tuple[int, ...] = scene.table.view(None).players[seat - 1].hand_ages
    return hand


def test_scenario_23_sanitation() -> None:
    scene = Scene(
        player("sanitation", hand="calendar canning"), player(hand="fission mobility bicycle")
    )
    scene.does("dogma:sanitation")
    assert scene.hand(2) == {"bicycle", "calendar"}
    assert scene.hand(1) == {"canning", "fission", "mobility"}


def test_scenario_27_machine_tools_with_an_empty_pile() -> None:
    scene = Scene(player("machine-tools"), player(), coming="oars").does("dogma:machine-tools")
    assert scene.score(1) == {"oars"}
    scene = Scene(player("machine-tools"), player(), decks={1: ""}).does("dogma:machine-tools")
    assert scene.of(1).points == 2


def test_scenario_32_canning() -> None:
    scene = Scene(
        player("canning", "machine-tools", "measurement > currency", "encyclopedia"),
        player(),
        coming="democracy",
    )
    scene.does("dogma:canning", "choose:yes")
    assert scene.score(1) == {"measurement", "encyclopedia", "democracy"}
    assert scene.of(1).points == 17
    assert scene.pile(1, "green") == ["currency"]


def test_scenario_33_democracy() -> None:
    scene = Scene(
        player("democracy", "experimentation", "perspective", hand="oars tools sailing"),
        player("atomic-theory", "invention", hand="archery"),
        player("philosophy", "genetics", "measurement", hand="writing pottery clothing"),
        player("education", "evolution", "engineering", hand="masonry agriculture mysticism"),
    )
    assert [scene.icons(seat)["bulb"] for seat in (1, 2, 3, 4)] == [7, 5, 8, 7]
    scene.does("dogma:democracy", "return:writing return:pottery")
    assert scene.of(3).points == 8
    scene.does("return:masonry return:agriculture")
    assert scene.of(4).points == 0
    scene.does("return:oars return:tools return:sailing")
    assert scene.of(1).points == 8
    assert scene.hand(2) == {"archery"}
    assert scene.told("bonus") == 1


def test_scenario_34_democracy_declined() -> None:
    scene = Scene(player("democracy", hand="oars"), player("philosophy", hand="tools"))
    scene.does("dogma:democracy", "none", "return:oars")
    assert scene.of(1).points == 8
    assert scene.told("bonus") == 0


def test_scenario_35_explosives() -> None:
    scene = Scene(player("explosives"), player(hand="bicycle canning"), coming="lighting")
    scene.does("dogma:explosives")
    assert (scene.hand(1), scene.hand(2)) == ({"bicycle", "canning"}, {"lighting"})
    assert Scene(player("explosives"), player()).does("dogma:explosives").hand(2) == set()


def test_scenario_36_mobility() -> None:
    scene = Scene(
        player("mobility", "canning", "corporations"),
        player("coal", "chemistry", "measurement > navigation", "astronomy", "statistics"),
    )
    scene.does("dogma:mobility")
    assert {key.partition(":")[2] for key in scene.asks(2)} == {
        "measurement",
        "astronomy",
        "statistics",
    }
    verb = scene.decision().options[0].verb
    scene.does(f"{verb}:measurement {verb}:statistics")
    assert scene.of(1).points == 10
    assert scene.pile(2, "green") == ["navigation"]
    assert ages(scene, 2) == (8,)


def test_scenario_37_skyscrapers() -> None:
    purple = "railroad > emancipation > philosophy > mysticism"
    scene = Scene(player("skyscrapers"), player(purple)).does("dogma:skyscrapers")
    assert scene.pile(1, "purple") == ["railroad"]
    assert scene.score(2) == {"emancipation"}
    assert scene.state.decks[1][-1] == "philosophy"
    assert scene.state.decks[0][-1] == "mysticism"
    assert not scene.pile(2, "purple")


def test_scenario_38_genetics() -> None:
    scene = Scene(player("genetics"), player("evolution > chemistry"), coming="software")
    scene.does("dogma:genetics")
    assert scene.pile(2, "blue") == ["software"]
    assert (scene.score(2), scene.of(2).points) == ({"evolution", "chemistry"}, 12)
    assert scene.splay(2, "blue") == "none"


def test_scenario_39_fission() -> None:
    scene = Scene(
        player("fission", "tools", hand="oars", score="coal", achievements="1"),
        player("writing", hand="archery"),
        player("pottery", score="physics"),
        coming="robotics",
    )
    scene.does("dogma:fission")
    for seat in (1, 2, 3):
        assert not scene.hand(seat) | scene.score(seat) | set(scene.of(seat).tops)
    assert {"robotics", "fission", "oars", "physics"} <= set(scene.state.removed)
    assert scene.told("drew-revealed") == scene.told("removed-all") == 1
    assert scene.told("bonus") == 0
    assert scene.of(1).ages == [1]
    scene.does("draw:card")
    assert ages(scene, 1) == (1,)


@pytest.mark.parametrize("wins", [False, True])
def test_scenario_40_self_service_and_robotics(wins: bool) -> None:
    scene = Scene(
        player("self-service > satellites", "robotics", hand="oars tools", achievements="1" * wins),
        player(),
        coming="stem-cells",
    )
    scene.does("dogma:self-service", "choose:yes")
    assert scene.pile(1, "green") == ["satellites"]
    assert scene.pile(1, "yellow") == ["stem-cells"]
    assert scene.score(1) == {"self-service", "oars", "tools"}
    assert scene.over is wins


def test_scenario_41_software_and_a_card_with_a_demand_alone() -> None:
    scene = Scene(
        player("software"), player("services"), coming="robotics bioengineering databases"
    )
    before = len(scene.state.decks[9])
    scene.does("dogma:software")
    assert scene.score(1) == {"robotics"}
    assert scene.pile(1, "blue") == ["bioengineering", "software"]
    assert scene.pile(1, "green") == ["databases"]
    assert scene.pile(2, "purple") == ["services"]
    assert len(scene.state.decks[9]) == before - 3


@pytest.mark.parametrize(("last", "over"), [("encyclopedia", False), ("lighting", True)])
def test_scenario_42_ai(last: str, over: bool) -> None:
    scene = Scene(
        player("ai", score="coal physics statistics"),
        player("robotics", score="canning vaccination"),
        player("software", score=f"democracy {last}"),
    )
    scene.does("dogma:ai")
    assert scene.of(1).points == 25
    assert scene.over is over
    if over:
        assert scene.outcome.winners == (1,)


@pytest.mark.parametrize(("yellow", "over"), [("antibiotics", False), ("suburbia", True)])
def test_scenario_43_bioengineering(yellow: str, over: bool) -> None:
    scene = Scene(
        player("bioengineering", "clothing"),
        player("services", "stem-cells", "pottery"),
        player("socialism", yellow),
    )
    scene.does("dogma:bioengineering", "take:pottery")
    assert scene.score(1) == {"pottery"}
    assert [scene.icons(seat)["leaf"] for seat in (1, 2)] == [2, 6]
    assert scene.over is over
    if over:
        assert scene.outcome.winners == (1,)


def test_scenario_44_globalization_shared() -> None:
    scene = Scene(
        player("globalization", score="ai corporations"), player("coal", score="software anatomy")
    )
    scene.does("dogma:globalization")
    assert scene.outcome.winners == (1,)
    assert (scene.of(1).points, scene.of(2).points) == (18, 20)


def test_scenario_45_collaboration() -> None:
    scene = Scene(player("collaboration"), player("tools"), coming="satellites genetics")
    scene.does("dogma:collaboration")
    assert scene.decision().seat == 0
    scene.does("take:satellites")
    assert scene.pile(1, "green") == ["satellites", "collaboration"]
    assert scene.pile(2, "blue") == ["genetics", "tools"]


@pytest.mark.parametrize("combined", [True, False])
def test_scenario_49_monument_mixed(combined: bool) -> None:
    scene = Scene(
        player("lighting", hand="oars currency paper"),
        player(),
        options={"monument_combined": combined},
    )
    scene.does("dogma:lighting", "tuck:oars tuck:currency tuck:paper")
    assert scene.of(1).points == 21
    assert scene.of(1).specials == (["monument"] if combined else [])


def test_scenario_50_monument_not_counted() -> None:
    hand = "oars tools writing pottery archery sailing"
    scene = Scene(player("bicycle", hand=hand), player()).does("dogma:bicycle", "choose:yes")
    assert len(scene.score(1)) == 6
    assert scene.of(1).scored == 0
    assert not scene.of(1).specials


def test_scenario_53_railroad_share() -> None:
    scene = Scene(
        player("railroad"),
        player("rocketry", hand="canning vaccination democracy"),
        decks={6: ""},
    )
    scene.does("dogma:railroad", "return:canning return:democracy return:vaccination")
    assert scene.hand(2) == {"canning", "vaccination", "democracy"}
    assert scene.told("bonus") == 1
    assert ages(scene, 1) == (7, 7, 7, 7)


def test_scenario_56_exec_of_oars() -> None:
    """The third effect by itself: after the first one no hand could hold Oars."""
    scene = Scene(player("satellites", hand="oars"), player(hand="clothing"), coming="tools")
    me = actors(Match(scene.state, Chance(Seed.from_words("oars")), Story(Budget(1000))))[0]
    steps = satellites_signal(me)
    assert steps
    assert not list(steps)
    assert scene.pile(1, "red") == ["oars"]
    assert scene.hand(1) == {"tools"}
    assert (scene.hand(2), scene.score(1)) == ({"clothing"}, set())


def test_scenario_56_exec_of_oars_through_self_service() -> None:
    scene = Scene(player("self-service", "oars"), player(hand="clothing"), coming="tools")
    scene.does("dogma:self-service")
    assert scene.hand(1) == {"tools"}
    assert (scene.hand(2), scene.score(1)) == ({"clothing"}, set())


def test_scenario_57_services() -> None:
    scene = Scene(player("services", "mobility"), player(score="flight rocketry paper"))
    scene.does("dogma:services")
    assert scene.hand(1) == {"flight", "rocketry"}
    assert scene.hand(2) == {"mobility"}
    assert scene.score(2) == {"paper"}


def test_scenario_58_databases() -> None:
    scene = Scene(player("databases"), player(score="oars tools paper coal flight"))
    scene.does("dogma:databases")
    decision = scene.decision()
    assert (decision.seat, decision.least, decision.most) == (1, 3, 3)
    scene.does("return:oars return:tools return:paper")
    assert scene.score(2) == {"coal", "flight"}


def test_scenario_59_internet() -> None:
    board = ("the-internet", "software", "satellites > databases [up]")
    scene = Scene(player(*board), player())
    assert scene.icons(1)["clock"] == 11
    scene.does("dogma:the-internet")
    assert scene.told("drew-melded") == 5
    assert len(scene.state.decks[9]) == 1
    short = "ai bioengineering globalization robotics self-service"
    scene = Scene(player(*board), player(), decks={10: short}).does("dogma:the-internet")
    assert scene.outcome.reason.id == "innovation.end-points"
    assert scene.told("drew-melded") == 4
