"""Every effect of every card of age 9, and what it refuses."""

import pytest

from tests.games.innovation.scene import Scene, player

NINE_GREEN = (
    "collaboration > clothing > sailing > the-wheel > currency > mapmaking > compass > paper"
    " > invention"
)


def test_collaboration_lets_the_activator_choose() -> None:
    scene = Scene(player("collaboration"), player("tools"), coming="satellites genetics")
    scene.does("dogma:collaboration")
    assert scene.asks(1) == {"take:satellites", "take:genetics"}
    scene.does("take:satellites")
    assert scene.pile(1, "green") == ["satellites", "collaboration"]
    assert scene.pile(2, "blue") == ["genetics", "tools"]
    assert scene.told("drew-revealed") == 2
    assert scene.told("melded") == 1
    assert not scene.hand(2)


def test_collaboration_wins_with_ten_green_cards_splayed_or_not() -> None:
    scene = Scene(player(NINE_GREEN), player(), coming="satellites genetics")
    scene.does("dogma:collaboration", "take:satellites")
    assert scene.outcome.places == (1, 2)
    assert scene.outcome.reason.id == "innovation.end-effect"


def test_collaboration_does_not_win_with_nine() -> None:
    scene = Scene(player(NINE_GREEN), player(), coming="satellites genetics")
    assert scene.does("dogma:collaboration", "take:genetics").rests


def test_composites_leaves_one_card_and_takes_the_best_score() -> None:
    scene = Scene(player("composites"), player(hand="oars tools coal", score="physics paper"))
    scene.does("dogma:composites")
    assert scene.asks(2) == {"keep:oars", "keep:tools", "keep:coal"}
    assert scene.refuses("keep:paper") == "innovation.not-fitting"
    scene.does("keep:coal")
    assert scene.hand(1) == {"oars", "tools"}
    assert scene.hand(2) == {"coal"}
    assert scene.score(1) == {"physics"}


@pytest.mark.parametrize("hand", ["", "oars"])
def test_composites_spares_a_last_card_but_not_the_score(hand: str) -> None:
    scene = Scene(player("composites"), player(hand=hand, score="physics coal"))
    scene.does("dogma:composites")
    assert scene.hand(2) == set(hand.split())
    assert scene.asks(2) == {"give:physics", "give:coal"}
    assert scene.does("give:coal").score(1) == {"coal"}


def test_composites_against_nothing_moves_nothing() -> None:
    scene = Scene(player("composites"), player()).does("dogma:composites")
    assert scene.rests
    assert not scene.hand(1)
    assert not scene.score(1)


def test_computers_splays_red_or_green_up() -> None:
    scene = Scene(player("computers > tools", "oars > archery"), player(), coming="databases")
    scene.does("dogma:computers")
    assert scene.asks(1) == {"splay:red-up", "none"}
    assert scene.does("splay:red-up").splay(1, "red") == "up"


def test_computers_executes_what_it_melds_and_nobody_shares_that() -> None:
    scene = Scene(
        player("computers", hand="oars"),
        player("agriculture", "pottery", hand="coal"),
        coming="stem-cells",
    )
    scene.does("dogma:computers", "choose:yes")
    assert scene.pile(1, "yellow") == ["stem-cells"]
    assert scene.score(1) == {"oars"}
    assert scene.hand(2) == {"coal"}
    assert scene.told("executes") == 1
    assert scene.told("bonus") == 0


def test_computers_skips_the_demand_of_what_it_melds() -> None:
    scene = Scene(player("computers"), player(score="oars"), coming="databases")
    assert scene.does("dogma:computers").rests
    assert scene.score(2) == {"oars"}


def test_computers_executed_by_a_sharer_earns_the_bonus() -> None:
    scene = Scene(player("computers"), player("software"), coming="databases bioengineering")
    scene.does("dogma:computers")
    assert scene.pile(2, "green") == ["databases"]
    assert scene.pile(1, "blue") == ["bioengineering", "computers"]
    assert scene.told("bonus") == 1


def test_ecology_returns_scores_and_draws() -> None:
    scene = Scene(player("ecology", hand="oars tools coal"), player())
    scene.does("dogma:ecology", "return:oars")
    assert scene.asks(1) == {"score:tools", "score:coal"}
    scene.does("score:coal")
    assert scene.score(1) == {"coal"}
    assert scene.table.view(None).players[0].hand_ages == (1, 10, 10)


