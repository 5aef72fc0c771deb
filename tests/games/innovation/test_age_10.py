"""Every effect of every card of age 10, and what it refuses."""

import pytest

from tests.games.innovation.scene import Scene, player

WEB = ("the-internet", "software", "satellites > databases [up]")
"""Eleven clocks."""


def test_ai_scores_before_it_looks_for_the_fewest_points() -> None:
    scene = Scene(
        player("ai", score="evolution rocketry"),
        player("robotics", score="genetics paper"),
        player("software", score="flight physics"),
    )
    scene.does("dogma:ai")
    assert [seen.points for seen in scene.table.view(None).players] == [25, 12, 13]
    assert scene.outcome.places == (2, 1, 3)
    assert scene.outcome.reason.id == "innovation.end-effect"


def test_ai_ignores_a_tie_for_the_fewest_points() -> None:
    scene = Scene(
        player("ai", score="evolution rocketry"),
        player("robotics", score="genetics paper"),
        player("software", score="bicycle physics"),
    )
    assert scene.does("dogma:ai").rests


def test_ai_counts_its_own_board_and_its_own_points() -> None:
    scene = Scene(player("ai", "robotics"), player("software", score="genetics paper"))
    assert scene.does("dogma:ai").outcome.places == (1, 2)


def test_ai_needs_both_machines_on_top() -> None:
    scene = Scene(
        player("ai", score="evolution"),
        player("robotics", score="coal"),
        player("bioengineering > software"),
    )
    assert scene.does("dogma:ai").rests
    assert scene.table.view(None).players[0].score_ages == (7, 10)


def test_bioengineering_takes_a_leaf_from_another_board() -> None:
    scene = Scene(
        player("bioengineering", "clothing"),
        player("agriculture", "pottery"),
        player("reformation"),
    )
    scene.does("dogma:bioengineering")
    assert scene.asks(1) == {"take:agriculture", "take:pottery", "take:reformation"}
    assert scene.refuses("none") == "core.too-few"
    assert scene.refuses("take:clothing") == "core.not-offered"
    scene.does("take:agriculture")
    assert scene.score(1) == {"agriculture"}
    assert scene.of(1).scored == 0
    assert scene.rests


def test_bioengineering_may_be_allowed_at_home() -> None:
    scene = Scene(
        player("bioengineering", "clothing"),
        player("pottery"),
        player("reformation"),
        options={"bioengineering_own_board": True},
    )
    scene.does("dogma:bioengineering")
    assert scene.asks(1) == {"take:clothing", "take:pottery", "take:reformation"}
    scene.does("take:clothing")
    assert scene.score(1) == {"clothing"}
    assert scene.rests


def test_bioengineering_lets_anybody_win_with_the_most_leaves() -> None:
    scene = Scene(player("bioengineering"), player("agriculture", "pottery"), player("clothing"))
    scene.does("dogma:bioengineering", "take:clothing")
    assert scene.outcome.places[1] == 1
    assert scene.outcome.reason.id == "innovation.end-effect"


def test_bioengineering_looks_for_two_leaves_or_fewer_on_its_own_board_too() -> None:
    scene = Scene(player("bioengineering", "clothing"), player("pottery", "agriculture", "compass"))
    scene.does("dogma:bioengineering", "take:compass")
    assert scene.outcome.places == (2, 1)


def test_bioengineering_wins_nothing_while_everybody_has_three_leaves() -> None:
    scene = Scene(
        player("bioengineering", "anatomy"), player("reformation", "sanitation", "pottery")
    )
    scene.does("dogma:bioengineering", "take:reformation")
    assert scene.rests


def test_bioengineering_finds_no_leaf_and_no_winner() -> None:
    scene = Scene(player("bioengineering"), player("oars")).does("dogma:bioengineering")
    assert scene.rests
    assert not scene.score(1)


@pytest.mark.parametrize(
    ("score", "returned"),
    [
        ("oars tools coal paper physics", "return:oars return:coal return:paper"),
        ("oars tools", "return:tools"),
    ],
)
def test_databases_rounds_up(score: str, returned: str) -> None:
    scene = Scene(player("databases"), player(score=score)).does("dogma:databases")
    assert scene.refuses(" ".join(f"return:{card}" for card in score.split())) == "core.too-many"
    assert scene.refuses("none") == "core.too-few"
    scene.does(returned)
    gone = {key.removeprefix("return:") for key in returned.split()}
    assert scene.score(2) == set(score.split()) - gone


