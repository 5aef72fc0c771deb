"""Every effect of every card of age 7, and what it refuses."""

from tests.games.innovation.scene import Scene, player


def test_bicycle_swaps_hand_and_score_pile() -> None:
    scene = Scene(player("bicycle", hand="oars tools", score="coal"), player())
    scene.does("dogma:bicycle", "choose:yes")
    assert scene.hand(1) == {"coal"}
    assert scene.score(1) == {"oars", "tools"}
    assert scene.of(1).scored == 0


def test_bicycle_works_with_one_side_empty() -> None:
    scene = Scene(player("bicycle", hand="oars tools"), player())
    assert scene.does("dogma:bicycle", "choose:yes").score(1) == {"oars", "tools"}
    scene = Scene(player("bicycle", score="coal"), player())
    assert scene.does("dogma:bicycle", "choose:yes").hand(1) == {"coal"}


def test_bicycle_may_be_declined_and_needs_a_card() -> None:
    scene = Scene(player("bicycle", hand="oars"), player()).does("dogma:bicycle", "none")
    assert scene.hand(1) == {"oars"}
    assert Scene(player("bicycle"), player()).does("dogma:bicycle").rests


def test_combustion_takes_two_score_cards_of_the_victims_choice() -> None:
    scene = Scene(player("combustion"), player(score="oars tools coal")).does("dogma:combustion")
    assert scene.refuses("give:oars") == "core.too-few"
    scene.does("give:oars give:coal")
    assert scene.rests
    assert scene.score(1) == {"oars", "coal"}
    assert scene.score(2) == {"tools"}


def test_combustion_takes_what_there_is() -> None:
    scene = Scene(player("combustion"), player(score="oars"), player()).does("dogma:combustion")
    assert scene.score(1) == {"oars"}
    assert scene.told("nothing-fits") == 1


def test_electricity_returns_tops_without_factory_and_draws_as_many() -> None:
    scene = Scene(player("electricity", "tools", "oars > archery"), player())
    scene.does("dogma:electricity")
    assert scene.asks(1) == {"return:tools", "return:oars"}
    scene.does("return:oars return:tools")
    assert scene.state.decks[0][-2:] == ["oars", "tools"]
    assert scene.of(1).tops == ["archery", "electricity"]
    assert scene.table.view(None).players[0].hand_ages == (8, 8)


def test_electricity_with_factories_only_draws_nothing() -> None:
    scene = Scene(player("electricity", "coal"), player()).does("dogma:electricity")
    assert scene.rests
    assert not scene.hand(1)


def test_evolution_scores_and_returns_even_the_new_card() -> None:
    scene = Scene(player("evolution", score="coal"), player(), coming="rocketry")
    scene.does("dogma:evolution")
    assert scene.asks(1) == {"choose:score", "choose:draw", "none"}
    scene.does("choose:score")
    assert scene.asks(1) == {"return:rocketry", "return:coal"}
    assert scene.does("return:rocketry").score(1) == {"coal"}
    assert scene.of(1).scored == 1


def test_evolution_draws_one_above_the_highest_score_card() -> None:
    scene = Scene(player("evolution", score="coal tools"), player())
    scene.does("dogma:evolution", "choose:draw")
    assert scene.table.view(None).players[0].hand_ages == (6,)
    scene = Scene(player("evolution"), player()).does("dogma:evolution", "choose:draw")
    assert scene.table.view(None).players[0].hand_ages == (1,)


def test_evolution_may_be_declined() -> None:
    scene = Scene(player("evolution", score="coal"), player()).does("dogma:evolution", "none")
    assert scene.score(1) == {"coal"}
    assert not scene.hand(1)


def test_evolution_above_ten_ends_the_game() -> None:
    scene = Scene(player("evolution", score="software"), player())
    scene.does("dogma:evolution", "choose:draw")
    assert scene.outcome.reason.id == "innovation.end-points"
    assert scene.outcome.places == (1, 2)


def test_explosives_takes_the_three_highest() -> None:
    scene = Scene(player("explosives"), player(hand="oars coal paper currency tools"))
    scene.does("dogma:explosives")
    assert scene.rests
    assert scene.hand(1) == {"coal", "paper", "currency"}
    assert scene.hand(2) == {"oars", "tools"}


def test_explosives_leaves_ties_to_the_victim() -> None:
    scene = Scene(player("explosives"), player(hand="coal oars tools writing paper"))
    scene.does("dogma:explosives")
    assert scene.asks(2) == {"give:oars", "give:tools", "give:writing"}
    assert scene.refuses("give:coal") == "innovation.not-fitting"
    assert scene.does("give:tools").hand(1) == {"coal", "paper", "tools"}


def test_explosives_consoles_only_who_gave_the_last_card() -> None:
    scene = Scene(player("explosives"), player(hand="evolution canning"), player())
    scene.does("dogma:explosives")
    assert scene.hand(1) == {"evolution", "canning"}
    assert scene.table.view(None).players[1].hand_ages == (7,)
    assert not scene.hand(3)


def test_lighting_scores_for_each_value() -> None:
    scene = Scene(player("lighting", hand="oars tools coal paper"), player()).does("dogma:lighting")
    assert scene.refuses("tuck:oars tuck:tools tuck:coal tuck:paper") == "core.too-many"
    scene.does("tuck:oars tuck:tools tuck:coal")
    assert scene.pile(1, "red") == ["oars", "coal"]
    assert scene.table.view(None).players[0].score_ages == (7, 7)


