"""The numbered rulings that need no effect of a card of ages 6 to 10."""

import pytest

from tests.games.innovation.scene import Scene, player


def ages(scene: Scene, seat: int) -> tuple[int, ...]:
    """The values in a hand."""
    hand: tuple[int, ...] = scene.table.view(None).players[seat - 1].hand_ages
    return hand


def test_ruling_03_compass_takes_twice_and_the_victim_chooses_both() -> None:
    scene = Scene(
        player("compass", "masonry", "metalworking", "tools"), player("agriculture", "pottery")
    )
    scene.does("dogma:compass")
    assert scene.asks(2) == {"give:agriculture", "give:pottery"}
    scene.does("give:agriculture")
    assert scene.asks(2) == {"take:metalworking", "take:tools"}
    assert scene.refuses("take:masonry") == "core.not-offered"


def test_ruling_04_compass_cannot_be_taken_back_by_itself() -> None:
    scene = Scene(player("compass"), player("agriculture")).does("dogma:compass")
    assert scene.pile(1, "green") == ["compass"]
    assert scene.pile(1, "yellow") == ["agriculture"]
    assert scene.rests


def test_ruling_20_currency_rewards_values_not_cards() -> None:
    scene = Scene(player("currency", hand="oars tools writing"), player())
    scene.does("dogma:currency", "return:oars return:tools return:writing")
    assert scene.of(1).points == 2


def test_ruling_23_feudalism_leaves_splays_alone() -> None:
    scene = Scene(player("feudalism"), player("sailing > clothing [left]", hand="oars"))
    scene.does("dogma:feudalism")
    assert scene.splay(2, "green") == "left"
    assert scene.hand(1) == {"oars"}
    scene = Scene(player("feudalism"), player(hand="sailing")).does("dogma:feudalism")
    assert scene.shown(2) == {"sailing"}
    assert scene.told("nothing-fits") == 1


def test_ruling_24_oars_counts_the_whole_demand() -> None:
    scene = Scene(
        player("oars"),
        player(hand="tools"),
        player(hand="sailing clothing"),
        player("metalworking"),
    )
    scene.does("dogma:oars", "give:sailing")
    assert scene.hand(3) >= {"clothing"}
    assert len(scene.hand(3)) == 2
    assert scene.score(1) == {"sailing"}
    assert not scene.hand(1) | scene.hand(4)


def test_ruling_25_clothing_is_forced_and_compares_with_everybody() -> None:
    scene = Scene(
        player("clothing", hand="oars tools"), player("agriculture"), player("mysticism"), actions=1
    )
    scene.does("dogma:clothing")
    assert scene.refuses("none") == "core.too-few"
    scene.does("meld:oars")
    assert scene.of(1).points == 2
    scene = Scene(player("clothing", hand="oars"), player("archery"), player("sailing"))
    assert scene.does("dogma:clothing").of(1).points == 0


def test_ruling_26_canal_building_with_an_empty_side() -> None:
    scene = Scene(player("canal-building", score="coal physics oars"), player())
    scene.does("dogma:canal-building", "choose:yes")
    assert (scene.hand(1), scene.score(1)) == ({"coal", "physics"}, {"oars"})
    scene = Scene(player("canal-building", hand="coal oars", scored=5), player())
    scene.does("dogma:canal-building", "choose:yes")
    assert scene.score(1) == {"coal"}
    assert (scene.of(1).scored, scene.of(1).specials) == (5, [])


def test_ruling_27_monument_counts_scored_cards_and_no_transfers() -> None:
    hand = "oars calendar"
    scene = Scene(player("currency", hand=hand, scored=4), player())
    scene.does("dogma:currency", "return:oars return:calendar")
    assert scene.of(1).specials == ["monument"]
    scene = Scene(player("engineering", scored=5), player("tools", "agriculture"))
    scene.does("dogma:engineering")
    assert scene.score(1) == {"tools"}
    assert not scene.of(1).specials


def test_ruling_28_monument_on_another_turn() -> None:
    scene = Scene(player("monotheism"), player("the-wheel", tucked=3, scored=2))
    scene.does("dogma:monotheism")
    assert scene.of(2).specials == ["monument"]
    scene = Scene(player("monotheism"), player("sailing", tucked=5)).does("dogma:monotheism")
    assert scene.of(2).specials == ["monument"]


def test_ruling_28_counters_begin_anew_with_every_turn() -> None:
    scene = Scene(player("monotheism"), player("the-wheel"), actions=1).does("dogma:monotheism")
    assert (scene.of(1).tucked, scene.of(2).tucked) == (0, 0)


def test_ruling_29_archery_draws_first() -> None:
    scene = Scene(player("archery"), player(), coming="tools").does("dogma:archery")
    assert (scene.hand(1), scene.hand(2)) == ({"tools"}, set())
    scene = Scene(player("archery"), player(hand="writing paper optics"), coming="tools")
    scene.does("dogma:archery")
    assert scene.asks(2) == {"give:paper", "give:optics"}


