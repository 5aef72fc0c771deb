"""Every effect of every card of age 3, and what it refuses."""

from tests.games.innovation.scene import Scene, player


def test_alchemy_keeps_what_is_not_red_then_melds_and_scores() -> None:
    scene = Scene(player("alchemy", "oars", "masonry"), player(), coming="anatomy invention")
    scene.does("dogma:alchemy")
    assert scene.asks(1) == {"meld:anatomy", "meld:invention"}
    assert scene.refuses("none") == "core.too-few"
    scene.does("meld:anatomy")
    assert scene.pile(1, "yellow")[0] == "anatomy"
    assert scene.score(1) == {"invention"}


def test_alchemy_returns_the_whole_hand_after_a_red_card() -> None:
    scene = Scene(
        player("alchemy", "oars", "masonry", hand="tools"), player(), coming="colonialism invention"
    )
    scene.does("dogma:alchemy")
    assert scene.asks(1) == {"return:colonialism", "return:invention", "return:tools"}
    scene.does("return:tools return:invention return:colonialism")
    assert scene.rests
    assert not scene.hand(1)
    assert scene.state.decks[3][-2:] == ["invention", "colonialism"]


def test_compass_moves_one_card_each_way() -> None:
    scene = Scene(player("compass", "metalworking", "tools"), player("agriculture", "clothing"))
    scene.does("dogma:compass")
    assert scene.pile(1, "yellow") == ["agriculture"]
    assert scene.asks(2) == {"take:metalworking", "take:tools"}
    scene.does("take:tools")
    assert scene.pile(2, "blue") == ["tools"]
    assert not scene.pile(1, "blue")


def test_compass_leaves_green_leaves_alone() -> None:
    scene = Scene(player("compass"), player("clothing")).does("dogma:compass")
    assert scene.pile(2, "green") == ["clothing"]
    assert scene.rests


def test_education_draws_two_above_what_is_left() -> None:
    scene = Scene(player("education", score="coal physics paper oars"), player(), coming="canning")
    scene.does("dogma:education")
    assert scene.asks(1) == {"return:coal", "return:physics", "none"}
    assert scene.refuses("return:oars") == "innovation.not-fitting"
    scene.does("return:coal")
    assert len(scene.hand(1)) == 1
    assert scene.table.view(None).players[0].hand_ages == (7,)


def test_education_may_be_declined_and_needs_a_score_pile() -> None:
    scene = Scene(player("education", score="coal"), player()).does("dogma:education", "none")
    assert scene.score(1) == {"coal"}
    assert Scene(player("education"), player()).does("dogma:education").rests


def test_engineering_takes_every_castle_on_top_and_none_beneath() -> None:
    board = ("masonry", "oars > archery", "clothing")
    scene = Scene(player("engineering", "monotheism", "the-wheel"), player(*board))
    scene.does("dogma:engineering")
    assert scene.score(1) == {"masonry", "oars"}
    assert scene.pile(2, "red") == ["archery"]
    assert scene.of(1).scored == 0


def test_engineering_splays_red_left() -> None:
    scene = Scene(player("engineering > oars"), player()).does("dogma:engineering")
    assert scene.asks(1) == {"splay:red-left", "none"}
    assert scene.does("splay:red-left").splay(1, "red") == "left"


def test_feudalism_takes_a_castle_from_the_hand() -> None:
    scene = Scene(player("feudalism"), player(hand="oars archery sailing"))
    scene.does("dogma:feudalism")
    assert scene.asks(2) == {"give:oars", "give:archery"}
    assert scene.does("give:oars").hand(1) == {"oars"}


def test_feudalism_without_a_castle_moves_nothing() -> None:
    scene = Scene(player("feudalism"), player(hand="sailing")).does("dogma:feudalism")
    assert scene.hand(2) == {"sailing"}
    assert scene.rests


def test_feudalism_splays_yellow_or_purple_left() -> None:
    scene = Scene(player("feudalism > mysticism", "masonry > agriculture"), player())
    scene.does("dogma:feudalism")
    assert scene.asks(1) == {"splay:purple-left", "splay:yellow-left", "none"}
    assert scene.does("splay:yellow-left").splay(1, "yellow") == "left"


def test_machinery_exchanges_hands_for_the_highest() -> None:
    scene = Scene(player("machinery", hand="coal physics pottery"), player(hand="writing currency"))
    scene.does("dogma:machinery")
    assert scene.hand(1) == {"pottery", "writing", "currency"}
    assert scene.hand(2) == {"coal", "physics"}


def test_machinery_scores_a_castle_then_may_splay_red() -> None:
    scene = Scene(
        player("machinery", "oars > archery", hand="tools the-wheel sailing"), player("agriculture")
    )
    scene.does("dogma:machinery")
    assert scene.asks(1) == {"score:tools", "score:the-wheel"}
    scene.does("score:tools", "splay:red-left")
    assert scene.score(1) == {"tools"}
    assert scene.splay(1, "red") == "left"