def test_lighting_is_content_with_one_card() -> None:
    scene = Scene(player("lighting", hand="oars tools"), player())
    scene.does("dogma:lighting", "tuck:oars")
    assert scene.table.view(None).players[0].score_ages == (7,)


def test_lighting_may_be_declined() -> None:
    scene = Scene(player("lighting", hand="oars"), player()).does("dogma:lighting", "none")
    assert not scene.score(1)


def test_publications_brings_any_card_to_the_top_and_claims_are_rechecked() -> None:
    board = (
        "publications > tools > rocketry [left]",
        "satellites > databases [right]",
        "fission",
        "the-internet",
    )
    scene = Scene(player(*board), player()).does("dogma:publications")
    assert scene.asks(1) == {"choose:blue", "choose:green", "none"}
    scene.does("choose:blue")
    assert scene.refuses("order:rocketry") == "core.too-few"
    scene.does("order:rocketry order:publications order:tools")
    assert scene.pile(1, "blue") == ["rocketry", "publications", "tools"]
    assert scene.splay(1, "blue") == "left"
    assert scene.of(1).specials == ["world"]


def test_publications_in_the_same_order_is_no_change() -> None:
    scene = Scene(player("publications"), player("atomic-theory > tools"))
    scene.does("dogma:publications", "choose:blue", "order:atomic-theory order:tools", "none")
    assert scene.told("rearranged") == 0
    assert scene.told("bonus") == 0


def test_publications_hides_the_order_of_covered_cards() -> None:
    scene = Scene(player("publications > tools > writing"), player())
    scene.does("dogma:publications", "choose:blue")
    assert scene.decision().secret


def test_publications_may_be_declined_and_splays_up() -> None:
    scene = Scene(player("publications > tools", "masonry > agriculture"), player())
    scene.does("dogma:publications", "none")
    assert scene.asks(1) == {"splay:yellow-up", "splay:blue-up", "none"}
    assert scene.does("splay:yellow-up").splay(1, "yellow") == "up"
    assert Scene(player("publications"), player()).does("dogma:publications").rests


def test_railroad_returns_the_hand_and_draws_three_sixes() -> None:
    scene = Scene(player("railroad", hand="oars tools coal"), player()).does("dogma:railroad")
    assert scene.refuses("return:oars return:tools") == "core.too-few"
    scene.does("return:coal return:tools return:oars")
    assert scene.state.decks[0][-2:] == ["tools", "oars"]
    assert scene.table.view(None).players[0].hand_ages == (6, 6, 6)


def test_railroad_draws_with_an_empty_hand_too() -> None:
    scene = Scene(player("railroad"), player()).does("dogma:railroad")
    assert scene.rests
    assert len(scene.hand(1)) == 3


def test_railroad_turns_a_right_splay_up() -> None:
    scene = Scene(player("railroad > mysticism [right]", "oars > archery [left]"), player())
    scene.does("dogma:railroad")
    assert scene.asks(1) == {"splay:purple-up", "none"}
    assert scene.does("splay:purple-up").splay(1, "purple") == "up"


def test_refrigeration_rounds_down() -> None:
    scene = Scene(player("refrigeration"), player(hand="oars tools coal paper physics"))
    scene.does("dogma:refrigeration")
    assert scene.refuses("return:oars") == "core.too-few"
    assert scene.refuses("return:oars return:tools return:coal") == "core.too-many"
    scene.does("return:oars return:paper")
    assert scene.hand(2) == {"tools", "coal", "physics"}


def test_refrigeration_spares_a_single_card() -> None:
    scene = Scene(player("refrigeration"), player(hand="oars")).does("dogma:refrigeration")
    assert scene.hand(2) == {"oars"}


def test_refrigeration_may_score_a_card() -> None:
    scene = Scene(player("refrigeration", hand="oars coal"), player()).does("dogma:refrigeration")
    assert scene.asks(1) == {"score:oars", "score:coal", "none"}
    assert scene.does("score:coal").score(1) == {"coal"}
    scene = Scene(player("refrigeration", hand="oars"), player())
    assert not scene.does("dogma:refrigeration", "none").score(1)


def test_sanitation_exchanges_two_highest_for_one_lowest() -> None:
    scene = Scene(
        player("sanitation", hand="currency canning"), player(hand="genetics rocketry evolution")
    )
    scene.does("dogma:sanitation")
    assert scene.hand(1) == {"canning", "genetics", "rocketry"}
    assert scene.hand(2) == {"evolution", "currency"}


def test_sanitation_serves_the_next_victim_from_the_changed_hand() -> None:
    scene = Scene(player("sanitation", hand="oars"), player(hand="coal"), player(hand="paper"))
    scene.does("dogma:sanitation")
    assert [scene.hand(seat) for seat in (1, 2, 3)] == [{"paper"}, {"oars"}, {"coal"}]


def test_sanitation_lets_each_side_settle_its_ties() -> None:
    scene = Scene(
        player("sanitation", hand="coal physics canning"), player(hand="oars tools writing")
    )
    scene.does("dogma:sanitation")
    assert scene.refuses("exchange:oars") == "core.too-few"
    scene.does("exchange:oars exchange:writing")
    assert scene.asks(1) == {"exchange:coal", "exchange:physics"}
    scene.does("exchange:physics")
    assert scene.hand(1) == {"coal", "canning", "oars", "writing"}
    assert scene.hand(2) == {"tools", "physics"}


def test_sanitation_with_two_empty_hands_does_nothing() -> None:
    scene = Scene(player("sanitation"), player()).does("dogma:sanitation")
    assert scene.told("exchanged") == 0
