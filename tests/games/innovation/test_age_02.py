"""Every effect of every card of age 2, and what it refuses."""

from tests.games.innovation.scene import Scene, player


def test_calendar_draws_when_the_score_pile_is_larger() -> None:
    scene = Scene(player("calendar", score="oars tools", hand="writing"), player())
    scene.does("dogma:calendar")
    assert len(scene.hand(1)) == 3


def test_calendar_does_nothing_for_an_equal_number() -> None:
    scene = Scene(player("calendar", score="oars", hand="writing"), player())
    assert scene.does("dogma:calendar").hand(1) == {"writing"}


def test_canal_building_exchanges_all_the_highest() -> None:
    scene = Scene(player("canal-building", hand="paper alchemy oars", score="coal tools"), player())
    scene.does("dogma:canal-building", "choose:yes")
    assert scene.hand(1) == {"coal", "oars"}
    assert scene.score(1) == {"paper", "alchemy", "tools"}
    assert (scene.of(1).scored, scene.of(1).points) == (0, 7)


def test_canal_building_may_be_declined_and_asks_nothing_of_the_poor() -> None:
    scene = Scene(player("canal-building", hand="paper"), player())
    assert scene.does("dogma:canal-building", "none").hand(1) == {"paper"}
    assert Scene(player("canal-building"), player()).does("dogma:canal-building").rests


def test_construction_takes_two_cards_for_a_two() -> None:
    scene = Scene(player("construction"), player(hand="oars tools paper"), coming="currency")
    scene.does("dogma:construction")
    assert scene.refuses("give:oars") == "core.too-few"
    scene.does("give:oars give:paper")
    assert scene.hand(1) == {"oars", "paper"}
    assert scene.hand(2) == {"tools", "currency"}


def test_construction_claims_empire_for_the_only_five_colours() -> None:
    five = ("construction", "agriculture", "sailing", "writing", "code-of-laws")
    scene = Scene(player(*five), player("oars")).does("dogma:construction")
    assert scene.of(1).specials == ["empire"]


def test_construction_claims_nothing_with_four_colours() -> None:
    scene = Scene(player("construction", "agriculture", "sailing", "writing"), player("oars"))
    assert not scene.does("dogma:construction").of(1).specials


def test_currency_scores_for_each_value() -> None:
    scene = Scene(player("currency", hand="oars tools calendar"), player())
    scene.does("dogma:currency", "return:oars return:calendar return:tools")
    assert scene.of(1).points == 4
    assert not scene.hand(1)


def test_currency_declined_scores_nothing() -> None:
    scene = Scene(player("currency", hand="oars"), player()).does("dogma:currency", "none")
    assert not scene.score(1)


def test_fermenting_draws_for_pairs_of_leaves() -> None:
    scene = Scene(player("fermenting", "pottery"), player()).does("dogma:fermenting")
    assert len(scene.hand(1)) == 2


def test_mapmaking_takes_a_one_and_rewards_it() -> None:
    scene = Scene(player("mapmaking"), player(score="oars tools currency"))
    scene.does("dogma:mapmaking")
    assert scene.asks(2) == {"give:oars", "give:tools"}
    assert scene.refuses("give:currency") == "innovation.not-fitting"
    scene.does("give:oars")
    assert "oars" in scene.score(1)
    assert scene.of(1).points == 2
    assert scene.of(1).scored == 1


def test_mapmaking_without_a_one_moves_nothing() -> None:
    scene = Scene(player("mapmaking"), player(score="currency")).does("dogma:mapmaking")
    assert scene.told("nothing-fits") == 1
    assert not scene.score(1)


def test_mathematics_melds_one_higher() -> None:
    scene = Scene(player("mathematics", hand="currency oars"), player(), coming="paper")
    scene.does("dogma:mathematics", "return:currency")
    assert scene.pile(1, "green") == ["paper"]


def test_mathematics_may_be_declined() -> None:
    scene = Scene(player("mathematics", hand="oars"), player()).does("dogma:mathematics", "none")
    assert scene.hand(1) == {"oars"}


def test_monotheism_takes_a_colour_that_it_lacks() -> None:
    scene = Scene(
        player("monotheism", "sailing"), player("oars", "clothing"), coming="tools writing"
    )
    scene.does("dogma:monotheism")
    assert scene.score(1) == {"oars"}
    assert scene.pile(2, "blue") == ["tools"]
    assert scene.pile(1, "blue") == ["writing"]
    assert (scene.of(1).tucked, scene.of(2).tucked) == (1, 1)


