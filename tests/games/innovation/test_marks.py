"""Where each move says that the board has changed, for the marks in the picture."""

import pytest

from tests.games.innovation.scene import Scene, player


def marks(scene: Scene, message: str) -> list[tuple[str, ...]]:
    """The places that events of one kind mark."""
    return [event.marks for event in scene.events if event.text.id == f"innovation.{message}"]


@pytest.mark.parametrize(
    ("card", "coming", "message", "place"),
    [
        ("writing", "currency", "drew", "hand.0"),
        ("mysticism", "oars", "drew-revealed", "hand.0"),
        ("sailing", "oars", "drew-melded", "board.0.red"),
        ("monotheism", "oars", "drew-tucked", "board.0.red"),
        ("machine-tools", "oars", "drew-scored", "score.0"),
        ("writing", "", "activated", "board.0.blue"),
    ],
)
def test_what_is_drawn_marks_where_it_comes_to_lie(
    card: str, coming: str, message: str, place: str
) -> None:
    scene = Scene(player(card), player(), coming=coming).does(f"dogma:{card}")
    assert marks(scene, message) == [(place,)]


@pytest.mark.parametrize(
    ("card", "answer", "message", "place"),
    [
        ("agriculture", "return:oars", "returned", "hand.0"),
        ("philosophy", "score:oars", "scored", "score.0"),
        ("lighting", "tuck:oars", "tucked", "board.0.red"),
        ("masonry", "meld:oars", "melded", "board.0.red"),
    ],
)
def test_a_card_of_ones_own_marks_its_place(
    card: str, answer: str, message: str, place: str
) -> None:
    scene = Scene(player(card, hand="oars"), player()).does(f"dogma:{card}", answer)
    assert marks(scene, message) == [(place,)]


def test_a_transfer_marks_both_places() -> None:
    scene = Scene(player("gunpowder"), player("oars")).does("dogma:gunpowder")
    assert marks(scene, "moved-to-score") == [("board.1.red", "score.0")]
    scene = Scene(player("archery"), player(), coming="tools").does("dogma:archery")
    assert marks(scene, "moved-to-hand") == [("hand.1", "hand.0")]
    scene = Scene(player("banking"), player("coal")).does("dogma:banking")
    assert marks(scene, "moved-to-board") == [("board.1.red", "board.0.red")]


def test_whoever_loses_a_card_is_told_first() -> None:
    scene = Scene(player("gunpowder"), player("oars")).does("dogma:gunpowder")
    (lost,) = [e.touches for e in scene.events if e.text.id == "innovation.moved-to-score"]
    assert lost == (1,)
    scene = Scene(player("statistics"), player(score="coal")).does("dogma:statistics")
    (kept,) = [e.touches for e in scene.events if e.text.id == "innovation.moved-to-hand"]
    assert kept == ()


def test_an_exchange_marks_both_places() -> None:
    scene = Scene(player("medicine", score="oars"), player(score="coal")).does("dogma:medicine")
    assert marks(scene, "exchanged") == [("score.1", "score.0")]
    scene = Scene(player("canal-building", hand="coal"), player())
    scene.does("dogma:canal-building", "choose:yes")
    assert marks(scene, "exchanged") == [("hand.0", "score.0")]


def test_piles_and_achievements_are_marked() -> None:
    scene = Scene(player("philosophy > mysticism"), player())
    assert marks(scene.does("dogma:philosophy", "splay:purple-left"), "splayed") == [
        ("board.0.purple",)
    ]
    scene = Scene(player("publications > tools"), player())
    scene.does("dogma:publications", "choose:blue", "order:tools order:publications")
    assert marks(scene, "rearranged") == [("board.0.blue",)]
    scene = Scene(player("oars", score="coal"), player()).does("achieve:1")
    assert marks(scene, "achieved") == [("achievements.0",)]


def test_the_end_says_who_could_not_draw_what() -> None:
    scene = Scene(player("agriculture", hand="ai"), player())
    scene.does("dogma:agriculture", "return:ai")
    (last,) = [e.text for e in scene.events if e.text.id == "innovation.no-card-left"]
    assert last.args["age"] == 11
