"""Every effect of every card of age 1, and what it refuses."""

from tests.games.innovation.scene import Scene, player


def test_agriculture_returns_one_card_and_scores_one_higher() -> None:
    scene = Scene(player("agriculture", hand="tools oars"), player(), coming="currency")
    scene.does("dogma:agriculture")
    assert scene.asks(1) == {"return:tools", "return:oars", "none"}
    scene.does("return:tools")
    assert scene.hand(1) == {"oars"}
    assert scene.score(1) == {"currency"}
    assert scene.state.decks[0][-1] == "tools"


def test_agriculture_may_be_declined() -> None:
    scene = Scene(player("agriculture", hand="tools"), player()).does("dogma:agriculture", "none")
    assert scene.hand(1) == {"tools"}
    assert not scene.score(1)


def test_archery_draws_first_and_takes_the_highest() -> None:
    scene = Scene(player("archery"), player(hand="currency tools"), coming="oars")
    scene.does("dogma:archery")
    assert scene.hand(1) == {"currency"}
    assert scene.hand(2) == {"tools", "oars"}


def test_archery_leaves_the_choice_among_equals_to_the_victim() -> None:
    scene = Scene(player("archery"), player(hand="tools"), coming="oars").does("dogma:archery")
    assert scene.asks(2) == {"give:tools", "give:oars"}
    assert scene.refuses("give:archery") == "innovation.not-yours"
    scene.does("give:oars")
    assert (scene.hand(1), scene.hand(2)) == ({"oars"}, {"tools"})


def test_city_states_takes_a_castle_from_four_castles() -> None:
    scene = Scene(player("city-states", "sailing"), player("masonry", "oars"), coming="tools")
    scene.does("dogma:city-states", "give:masonry")
    assert scene.pile(1, "yellow") == ["masonry"]
    assert scene.hand(2) == {"tools"}


def test_city_states_spares_three_castles() -> None:
    scene = Scene(player("city-states", "sailing"), player("masonry")).does("dogma:city-states")
    assert scene.pile(2, "yellow") == ["masonry"]
    assert not scene.hand(2)


def test_clothing_melds_a_missing_colour_and_scores_for_unique_ones() -> None:
    scene = Scene(
        player("clothing", hand="sailing oars"), player("archery"), coming="tools writing"
    )
    scene.does("dogma:clothing")
    assert scene.pile(1, "red") == ["oars"]
    assert scene.hand(1) == {"sailing"}
    assert scene.score(1) == {"tools"}


def test_clothing_melds_nothing_in_colours_it_has() -> None:
    scene = Scene(player("clothing", hand="sailing"), player("the-wheel")).does("dogma:clothing")
    assert scene.pile(1, "green") == ["clothing"]
    assert not scene.score(1)


def test_code_of_laws_tucks_and_splays() -> None:
    scene = Scene(player("code-of-laws", hand="mysticism tools"), player())
    scene.does("dogma:code-of-laws")
    assert scene.asks(1) == {"tuck:mysticism", "none"}
    scene.does("tuck:mysticism", "splay:purple-left")
    assert scene.pile(1, "purple") == ["code-of-laws", "mysticism"]
    assert scene.splay(1, "purple") == "left"


def test_code_of_laws_has_nothing_to_tuck_and_splays_nothing() -> None:
    scene = Scene(player("code-of-laws", "oars > archery", hand="tools"), player())
    assert scene.does("dogma:code-of-laws").rests
    assert scene.splay(1, "red") == "none"


def test_domestication_melds_the_lowest_and_draws() -> None:
    scene = Scene(player("domestication", hand="currency oars"), player(), coming="tools")
    scene.does("dogma:domestication")
    assert scene.pile(1, "red") == ["oars"]
    assert scene.hand(1) == {"currency", "tools"}


def test_domestication_draws_with_an_empty_hand() -> None:
    scene = Scene(player("domestication"), player(), coming="tools").does("dogma:domestication")
    assert scene.hand(1) == {"tools"}


def test_masonry_melds_castles_in_the_chosen_order() -> None:
    scene = Scene(player("masonry", hand="oars archery tools sailing"), player())
    scene.does("dogma:masonry")
    assert scene.asks(1) == {"meld:oars", "meld:archery", "meld:tools", "none"}
    assert scene.refuses("meld:sailing") == "core.not-offered"
    scene.does("meld:oars meld:archery")
    assert scene.pile(1, "red") == ["archery", "oars"]
    assert not scene.of(1).specials


def test_masonry_gives_monument_for_four() -> None:
    scene = Scene(player("masonry", hand="oars archery tools the-wheel"), player())
    scene.does("dogma:masonry", "meld:oars meld:archery meld:tools meld:the-wheel")
    assert scene.of(1).specials == ["monument"]


def test_metalworking_scores_castles_until_one_has_none() -> None:
    scene = Scene(player("metalworking"), player(), coming="oars tools sailing writing")
    scene.does("dogma:metalworking")
    assert scene.score(1) == {"oars", "tools"}
    assert scene.hand(1) == {"sailing"}


def test_mysticism_melds_a_colour_it_has_and_draws_once_more() -> None:
    scene = Scene(player("mysticism"), player(), coming="city-states code-of-laws")
    scene.does("dogma:mysticism")
    assert scene.pile(1, "purple") == ["city-states", "mysticism"]
    assert scene.hand(1) == {"code-of-laws"}


