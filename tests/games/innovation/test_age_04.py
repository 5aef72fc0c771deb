"""Every effect of every card of age 4, and what it refuses."""

from tests.games.innovation.scene import Scene, player


def test_anatomy_returns_a_score_card_and_a_top_card_of_its_value() -> None:
    scene = Scene(player("anatomy"), player("tools", "oars", "statistics", score="writing physics"))
    scene.does("dogma:anatomy", "return:writing")
    assert scene.asks(2) == {"return:tools", "return:oars"}
    assert scene.refuses("return:statistics") == "innovation.not-fitting"
    scene.does("return:oars")
    assert not scene.pile(2, "red")
    assert scene.state.decks[0][-2:] == ["writing", "oars"]


def test_anatomy_without_a_score_pile_returns_nothing() -> None:
    scene = Scene(player("anatomy"), player("tools")).does("dogma:anatomy")
    assert scene.pile(2, "blue") == ["tools"]


def test_anatomy_without_a_matching_top_returns_one_card() -> None:
    scene = Scene(player("anatomy"), player("tools", score="physics")).does("dogma:anatomy")
    assert not scene.score(2)
    assert scene.pile(2, "blue") == ["tools"]


def test_colonialism_tucks_until_a_card_has_no_crown() -> None:
    scene = Scene(player("colonialism"), player(), coming="optics translation alchemy paper")
    scene.does("dogma:colonialism")
    assert scene.pile(1, "red") == ["colonialism", "optics"]
    assert scene.pile(1, "blue") == ["translation", "alchemy"]
    assert not scene.pile(1, "green")


def test_enterprise_takes_a_crown_that_is_not_purple() -> None:
    scene = Scene(player("enterprise"), player("oars", "mysticism"), coming="perspective")
    scene.does("dogma:enterprise")
    assert scene.pile(1, "red") == ["oars"]
    assert scene.pile(2, "yellow") == ["perspective"]
    assert scene.pile(2, "purple") == ["mysticism"]


def test_enterprise_leaves_purple_and_melds_nothing() -> None:
    scene = Scene(player("enterprise"), player("city-states")).does("dogma:enterprise")
    assert scene.pile(2, "purple") == ["city-states"]
    assert scene.of(2).tops == ["city-states"]


def test_enterprise_splays_green_right() -> None:
    scene = Scene(player("enterprise", "sailing > clothing [left]"), player())
    scene.does("dogma:enterprise", "splay:green-right")
    assert scene.splay(1, "green") == "right"


def test_experimentation_melds_a_five() -> None:
    scene = Scene(player("experimentation"), player(), coming="coal").does("dogma:experimentation")
    assert scene.pile(1, "red") == ["coal"]


def test_gunpowder_takes_a_castle_and_rewards_it() -> None:
    scene = Scene(player("gunpowder"), player("oars", "masonry", "clothing"), coming="currency")
    scene.does("dogma:gunpowder")
    assert scene.asks(2) == {"give:oars", "give:masonry"}
    scene.does("give:masonry")
    assert scene.score(1) == {"masonry", "currency"}


def test_gunpowder_without_a_castle_earns_nothing() -> None:
    scene = Scene(player("gunpowder"), player("clothing")).does("dogma:gunpowder")
    assert not scene.score(1)


def test_invention_turns_a_left_splay_right_and_scores() -> None:
    board = ("invention > sailing [left]", "oars > archery [up]", "masonry > agriculture")
    scene = Scene(player(*board), player(), coming="anatomy").does("dogma:invention")
    assert scene.asks(1) == {"splay:green-right", "none"}
    scene.does("splay:green-right")
    assert scene.splay(1, "green") == "right"
    assert scene.score(1) == {"anatomy"}


def test_invention_claims_wonder_for_five_splays() -> None:
    board = (
        "invention > sailing [left]",
        "oars > archery [up]",
        "masonry > agriculture [left]",
        "tools > writing [right]",
        "mysticism > city-states [left]",
    )
    scene = Scene(player(*board), player()).does("dogma:invention", "none")
    assert scene.of(1).specials == ["wonder"]
    assert not scene.score(1)