def test_ruling_30_city_states_counts_splayed_castles() -> None:
    scene = Scene(
        player("city-states", "sailing"), player("clothing", "oars > archery > metalworking [left]")
    )
    assert scene.icons(2)["castle"] == 4
    assert scene.does("dogma:city-states").pile(1, "red") == ["oars"]
    covered = "gunpowder > archery > metalworking > construction > road-building [left]"
    scene = Scene(player("city-states", "sailing"), player(covered))
    assert scene.icons(2)["castle"] == 4
    scene.does("dogma:city-states")
    assert scene.told("nothing-fits") == 1
    assert not scene.hand(2)


def test_ruling_31_mysticism_does_not_repeat() -> None:
    scene = Scene(player("mysticism"), player(), coming="city-states code-of-laws")
    scene.does("dogma:mysticism")
    assert scene.hand(1) == {"code-of-laws"}


def test_ruling_32_loops_can_empty_decks_and_end_the_game() -> None:
    decks = dict.fromkeys(range(1, 11), "") | {3: "optics translation"}
    scene = Scene(player("colonialism"), player(), decks=decks).does("dogma:colonialism")
    assert scene.outcome.reason.id == "innovation.end-points"
    assert scene.pile(1, "red") == ["colonialism", "optics"]


def test_ruling_32_the_last_card_stays() -> None:
    scene = Scene(player("metalworking"), player(), coming="oars sailing").does(
        "dogma:metalworking"
    )
    assert (scene.score(1), scene.hand(1)) == ({"oars"}, {"sailing"})
    scene = Scene(player("astronomy"), player(), coming="metric-system canning")
    assert scene.does("dogma:astronomy").hand(1) == {"canning"}


@pytest.mark.parametrize("needs_three", [True, False])
def test_ruling_33_tools_with_two_cards(needs_three: bool) -> None:
    scene = Scene(
        player("tools", hand="oars archery"), player(), options={"tools_needs_three": needs_three}
    )
    scene.does("dogma:tools")
    assert scene.rests is needs_three
    if not needs_three:
        scene.does("return:oars return:archery")
        assert not scene.hand(1)
        assert scene.of(1).tops == ["tools"]


def test_ruling_34_construction_draws_in_every_case() -> None:
    scene = Scene(player("construction"), player(), coming="currency").does("dogma:construction")
    assert scene.hand(2) == {"currency"}
    five = ("construction", "agriculture", "sailing", "writing", "code-of-laws")
    others = ("oars", "canal-building", "clothing", "tools", "city-states")
    scene = Scene(player(*five), player(*others)).does("dogma:construction")
    assert not scene.of(1).specials


def test_ruling_35_road_building() -> None:
    scene = Scene(player("road-building", hand="tools writing"), player())
    scene.does("dogma:road-building", "meld:tools meld:writing", "choose:player-2")
    assert scene.pile(2, "red") == ["road-building"]
    assert not scene.pile(1, "red")
    assert not scene.pile(1, "green")
    scene = Scene(player("road-building", hand="tools"), player("sailing"))
    assert scene.does("dogma:road-building").rests


def test_ruling_36_alchemy_without_three_castles_cannot_fail() -> None:
    scene = Scene(player("alchemy", hand="oars tools"), player(), coming="colonialism")
    scene.does("dogma:alchemy")
    assert scene.asks(1) == {"meld:oars", "meld:tools"}


def test_ruling_36_alchemy_returns_drawn_cards_and_hand_in_the_chosen_order() -> None:
    scene = Scene(player("alchemy", "the-wheel", hand="oars tools"), player(), coming="colonialism")
    assert scene.icons(1)["castle"] == 5
    scene.does("dogma:alchemy")
    assert scene.asks(1) == {"return:colonialism", "return:oars", "return:tools"}
    scene.does("return:tools return:colonialism return:oars")
    assert (scene.state.decks[0][-2:], scene.state.decks[3][-1]) == (
        ["tools", "oars"],
        "colonialism",
    )
    assert not scene.hand(1) | scene.score(1)


def test_ruling_36_physics_returns_the_hand_in_the_chosen_order() -> None:
    scene = Scene(player("physics"), player(), coming="canning vaccination democracy")
    scene.does("dogma:physics")
    assert scene.decision().ordered
    scene.does("return:vaccination return:democracy return:canning")
    assert scene.state.decks[5][-3:] == ["vaccination", "democracy", "canning"]


def test_ruling_37_statistics_repeats_once_at_most() -> None:
    scene = Scene(player("statistics"), player(score="coal anatomy paper calendar"))
    assert scene.does("dogma:statistics").hand(2) == {"coal", "anatomy"}


