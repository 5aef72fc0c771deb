"""Every effect of every card of age 6, and what it refuses."""

from tests.games.innovation.scene import Scene, player


def test_atomic_theory_splays_blue_right_and_melds_a_seven() -> None:
    scene = Scene(player("atomic-theory > tools", "mysticism"), player(), coming="railroad")
    scene.does("dogma:atomic-theory")
    assert scene.asks(1) == {"splay:blue-right", "none"}
    scene.does("splay:blue-right")
    assert scene.splay(1, "blue") == "right"
    assert scene.pile(1, "purple") == ["railroad", "mysticism"]


def test_atomic_theory_asks_nothing_about_a_single_blue_card() -> None:
    scene = Scene(player("atomic-theory"), player(), coming="railroad").does("dogma:atomic-theory")
    assert scene.rests
    assert scene.pile(1, "purple") == ["railroad"]


def test_canning_scores_tops_without_factory_but_none_beneath() -> None:
    board = ("canning", "machine-tools", "measurement > currency", "encyclopedia")
    scene = Scene(player(*board), player(), coming="democracy")
    scene.does("dogma:canning", "choose:yes")
    assert scene.score(1) == {"measurement", "encyclopedia", "democracy"}
    assert scene.of(1).points == 17
    assert scene.of(1).tops == ["machine-tools", "canning", "currency"]
    assert (scene.of(1).tucked, scene.of(1).scored) == (1, 3)


def test_canning_may_be_declined_and_splays_yellow_right() -> None:
    scene = Scene(player("canning > masonry", "tools"), player()).does("dogma:canning", "none")
    assert not scene.score(1)
    assert scene.asks(1) == {"splay:yellow-right", "none"}
    assert scene.does("splay:yellow-right").splay(1, "yellow") == "right"


def test_classification_gathers_a_colour_and_melds_it_all() -> None:
    scene = Scene(
        player("classification", hand="oars tools"),
        player(hand="metalworking writing"),
        player(hand="coal gunpowder"),
    )
    scene.does("dogma:classification")
    assert scene.asks(1) == {"show:oars", "show:tools"}
    assert scene.refuses("none") == "core.too-few"
    assert scene.refuses("show:writing") == "innovation.not-yours"
    scene.does("show:oars")
    assert scene.hand(2) == {"writing"}
    assert not scene.hand(3)
    assert scene.refuses("meld:oars meld:coal") == "core.too-few"
    scene.does("meld:oars meld:coal meld:gunpowder meld:metalworking")
    assert scene.pile(1, "red") == ["metalworking", "gunpowder", "coal", "oars"]
    assert scene.hand(1) == {"tools"}


def test_classification_melds_the_shown_card_when_nobody_else_has_the_colour() -> None:
    scene = Scene(player("classification", hand="oars"), player(hand="writing"))
    scene.does("dogma:classification")
    assert scene.rests
    assert scene.told("revealed") == 1
    assert scene.pile(1, "red") == ["oars"]
    assert scene.hand(2) == {"writing"}


def test_classification_with_an_empty_hand_does_nothing() -> None:
    scene = Scene(player("classification"), player(hand="writing")).does("dogma:classification")
    assert scene.rests
    assert scene.told("revealed") == 0
    assert scene.hand(2) == {"writing"}


def test_democracy_scores_only_for_more_than_any_other_before() -> None:
    scene = Scene(
        player("democracy", hand="oars sailing"),
        player("writing", hand="agriculture"),
        player("tools", hand="pottery"),
    )
    scene.does("dogma:democracy", "return:agriculture", "return:pottery")
    scene.does("return:oars return:sailing")
    ages = [seen.score_ages for seen in scene.table.view(None).players]
    assert ages == [(8,), (8,), ()]
    assert scene.told("bonus") == 1


def test_democracy_with_nothing_returned_never_scores() -> None:
    scene = Scene(player("democracy", hand="oars"), player()).does("dogma:democracy", "none")
    assert scene.hand(1) == {"oars"}
    assert not scene.score(1)
    assert Scene(player("democracy"), player()).does("dogma:democracy").score(1) == set()


def test_emancipation_takes_a_card_of_the_victims_choice() -> None:
    scene = Scene(player("emancipation"), player(hand="oars tools")).does("dogma:emancipation")
    assert scene.asks(2) == {"give:oars", "give:tools"}
    scene.does("give:tools")
    assert scene.score(1) == {"tools"}
    assert scene.of(1).scored == 0
    assert scene.table.view(None).players[1].hand_ages == (1, 6)


def test_emancipation_draws_nothing_for_an_empty_hand() -> None:
    scene = Scene(player("emancipation"), player()).does("dogma:emancipation")
    assert not scene.hand(2)
    assert scene.told("nothing-fits") == 1


def test_emancipation_splays_red_or_purple_right() -> None:
    scene = Scene(player("emancipation > mysticism", "oars > archery"), player())
    scene.does("dogma:emancipation")
    assert scene.asks(1) == {"splay:red-right", "splay:purple-right", "none"}
    assert scene.does("splay:red-right").splay(1, "red") == "right"
    assert scene.splay(1, "purple") == "none"


