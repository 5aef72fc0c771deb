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