def test_machinery_scores_nothing_without_a_castle() -> None:
    scene = Scene(player("machinery", hand="sailing"), player("agriculture", "pottery"))
    assert scene.does("dogma:machinery").rests
    assert not scene.score(1)


def test_medicine_exchanges_highest_for_lowest() -> None:
    scene = Scene(
        player("medicine", score="oars tools paper"), player(score="coal physics writing")
    )
    scene.does("dogma:medicine")
    assert scene.asks(2) == {"exchange:coal", "exchange:physics"}
    scene.does("exchange:coal")
    assert scene.asks(1) == {"exchange:oars", "exchange:tools"}
    scene.does("exchange:tools")
    assert scene.score(1) == {"oars", "coal", "paper"}
    assert scene.score(2) == {"tools", "physics", "writing"}


def test_medicine_with_two_empty_piles_does_nothing() -> None:
    scene = Scene(player("medicine"), player()).does("dogma:medicine")
    assert scene.told("exchanged") == 0


def test_optics_scores_a_four_for_a_crown() -> None:
    scene = Scene(player("optics"), player(), coming="translation invention").does("dogma:optics")
    assert scene.pile(1, "blue") == ["translation"]
    assert scene.score(1) == {"invention"}


def test_optics_gives_to_someone_poorer_without_a_crown() -> None:
    scene = Scene(
        player("optics", score="oars tools"),
        player(score="coal"),
        player(score="writing"),
        player(),
        coming="alchemy",
    )
    scene.does("dogma:optics", "give:tools")
    assert scene.asks(1) == {"choose:player-3", "choose:player-4"}
    assert scene.does("choose:player-4").score(4) == {"tools"}
    assert scene.of(4).scored == 0


def test_optics_gives_nothing_when_nobody_is_poorer() -> None:
    scene = Scene(player("optics", score="oars"), player(score="tools"), coming="alchemy")
    assert scene.does("dogma:optics").rests
    assert scene.score(1) == {"oars"}


def test_paper_splays_and_draws_for_each_colour_splayed_left() -> None:
    board = ("paper > sailing", "oars > archery [left]", "masonry > agriculture [right]")
    scene = Scene(player(*board), player()).does("dogma:paper")
    assert scene.asks(1) == {"splay:green-left", "none"}
    scene.does("splay:green-left")
    assert scene.table.view(None).players[0].hand_ages == (4, 4)


def test_paper_draws_nothing_without_a_left_splay() -> None:
    scene = Scene(player("paper > sailing"), player()).does("dogma:paper", "none")
    assert not scene.hand(1)


def test_translation_melds_the_whole_score_pile_in_order() -> None:
    scene = Scene(player("translation", score="oars archery tools"), player())
    scene.does("dogma:translation", "choose:yes")
    assert scene.refuses("meld:oars") == "core.too-few"
    scene.does("meld:tools meld:archery meld:oars")
    assert scene.pile(1, "red") == ["oars", "archery"]
    assert not scene.score(1)
    assert not scene.of(1).specials


def test_translation_declined_claims_world_for_crowns() -> None:
    scene = Scene(player("translation", "sailing", score="oars"), player())
    scene.does("dogma:translation", "none")
    assert scene.score(1) == {"oars"}
    assert scene.of(1).specials == ["world"]


def test_alchemy_shows_what_it_draws() -> None:
    scene = Scene(player("alchemy", "oars", "masonry"), player(), coming="anatomy invention")
    assert scene.does("dogma:alchemy").told("drew-revealed") == 2


def test_education_declined_draws_nothing() -> None:
    scene = Scene(player("education", score="coal"), player()).does("dogma:education", "none")
    assert not scene.hand(1)


def test_optics_melds_on_top() -> None:
    scene = Scene(player("optics", "tools"), player(), coming="translation").does("dogma:optics")
    assert scene.pile(1, "blue") == ["translation", "tools"]


def test_paper_splays_blue_as_well_as_green() -> None:
    scene = Scene(player("paper", "tools > writing"), player()).does("dogma:paper")
    assert scene.asks(1) == {"splay:blue-left", "none"}


def test_feudalism_and_machinery_show_the_hand_that_has_no_castle() -> None:
    scene = Scene(player("feudalism"), player(hand="sailing writing")).does("dogma:feudalism")
    assert scene.shown(2) == {"sailing", "writing"}
    scene = Scene(player("machinery", hand="clothing"), player("agriculture", hand="sailing"))
    assert scene.does("dogma:machinery").shown(1) == {"clothing"}


def test_optics_asks_for_no_card_when_nobody_is_poorer() -> None:
    scene = Scene(player("optics", score="oars tools"), player(score="currency"), coming="alchemy")
    assert scene.does("dogma:optics").rests


def test_medicine_says_nothing_of_the_empty_pile_of_whoever_demands() -> None:
    scene = Scene(player("medicine"), player(score="coal")).does("dogma:medicine")
    assert scene.told("nothing-fits") == 0
