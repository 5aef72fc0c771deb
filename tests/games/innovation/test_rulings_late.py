"""The numbered rulings that need an effect of a card of ages 6 to 10."""

from contextlib import suppress

import pytest

from games.bound import Budget
from games.chance import Chance, Seed
from games.event import Story
from games.innovation.ages.age_08 import rocketry
from games.innovation.match import Match
from games.innovation.turn import actors
from tests.games.innovation.scene import Scene, player


def ages(scene: Scene, seat: int) -> tuple[int, ...]:
    """The values in a hand."""
    hand: tuple[int, ...] = scene.table.view(None).players[seat - 1].hand_ages
    return hand


def test_ruling_01_fission_with_a_red_ten() -> None:
    scene = Scene(
        player("fission", hand="oars"),
        player("tools"),
        player("pottery"),
        coming="robotics miniaturization",
    )
    scene.does("dogma:fission")
    assert scene.told("drew-revealed") == 1
    assert not scene.of(1).tops + scene.of(2).tops + scene.of(3).tops
    assert scene.asks(1) == {"draw:card"}


def test_ruling_01_fission_that_does_not_stop_the_action() -> None:
    scene = Scene(
        player("fission"),
        player("tools"),
        player("pottery"),
        coming="robotics software",
        options={"fission_stops_action": False},
    )
    scene.does("dogma:fission")
    assert scene.told("drew-revealed") == 2
    assert scene.hand(3) == {"software"}
    assert scene.rests


def test_ruling_02_fission_with_another_colour() -> None:
    scene = Scene(player("fission", "writing"), player("tools"), coming="software")
    scene.does("dogma:fission")
    assert scene.hand(2) == {"software"}
    assert scene.asks(1) == {"return:writing", "return:tools"}
    scene.does("return:tools")
    assert not scene.pile(2, "blue")
    scene = Scene(player("fission", "writing"), player("oars", "rocketry"))
    scene.does("dogma:fission")
    assert scene.asks(2) == {"return:writing", "return:oars", "return:rocketry"}
    scene.does("return:oars", "return:writing")
    assert (scene.of(1).tops, scene.of(2).tops) == (["fission"], ["rocketry"])
    scene = Scene(player("fission"), player(), coming="software").does("dogma:fission")
    assert scene.rests


def test_ruling_05_mass_media_names_any_value() -> None:
    scene = Scene(
        player("mass-media", hand="oars", score="tools"), player(score="writing pottery coal")
    )
    scene.does("dogma:mass-media", "return:oars")
    assert scene.asks(1) == {f"choose:{value}" for value in range(1, 11)}
    assert scene.refuses("none") == "core.too-few"
    scene.does("choose:1")
    assert scene.decision().seat == 1
    scene.does("return:pottery return:writing")
    assert (scene.score(1), scene.score(2)) == (set(), {"coal"})
    assert scene.state.decks[0][-3:] == ["tools", "pottery", "writing"]


def test_ruling_06_self_service_is_forced_and_a_demand_does_nothing() -> None:
    scene = Scene(player("self-service", "archery"), player(hand="oars"))
    assert scene.does("dogma:self-service").rests
    assert scene.hand(2) == {"oars"}
    scene = Scene(player("self-service", achievements="1 2"), player(achievements="3 4"))
    assert not scene.does("dogma:self-service").over


def test_ruling_06_a_sharer_with_more_achievements_wins_first() -> None:
    scene = Scene(
        player("self-service", achievements="1"), player("navigation", achievements="2 3")
    )
    scene.does("dogma:self-service")
    assert scene.outcome.winners == (1,)


@pytest.mark.parametrize("own", [False, True])
def test_ruling_07_bioengineering_takes_from_other_boards(own: bool) -> None:
    scene = Scene(
        player("bioengineering", "agriculture"),
        player("clothing"),
        player("pottery"),
        options={"bioengineering_own_board": own},
    )
    scene.does("dogma:bioengineering")
    expected = {"take:clothing", "take:pottery"} | ({"take:agriculture"} if own else set())
    assert scene.asks(1) == expected


def test_ruling_07_bioengineering_can_make_anybody_win() -> None:
    scene = Scene(player("bioengineering"), player("stem-cells", "pottery")).does(
        "dogma:bioengineering", "take:pottery"
    )
    assert scene.outcome.winners == (1,)


