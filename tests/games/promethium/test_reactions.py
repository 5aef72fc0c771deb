"""Standing orders, and what a pause may not tell."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.catalogue import game
from games.chance import Chance, Seed
from games.decision import Illegal
from games.promethium.box import ELEMENTS
from games.promethium.rules import Promethium
from games.promethium.state import Options
from games.table import Fault, Table
from tests.games.driving import Step, observers, random_game
from tests.games.promethium.laying import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    PromethiumTable,
    answer,
    asked,
    elements,
    lay,
    offered,
    player,
    refusal,
    state,
    stock,
    told,
)
from tests.games.promethium.test_buying import AT_29, bids, sale

BUYER = "hand = []"
THIEF = 'hand = ["theft"]\ninfluence = 3\n'
NO_THIEF = 'hand = ["market"]\ninfluence = 3\n'


def bought(*others: str, seats: int = 4) -> PromethiumTable:
    """Red has just bought Great Britain, Chemist and coal, and takes the first two."""
    table = sale(bids(AT_29, "1:5"), players=(BUYER, *others), seats=seats)
    answer(table, "announce:1-2", "leave:COA")
    return table


def test_with_a_list_the_theft_happens_by_itself() -> None:
    table = bought(THIEF + 'order = "list"\nwanted = ["ALU", "CHE", "GB"]')
    assert elements(table, YELLOW) == {"CHE": 1}
    assert elements(table, RED) == {"GB": 1, "COA": 1}
    assert stock(table) == {}
    assert player(table, YELLOW).influence == 0


def test_a_list_that_names_nothing_of_the_tile_does_nothing() -> None:
    table = bought(THIEF + 'order = "list"\nwanted = ["ALU", "FIN"]')
    assert elements(table, YELLOW) == {}
    assert elements(table, RED) == {"GB": 1, "CHE": 1}
    assert player(table, YELLOW).hand == ["theft"]


def test_a_list_goes_on_to_what_the_reserve_still_has() -> None:
    row = THIEF + 'order = "list"\nwanted = ["CHE", "GB"]'
    table = bought(row, "elements = { CHE = 8 }")
    assert elements(table, YELLOW) == {"GB": 1}
    assert elements(table, RED) == {"COA": 1}
    assert player(table, YELLOW).discards == ["theft"]
    table = bought(THIEF + 'order = "list"\nwanted = ["CHE"]', "elements = { CHE = 8 }")
    assert player(table, YELLOW).hand == ["theft"], "no card for an element that is not there"


def test_a_list_without_the_card_does_nothing_and_looks_the_same() -> None:
    table = bought(NO_THIEF + 'order = "list"\nwanted = ["CHE"]')
    assert elements(table, RED) == {"GB": 1, "CHE": 1}
    assert asked(table) == [YELLOW], "Yellow's own turn, no pause before it"
    assert state(table).announced == -1


def test_never_is_never_asked() -> None:
    table = bought(THIEF + 'order = "never"')
    assert elements(table, RED) == {"GB": 1, "CHE": 1}


@pytest.mark.parametrize("hand", [THIEF, NO_THIEF])
def test_whoever_wants_to_be_asked_is_asked_with_the_card_or_without(hand: str) -> None:
    table = bought(hand + 'order = "ask"')
    assert asked(table) == [YELLOW]
    steals = [key for key in offered(table) if key.startswith("steal:")]
    assert steals == (["steal:GB", "steal:CHE", "steal:COA"] if hand == THIEF else [])
    prompt = table.pending[0].prompt.id.removeprefix("promethium.")
    assert prompt == ("ask-steal" if hand == THIEF else "ask-steal-without")
    answer(table, "pass:purchase")
    assert elements(table, RED) == {"GB": 1, "CHE": 1}
    assert player(table, YELLOW).order == "ask"


@pytest.mark.parametrize(
    "row",
    [
        'hand = ["theft"]\ninfluence = 2',
        "hand = []\ninfluence = 9",
        'hand = ["market"]\ndiscards = ["theft"]',
    ],
)
def test_nobody_is_asked_who_everybody_knows_cannot_steal(row: str) -> None:
    table = bought(row + '\norder = "ask"')
    assert elements(table, RED) == {"GB": 1, "CHE": 1}


def test_an_improvement_makes_theft_cheaper() -> None:
    row = 'hand = ["theft"]\ninfluence = 2\nimprovements = ["IMP_SCHEME"]\norder = "ask"'
    table = bought(row)
    answer(table, "steal:GB")
    assert player(table, YELLOW).influence == 0


def test_all_are_asked_at_once_and_the_first_clockwise_steals() -> None:
    ask = THIEF + 'order = "ask"'
    table = bought(ask, NO_THIEF + 'order = "ask"', ask)
    assert {*asked(table)} == {YELLOW, GREEN, BLUE}
    table.answer(BLUE, ("steal:CHE",))
    table.answer(GREEN, ("pass:salon",))
    table.answer(YELLOW, ("steal:CHE",))
    assert elements(table, YELLOW) == {"CHE": 1}
    assert elements(table, BLUE) == {}
    assert player(table, BLUE).hand == ["theft"]
    assert player(table, BLUE).influence == 3
    assert player(table, GREEN).order == "never"


def test_a_list_further_on_waits_for_those_before() -> None:
    table = bought(NO_THIEF + 'order = "ask"', THIEF + 'order = "list"\nwanted = ["CHE"]')
    assert elements(table, GREEN) == {}
    answer(table, "pass:purchase")
    assert elements(table, GREEN) == {"CHE": 1}


@pytest.mark.parametrize("hand", ['["theft"]', '["market"]'])
def test_everybody_gives_a_standing_order_in_the_last_bidding_turn(hand: str) -> None:
    table = lay('phase = "bid"\nturn = 15\nline = "row-1"', f"hand = {hand}")
    assert asked(table) == [RED]
    answer(table, "place:2-row-1-left")
    assert asked(table) == [RED]
    assert {*offered(table)} == {"order:ask", *(f"order:{element}" for element in ELEMENTS)}
    answer(table, "order:ALU order:CHE order:FR")
    assert player(table, RED).order == "list"
    assert player(table, RED).wanted == ["CHE", "ALU", "FR"], "as they stand in the list"
    assert state(table).phase == "buy"


def test_the_question_says_whether_one_holds_the_card() -> None:
    prompts = []
    for hand in ('["theft"]', '["market"]'):
        table = lay('phase = "bid"\nturn = 15\nline = "row-1"', f"hand = {hand}")
        answer(table, "place:2-row-1-left")
        prompts.append(table.pending[0].prompt.id)
    assert prompts == ["promethium.ask-order", "promethium.ask-order-without"]


@pytest.mark.parametrize("hand", ['["theft"]', '["market"]'])
def test_every_silent_order_takes_as_many_answers(hand: str) -> None:
    """How many answers were given is seen by all, so it may not tell a list from a refusal."""
    seen = []
    for order in ("none", "order:CHE", "order:ALU order:GB"):
        table = lay('phase = "bid"\nturn = 15\nline = "row-1"', f"hand = {hand}")
        events = answer(table, "place:2-row-1-left", order)
        heard = [event.heard_by(YELLOW) for event in events]
        seen.append((table.answered, asked(table), heard, table.view(YELLOW)))
    assert seen[0] == seen[1] == seen[2]


def test_one_can_be_asked_about_some_elements_only_and_all_are_told() -> None:
    table = lay('phase = "bid"\nturn = 15\nline = "row-1"', THIEF)
    events = answer(table, "place:2-row-1-left", "order:ask order:CHE order:IRO")
    told_others = [text for event in events if (text := event.heard_by(None))]
    assert "promethium.waits-for" in [text.id for text in told_others]
    assert table.view(None).players[RED].wanted == ("CHE", "IRO")
    assert table.view(None).players[RED].waits


@pytest.mark.parametrize("hand", [THIEF, NO_THIEF])
@pytest.mark.parametrize(("wanted", "waits"), [("CHE", True), ("ALU", False)])
def test_the_table_waits_only_where_a_named_element_is_bought(
    hand: str, wanted: str, waits: bool
) -> None:
    table = bought(hand + f'order = "ask"\nwanted = ["{wanted}"]')
    assert ("pass:purchase" in offered(table)) == waits
    if not waits:
        assert elements(table, RED) == {"GB": 1, "CHE": 1}


def test_whoever_is_no_longer_asked_is_said_to_be() -> None:
    table = bought(THIEF + 'order = "ask"\nwanted = ["CHE"]')
    events = answer(table, "pass:salon")
    assert "waits-not" in told(events)
    assert (player(table, YELLOW).order, player(table, YELLOW).wanted) == ("never", [])


def test_orders_end_with_the_salon() -> None:
    table = sale('track = "1"', bids(AT_29, "1:5"), players=(THIEF + 'order = "ask"',))
    answer(table, "announce:1-2", "leave:COA")
    assert state(table).phase == "office"
    assert player(table, RED).order == "never"


def test_no_order_is_asked_of_those_who_everybody_knows_cannot_steal() -> None:
    for row in ("influence = 2", "hand = []", 'hand = ["market"]\ndiscards = ["theft"]'):
        table = lay('phase = "bid"\nturn = 15\nline = "row-1"', row)
        answer(table, "place:2-row-1-left")
        assert state(table).phase == "buy"


def test_an_order_can_be_changed_in_the_own_buying_turn() -> None:
    table = sale(bids(AT_29, "1:5"), players=(THIEF,))
    answer(table, "order:change", "order:ask")
    assert player(table, RED).order == "ask"
    assert asked(table) == [RED]


def test_from_outside_a_list_looks_like_never() -> None:
    rows = (THIEF + 'order = "list"\nwanted = ["CHE"]', NO_THIEF + 'order = "never"')
    seen = []
    for row in rows:
        table = sale(bids(AT_29, "1:5"), players=(BUYER, row))
        there = table.view(RED).players[YELLOW]
        seen.append((there.waits, there.order, there.wanted, there.cards, there.hand))
    assert seen[0] == seen[1] == (False, None, (), 1, None)


def test_who_is_asked_follows_from_what_everybody_knows() -> None:
    """Deal all hidden cards, tokens and orders anew: the same seats are asked at a purchase."""
    rules = Promethium()
    rows = (THIEF + 'order = "ask"', THIEF + 'order = "never"', NO_THIEF + 'order = "ask"')
    table = sale(bids(AT_29, "1:5", "2:3"), players=(BUYER, *rows))
    thieves = set()
    compared = 0
    for number in range(60):
        chance = Chance(Seed.from_words(f"again {number}"))
        other = rules.imagine(state(table), None, chance)
        thieves |= {seat for seat, one in enumerate(other.players) if "theft" in one.hand}
        elsewhere = Table.at(rules, 4, table.options, table.seed, other, chance)
        red, yellow = (bid.value for bid in other.ends.values())
        if red > yellow:
            answer(elsewhere, "announce:1-2", "leave:COA")
            assert asked(elsewhere) == [YELLOW, BLUE]
            compared += 1
    assert thieves == {YELLOW, GREEN, BLUE}
    assert compared > 20


def test_persuasion_that_was_countered_is_known_to_be_in_hand() -> None:
    buyer = 'influence = 4\nhand = ["persuasion", "market"]'
    table = sale(bids(AT_29, "1:5"), players=(buyer, THIEF + 'order = "ask"'))
    answer(table, "announce:1-2", "persuade:all", "steal:CHE")
    assert table.view(None).players[RED].shown == ("persuasion",)
    for number in range(20):
        chance = Chance(Seed.from_words(f"shown {number}"))
        other = Promethium().imagine(state(table), YELLOW, chance)
        assert "persuasion" in other.players[RED].hand


def test_a_card_seen_by_all_is_forgotten_once_it_is_played_or_discarded() -> None:
    row = 'hand = ["persuasion"]\nshown = ["persuasion"]'
    table = sale(bids(AT_29, "1:5"), players=(row,))
    answer(table, "announce:1-2", "persuade:all")
    assert player(table, RED).shown == []
    table = lay('phase = "end"', row)
    answer(table, "discard:persuasion")
    assert player(table, RED).shown == []
    assert player(table, RED).discards == ["persuasion"]


def test_with_open_hands_only_those_who_hold_the_card_are_asked() -> None:
    ask = 'order = "ask"'
    rows = (BUYER, NO_THIEF + ask, THIEF + ask)
    table = sale("open_hands = true", bids(AT_29, "1:5"), players=rows)
    answer(table, "announce:1-2", "leave:COA")
    assert asked(table) == [GREEN]


def test_persuasion_is_no_longer_possible_after_another_card_in_the_same_turn() -> None:
    row = 'hand = ["persuasion", "planning"]'
    table = sale(bids(AT_29, "1:5"), players=(row,))
    answer(table, "scheme:planning", "keep:" + top(table), "announce:1-2")
    assert "persuade:all" not in offered(table)


def top(table: PromethiumTable) -> str:
    return "-".join(state(table).deck[:3])


def test_playing_a_reaction_at_another_time_is_refused() -> None:
    table = sale(bids(AT_29, "1:5"), players=('hand = ["theft", "persuasion"]',))
    assert refusal(table, "scheme:theft") == "promethium.scheme-on-purchase"
    assert refusal(table, "scheme:persuasion") == "promethium.scheme-on-purchase"


def test_no_pause_tells_anything_hidden() -> None:
    """Whatever is hidden from an observer, the table waits for the same seats at the same time."""
    compared = windows = 0
    for seats, step in steps():
        window = any(decision.option("pass:purchase") for decision in step.table.pending)
        if step.table.answered % 4 and not window:
            continue
        for observer in observers(seats):
            other = elsewhere(step.table, observer, f"{step.table.answered}")
            if other is not None:
                assert asked(other) == asked(step.table)
                compared += 1
                windows += window
    assert compared > 1000
    assert windows > 10


def steps() -> Iterator[tuple[int, Step]]:
    """Random games of two, three and four."""
    for number in range(6):
        seats = 2 + number % 3
        for step in random_game(game("promethium"), seats, Options(), f"pauses {number}"):
            yield seats, step


def elsewhere(table: PromethiumTable, observer: int | None, words: str) -> PromethiumTable | None:
    """The table with all that an observer may not know dealt anew; none where that leads off."""
    try:
        return table.imagine(observer, Seed.from_words(words))
    except (Illegal, Fault):
        return None