def test_databases_takes_a_single_card_and_leaves_an_empty_pile() -> None:
    scene = Scene(player("databases"), player(score="oars"), player()).does("dogma:databases")
    assert scene.rests
    assert not scene.score(2)


def test_globalization_returns_a_top_card_with_a_leaf() -> None:
    scene = Scene(player("globalization"), player("agriculture", "pottery", "oars"))
    scene.does("dogma:globalization")
    assert scene.asks(2) == {"return:agriculture", "return:pottery"}
    assert scene.refuses("return:oars") == "innovation.not-fitting"
    scene.does("return:pottery")
    assert not scene.pile(2, "blue")
    assert scene.rests
    assert scene.table.view(None).players[0].score_ages == (6,)


def test_globalization_scores_before_it_counts_and_ignores_empty_boards() -> None:
    scene = Scene(player("globalization"), player("oars"), player(score="coal"))
    scene.does("dogma:globalization")
    assert scene.outcome.places[0] == 1
    assert scene.outcome.scores == (6, 0, 5)


def test_globalization_lets_the_richest_win_whoever_it_is() -> None:
    scene = Scene(player("globalization"), player(score="genetics")).does("dogma:globalization")
    assert scene.outcome.places == (2, 1)


def test_globalization_is_held_up_by_the_leaves_of_its_own_board() -> None:
    scene = Scene(player("globalization", "pottery", "clothing"), player("oars", score="coal"))
    assert scene.does("dogma:globalization").rests


def test_globalization_ignores_a_tie_for_the_most_points() -> None:
    scene = Scene(player("globalization"), player(score="canning")).does("dogma:globalization")
    assert scene.rests


def test_globalization_can_end_with_a_sharer() -> None:
    scene = Scene(
        player("globalization", score="genetics suburbia"),
        player("coal", score="rocketry atomic-theory"),
    )
    scene.does("dogma:globalization")
    assert scene.outcome.scores == (18, 20)
    assert scene.outcome.places == (2, 1)


def test_miniaturization_draws_for_each_value_scored() -> None:
    scene = Scene(player("miniaturization", hand="software", score="coal physics tools"), player())
    scene.does("dogma:miniaturization", "return:software")
    assert scene.table.view(None).players[0].hand_ages == (10, 10)
    assert scene.state.decks[9][-1] == "software"


def test_miniaturization_gives_nothing_for_less_than_a_ten() -> None:
    scene = Scene(player("miniaturization", hand="genetics oars", score="coal"), player())
    scene.does("dogma:miniaturization", "return:genetics")
    assert scene.hand(1) == {"oars"}
    scene.does("dogma:miniaturization", "none")
    assert scene.hand(1) == {"oars"}


def test_miniaturization_gives_nothing_for_an_empty_score_pile() -> None:
    scene = Scene(player("miniaturization", hand="software"), player())
    assert not scene.does("dogma:miniaturization", "return:software").hand(1)


def test_robotics_scores_green_then_melds_and_executes() -> None:
    scene = Scene(
        player("robotics", "databases > satellites", "masonry", hand="oars"),
        player(),
        coming="stem-cells",
    )
    scene.does("dogma:robotics")
    assert scene.score(1) == {"databases"}
    assert scene.of(1).scored == 1
    assert scene.pile(1, "green") == ["satellites"]
    assert scene.pile(1, "yellow") == ["stem-cells", "masonry"]
    scene.does("choose:yes")
    assert scene.score(1) == {"databases", "oars"}


def test_robotics_goes_on_without_green() -> None:
    scene = Scene(player("robotics"), player(), coming="databases").does("dogma:robotics")
    assert scene.rests
    assert not scene.score(1)
    assert scene.pile(1, "green") == ["databases"]


def test_self_service_must_choose_another_top_card() -> None:
    scene = Scene(player("self-service", "writing", "masonry", "oars"), player())
    scene.does("dogma:self-service")
    assert scene.asks(1) == {"choose:writing", "choose:masonry", "choose:oars"}
    assert scene.refuses("none") == "core.too-few"
    assert scene.refuses("choose:self-service") == "core.not-offered"
    scene.does("choose:writing")
    assert scene.table.view(None).players[0].hand_ages == (2,)
    assert scene.rests


def test_self_service_may_choose_a_card_with_only_a_demand() -> None:
    scene = Scene(player("self-service", "archery"), player(hand="coal"))
    scene.does("dogma:self-service")
    assert scene.rests
    assert scene.told("executes") == 1
    assert scene.hand(2) == {"coal"}