def test_ruling_08_software_executes_the_second_card_alone() -> None:
    scene = Scene(player("software", hand="oars"), player(), coming="ai bioengineering stem-cells")
    scene.does("dogma:software")
    assert scene.asks(1) == {"choose:yes", "none"}
    assert scene.does("choose:yes").score(1) == {"ai", "oars"}
    scene = Scene(
        player("software", hand="oars"), player(), coming="ai globalization stem-cells"
    ).does("dogma:software", "choose:yes")
    assert scene.pile(1, "yellow") == ["stem-cells", "globalization"]
    scene = Scene(
        player("software"), player("agriculture"), coming="ai robotics bioengineering"
    ).does("dogma:software")
    assert scene.pile(1, "blue") == ["bioengineering", "software"]
    assert scene.score(1) == {"ai", "agriculture"}


def test_ruling_09_robotics_scores_green_or_skips_it() -> None:
    scene = Scene(player("robotics", "sailing", scored=5), player(), coming="databases")
    scene.does("dogma:robotics")
    assert scene.score(1) == {"sailing"}
    assert scene.of(1).specials == ["monument"]
    assert scene.pile(1, "green") == ["databases"]
    scene = Scene(player("robotics"), player(), coming="databases").does("dogma:robotics")
    assert scene.pile(1, "green") == ["databases"]


@pytest.mark.parametrize(("score", "returned"), [("oars", 1), ("oars tools paper coal flight", 3)])
def test_ruling_10_databases_rounds_up(score: str, returned: int) -> None:
    scene = Scene(player("databases"), player(score=score)).does("dogma:databases")
    if returned > 1:
        scene.does("return:oars return:tools return:paper")
    assert len(scene.score(2)) == len(score.split()) - returned


def test_ruling_11_refrigeration_rounds_down() -> None:
    scene = Scene(player("refrigeration"), player(hand="oars")).does("dogma:refrigeration")
    assert scene.hand(2) == {"oars"}
    scene = Scene(player("refrigeration"), player(hand="oars tools paper coal flight"))
    scene.does("dogma:refrigeration")
    assert (scene.decision().least, scene.decision().most) == (2, 2)


def test_ruling_12_globalization_is_checked_in_each_execution() -> None:
    scene = Scene(player("globalization"), player()).does("dogma:globalization")
    assert scene.outcome.winners == (0,)
    scene = Scene(player("globalization"), player("clothing")).does("dogma:globalization")
    assert scene.outcome.winners == (0,)
    scene = Scene(player("globalization"), player("pottery", "clothing"))
    scene.does("dogma:globalization", "return:pottery")
    assert not scene.over


def test_ruling_13_ai_ignores_a_tie_at_nothing() -> None:
    scene = Scene(player("ai"), player("robotics"), player("software")).does("dogma:ai")
    assert scene.of(1).points == 10
    assert not scene.over


def test_ruling_14_empiricism_names_two_colours_first() -> None:
    scene = Scene(player("empiricism"), player(), coming="genetics").does("dogma:empiricism")
    assert scene.refuses("choose:red choose:red") == "core.chosen-twice"
    assert scene.refuses("choose:red") == "core.too-few"
    scene.does("choose:red choose:green")
    assert scene.hand(1) == {"genetics"}


def test_ruling_14_a_sharer_with_twenty_bulbs_wins_first() -> None:
    bulbs = (
        "philosophy > education [up]",
        "experimentation > atomic-theory > evolution > genetics [up]",
        "classification > mass-media > paper > invention [up]",
    )
    scene = Scene(player("empiricism"), player(*bulbs), coming="ecology")
    assert scene.icons(2)["bulb"] >= 20
    scene.does("dogma:empiricism", "choose:red choose:purple", "choose:red choose:green")
    assert scene.outcome.winners == (1,)


def test_ruling_15_collaboration_is_a_transfer_and_ten_greens_win() -> None:
    scene = Scene(player("collaboration"), player(), coming="satellites suburbia")
    scene.does("dogma:collaboration")
    assert scene.decision().seat == 0
    scene.does("take:suburbia")
    assert (scene.told("moved-to-board"), scene.told("melded")) == (1, 1)
    assert (scene.pile(1, "yellow"), scene.pile(2, "green")) == (["suburbia"], ["satellites"])
    greens = (
        "collaboration > sailing > clothing > the-wheel > currency"
        " > mapmaking > paper > compass > invention > navigation"
    )
    scene = Scene(player(greens), player("encyclopedia"))
    scene.does("dogma:collaboration")
    assert scene.outcome.winners == (0,)


def test_ruling_16_stem_cells_takes_all_or_nothing() -> None:
    hand = "oars tools writing pottery archery sailing"
    scene = Scene(player("stem-cells", hand=hand), player()).does("dogma:stem-cells", "choose:yes")
    assert len(scene.score(1)) == 6
    assert scene.of(1).specials == ["monument"]
    scene = Scene(player("stem-cells", hand=hand), player()).does("dogma:stem-cells", "none")
    assert len(scene.hand(1)) == 6