def test_ecology_draws_when_nothing_is_left_to_score() -> None:
    scene = Scene(player("ecology", hand="oars"), player()).does("dogma:ecology", "return:oars")
    assert not scene.score(1)
    assert scene.table.view(None).players[0].hand_ages == (10, 10)


def test_ecology_may_be_declined() -> None:
    scene = Scene(player("ecology", hand="oars"), player()).does("dogma:ecology", "none")
    assert scene.hand(1) == {"oars"}


def test_fission_with_a_red_card_clears_the_table() -> None:
    scene = Scene(
        player("fission", hand="oars", score="coal", achievements="1"),
        player("tools > writing [left]", hand="paper", score="physics", achievements="2 empire"),
        player("masonry", hand="currency", score="statistics"),
        coming="robotics software",
    )
    scene.does("dogma:fission")
    for seat in (1, 2, 3):
        assert not scene.of(seat).tops
        assert not scene.hand(seat)
        assert not scene.score(seat)
    assert [scene.of(seat).achievements for seat in (1, 2, 3)] == [1, 2, 0]
    assert scene.state.decks[9][0] == "software"
    assert {"fission", "robotics", "writing"} <= set(scene.state.removed)
    assert scene.told("bonus") == 0
    scene.does("draw:card")
    assert scene.table.view(None).players[0].hand_ages == (1,)
    assert scene.state.turn == 1


def test_fission_can_leave_the_other_victims_to_draw() -> None:
    scene = Scene(
        player("fission", hand="oars"),
        player("tools"),
        player("masonry"),
        coming="robotics software",
        options={"fission_stops_action": False},
    )
    scene.does("dogma:fission")
    assert scene.rests
    assert scene.hand(3) == {"software"}
    assert not any(scene.of(seat).tops for seat in (1, 2, 3))
    assert not scene.hand(1)


def test_fission_otherwise_returns_a_top_card_of_anybody() -> None:
    scene = Scene(
        player("fission", "tools"), player("oars > archery [left]"), player(), coming="software ai"
    )
    scene.does("dogma:fission")
    assert scene.told("drew-revealed") == 2
    assert scene.hand(2) == {"software"}
    assert scene.hand(3) == {"ai"}
    assert scene.asks(1) == {"return:tools", "return:oars"}
    assert scene.refuses("return:fission") == "innovation.not-fitting"
    assert scene.refuses("none") == "core.too-few"
    scene.does("return:oars")
    assert scene.pile(2, "red") == ["archery"]
    assert scene.splay(2, "red") == "none"
    assert scene.state.decks[0][-1] == "oars"


def test_fission_returns_nothing_when_it_lies_alone() -> None:
    scene = Scene(player("fission"), player(), coming="software").does("dogma:fission")
    assert scene.rests
    assert scene.pile(1, "red") == ["fission"]


def test_fission_is_shared_and_one_may_have_to_return_ones_own() -> None:
    scene = Scene(player("fission"), player("rocketry")).does("dogma:fission")
    assert not scene.of(2).tops
    assert scene.told("bonus") == 1


def test_genetics_scores_everything_beneath() -> None:
    scene = Scene(player("genetics > evolution > chemistry [left]"), player(), coming="software")
    scene.does("dogma:genetics")
    assert scene.pile(1, "blue") == ["software"]
    assert scene.splay(1, "blue") == "none"
    assert scene.score(1) == {"genetics", "evolution", "chemistry"}
    assert scene.of(1).scored == 3


def test_genetics_scores_nothing_beneath_a_new_colour() -> None:
    scene = Scene(player("genetics > evolution"), player(), coming="robotics")
    scene.does("dogma:genetics")
    assert scene.pile(1, "red") == ["robotics"]
    assert not scene.score(1)


def test_satellites_renews_the_hand_and_splays_purple_up() -> None:
    scene = Scene(
        player("satellites", "mysticism > city-states", hand="oars coal"),
        player(),
        coming="skyscrapers antibiotics mobility",
    )
    scene.does("dogma:satellites")
    assert scene.hand(1) == {"skyscrapers", "antibiotics", "mobility"}
    assert scene.state.decks[0][-1] == "oars"
    assert scene.asks(1) == {"splay:purple-up", "none"}
    scene.does("splay:purple-up")
    assert scene.splay(1, "purple") == "up"
    assert scene.asks(1) == {"meld:skyscrapers", "meld:antibiotics", "meld:mobility"}
    assert scene.refuses("none") == "core.too-few"


