"""Every effect of every card of age 8, and what it refuses."""

from tests.games.innovation.scene import Scene, player

BRIGHT = "atomic-theory > experimentation > genetics > writing > tools > printing-press [up]"
"""Fourteen lightbulbs in one pile."""


def test_antibiotics_draws_two_for_each_value() -> None:
    scene = Scene(player("antibiotics", hand="oars tools coal paper"), player())
    scene.does("dogma:antibiotics")
    assert scene.refuses("return:oars return:tools return:coal return:paper") == "core.too-many"
    scene.does("return:oars return:tools return:coal")
    assert scene.table.view(None).players[0].hand_ages == (3, 8, 8, 8, 8)


def test_antibiotics_may_be_declined_and_needs_a_hand() -> None:
    scene = Scene(player("antibiotics", hand="oars"), player()).does("dogma:antibiotics", "none")
    assert scene.hand(1) == {"oars"}
    assert Scene(player("antibiotics"), player()).does("dogma:antibiotics").rests


def test_corporations_takes_a_factory_that_is_not_green_and_both_meld() -> None:
    scene = Scene(
        player("corporations", "machine-tools"),
        player("coal", "banking", "tools"),
        coming="rocketry flight",
    )
    scene.does("dogma:corporations")
    assert scene.score(1) == {"coal"}
    assert scene.of(1).scored == 0
    assert scene.pile(2, "green") == ["banking"]
    assert scene.pile(2, "blue") == ["rocketry", "tools"]
    assert scene.pile(1, "red") == ["flight", "machine-tools"]


def test_corporations_lets_the_victim_choose() -> None:
    scene = Scene(player("corporations", "machine-tools"), player("chemistry", "emancipation"))
    scene.does("dogma:corporations")
    assert scene.asks(2) == {"give:chemistry", "give:emancipation"}
    assert scene.does("give:chemistry").score(1) == {"chemistry"}


def test_corporations_without_a_factory_melds_only_for_its_owner() -> None:
    scene = Scene(player("corporations"), player("tools", "banking"), coming="flight")
    scene.does("dogma:corporations")
    assert not scene.score(1)
    assert scene.of(2).tops == ["banking", "tools"]
    assert scene.pile(1, "red") == ["flight"]


def test_empiricism_melds_a_named_colour_and_may_splay_it() -> None:
    scene = Scene(player("empiricism", "oars"), player(), coming="fission")
    scene.does("dogma:empiricism")
    assert scene.asks(1) == {f"choose:{c}" for c in ("red", "yellow", "green", "blue", "purple")}
    assert scene.refuses("choose:red") == "core.too-few"
    assert scene.refuses("choose:red choose:red") == "core.chosen-twice"
    scene.does("choose:red choose:green")
    assert scene.pile(1, "red") == ["fission", "oars"]
    assert scene.asks(1) == {"splay:red-up", "none"}
    assert scene.does("splay:red-up").splay(1, "red") == "up"


def test_empiricism_keeps_another_colour_in_hand() -> None:
    scene = Scene(player("empiricism", "oars"), player(), coming="genetics")
    scene.does("dogma:empiricism", "choose:red choose:green")
    assert scene.rests
    assert scene.hand(1) == {"genetics"}
    assert scene.told("named") == scene.told("drew-revealed") == 1


def test_empiricism_wins_with_twenty_lightbulbs() -> None:
    scene = Scene(player("empiricism > philosophy [up]", BRIGHT), player(), coming="suburbia")
    assert scene.icons(1)["bulb"] == 20
    scene.does("dogma:empiricism", "choose:red choose:green")
    assert scene.outcome.places == (1, 2)
    assert scene.outcome.reason.id == "innovation.end-effect"


def test_empiricism_does_not_win_with_nineteen() -> None:
    scene = Scene(
        player("empiricism > societies [up]", BRIGHT, "engineering"), player(), coming="suburbia"
    )
    assert scene.icons(1)["bulb"] == 19
    scene.does("dogma:empiricism", "choose:red choose:green")
    assert scene.rests


def test_empiricism_lets_a_sharer_with_twenty_win_first() -> None:
    scene = Scene(
        player("empiricism"),
        player("philosophy", BRIGHT, "perspective", "paper"),
        coming="suburbia collaboration",
    )
    assert scene.icons(2)["bulb"] == 21
    scene.does("dogma:empiricism", "choose:red choose:blue", "choose:red choose:blue")
    assert scene.outcome.places == (2, 1)