def test_ruling_17_the_internet_fixes_its_number_first() -> None:
    scene = Scene(player("the-internet", "software"), player())
    assert scene.icons(1)["clock"] == 5
    scene.does("dogma:the-internet")
    assert scene.told("drew-melded") == 2


def test_ruling_18_emancipation_is_no_score() -> None:
    scene = Scene(player("emancipation", scored=5), player(hand="oars tools"))
    scene.does("dogma:emancipation", "give:tools")
    assert scene.score(1) == {"tools"}
    assert not scene.of(1).specials
    assert ages(scene, 2) == (1, 6)
    scene = Scene(player("emancipation"), player()).does("dogma:emancipation")
    assert ages(scene, 2) == ()


def test_ruling_19_democracy_needs_strictly_more() -> None:
    scene = Scene(
        player("democracy", hand="oars tools"),
        player("philosophy", hand="writing"),
        player("education", hand="pottery archery"),
    )
    scene.does("dogma:democracy", "return:writing", "return:pottery return:archery")
    assert (scene.of(2).points, scene.of(3).points) == (8, 8)
    scene.does("return:oars return:tools")
    assert scene.of(1).points == 0
    scene = Scene(player("democracy", hand="oars"), player("philosophy", hand="tools"))
    scene.does("dogma:democracy", "none", "none")
    assert (scene.of(1).points, scene.of(2).points) == (0, 0)


@pytest.mark.parametrize(("card", "verb"), [("lighting", "tuck"), ("antibiotics", "return")])
def test_ruling_20_lighting_and_antibiotics_reward_values(card: str, verb: str) -> None:
    scene = Scene(player(card, hand="oars tools currency"), player())
    scene.does(f"dogma:{card}", f"{verb}:oars {verb}:tools {verb}:currency")
    single = Scene(player(card, hand="oars tools"), player())
    single.does(f"dogma:{card}", f"{verb}:oars")
    if card == "lighting":
        assert (scene.of(1).points, single.of(1).points) == (14, 7)
    else:
        assert (ages(scene, 1), ages(single, 1)) == ((8, 8, 8, 8), (1, 8, 8))


def test_ruling_21_canning_scores_a_new_top_and_nothing_uncovered() -> None:
    scene = Scene(player("canning", "tools > writing"), player(), coming="classification")
    scene.does("dogma:canning", "choose:yes")
    assert scene.score(1) == {"tools", "classification"}
    assert scene.pile(1, "blue") == ["writing"]
    assert scene.pile(1, "yellow") == ["canning"]


def test_ruling_22_combustion_takes_two_cards_of_the_victims_choice() -> None:
    scene = Scene(player("combustion"), player(score="oars tools paper")).does("dogma:combustion")
    assert scene.asks(2) == {"give:oars", "give:tools", "give:paper"}
    scene.does("give:oars give:tools")
    assert scene.score(1) == {"oars", "tools"}
    assert scene.rests


def test_ruling_26_bicycle_with_an_empty_side() -> None:
    scene = Scene(player("bicycle", score="oars"), player()).does("dogma:bicycle", "choose:yes")
    assert (scene.hand(1), scene.score(1)) == ({"oars"}, set())


def test_ruling_42_skyscrapers_scores_for_the_victim() -> None:
    scene = Scene(player("skyscrapers"), player("rocketry > tools > writing", scored=5))
    scene.does("dogma:skyscrapers")
    assert scene.of(2).specials == ["monument"]
    scene = Scene(player("skyscrapers"), player("tools")).does("dogma:skyscrapers")
    assert scene.pile(2, "blue") == ["tools"]


def test_ruling_43_services_needs_a_score_card() -> None:
    scene = Scene(player("services", "mobility"), player()).does("dogma:services")
    assert not scene.hand(2)
    scene = Scene(player("services"), player(score="oars")).does("dogma:services")
    assert (scene.hand(1), scene.hand(2)) == ({"oars"}, set())


def test_ruling_44_composites_has_two_halves() -> None:
    scene = Scene(player("composites"), player(hand="oars", score="coal")).does("dogma:composites")
    assert scene.hand(2) == {"oars"}
    assert scene.score(1) == {"coal"}
    scene = Scene(player("composites"), player(score="coal")).does("dogma:composites")
    assert scene.score(1) == {"coal"}
    assert scene.told("nothing-fits") == 0


def test_ruling_45_sanitation_fixes_both_sides_first() -> None:
    scene = Scene(player("sanitation", hand="oars"), player(hand="tools")).does("dogma:sanitation")
    assert (scene.hand(1), scene.hand(2)) == ({"tools"}, {"oars"})


