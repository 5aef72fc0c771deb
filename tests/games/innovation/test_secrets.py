"""Who sees and hears what."""

import msgspec
import pytest

from games.chance import Chance, Seed
from games.innovation.rules import Innovation
from games.text import Seat, Series, names_in
from tests.games.innovation.scene import Scene, player


def heard(scene: Scene, seat: Seat | None) -> set[str]:
    """Every card that a seat heard of by name."""
    texts = [event.heard_by(seat) for event in scene.events]
    return {name.key for text in texts if text for name in names_in(text)}


def test_hands_and_score_piles_show_backs_to_others() -> None:
    scene = Scene(player("oars", hand="tools paper", score="coal"), player())
    mine, theirs = scene.table.view(0).players[0], scene.table.view(1).players[0]
    assert (mine.hand, mine.score) == (("tools", "paper"), ("coal",))
    assert (theirs.hand, theirs.score) == (None, None)
    assert (theirs.hand_ages, theirs.score_ages, theirs.points) == ((1, 3), (5,), 5)


def test_covered_cards_show_what_the_splay_uncovers() -> None:
    scene = Scene(player("oars > archery > metalworking [right]"), player())
    (mine,), (theirs,) = scene.table.view(0).players[0].piles, scene.table.view(1).players[0].piles
    assert mine.covered == ("archery", "metalworking")
    assert theirs.covered is None
    assert theirs.showing == (("castle", "bulb"), ("castle", "castle"))
    assert (theirs.top, theirs.count) == ("oars", 3)


def test_achievements_are_never_seen() -> None:
    scene = Scene(player("oars", score="coal", achievements="1"), player())
    for seat in (0, 1, None):
        seen = msgspec.json.encode(scene.table.view(seat)).decode()
        assert not [card for card in scene.state.dominated if f'"{card}"' in seen]


def test_a_drawn_card_is_heard_by_its_owner_alone() -> None:
    scene = Scene(player("oars"), player(), coming="tools").does("draw:card")
    assert "tools" in heard(scene, 0)
    assert "tools" not in heard(scene, 1) | heard(scene, None)


def backs(scene: Scene, seat: Seat | None) -> list[tuple[str, object]]:
    """Every event in which a seat heard of a card by its age alone."""
    texts = [event.heard_by(seat) for event in scene.events]
    return [
        (text.id.removeprefix("innovation."), text.args["age"])
        for text in texts
        if text and text.id.endswith("-hidden")
    ]


@pytest.mark.parametrize(
    ("card", "hand", "answers", "heard_of"),
    [
        ("writing", "", [], [("drew-hidden", 2)]),
        ("machine-tools", "", [], [("drew-scored-hidden", 1)]),
        ("philosophy", "paper", ["score:paper"], [("scored-hidden", 3)]),
        ("miniaturization", "paper", ["return:paper"], [("returned-hidden", 3)]),
    ],
)
def test_others_hear_of_a_hidden_card_by_its_back(
    card: str, hand: str, answers: list[str], heard_of: list[tuple[str, object]]
) -> None:
    scene = Scene(player(card, hand=hand), player(), player("agriculture"))
    scene.does(f"dogma:{card}", *answers)
    assert backs(scene, 1) == backs(scene, None) == heard_of
    assert backs(scene, 0) == []


def test_others_hear_of_what_is_handed_over_by_its_back() -> None:
    scene = Scene(player("emancipation"), player(hand="paper"), player("coal", "metric-system"))
    scene.does("dogma:emancipation")
    assert ("moved-to-score-hidden", 3) in backs(scene, 2)
    assert backs(scene, 0) == [("drew-hidden", 6)]
    scene = Scene(player("combustion"), player(score="paper"), player("optics"))
    scene.does("dogma:combustion")
    assert backs(scene, 2) == [("moved-to-score-hidden", 3)]
    assert backs(scene, 0) == backs(scene, 1) == []
    scene = Scene(player("archery"), player(), player("metalworking")).does("dogma:archery")
    assert backs(scene, 2) == [("drew-hidden", 1), ("moved-to-hand-hidden", 1)]


def test_a_top_card_is_named_to_everybody_wherever_it_goes() -> None:
    scene = Scene(player("coal > archery > oars"), player(), coming="physics")
    scene.does("dogma:coal", "none", "score:coal")
    assert {"coal", "archery"} <= heard(scene, 1) & heard(scene, None)
    scene = Scene(player("gunpowder"), player("masonry")).does("dogma:gunpowder")
    assert "masonry" in heard(scene, None)