def test_flight_splays_any_colour_when_red_is_up() -> None:
    scene = Scene(player("flight > oars [up]", "tools > writing", "masonry"), player())
    scene.does("dogma:flight")
    assert scene.asks(1) == {"splay:blue-up", "none"}
    assert scene.does("splay:blue-up").splay(1, "blue") == "up"
    assert scene.rests


def test_flight_otherwise_only_splays_red() -> None:
    scene = Scene(player("flight > oars [right]", "tools > writing"), player())
    scene.does("dogma:flight")
    assert scene.asks(1) == {"splay:red-up", "none"}
    assert scene.does("splay:red-up").splay(1, "red") == "up"
    assert scene.rests


def test_mass_media_returns_a_value_from_every_score_pile() -> None:
    scene = Scene(
        player("mass-media", hand="oars", score="coal"),
        player(score="physics paper"),
        player(score="societies statistics"),
    )
    scene.does("dogma:mass-media", "return:oars")
    assert scene.asks(1) == {f"choose:{value}" for value in range(1, 11)}
    scene.does("choose:5")
    assert scene.asks(3) == {"return:societies", "return:statistics"}
    scene.does("return:statistics return:societies")
    assert scene.state.decks[4][-4:] == ["coal", "physics", "statistics", "societies"]
    assert scene.score(2) == {"paper"}
    assert not scene.score(1)
    assert not scene.score(3)
    touched = [event.touches for event in scene.events if event.text.id == "innovation.returned"]
    assert touched == [(), (), (1,), (2,), (2,)]


def test_mass_media_may_name_a_value_that_nobody_has() -> None:
    scene = Scene(player("mass-media", hand="oars", score="coal"), player(score="paper"))
    scene.does("dogma:mass-media", "return:oars", "choose:9")
    assert scene.rests
    assert scene.told("named") == 1
    assert (scene.score(1), scene.score(2)) == ({"coal"}, {"paper"})


def test_mass_media_may_be_declined_and_splays_purple_up() -> None:
    scene = Scene(player("mass-media", "mysticism > city-states", hand="oars"), player())
    scene.does("dogma:mass-media", "none")
    assert scene.hand(1) == {"oars"}
    assert scene.asks(1) == {"splay:purple-up", "none"}
    assert scene.does("splay:purple-up").splay(1, "purple") == "up"


def test_mobility_takes_two_of_the_first_tops_only() -> None:
    board = ("coal", "chemistry", "measurement > navigation", "astronomy", "statistics")
    scene = Scene(player("mobility", "canning", "emancipation"), player(*board))
    scene.does("dogma:mobility")
    assert scene.asks(2) == {"give:measurement", "give:astronomy", "give:statistics"}
    assert scene.refuses("give:coal give:chemistry") == "innovation.not-fitting"
    scene.does("give:measurement give:statistics")
    assert scene.score(1) == {"measurement", "statistics"}
    assert scene.pile(2, "green") == ["navigation"]
    assert scene.table.view(None).players[1].hand_ages == (8,)


def test_mobility_takes_the_only_candidate_without_asking() -> None:
    scene = Scene(player("mobility"), player("tools > writing", "oars")).does("dogma:mobility")
    assert scene.score(1) == {"tools"}
    assert scene.pile(2, "blue") == ["writing"]
    assert len(scene.hand(2)) == 1


def test_mobility_without_a_candidate_draws_nothing() -> None:
    scene = Scene(player("mobility", "emancipation"), player("oars", "canning"))
    scene.does("dogma:mobility")
    assert scene.told("suffers") == 1
    assert not scene.score(1)
    assert not scene.hand(2)


def test_quantum_theory_rewards_two_cards() -> None:
    scene = Scene(player("quantum-theory", hand="oars tools coal"), player())
    scene.does("dogma:quantum-theory")
    assert scene.refuses("return:oars return:tools return:coal") == "core.too-many"
    scene.does("return:oars return:coal")
    seen = scene.table.view(None).players[0]
    assert (seen.hand_ages, seen.score_ages) == ((1, 10), (10,))


