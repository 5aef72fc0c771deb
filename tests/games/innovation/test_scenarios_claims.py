"""The numbered scenarios about special achievements, but for those of ages 6 to 10."""

from tests.games.innovation.scene import Scene, player


def test_scenario_46_world_by_a_sharer() -> None:
    scene = Scene(player("translation"), player("sailing", "city-states"))
    scene.does("dogma:translation")
    assert (scene.of(1).specials, scene.of(2).specials) == ([], ["world"])
    assert scene.told("bonus") == 1


def test_scenario_47_universe_by_astronomy() -> None:
    scene = Scene(player("astronomy"), player(), coming="canning").does("dogma:astronomy")
    assert scene.hand(1) == {"canning"}
    assert scene.of(1).specials == ["universe"]


def test_scenario_48_empire_in_the_middle() -> None:
    scene = Scene(
        player(
            "road-building",
            "enterprise",
            "globalization > agriculture [up]",
            "rocketry",
            hand="classification databases",
        ),
        player(),
    )
    scene.does("dogma:road-building", "meld:classification meld:databases")
    messages = [event.text.id.removeprefix("innovation.") for event in scene.events]
    assert messages[-3:] == ["melded", "claimed", "melded"]
    scene.does("none")
    assert scene.icons(1)["bulb"] == 0
    assert scene.of(1).specials == ["empire"]


def test_scenario_51_masonry_split() -> None:
    scene = Scene(player("masonry", hand="oars archery tools the-wheel"), player())
    scene.does("dogma:masonry", "meld:oars meld:archery meld:tools")
    scene.does("dogma:masonry", "meld:the-wheel")
    assert not scene.of(1).specials
    scene = Scene(player("masonry", hand="oars archery tools the-wheel"), player())
    scene.does("dogma:masonry", "meld:oars meld:archery meld:tools meld:the-wheel")
    assert scene.of(1).specials == ["monument"]


def test_scenario_52_simultaneous_for_the_player_on_turn() -> None:
    scene = Scene(
        player(
            "societies",
            "navigation",
            "metalworking",
            "stem-cells > globalization [up]",
            "rocketry > quantum-theory [right]",
        ),
        player(
            "services > enterprise [up]",
            "masonry",
            "coal",
            "databases",
            "writing > experimentation",
        ),
    )
    before = scene.icons(1), scene.icons(2)
    assert [min(icons.values()) < 3 for icons in before] == [True, True]
    scene.does("dogma:societies")
    after = scene.icons(1), scene.icons(2)
    assert [min(icons.values()) >= 3 for icons in after] == [True, True]
    assert (scene.of(1).specials, scene.of(2).specials) == (["empire"], [])


def test_scenario_52_simultaneous_for_two_others() -> None:
    """The third player shares Road Building and gives Coal to the second."""
    scene = Scene(
        player("road-building"),
        player("monotheism > enterprise [up]", "stem-cells", "rocketry > experimentation [up]"),
        player(
            "coal > fission",
            "the-wheel",
            "globalization > agriculture [up]",
            hand="translation philosophy",
        ),
    )
    scene.does("dogma:road-building", "meld:translation meld:philosophy")
    assert not scene.of(3).specials
    scene.does("choose:player-2")
    assert [min(scene.icons(seat).values()) >= 3 for seat in (2, 3)] == [True, True]
    assert [scene.of(seat).specials for seat in (1, 2, 3)] == [[], ["empire"], []]


def test_scenario_60_achievement_win_at_once() -> None:
    scene = Scene(
        player(
            "invention > sailing [left]",
            "oars > archery [up]",
            "masonry > agriculture [right]",
            "tools > writing [right]",
            "mysticism > city-states [up]",
            achievements="1 2 3 4 5",
        ),
        player("coal"),
    )
    scene.does("dogma:invention", "splay:green-right")
    assert scene.outcome.reason.id == "innovation.end-achievements"
    assert scene.outcome.places == (1, 2)
    assert scene.of(1).specials == ["wonder"]
    assert not scene.score(1)