def test_mysticism_keeps_a_new_colour() -> None:
    scene = Scene(player("mysticism"), player(), coming="oars tools").does("dogma:mysticism")
    assert scene.hand(1) == {"oars"}
    assert not scene.pile(1, "red")


def test_oars_takes_a_crown_into_the_score_pile() -> None:
    scene = Scene(player("oars"), player(hand="clothing tools sailing"), coming="archery")
    scene.does("dogma:oars")
    assert scene.asks(2) == {"give:clothing", "give:sailing"}
    assert scene.refuses("give:tools") == "innovation.not-fitting"
    scene.does("give:sailing")
    assert scene.score(1) == {"sailing"}
    assert scene.hand(2) == {"clothing", "tools", "archery"}
    assert not scene.hand(1)


def test_oars_draws_when_nothing_was_given() -> None:
    scene = Scene(player("oars"), player(hand="tools"), coming="archery").does("dogma:oars")
    assert scene.told("nothing-fits") == 1
    assert scene.hand(1) == {"archery"}
    assert scene.hand(2) == {"tools"}


def test_pottery_scores_by_number_and_draws() -> None:
    scene = Scene(player("pottery", hand="oars tools clothing sailing"), player(), coming="alchemy")
    scene.does("dogma:pottery", "return:oars return:tools return:sailing")
    assert scene.score(1) == {"alchemy"}
    assert len(scene.hand(1)) == 2
    assert scene.state.decks[0][-3:] == ["oars", "tools", "sailing"]


def test_pottery_refuses_four_cards_and_still_draws_when_declined() -> None:
    scene = Scene(player("pottery", hand="oars tools clothing sailing"), player(), coming="archery")
    scene.does("dogma:pottery")
    too_many = "return:oars return:tools return:clothing return:sailing"
    assert scene.refuses(too_many) == "core.too-many"
    scene.does("none")
    assert not scene.score(1)
    assert len(scene.hand(1)) == 5


def test_sailing_melds_what_it_draws() -> None:
    scene = Scene(player("sailing"), player(), coming="oars").does("dogma:sailing")
    assert scene.pile(1, "red") == ["oars"]


def test_the_wheel_draws_twice() -> None:
    scene = Scene(player("the-wheel"), player(), coming="oars tools").does("dogma:the-wheel")
    assert scene.hand(1) == {"oars", "tools"}


def test_tools_returns_three_for_a_three() -> None:
    scene = Scene(player("tools", hand="oars sailing clothing writing"), player(), coming="paper")
    scene.does("dogma:tools", "choose:yes")
    assert scene.refuses("return:oars return:sailing") == "core.too-few"
    scene.does("return:oars return:sailing return:writing")
    assert scene.pile(1, "green") == ["paper"]
    assert scene.hand(1) == {"clothing"}


def test_tools_turns_a_three_into_three_ones() -> None:
    scene = Scene(player("tools", hand="paper oars"), player(), coming="archery masonry writing")
    scene.does("dogma:tools")
    assert scene.asks(1) == {"return:paper", "none"}
    scene.does("return:paper")
    assert scene.hand(1) == {"oars", "archery", "masonry", "writing"}


def test_tools_does_nothing_without_three_cards_or_a_three() -> None:
    scene = Scene(player("tools", hand="oars archery"), player()).does("dogma:tools")
    assert scene.rests
    assert scene.hand(1) == {"oars", "archery"}


def test_writing_draws_a_two() -> None:
    scene = Scene(player("writing"), player(), coming="currency").does("dogma:writing")
    assert scene.hand(1) == {"currency"}


def test_tools_melds_its_three_on_top() -> None:
    scene = Scene(
        player("tools", "oars", hand="sailing masonry mysticism"), player(), coming="optics"
    )
    scene.does("dogma:tools", "choose:yes", "return:sailing return:masonry return:mysticism")
    assert scene.pile(1, "red") == ["optics", "oars"]


def test_tools_by_the_other_reading_takes_one_to_three_cards() -> None:
    scene = Scene(
        player("tools", hand="sailing masonry mysticism oars"),
        player(),
        options={"tools_needs_three": False},
    )
    scene.does("dogma:tools")
    four = "return:sailing return:masonry return:mysticism return:oars"
    assert scene.refuses(four) == "core.too-many"
    scene.does("return:sailing return:masonry return:mysticism")
    assert scene.told("drew-melded") == 1


def test_domestication_melds_on_top() -> None:
    scene = Scene(player("domestication", "oars", hand="archery"), player())
    assert scene.does("dogma:domestication").pile(1, "red") == ["archery", "oars"]


def test_metalworking_shows_every_card_it_draws() -> None:
    scene = Scene(player("metalworking"), player(), coming="oars tools sailing")
    assert scene.does("dogma:metalworking").told("drew-revealed") == 3


def test_pottery_draws_a_one_at_the_end() -> None:
    scene = Scene(player("pottery"), player(), coming="oars").does("dogma:pottery")
    assert scene.hand(1) == {"oars"}


def test_sailing_melds_on_top() -> None:
    scene = Scene(player("sailing"), player(), coming="clothing").does("dogma:sailing")
    assert scene.pile(1, "green") == ["clothing", "sailing"]


def test_clothing_shows_the_hand_that_has_no_missing_colour() -> None:
    scene = Scene(player("clothing", hand="sailing the-wheel"), player("the-pirate-code"))
    assert scene.does("dogma:clothing").shown(1) == {"sailing", "the-wheel"}
    scene = Scene(player("clothing"), player()).does("dogma:clothing")
    assert scene.told("hand-shown") == 0