def test_encyclopedia_melds_all_of_the_highest() -> None:
    scene = Scene(player("encyclopedia", score="coal physics tools"), player())
    scene.does("dogma:encyclopedia", "choose:yes")
    assert scene.pile(1, "blue") == ["physics", "encyclopedia"]
    assert scene.pile(1, "red") == ["coal"]
    assert scene.score(1) == {"tools"}


def test_encyclopedia_lets_one_order_cards_of_a_colour() -> None:
    scene = Scene(player("encyclopedia", score="chemistry physics"), player())
    scene.does("dogma:encyclopedia", "choose:yes")
    assert scene.refuses("meld:physics") == "core.too-few"
    scene.does("meld:physics meld:chemistry")
    assert scene.pile(1, "blue") == ["chemistry", "physics", "encyclopedia"]


def test_encyclopedia_may_be_declined_and_needs_a_score_pile() -> None:
    scene = Scene(player("encyclopedia", score="coal"), player()).does("dogma:encyclopedia", "none")
    assert scene.score(1) == {"coal"}
    assert Scene(player("encyclopedia"), player()).does("dogma:encyclopedia").rests


def test_industrialization_tucks_for_the_factories_seen_at_first() -> None:
    board = ("industrialization > oars", "emancipation")
    scene = Scene(player(*board), player(), coming="canning democracy")
    scene.does("dogma:industrialization")
    assert scene.of(1).tucked == 2
    assert scene.pile(1, "yellow") == ["canning"]
    assert scene.pile(1, "purple") == ["emancipation", "democracy"]
    assert scene.asks(1) == {"splay:red-right", "splay:purple-right", "none"}
    assert scene.does("splay:purple-right").splay(1, "purple") == "right"


def test_industrialization_splays_neither_without_two_cards() -> None:
    scene = Scene(player("industrialization"), player(), coming="canning")
    assert scene.does("dogma:industrialization").rests
    assert scene.of(1).tucked == 1


def test_machine_tools_scores_the_value_of_the_highest() -> None:
    scene = Scene(player("machine-tools", score="coal tools"), player(), coming="physics")
    assert scene.does("dogma:machine-tools").score(1) == {"coal", "tools", "physics"}


def test_machine_tools_with_an_empty_score_pile_scores_a_one() -> None:
    scene = Scene(player("machine-tools"), player()).does("dogma:machine-tools")
    assert scene.table.view(None).players[0].score_ages == (1,)


def test_metric_system_splays_another_colour_when_green_is_right() -> None:
    board = ("metric-system > sailing [right]", "oars > archery", "tools")
    scene = Scene(player(*board), player()).does("dogma:metric-system")
    assert scene.asks(1) == {"splay:red-right", "none"}
    scene.does("splay:red-right")
    assert scene.rests
    assert scene.splay(1, "red") == "right"


def test_metric_system_otherwise_only_splays_green() -> None:
    scene = Scene(player("metric-system > sailing [left]", "oars > archery"), player())
    scene.does("dogma:metric-system")
    assert scene.asks(1) == {"splay:green-right", "none"}
    assert scene.refuses("splay:red-right") == "core.not-offered"
    assert scene.does("splay:green-right").splay(1, "green") == "right"


def test_vaccination_returns_the_lowest_and_both_meld() -> None:
    scene = Scene(
        player("vaccination", "city-states"),
        player("mysticism", score="oars tools coal"),
        coming="democracy railroad",
    )
    scene.does("dogma:vaccination")
    assert scene.asks(2) == {"return:oars", "return:tools"}
    assert scene.refuses("return:oars") == "core.too-few"
    scene.does("return:tools return:oars")
    assert scene.score(2) == {"coal"}
    assert scene.state.decks[0][-2:] == ["tools", "oars"]
    assert scene.pile(2, "purple") == ["democracy", "mysticism"]
    assert scene.pile(1, "purple") == ["railroad", "city-states"]


def test_vaccination_of_an_empty_score_pile_melds_nothing() -> None:
    scene = Scene(player("vaccination"), player()).does("dogma:vaccination")
    assert scene.told("drew-melded") == 0


def test_metric_system_offers_every_other_colour() -> None:
    board = (
        "metric-system > sailing [right]",
        "oars > archery",
        "masonry > agriculture",
        "tools > writing",
        "mysticism > city-states",
    )
    scene = Scene(player(*board), player()).does("dogma:metric-system")
    assert scene.asks(1) == {
        "splay:red-right", "splay:yellow-right", "splay:blue-right", "splay:purple-right", "none",
    }  # fmt: skip


def test_classification_shows_the_hands_that_lack_the_colour() -> None:
    scene = Scene(
        player("classification", hand="oars"), player(hand="tools"), player(hand="archery writing")
    )
    scene.does("dogma:classification", "meld:oars meld:archery")
    assert scene.shown(2) == {"tools"}
    assert scene.shown(3) == set()
