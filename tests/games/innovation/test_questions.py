"""How effects put their questions: who demands, and an order only where it matters."""

import pytest

from games.innovation.cards import NAMES
from games.text import Player, Series, Text, say
from tests.games.innovation.scene import Scene, player


def asked(scene: Scene) -> str:
    """Which question the effect puts, without the effect's own words."""
    question = scene.decision().prompt.args["question"]
    assert isinstance(question, Text)
    return question.id.removeprefix("innovation.ask-")


def test_a_victim_is_told_who_demands() -> None:
    scene = Scene(player("tools"), player("archery"), player(hand="oars writing"), turn=1)
    scene.does("dogma:archery")
    prompt = scene.decision().prompt
    assert scene.decision().seat == 2
    assert (prompt.id, prompt.args["player"]) == ("innovation.prompt-demand", Player(1))


def test_whoever_demands_is_told_that_the_demand_is_their_own() -> None:
    scene = Scene(player("collaboration"), player("tools")).does("dogma:collaboration")
    assert scene.decision().seat == 0
    assert scene.decision().prompt.id == "innovation.prompt-own-demand"


def test_a_shared_effect_names_nobody() -> None:
    scene = Scene(player("agriculture", hand="tools"), player()).does("dogma:agriculture")
    assert scene.decision().prompt.id == "innovation.prompt"


def test_what_follows_a_demand_is_demanded_of_nobody() -> None:
    scene = Scene(player("refrigeration", hand="coal"), player(hand="oars paper"))
    scene.does("dogma:refrigeration")
    assert scene.decision().prompt.id == "innovation.prompt-demand"
    scene.does("return:oars")
    assert scene.asks(1) == {"score:coal", "none"}
    assert scene.decision().prompt.id == "innovation.prompt"


@pytest.mark.parametrize(
    ("card", "answers", "named"),
    [
        ("empiricism", ["choose:red choose:green"], {"red", "green"}),
        ("mass-media", ["return:coal", "choose:7"], {7}),
    ],
)
def test_what_is_named_is_told(card: str, answers: list[str], named: set[object]) -> None:
    scene = Scene(player(card, hand="coal"), player(), coming="genetics")
    scene.does(f"dogma:{card}", *answers)
    (said,) = [
        event.text.args["things"] for event in scene.events if event.text.id[-6:] == ".named"
    ]
    assert isinstance(said, Series)
    things = [thing.args.values() for thing in said.items if isinstance(thing, Text)]
    assert {getattr(value, "key", value) for values in things for value in values} == named


@pytest.mark.parametrize(
    ("hand", "ordered", "question"),
    [
        ("oars currency paper coal", False, "return"),
        ("oars tools paper coal", True, "return-some-in-order"),
    ],
)
def test_returning_asks_for_an_order_only_within_an_age(
    hand: str, ordered: bool, question: str
) -> None:
    scene = Scene(player("pottery", hand=hand), player()).does("dogma:pottery")
    assert scene.decision().ordered is ordered
    assert asked(scene) == question


@pytest.mark.parametrize(
    ("hand", "ordered", "question"),
    [
        ("oars tools the-wheel", False, "meld"),
        ("oars archery the-wheel", True, "meld-some-in-order"),
    ],
)
def test_melding_asks_for_an_order_only_within_a_colour(
    hand: str, ordered: bool, question: str
) -> None:
    scene = Scene(player("masonry", hand=hand), player()).does("dogma:masonry")
    assert scene.decision().ordered is ordered
    assert asked(scene) == question


def test_an_order_matters_where_an_achievement_lies_on_the_way() -> None:
    """Classification gives three of each icon, as long as Writing does not cover the clocks."""
    board = ("road-building", "enterprise", "globalization > agriculture [up]", "rocketry")
    scene = Scene(player(*board, hand="writing classification"), player())
    scene.does("dogma:road-building")
    assert scene.decision().ordered
    scene = Scene(player("road-building", hand="writing classification"), player())
    scene.does("dogma:road-building")
    assert not scene.decision().ordered


@pytest.mark.parametrize(
    ("order", "specials"),
    [("experimentation the-internet", ["world"]), ("the-internet experimentation", [])],
)
def test_an_order_matters_where_one_lies_on_the_way_of_what_is_returned(
    order: str, specials: list[str]
) -> None:
    """Software below Experimentation brings the twelfth clock, if The Internet still shows two."""
    scene = Scene(
        player(
            "robotics > fission > flight > mobility [up]",
            "electricity > satellites [left]",
            "experimentation > software",
            "the-internet",
        ),
        player(),
    )
    scene.does("dogma:electricity")
    assert asked(scene) == "return-in-order"
    scene.does(" ".join(f"return:{card}" for card in order.split()))
    assert scene.of(1).specials == specials
    assert scene.icons(1)["clock"] == 10


def test_a_card_of_somebody_else_says_whose_it_is() -> None:
    scene = Scene(player("fission", "writing"), player("tools"), coming="software")
    scene.does("dogma:fission")
    mine, theirs = (scene.decision().option(f"return:{card}") for card in ("writing", "tools"))
    assert mine
    assert theirs
    assert mine.label.id == "innovation.card"
    assert (theirs.label.id, theirs.label.args["player"]) == ("innovation.card-of", Player(1))


def test_only_what_may_be_left_can_be_declined() -> None:
    scene = Scene(player("ecology", hand="oars tools paper"), player()).does("dogma:ecology")
    assert scene.decision().declining == say("innovation.decline")
    scene.does("return:oars")
    assert scene.decision().declining is None


def test_what_must_all_go_asks_for_the_order_alone() -> None:
    scene = Scene(player("railroad", hand="oars tools coal"), player()).does("dogma:railroad")
    assert asked(scene) == "return-in-order"
    scene = Scene(player("railroad", hand="oars coal"), player()).does("dogma:railroad")
    assert scene.rests


def test_a_card_carried_out_alone_asks_in_its_own_name() -> None:
    scene = Scene(player("self-service", "agriculture", hand="oars"), player())
    scene.does("dogma:self-service")
    assert scene.decision().prompt.args["source"] == NAMES["agriculture"]


def test_a_single_card_needs_no_yes_before_it() -> None:
    scene = Scene(player("reformation", hand="oars"), player()).does("dogma:reformation")
    assert scene.asks(1) == {"tuck:oars", "none"}
    assert scene.decision().most == 1


def test_one_card_is_one_card() -> None:
    scene = Scene(player("agriculture", hand="oars tools"), player()).does("dogma:agriculture")
    assert scene.decision().most == 1


def test_those_who_take_part_in_another_turn_are_told_first() -> None:
    scene = Scene(player("oars"), player("metalworking"), player(hand="clothing"))
    scene.does("dogma:oars")
    told = {event.text.id.removeprefix("innovation."): event.touches for event in scene.events}
    assert (told["suffers"], told["shares"], told["carries-out"]) == ((2,), (1,), ())


def test_returned_cards_may_be_taken_as_listed_but_melds_decide_what_is_on_top() -> None:
    scene = Scene(player("pottery", hand="oars tools paper"), player()).does("dogma:pottery")
    assert scene.decision().as_listed
    scene = Scene(player("masonry", hand="oars archery"), player()).does("dogma:masonry")
    assert scene.decision().ordered
    assert not scene.decision().as_listed


def test_a_single_pile_is_splayed_or_not() -> None:
    scene = Scene(player("philosophy > mysticism"), player()).does("dogma:philosophy")
    assert asked(scene) == "agree"
    scene = Scene(player("philosophy > mysticism", "oars > archery"), player())
    assert asked(scene.does("dogma:philosophy")) == "splay"