def test_monotheism_has_nothing_to_take_and_tucks_all_the_same() -> None:
    scene = Scene(player("monotheism", "sailing"), player("clothing"), coming="oars")
    scene.does("dogma:monotheism")
    assert scene.pile(2, "green") == ["clothing"]
    assert scene.pile(1, "red") == ["oars"]


def test_philosophy_splays_left_and_scores() -> None:
    board = ("philosophy > mysticism", "oars > archery [left]", "tools")
    scene = Scene(player(*board, hand="currency"), player()).does("dogma:philosophy")
    assert scene.asks(1) == {"splay:purple-left", "none"}
    assert scene.refuses("splay:red-left") == "core.not-offered"
    scene.does("splay:purple-left")
    assert scene.splay(1, "purple") == "left"
    scene.does("score:currency")
    assert scene.score(1) == {"currency"}


def test_philosophy_may_be_declined_twice() -> None:
    scene = Scene(player("philosophy > mysticism", hand="oars"), player())
    scene.does("dogma:philosophy", "none", "none")
    assert (scene.splay(1, "purple"), scene.hand(1)) == ("none", {"oars"})


def test_road_building_melds_two_and_trades_red_for_green() -> None:
    scene = Scene(
        player("road-building", hand="oars tools writing"), player("currency > sailing"), player()
    )
    scene.does("dogma:road-building", "meld:oars meld:tools")
    assert scene.asks(1) == {"choose:player-2", "choose:player-3", "none"}
    scene.does("choose:player-2")
    assert scene.pile(2, "red") == ["oars"]
    assert scene.pile(1, "green") == ["currency"]
    assert scene.pile(1, "red") == ["road-building"]


def test_road_building_melds_at_least_one() -> None:
    scene = Scene(player("road-building", hand="oars tools"), player("currency"))
    scene.does("dogma:road-building")
    assert scene.refuses("none") == "core.too-few"
    scene.does("meld:tools")
    assert scene.rests
    assert scene.pile(1, "blue") == ["tools"]


def test_calendar_draws_threes() -> None:
    scene = Scene(player("calendar", score="oars"), player()).does("dogma:calendar")
    assert scene.table.view(None).players[0].hand_ages == (3, 3)


def test_construction_claims_nothing_when_another_board_has_five_colours() -> None:
    mine = ("construction", "masonry", "sailing", "tools", "mysticism")
    theirs = ("oars", "domestication", "the-wheel", "writing", "city-states")
    scene = Scene(player(*mine), player(*theirs), player()).does("dogma:construction")
    assert not scene.of(1).specials
    scene = Scene(player(*mine), player(*theirs[1:]), player()).does("dogma:construction")
    assert scene.of(1).specials == ["empire"]


def test_mathematics_melds_on_top() -> None:
    scene = Scene(player("mathematics", "oars", hand="currency"), player(), coming="optics")
    scene.does("dogma:mathematics", "return:currency")
    assert scene.pile(1, "red") == ["optics", "oars"]


def test_road_building_melds_no_third_card_and_need_not_give_red_away() -> None:
    scene = Scene(player("road-building", hand="tools masonry sailing"), player("the-wheel"))
    scene.does("dogma:road-building")
    assert scene.refuses("meld:tools meld:masonry meld:sailing") == "core.too-many"
    scene.does("meld:tools meld:masonry")
    assert scene.asks(1) == {"choose:player-2", "none"}
    scene.does("none")
    assert scene.pile(1, "red") == ["road-building"]
    assert scene.pile(2, "green") == ["the-wheel"]


def test_road_building_without_red_gives_nothing_away() -> None:
    scene = Scene(
        player("road-building", hand="writing"), player("the-wheel", "masonry", hand="tools oars")
    )
    scene.does("dogma:road-building", "meld:oars")
    assert scene.rests
    scene = Scene(
        player("road-building", hand="writing"),
        player("the-wheel", "masonry", hand="tools mysticism"),
    )
    scene.does("dogma:road-building", "meld:tools meld:mysticism")
    assert scene.rests
    assert scene.of(2).tops == ["masonry", "the-wheel", "tools", "mysticism"]