def test_ruling_46_mobility_never_takes_what_it_uncovers() -> None:
    scene = Scene(player("mobility"), player("writing > tools")).does("dogma:mobility")
    assert scene.score(1) == {"writing"}
    assert scene.pile(2, "blue") == ["tools"]
    assert ages(scene, 2) == (8,)


def test_ruling_47_explosives_draws_only_from_an_emptied_hand() -> None:
    scene = Scene(player("explosives"), player(hand="oars tools paper coal"))
    scene.does("dogma:explosives", "give:tools")
    assert scene.hand(2) == {"oars"}


def test_ruling_51_evolution_is_optional() -> None:
    scene = Scene(player("evolution", score="oars"), player()).does("dogma:evolution")
    assert "none" in scene.asks(1)
    assert len(scene.asks(1)) == 3
    scene.does("none")
    assert scene.score(1) == {"oars"}
    scene = Scene(player("evolution", score="oars"), player(), coming="rocketry")
    scene.does("dogma:evolution", "choose:score", "return:rocketry")
    assert scene.score(1) == {"oars"}


def test_ruling_52_rocketry_picks_backs() -> None:
    scene = Scene(
        player("rocketry"), player("quantum-theory", score="oars tools coal"), player(score="paper")
    )
    scene.does("dogma:rocketry")
    assert not scene.score(3)
    assert scene.asks(1) == {"return:2-1", "return:2-5"}
    assert scene.refuses("none") == "core.too-few"
    scene.does("return:2-1")
    assert len(scene.score(2) & {"oars", "tools"}) == 1


def test_ruling_52_rocketry_leaves_the_card_to_chance_among_equal_backs_alone() -> None:
    """Of the two backs of value 1 in the second pile any may go; the third pile's one stays."""
    gone = set()
    for number in range(20):
        scene = Scene(
            player("rocketry"),
            player("quantum-theory", score="oars tools coal"),
            player("software", score="archery"),
        )
        chance = Chance(Seed.from_words(f"backs {number}"))
        match = Match(scene.state, chance, Story(Budget(1000)))
        match.source = ("rocketry", 1)
        steps = rocketry(actors(match)[0])
        assert steps
        (asked,) = next(steps)
        assert {option.key for option in asked.options} == {
            "return:2-1",
            "return:2-5",
            "return:3-1",
        }
        with suppress(StopIteration):
            steps.send({0: ("return:2-1",)})
        assert scene.score(3) == {"archery"}
        assert "coal" in scene.score(2)
        gone |= {"oars", "tools"} - scene.score(2)
    assert gone == {"oars", "tools"}


def test_ruling_53_classification_melds_the_revealed_card() -> None:
    scene = Scene(
        player("classification", hand="oars tools"), player(hand="archery writing"), player()
    )
    scene.does("dogma:classification", "show:oars", "meld:oars meld:archery")
    assert scene.pile(1, "red") == ["archery", "oars"]
    assert scene.hand(2) == {"writing"}
    assert Scene(player("classification"), player(hand="oars")).does("dogma:classification").rests


def test_ruling_54_socialism_takes_the_lowest_of_each() -> None:
    scene = Scene(
        player("socialism", hand="mysticism oars"),
        player(hand="tools writing coal"),
        player(hand="paper"),
    )
    scene.does("dogma:socialism", "choose:yes")
    assert scene.hand(1) == {"tools", "writing", "paper"}
    assert scene.hand(2) == {"coal"}
    assert not scene.hand(3)


def test_ruling_57_publications_brings_any_card_to_the_top() -> None:
    scene = Scene(player("publications > rocketry > tools [up]"), player())
    scene.does("dogma:publications", "choose:blue", "order:tools order:publications order:rocketry")
    assert scene.pile(1, "blue") == ["tools", "publications", "rocketry"]
    assert scene.splay(1, "blue") == "up"


@pytest.mark.parametrize(
    ("special", "board"),
    [
        ("world", ("satellites > databases [up]", "fission", "the-internet")),
        ("universe", ("flight", "skyscrapers", "mass-media", "socialism")),
        (
            "empire",
            ("metalworking", "enterprise", "globalization > agriculture [up]", "classification"),
        ),
    ],
)
def test_ruling_57_boards_are_looked_at_again(special: str, board: tuple[str, ...]) -> None:
    scene = Scene(player("publications > rocketry", *board), player())
    scene.does("dogma:publications", "choose:blue", "order:rocketry order:publications")
    assert scene.of(1).specials == [special]
