"""What a sharer changes earns whoever activated the card one draw, and nothing else does."""

import pytest

from tests.games.innovation.scene import Scene, player


@pytest.mark.parametrize(
    ("card", "board", "hand", "answers", "bonus"),
    [
        ("the-wheel", "mysticism", "", [], 1),
        ("masonry", "metalworking", "the-wheel", ["meld:the-wheel"], 1),
        ("masonry", "metalworking", "the-wheel", ["none"], 0),
        ("code-of-laws", "city-states", "mysticism", ["tuck:mysticism", "none"], 1),
        ("philosophy", "experimentation", "tools", ["score:tools"], 1),
        ("philosophy", "experimentation", "tools", ["none"], 0),
        ("philosophy", "education > mysticism", "", ["splay:purple-left"], 1),
        ("philosophy", "education > mysticism", "", ["none"], 0),
        ("philosophy", "education > mysticism [left]", "", [], 0),
        ("tools", "writing", "oars", ["return:oars"], 1),
        ("specialization", "coal", "agriculture", [], 0),
        ("specialization", "coal", "mysticism", [], 1),
        ("canal-building", "sailing", "coal", ["choose:yes"], 1),
        ("canal-building", "sailing", "coal", ["none"], 0),
        ("canal-building", "sailing", "", [], 0),
        (
            "publications",
            "experimentation > tools",
            "",
            ["choose:blue", "order:tools order:experimentation", "none"],
            1,
        ),
        (
            "publications",
            "experimentation > tools",
            "",
            ["choose:blue", "order:experimentation order:tools", "none"],
            0,
        ),
    ],
)
def test_every_kind_of_change_earns_the_bonus(
    card: str, board: str, hand: str, answers: list[str], bonus: int
) -> None:
    options = {"reveal_counts_as_sharing": False, "tools_needs_three": False}
    scene = Scene(player(card), player(board, hand=hand), options=options)
    scene.does(f"dogma:{card}", *answers)
    assert scene.rests
    assert scene.told("shares") >= 1
    assert scene.told("bonus") == bonus


def test_what_a_sharer_carries_out_alone_earns_the_bonus() -> None:
    scene = Scene(player("self-service"), player("encyclopedia", "sailing"), coming="oars")
    scene.does("dogma:self-service", "choose:sailing")
    assert scene.pile(2, "red") == ["oars"]
    assert scene.told("bonus") == 1


def test_cards_that_change_places_and_back_earn_nothing_by_a_demand() -> None:
    scene = Scene(player("machinery", hand="coal"), player(hand="oars")).does("dogma:machinery")
    assert scene.hand(2) == {"coal"}
    assert scene.told("bonus") == 0