def test_satellites_executes_what_it_melds() -> None:
    scene = Scene(
        player("satellites", "oars"), player(score="tools"), coming="flight antibiotics mobility"
    )
    scene.does("dogma:satellites", "meld:flight")
    assert scene.asks(1) == {"splay:red-up", "none"}
    scene.does("splay:red-up")
    assert scene.splay(1, "red") == "up"
    assert scene.rests


def test_satellites_skips_a_demand_and_does_nothing_more() -> None:
    scene = Scene(
        player("satellites"), player("tools"), coming="mobility antibiotics skyscrapers"
    ).does("dogma:satellites", "meld:mobility")
    assert scene.rests
    assert scene.pile(2, "blue") == ["tools"]


def test_services_takes_the_highest_and_gives_up_a_top_card() -> None:
    scene = Scene(
        player("services", "mobility", "evolution"), player(score="rocketry flight paper")
    )
    scene.does("dogma:services")
    assert scene.hand(1) == {"rocketry", "flight"}
    assert scene.asks(2) == {"take:mobility", "take:evolution"}
    assert scene.refuses("take:services") == "core.not-offered"
    scene.does("take:mobility")
    assert scene.hand(2) == {"mobility"}
    assert not scene.pile(1, "red")


def test_services_gives_nothing_for_an_empty_score_pile() -> None:
    scene = Scene(player("services", "mobility"), player()).does("dogma:services")
    assert not scene.hand(2)
    assert scene.pile(1, "red") == ["mobility"]


def test_services_gives_no_card_with_a_leaf() -> None:
    scene = Scene(player("services"), player(score="paper")).does("dogma:services")
    assert scene.hand(1) == {"paper"}
    assert not scene.hand(2)


def test_specialization_takes_the_top_cards_of_the_colour_shown() -> None:
    scene = Scene(
        player("specialization", "metalworking", hand="oars tools"),
        player("archery > engineering", "writing"),
        player("masonry"),
        player("optics"),
    )
    scene.does("dogma:specialization")
    assert scene.asks(1) == {"show:oars", "show:tools"}
    assert scene.refuses("none") == "core.too-few"
    scene.does("show:oars")
    assert scene.hand(1) == {"oars", "tools", "archery", "optics"}
    assert scene.pile(1, "red") == ["metalworking"]
    assert scene.pile(2, "red") == ["engineering"]
    assert scene.pile(3, "yellow") == ["masonry"]


def test_specialization_with_an_empty_hand_only_splays_up() -> None:
    board = ("specialization", "tools > writing", "masonry > agriculture [left]")
    scene = Scene(player(*board), player("archery")).does("dogma:specialization")
    assert scene.told("revealed") == 0
    assert scene.asks(1) == {"splay:blue-up", "splay:yellow-up", "none"}
    assert scene.does("splay:blue-up").splay(1, "blue") == "up"


@pytest.mark.parametrize("counts", [True, False])
def test_specialization_as_a_mere_show_is_sharing_if_the_table_says_so(counts: bool) -> None:
    scene = Scene(
        player("specialization"),
        player("coal", hand="oars"),
        options={"reveal_counts_as_sharing": counts},
    )
    scene.does("dogma:specialization")
    assert scene.told("revealed") == 1
    assert scene.told("bonus") == counts


def test_suburbia_scores_a_one_for_each_card_tucked() -> None:
    scene = Scene(player("suburbia", hand="paper coal physics"), player())
    scene.does("dogma:suburbia", "tuck:paper tuck:coal")
    assert scene.hand(1) == {"physics"}
    assert scene.table.view(None).players[0].score_ages == (1, 1)


def test_suburbia_counts_for_monument() -> None:
    scene = Scene(player("suburbia", hand="paper coal physics"), player())
    scene.does("dogma:suburbia", "tuck:paper tuck:coal tuck:physics")
    assert scene.of(1).specials == ["monument"]


def test_suburbia_may_be_declined_and_needs_a_hand() -> None:
    scene = Scene(player("suburbia", hand="paper"), player()).does("dogma:suburbia", "none")
    assert scene.hand(1) == {"paper"}
    assert Scene(player("suburbia"), player()).does("dogma:suburbia").rests


def test_computers_splays_green_as_well_as_red() -> None:
    scene = Scene(player("computers", "sailing > clothing"), player(), coming="databases")
    scene.does("dogma:computers")
    assert scene.asks(1) == {"splay:green-up", "none"}