def test_invention_claims_nothing_with_a_flat_pile() -> None:
    scene = Scene(player("invention", "oars > archery [up]"), player()).does("dogma:invention")
    assert not scene.of(1).specials


def test_navigation_takes_a_two_or_three() -> None:
    scene = Scene(player("navigation"), player(score="oars currency paper coal"))
    scene.does("dogma:navigation")
    assert scene.asks(2) == {"give:currency", "give:paper"}
    assert scene.does("give:paper").score(1) == {"paper"}


def test_navigation_accepts_no_substitute() -> None:
    scene = Scene(player("navigation"), player(score="oars coal")).does("dogma:navigation")
    assert not scene.score(1)


def test_perspective_scores_for_pairs_of_bulbs() -> None:
    scene = Scene(player("perspective", "writing", hand="oars tools paper coal"), player())
    scene.does("dogma:perspective", "return:oars")
    assert scene.refuses("score:tools") == "core.too-few"
    scene.does("score:tools score:coal")
    assert scene.score(1) == {"tools", "coal"}


def test_perspective_may_be_declined() -> None:
    scene = Scene(player("perspective", hand="oars"), player()).does("dogma:perspective", "none")
    assert scene.hand(1) == {"oars"}


def test_printing_press_draws_two_above_purple() -> None:
    scene = Scene(player("printing-press", "education", score="oars"), player())
    scene.does("dogma:printing-press", "return:oars")
    assert scene.table.view(None).players[0].hand_ages == (5,)


def test_printing_press_without_purple_draws_a_two() -> None:
    scene = Scene(player("printing-press", score="oars"), player())
    scene.does("dogma:printing-press", "return:oars")
    assert scene.table.view(None).players[0].hand_ages == (2,)


def test_printing_press_splays_blue_right() -> None:
    scene = Scene(player("printing-press > tools"), player())
    scene.does("dogma:printing-press", "splay:blue-right")
    assert scene.splay(1, "blue") == "right"


def test_reformation_tucks_as_many_as_leaves_allow() -> None:
    scene = Scene(player("reformation", "agriculture", hand="oars tools paper coal"), player())
    scene.does("dogma:reformation", "choose:yes")
    assert scene.refuses("tuck:oars") == "core.too-few"
    scene.does("tuck:oars tuck:coal tuck:paper")
    assert scene.pile(1, "red") == ["oars", "coal"]
    assert scene.hand(1) == {"tools"}


def test_reformation_asks_for_an_order_only_where_it_matters() -> None:
    scene = Scene(player("reformation", "clothing", hand="oars tools"), player())
    assert scene.does("dogma:reformation", "choose:yes").rests
    scene = Scene(player("reformation", "clothing", hand="oars archery"), player())
    scene.does("dogma:reformation", "choose:yes")
    assert scene.decision().ordered


def test_reformation_may_be_declined_and_splays_right() -> None:
    scene = Scene(player("reformation > mysticism", hand="oars tools"), player())
    scene.does("dogma:reformation", "none")
    assert scene.asks(1) == {"splay:purple-right", "none"}
    assert scene.does("splay:purple-right").splay(1, "purple") == "right"


def test_enterprise_melds_on_top_of_the_victims_pile() -> None:
    scene = Scene(player("enterprise"), player("oars", "masonry"), coming="perspective")
    assert scene.does("dogma:enterprise").pile(2, "yellow") == ["perspective", "masonry"]


def test_experimentation_melds_on_top() -> None:
    scene = Scene(player("experimentation", "oars"), player(), coming="coal")
    assert scene.does("dogma:experimentation").pile(1, "red") == ["coal", "oars"]


def test_printing_press_declined_draws_nothing() -> None:
    scene = Scene(player("printing-press", score="oars"), player())
    scene.does("dogma:printing-press", "none")
    assert scene.score(1) == {"oars"}
    assert not scene.hand(1)


def test_reformation_splays_yellow_as_well_as_purple() -> None:
    scene = Scene(player("reformation", "masonry > agriculture"), player()).does(
        "dogma:reformation"
    )
    assert scene.asks(1) == {"splay:yellow-right", "none"}