def test_ruling_38_numbers_are_forced() -> None:
    scene = Scene(player("perspective", hand="oars tools paper"), player())
    scene.does("dogma:perspective", "return:oars")
    assert scene.refuses("none") == "core.too-few"
    assert scene.refuses("score:tools score:paper") == "core.too-many"
    scene = Scene(player("reformation", "clothing", hand="oars tools paper"), player())
    scene.does("dogma:reformation", "choose:yes")
    assert (scene.decision().least, scene.decision().most) == (2, 2)


def test_ruling_39_measurement_chooses_any_colour() -> None:
    scene = Scene(player("measurement", hand="tools"), player())
    scene.does("dogma:measurement", "return:tools", "choose:purple")
    assert ages(scene, 1) == (1,)
    scene = Scene(player("measurement > sailing [right]", hand="tools"), player())
    scene.does("dogma:measurement", "return:tools", "choose:green")
    assert (scene.splay(1, "green"), ages(scene, 1)) == ("right", (2,))


def test_ruling_40_steam_engine_scores_a_card_just_tucked() -> None:
    scene = Scene(player("steam-engine"), player(), coming="anatomy perspective")
    assert scene.does("dogma:steam-engine").score(1) == {"perspective"}
    scene = Scene(player("steam-engine"), player(), coming="colonialism invention")
    scene.does("dogma:steam-engine")
    assert scene.score(1) == {"steam-engine"}
    assert not scene.pile(1, "yellow")


def test_ruling_41_pirate_code_may_score_itself() -> None:
    scene = Scene(player("the-pirate-code", "masonry"), player(score="oars"))
    scene.does("dogma:the-pirate-code")
    assert scene.score(1) == {"oars", "the-pirate-code"}


def test_ruling_45_victims_are_served_one_after_another() -> None:
    scene = Scene(
        player("machinery", hand="anatomy"), player(hand="coal"), player(hand="oars sailing")
    )
    scene.does("dogma:machinery")
    assert scene.hand(2) == {"anatomy"}
    assert scene.hand(3) == {"coal"}
    assert scene.hand(1) == {"sailing"}
    assert scene.score(1) == {"oars"}


def test_ruling_45_medicine_does_not_send_back_what_it_received() -> None:
    scene = Scene(player("medicine", score="coal"), player(score="oars")).does("dogma:medicine")
    assert (scene.score(1), scene.score(2)) == ({"oars"}, {"coal"})


def test_ruling_48_missing_colours_do_not_prevent_claims() -> None:
    scene = Scene(player("translation"), player()).does("dogma:translation")
    assert scene.of(1).specials == ["world"]
    scene = Scene(player("astronomy"), player(), coming="canning").does("dogma:astronomy")
    assert scene.of(1).specials == ["universe"]


def test_ruling_49_education_counts_after_the_return() -> None:
    scene = Scene(player("education", score="coal paper"), player())
    scene.does("dogma:education", "return:coal")
    assert ages(scene, 1) == (5,)


@pytest.mark.parametrize(
    ("board", "hand", "score", "answers"),
    [
        (("chemistry", "robotics"), "", "", ["dogma:chemistry"]),
        (("mathematics",), "ai", "", ["dogma:mathematics", "return:ai"]),
        (("agriculture",), "ai", "", ["dogma:agriculture", "return:ai"]),
        (("printing-press", "ai"), "", "oars", ["dogma:printing-press", "return:oars"]),
        (("evolution",), "", "ai", ["dogma:evolution", "choose:draw"]),
    ],
)
def test_ruling_50_a_value_above_ten_ends_the_game(
    board: tuple[str, ...], hand: str, score: str, answers: list[str]
) -> None:
    scene = Scene(player(*board, hand=hand, score=score), player()).does(*answers)
    assert scene.outcome.reason.id == "innovation.end-points"
    assert scene.state.decks[9]


def test_ruling_55_sharers_can_starve_the_activator() -> None:
    scene = Scene(player("writing"), player("tools"), decks={2: "calendar"})
    scene.does("dogma:writing")
    assert scene.hand(2) == {"calendar"}
    assert ages(scene, 1) == (1, 3)


def test_ruling_56_sharing_and_suffering_exclude_each_other() -> None:
    scene = Scene(player("monotheism"), player("the-wheel"), player("sailing"), coming="oars tools")
    scene.does("dogma:monotheism")
    assert scene.pile(2, "green") == ["the-wheel"]
    assert scene.of(2).tucked == 1
    assert scene.score(1) == {"sailing"}
    assert scene.told("shares") == scene.told("suffers") == 1


def test_ruling_58_invention_needs_a_left_splay() -> None:
    scene = Scene(player("invention > sailing [right]"), player()).does("dogma:invention")
    assert scene.rests
    scene = Scene(player("invention > sailing [left]"), player()).does("dogma:invention", "none")
    assert not scene.score(1)
