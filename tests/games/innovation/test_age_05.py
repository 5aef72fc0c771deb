"""Every effect of every card of age 5, and what it refuses."""

from tests.games.innovation.scene import Scene, player


def test_astronomy_melds_green_and_blue_and_keeps_the_rest() -> None:
    scene = Scene(
        player("astronomy", "oars"), player(), coming="classification encyclopedia canning"
    )
    scene.does("dogma:astronomy")
    assert scene.pile(1, "green") == ["classification"]
    assert scene.pile(1, "blue") == ["encyclopedia"]
    assert scene.hand(1) == {"canning"}
    assert not scene.of(1).specials


def test_astronomy_claims_universe_above_five() -> None:
    scene = Scene(player("astronomy", "machine-tools"), player(), coming="canning")
    assert scene.does("dogma:astronomy").of(1).specials == ["universe"]


def test_banking_takes_a_factory_that_is_not_green() -> None:
    scene = Scene(player("banking"), player("chemistry", "invention"), coming="coal")
    scene.does("dogma:banking")
    assert scene.pile(1, "blue") == ["chemistry"]
    assert scene.score(2) == {"coal"}
    assert scene.pile(2, "green") == ["invention"]


def test_banking_leaves_green_alone_and_splays_green_right() -> None:
    scene = Scene(player("banking > sailing"), player("invention")).does("dogma:banking")
    assert not scene.score(2)
    assert scene.does("splay:green-right").splay(1, "green") == "right"


def test_chemistry_splays_blue_right() -> None:
    scene = Scene(player("chemistry > tools"), player()).does("dogma:chemistry", "splay:blue-right")
    assert scene.splay(1, "blue") == "right"


def test_chemistry_scores_one_higher_and_returns_one() -> None:
    scene = Scene(player("chemistry", score="oars"), player(), coming="canning")
    scene.does("dogma:chemistry")
    assert scene.asks(1) == {"return:oars", "return:canning"}
    assert scene.refuses("none") == "core.too-few"
    assert scene.does("return:oars").score(1) == {"canning"}


def test_coal_tucks_splays_and_scores_two_layers() -> None:
    scene = Scene(player("coal", "tools > writing"), player(), coming="the-pirate-code")
    scene.does("dogma:coal")
    assert scene.pile(1, "red") == ["coal", "the-pirate-code"]
    scene.does("splay:red-right")
    assert scene.splay(1, "red") == "right"
    assert scene.asks(1) == {"score:coal", "score:tools", "none"}
    scene.does("score:tools")
    assert scene.score(1) == {"tools", "writing"}


def test_coal_may_be_left_alone_and_scores_a_single_card() -> None:
    scene = Scene(player("coal", "tools"), player(), coming="banking")
    scene.does("dogma:coal", "none")
    assert not scene.score(1)
    scene = Scene(player("coal", "tools"), player(), coming="banking")
    assert scene.does("dogma:coal", "score:tools").score(1) == {"tools"}


def test_measurement_splays_any_colour_and_draws_its_number() -> None:
    scene = Scene(player("measurement", "oars > archery > coal", hand="tools"), player())
    scene.does("dogma:measurement", "return:tools")
    assert scene.asks(1) == {f"choose:{c}" for c in ("red", "yellow", "green", "blue", "purple")}
    scene.does("choose:red")
    assert scene.splay(1, "red") == "right"
    assert scene.table.view(None).players[0].hand_ages == (3,)


def test_measurement_may_be_declined() -> None:
    scene = Scene(player("measurement", hand="tools"), player()).does("dogma:measurement", "none")
    assert scene.hand(1) == {"tools"}


def test_physics_keeps_three_colours() -> None:
    scene = Scene(player("physics"), player(), coming="canning machine-tools democracy")
    assert scene.does("dogma:physics").hand(1) == {"canning", "machine-tools", "democracy"}


def test_physics_returns_everything_when_two_share_a_colour() -> None:
    scene = Scene(player("physics", hand="oars"), player(), coming="canning vaccination democracy")
    scene.does("dogma:physics")
    scene.does("return:oars return:democracy return:canning return:vaccination")
    assert not scene.hand(1)
    assert scene.state.decks[5][-3:] == ["democracy", "canning", "vaccination"]