def test_self_service_alone_on_the_board_executes_nothing() -> None:
    scene = Scene(player("self-service"), player()).does("dogma:self-service")
    assert scene.rests
    assert scene.told("executes") == 0


def test_self_service_goes_on_after_being_scored_by_what_it_executes() -> None:
    scene = Scene(
        player("self-service > satellites", "robotics", achievements="1 2"),
        player(achievements="3"),
        coming="databases",
    )
    scene.does("dogma:self-service")
    assert scene.score(1) == {"self-service"}
    assert scene.pile(1, "green") == ["databases", "satellites"]
    assert scene.outcome.places == (1, 2)


def test_self_service_wins_with_the_most_achievements() -> None:
    scene = Scene(
        player("self-service", achievements="1 empire"), player(achievements="2"), player()
    )
    scene.does("dogma:self-service")
    assert scene.outcome.places[0] == 1
    assert scene.outcome.reason.id == "innovation.end-effect"


def test_self_service_needs_strictly_more_achievements() -> None:
    scene = Scene(
        player("self-service", achievements="1"), player(achievements="2"), player()
    ).does("dogma:self-service")
    assert scene.rests


def test_self_service_lets_a_sharer_win_first() -> None:
    scene = Scene(
        player("self-service", achievements="1"),
        player("sailing", "city-states", achievements="2 3"),
    )
    scene.does("dogma:self-service", "choose:sailing")
    assert scene.outcome.places == (2, 1)


def test_software_executes_only_the_second_card() -> None:
    scene = Scene(
        player("software"),
        player("agriculture"),
        coming="robotics bioengineering databases",
    )
    scene.does("dogma:software")
    assert scene.rests
    assert scene.score(1) == {"robotics"}
    assert scene.pile(1, "blue") == ["bioengineering", "software"]
    assert scene.pile(1, "green") == ["databases"]
    assert scene.pile(2, "yellow") == ["agriculture"]


def test_software_melds_strictly_one_after_the_other() -> None:
    scene = Scene(
        player("software", hand="oars"), player(), coming="robotics globalization stem-cells"
    )
    scene.does("dogma:software", "choose:yes")
    assert scene.pile(1, "yellow") == ["stem-cells", "globalization"]
    assert scene.score(1) == {"robotics", "oars"}


def test_stem_cells_scores_the_whole_hand() -> None:
    scene = Scene(player("stem-cells", hand="oars tools coal paper physics writing"), player())
    scene.does("dogma:stem-cells", "choose:yes")
    assert not scene.hand(1)
    assert len(scene.score(1)) == 6
    assert scene.of(1).specials == ["monument"]


def test_stem_cells_scores_all_or_nothing() -> None:
    scene = Scene(player("stem-cells", hand="oars tools"), player()).does("dogma:stem-cells")
    assert scene.asks(1) == {"choose:yes", "none"}
    assert scene.does("none").hand(1) == {"oars", "tools"}
    assert Scene(player("stem-cells"), player()).does("dogma:stem-cells").rests


def test_the_internet_splays_green_up_and_scores_a_ten() -> None:
    scene = Scene(player("the-internet", "satellites > sailing"), player(), coming="stem-cells")
    scene.does("dogma:the-internet")
    assert scene.asks(1) == {"splay:green-up", "none"}
    scene.does("splay:green-up")
    assert scene.splay(1, "green") == "up"
    assert scene.score(1) == {"stem-cells"}


def test_the_internet_melds_as_many_tens_as_it_had_clocks_for() -> None:
    scene = Scene(player(*WEB), player())
    assert scene.icons(1)["clock"] == 11
    scene.does("dogma:the-internet")
    assert scene.told("drew-scored") == 1
    assert scene.told("drew-melded") == 5
    assert len(scene.state.decks[9]) == 1


def test_the_internet_ends_the_game_past_the_last_ten() -> None:
    scene = Scene(
        player(*WEB),
        player(score="stem-cells genetics"),
        decks={10: "ai bioengineering globalization miniaturization robotics"},
    )
    scene.does("dogma:the-internet")
    assert scene.told("drew-melded") == 4
    assert scene.outcome.reason.id == "innovation.end-points"
    assert scene.outcome.places == (2, 1)


def test_globalization_sets_factories_against_leaves() -> None:
    scene = Scene(player("globalization", "measurement"), player())
    assert (scene.icons(1)["leaf"], scene.icons(1)["factory"]) == (1, 3)
    assert scene.does("dogma:globalization").outcome.winners == (0,)