def test_quantum_theory_gives_nothing_for_one_card_or_none() -> None:
    scene = Scene(player("quantum-theory", hand="oars tools"), player())
    scene.does("dogma:quantum-theory", "return:oars")
    assert scene.hand(1) == {"tools"}
    assert not scene.score(1)
    scene.does("dogma:quantum-theory", "none")
    assert scene.hand(1) == {"tools"}


def test_rocketry_returns_cards_by_their_backs() -> None:
    scene = Scene(
        player("rocketry", "fission"),
        player(score="coal physics"),
        player(score="oars"),
    )
    scene.does("dogma:rocketry")
    assert scene.asks(1) == {"return:2-5", "return:3-1"}
    scene.does("return:2-5")
    assert len(scene.score(2)) == 1
    assert scene.asks(1) == {"return:2-5", "return:3-1"}
    scene.does("return:3-1")
    assert not scene.score(2)
    assert not scene.score(3)
    assert scene.rests


def test_rocketry_asks_nothing_of_its_targets_icons() -> None:
    scene = Scene(player("rocketry", score="coal"), player("software", score="oars"))
    scene.does("dogma:rocketry")
    assert not scene.score(1)
    assert not scene.score(2)


def test_rocketry_returns_one_card_for_every_two_clocks() -> None:
    scene = Scene(player("rocketry"), player(score="coal paper oars"))
    scene.does("dogma:rocketry", "return:2-3")
    assert scene.rests
    assert scene.score(2) == {"coal", "oars"}


def test_rocketry_without_score_piles_returns_nothing() -> None:
    scene = Scene(player("rocketry", score="coal"), player()).does("dogma:rocketry")
    assert scene.rests
    assert scene.score(1) == {"coal"}


def test_skyscrapers_scores_the_card_beneath_and_returns_the_rest() -> None:
    scene = Scene(
        player("skyscrapers"), player("railroad > emancipation > philosophy > mysticism [left]")
    )
    scene.does("dogma:skyscrapers")
    assert scene.pile(1, "purple") == ["railroad"]
    assert scene.score(2) == {"emancipation"}
    assert scene.of(2).scored == 1
    assert not scene.pile(2, "purple")
    assert (scene.state.decks[1][-1], scene.state.decks[0][-1]) == ("philosophy", "mysticism")


def test_skyscrapers_lets_the_victim_choose_and_order_in_secret() -> None:
    scene = Scene(
        player("skyscrapers"),
        player("railroad > emancipation > mysticism > city-states", "fission"),
    )
    scene.does("dogma:skyscrapers")
    assert scene.asks(2) == {"give:railroad", "give:fission"}
    scene.does("give:railroad")
    assert scene.decision().secret
    scene.does("return:city-states return:mysticism")
    assert scene.state.decks[0][-2:] == ["city-states", "mysticism"]


def test_skyscrapers_takes_a_lone_card_and_leaves_who_has_no_clock() -> None:
    scene = Scene(player("skyscrapers"), player("fission"), player("oars > archery"))
    scene.does("dogma:skyscrapers")
    assert scene.pile(1, "red") == ["fission"]
    assert not scene.score(2)
    assert scene.pile(3, "red") == ["oars", "archery"]


def test_socialism_with_purple_takes_everybodys_lowest() -> None:
    scene = Scene(
        player("socialism", hand="mysticism oars"),
        player(hand="tools coal writing"),
        player(hand="paper"),
    )
    scene.does("dogma:socialism", "choose:yes")
    assert scene.pile(1, "purple") == ["socialism", "mysticism"]
    assert scene.hand(1) == {"tools", "writing", "paper"}
    assert scene.hand(2) == {"coal"}
    assert not scene.hand(3)


def test_socialism_without_purple_takes_nothing() -> None:
    scene = Scene(player("socialism", hand="oars archery"), player(hand="tools"))
    scene.does("dogma:socialism", "choose:yes")
    assert scene.refuses("tuck:oars") == "core.too-few"
    scene.does("tuck:archery tuck:oars")
    assert scene.pile(1, "red") == ["archery", "oars"]
    assert scene.hand(2) == {"tools"}


def test_socialism_may_be_declined_and_needs_a_hand() -> None:
    scene = Scene(player("socialism", hand="mysticism"), player(hand="tools"))
    assert scene.does("dogma:socialism", "none").hand(1) == {"mysticism"}
    assert Scene(player("socialism"), player(hand="tools")).does("dogma:socialism").rests