def test_societies_takes_a_bulb_that_is_not_purple() -> None:
    scene = Scene(player("societies"), player("tools", "philosophy"), coming="coal")
    scene.does("dogma:societies")
    assert scene.pile(1, "blue") == ["tools"]
    assert scene.hand(2) == {"coal"}


def test_societies_leaves_purple() -> None:
    scene = Scene(player("societies"), player("philosophy")).does("dogma:societies")
    assert not scene.hand(2)


def test_statistics_moves_the_highest_to_the_hand_and_repeats() -> None:
    scene = Scene(player("statistics"), player(score="coal physics tools"))
    scene.does("dogma:statistics")
    assert scene.asks(2) == {"give:coal", "give:physics"}
    assert scene.refuses("give:tools") == "innovation.not-fitting"
    scene.does("give:coal")
    assert scene.hand(2) == {"coal", "physics"}
    assert scene.score(2) == {"tools"}


def test_statistics_stops_with_a_full_hand_and_splays_yellow_right() -> None:
    scene = Scene(player("statistics > masonry"), player(score="coal tools", hand="oars"))
    scene.does("dogma:statistics")
    assert scene.score(2) == {"tools"}
    assert scene.does("splay:yellow-right").splay(1, "yellow") == "right"


def test_steam_engine_scores_the_bottom_yellow_card() -> None:
    scene = Scene(player("steam-engine > masonry"), player(), coming="anatomy colonialism")
    scene.does("dogma:steam-engine")
    assert scene.score(1) == {"anatomy"}
    assert scene.pile(1, "yellow") == ["steam-engine", "masonry"]


def test_the_pirate_code_takes_two_low_cards_and_scores_a_crown() -> None:
    scene = Scene(
        player("the-pirate-code", "sailing", "writing"), player(score="oars tools coal paper")
    )
    scene.does("dogma:the-pirate-code")
    assert scene.asks(2) == {"give:oars", "give:tools", "give:paper"}
    scene.does("give:oars give:paper")
    assert scene.asks(1) == {"score:sailing", "score:writing"}
    scene.does("score:writing")
    assert scene.score(1) == {"oars", "paper", "writing"}


def test_the_pirate_code_without_low_cards_scores_nothing() -> None:
    scene = Scene(player("the-pirate-code"), player(score="coal")).does("dogma:the-pirate-code")
    assert not scene.score(1)
    assert scene.rests


def test_astronomy_needs_sixes_and_shows_what_it_draws() -> None:
    scene = Scene(player("astronomy", "canning"), player(), coming="democracy")
    scene.does("dogma:astronomy")
    assert scene.told("drew-revealed") == 1
    assert scene.of(1).specials == ["universe"]
    scene = Scene(player("astronomy", "canning", "coal"), player(), coming="democracy")
    assert not scene.does("dogma:astronomy").of(1).specials


def test_measurement_declined_draws_nothing() -> None:
    scene = Scene(player("measurement > sailing", hand="oars"), player())
    scene.does("dogma:measurement", "none")
    assert scene.rests
    assert scene.hand(1) == {"oars"}
    assert scene.splay(1, "green") == "none"


def test_physics_shows_and_keeps_three_colours() -> None:
    scene = Scene(player("physics", hand="oars"), player(), coming="canning democracy encyclopedia")
    scene.does("dogma:physics")
    assert scene.rests
    assert scene.told("drew-revealed") == 3
    assert scene.hand(1) == {"oars", "canning", "democracy", "encyclopedia"}


def test_steam_engine_without_yellow_scores_nothing() -> None:
    scene = Scene(player("steam-engine"), player("coal"), coming="colonialism invention")
    scene.does("dogma:steam-engine")
    assert scene.of(2).tucked == 2
    assert not scene.score(2)


def test_the_pirate_code_takes_fours_and_no_fives() -> None:
    scene = Scene(player("the-pirate-code"), player(score="anatomy coal invention"))
    scene.does("dogma:the-pirate-code")
    assert scene.score(2) == {"coal"}


def test_banking_takes_nothing_without_a_factory() -> None:
    scene = Scene(player("banking"), player("tools", "oars > archery")).does("dogma:banking")
    assert scene.rests
    assert scene.of(2).tops == ["oars", "tools"]
    assert not scene.score(2)


def test_statistics_ends_with_the_last_score_card() -> None:
    scene = Scene(player("statistics"), player(score="coal")).does("dogma:statistics")
    assert scene.hand(2) == {"coal"}
    assert scene.told("nothing-fits") == 0
