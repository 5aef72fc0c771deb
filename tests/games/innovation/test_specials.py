"""Special achievements that boards and busy turns earn by themselves."""

import pytest

from tests.games.innovation.scene import Scene, player

THREE = ("masonry > agriculture [up]", "tools > writing [right]", "mysticism > city-states [up]")


def test_empire_needs_three_of_each_icon() -> None:
    board = ("road-building", "enterprise", "globalization > agriculture [up]", "rocketry")
    scene = Scene(player(*board, hand="paper classification"), player())
    scene.does("meld:paper")
    assert not scene.of(1).specials
    assert scene.does("meld:classification").of(1).specials == ["empire"]


def test_world_needs_twelve_clocks() -> None:
    board = ("satellites > databases [up]", "software", "the-internet")
    scene = Scene(player(*board, hand="flight fission"), player())
    scene.does("meld:flight")
    assert scene.icons(1)["clock"] == 12
    assert scene.of(1).specials == ["world"]


def test_world_is_not_given_for_eleven() -> None:
    board = ("satellites > databases [up]", "software", "the-internet")
    scene = Scene(player(*board, hand="oars"), player()).does("meld:oars")
    assert scene.icons(1)["clock"] == 11
    assert not scene.of(1).specials


@pytest.mark.parametrize(("splayed", "specials"), [("right", ["wonder"]), ("left", [])])
def test_wonder_needs_five_piles_to_the_right_or_up(splayed: str, specials: list[str]) -> None:
    scene = Scene(player(*THREE, f"coal > oars [{splayed}]", "banking > sailing"), player())
    scene.does("dogma:banking", "splay:green-right")
    assert scene.of(1).specials == specials


def test_universe_needs_five_tops_of_eight_or_more() -> None:
    board = ("flight", "skyscrapers", "mass-media", "rocketry")
    scene = Scene(player(*board, hand="railroad socialism"), player()).does("meld:railroad")
    assert not scene.of(1).specials
    assert scene.does("meld:socialism").of(1).specials == ["universe"]


def test_a_special_achievement_is_given_once() -> None:
    board = ("flight", "skyscrapers", "mass-media", "rocketry")
    scene = Scene(player(*board, hand="socialism"), player(achievements="universe"))
    assert not scene.does("meld:socialism").of(1).specials


@pytest.mark.parametrize(("combined", "specials"), [(True, ["monument"]), (False, [])])
def test_monument_adds_or_separates(combined: bool, specials: list[str]) -> None:
    scene = Scene(
        player("monotheism", tucked=2, scored=3),
        player(),
        options={"monument_combined": combined},
    )
    assert scene.does("dogma:monotheism").of(1).specials == specials


@pytest.mark.parametrize("combined", [True, False])
def test_five_cards_are_no_monument(combined: bool) -> None:
    scene = Scene(player("monotheism", tucked=4), player(), options={"monument_combined": combined})
    assert not scene.does("dogma:monotheism").of(1).specials
    assert scene.of(1).tucked == 5


def test_six_of_one_kind_always_make_a_monument() -> None:
    scene = Scene(player("monotheism", tucked=5), player(), options={"monument_combined": False})
    assert scene.does("dogma:monotheism").of(1).specials == ["monument"]


def test_an_achievement_on_another_turn_can_win() -> None:
    scene = Scene(
        player("monotheism"), player("the-wheel", tucked=5, achievements="1 2 3 4 5"), coming="oars"
    )
    scene.does("dogma:monotheism")
    assert scene.outcome.winners == (1,)
    assert scene.told("drew-tucked") == 1


@pytest.mark.parametrize(("counts", "bonus"), [(True, 1), (False, 0)])
def test_showing_a_card_counts_as_sharing(counts: bool, bonus: int) -> None:
    scene = Scene(
        player("specialization"),
        player("industrialization", hand="tools"),
        options={"reveal_counts_as_sharing": counts},
    )
    scene.does("dogma:specialization")
    assert scene.told("revealed") == 1
    assert scene.told("bonus") == bonus


EIGHTS = ("skyscrapers", "mass-media", "socialism", "rocketry")
"""With a red top card of 8 or more these earn Universe."""


def test_a_card_drawn_and_melded_can_earn_one() -> None:
    board = ("flight", "skyscrapers", "corporations", "rocketry")
    scene = Scene(player(*board), player(), coming="socialism").does("dogma:corporations")
    assert scene.of(1).specials == ["universe"]


def test_a_card_drawn_and_tucked_can_earn_one() -> None:
    board = (
        "steam-engine > agriculture [up]",
        "metalworking > the-pirate-code [up]",
        "enterprise",
        "databases",
    )
    scene = Scene(player(*board), player(), coming="experimentation colonialism")
    scene.does("dogma:steam-engine")
    assert scene.of(1).specials == ["empire"]
    assert scene.icons(1)["leaf"] == 0


def test_scoring_a_card_can_earn_one_by_what_it_uncovers() -> None:
    """Satellites brings the twelfth clock, for as long as Software is not covered."""
    board = ("robotics > fission [up]", "sailing > satellites", "software", "the-internet")
    scene = Scene(player(*board), player(), coming="bioengineering").does("dogma:robotics")
    assert scene.icons(1)["clock"] == 11
    assert scene.of(1).specials == ["world"]


def test_returning_a_card_can_earn_one_by_what_it_uncovers() -> None:
    board = ("fission", "skyscrapers", "mass-media", "socialism", "tools > rocketry")
    scene = Scene(player(*board), player("software"))
    scene.does("dogma:fission", "return:tools")
    assert scene.of(1).specials == ["universe"]


def test_losing_a_card_can_earn_one_by_what_it_uncovers() -> None:
    scene = Scene(player("gunpowder"), player("oars > flight", *EIGHTS))
    scene.does("dogma:gunpowder")
    assert scene.score(1) >= {"oars"}
    assert scene.of(2).specials == ["universe"]


def test_tucking_a_card_can_earn_one() -> None:
    board = ("suburbia > globalization [up]", "enterprise > services [up]", "metalworking")
    scene = Scene(player(*board, "databases", hand="experimentation"), player())
    scene.does("dogma:suburbia", "tuck:experimentation")
    assert scene.of(1).specials == ["empire"]


def test_losing_a_card_to_another_board_can_earn_one() -> None:
    scene = Scene(player("banking", "optics"), player("coal > flight", *EIGHTS))
    scene.does("dogma:banking", "give:coal")
    assert scene.pile(1, "red") == ["coal", "optics"]
    assert scene.of(2).specials == ["universe"]


def test_receiving_a_card_can_earn_one() -> None:
    scene = Scene(
        player("collaboration", "flight", "skyscrapers", "rocketry"),
        player("tools"),
        coming="services genetics",
    )
    scene.does("dogma:collaboration", "take:services")
    assert scene.of(1).specials == ["universe"]


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("code-of-laws", ["tuck:mysticism", "none"]),
        ("philosophy", ["score:mysticism"]),
        ("machine-tools", []),
        ("monotheism", []),
    ],
)
def test_the_sixth_card_makes_a_monument_however_it_is_tucked_or_scored(
    card: str, answers: list[str]
) -> None:
    scene = Scene(player(card, hand="mysticism", tucked=5), player(), coming="oars")
    scene.does(f"dogma:{card}", *answers)
    assert scene.of(1).specials == ["monument"]