def test_a_demanded_card_is_known_to_both_and_to_nobody_else() -> None:
    scene = Scene(
        player("archery"), player(hand="currency"), player("metalworking"), coming="tools"
    )
    scene.does("dogma:archery")
    assert "currency" in heard(scene, 0) & heard(scene, 1)
    assert "currency" not in heard(scene, 2) | heard(scene, None)


def test_a_returned_card_is_known_to_its_owner_alone_unless_it_lay_open() -> None:
    scene = Scene(player("agriculture", hand="tools"), player()).does("dogma:agriculture")
    scene.does("return:tools")
    assert "tools" in heard(scene, 0)
    assert "tools" not in heard(scene, 1) | heard(scene, None)
    scene = Scene(player("electricity", "tools"), player()).does("dogma:electricity")
    assert "tools" in heard(scene, 1) & heard(scene, None)


def test_a_revealed_card_is_heard_by_everybody() -> None:
    scene = Scene(player("mysticism"), player(), coming="oars").does("dogma:mysticism")
    assert "oars" in heard(scene, None)


def test_choices_of_hidden_cards_are_secret() -> None:
    scene = Scene(player("agriculture", hand="tools oars"), player()).does("dogma:agriculture")
    assert scene.decision().secret
    scene = Scene(player("masonry", hand="tools oars"), player()).does("dogma:masonry")
    assert not scene.decision().secret


def test_an_exchange_is_named_to_those_who_took_part() -> None:
    scene = Scene(
        player("machinery", hand="coal"),
        player(hand="sailing oars"),
        player("agriculture", "pottery"),
    )
    scene.does("dogma:machinery")
    assert {"coal", "sailing", "oars"} <= heard(scene, 0) & heard(scene, 1)
    assert not {"coal", "sailing", "oars"} & heard(scene, 2)
    (shown,) = [
        said
        for event in scene.events
        if (said := event.heard_by(2)) and said.id == "innovation.exchanged"
    ]
    assert (shown.args["gone"], shown.args["come"]) == (Series((1, 1)), Series((5,)))
    scene = Scene(player("bicycle", hand="coal paper"), player())
    scene.does("dogma:bicycle", "choose:yes")
    assert {"coal", "paper"} <= heard(scene, 0)
    assert not {"coal", "paper"} & heard(scene, 1)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_imagining_changes_what_is_hidden_and_nothing_else(seat: Seat | None) -> None:
    rules = Innovation()
    scene = Scene(
        player("oars > archery > metalworking > construction [left]", hand="tools", score="coal"),
        player("masonry > agriculture > domestication", hand="paper writing", score="sailing"),
    )
    before = msgspec.json.encode(rules.view(scene.state, seat))
    covered, hands = set(), set()
    for number in range(30):
        other = rules.imagine(scene.state, seat, Chance(Seed.from_words(f"luck {number}")))
        rules.check(other)
        assert msgspec.json.encode(rules.view(other, seat)) == before
        covered.add(tuple(other.players[1].board["yellow"].cards[1:]))
        hands.add(tuple(other.players[1].hand))
    assert (len(covered) > 1) == (len(hands) > 1) == (seat != 1)
    assert scene.hand(2) == {"paper", "writing"}


def test_whoever_has_no_fitting_card_shows_the_hand_to_everybody() -> None:
    scene = Scene(player("oars"), player(hand="tools archery"), player("metalworking"))
    scene.does("dogma:oars")
    for seat in (0, 1, 2, None):
        assert {"tools", "archery"} <= heard(scene, seat)
    assert scene.table.may_undo(0)


def test_whoever_has_a_fitting_card_shows_nothing() -> None:
    scene = Scene(player("oars"), player(hand="tools clothing"), player("metalworking"))
    scene.does("dogma:oars")
    assert "tools" not in heard(scene, 0) | heard(scene, 2) | heard(scene, None)


def test_showing_the_hand_as_proof_is_no_change() -> None:
    scene = Scene(
        player("machinery", hand="oars"), player("agriculture", "pottery", hand="sailing")
    )
    scene.does("dogma:machinery")
    assert scene.shown(2) == {"sailing"}
    assert scene.told("bonus") == 0
