"""The opening, the four actions, and how a game is won."""

import pytest

from games.chance import Chance, Seed
from games.innovation.cards import NAMES
from games.innovation.rules import Innovation
from games.innovation.state import Options
from games.table import Table
from games.text import Player, Series, say
from tests.games.innovation.scene import Scene, player


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_setup_deals_decks_achievements_and_hands(seats: int) -> None:
    state = Innovation().setup(seats, Options(), Chance(Seed.from_words("setup")))
    assert [len(deck) for deck in state.decks] == [14 - 2 * seats, *[9] * 8, 10]
    assert [len(holding.hand) for holding in state.players] == [2] * seats
    assert len(state.dominated) == 9
    Innovation().check(state)


def test_first_melds_are_chosen_together_and_in_secret() -> None:
    table = Table.start(Innovation(), 3, Options(), Seed.from_words("opening"))
    assert [decision.seat for decision in table.pending] == [0, 1, 2]
    assert all(decision.secret for decision in table.pending)
    chosen = table.pending[1].options[0].key
    assert not table.answer(1, (chosen,))
    assert not table.view(0).players[1].piles
    assert table.undo(1) == (chosen,)
    for seat in (2, 0, 1):
        decision = table.decision(seat)
        assert decision
        events = table.answer(seat, (decision.options[0].key,))
    assert [event.text.id for event in events].count("innovation.melded") == 3
    first = table.view(None).turn
    card = NAMES[table.view(None).players[first].tops[0]]
    assert events[-1].text == say("innovation.begins", player=Player(first), card=card)
    assert all(len(holding.piles) == 1 for holding in table.view(None).players)


@pytest.mark.parametrize(("language", "first"), [("fr", 0), ("en", 1), ("de", 1)])
def test_first_player_depends_on_the_language(language: str, first: int) -> None:
    """Écriture before Tissage, but Clothing before Writing and Kleidung before Schrift."""
    options = Options(first_player_language=language)  # type: ignore[arg-type]
    rules = Innovation()
    state = rules.setup(2, options, Chance(Seed.from_words("language")))
    hands = [["writing", "oars"], ["clothing", "tools"]]
    pool = [*state.decks[0], state.dominated[0], *state.players[0].hand, *state.players[1].hand]
    rest = [card for card in pool if card not in hands[0] + hands[1]]
    state.players[0].hand, state.players[1].hand = hands
    state.dominated[0], state.decks[0] = rest[0], rest[1:]
    rules.check(state)
    chance = Chance(Seed.from_words("language"))
    table = Table.at(rules, 2, options, Seed.from_words("language"), state, chance)
    table.answer(0, ("meld:writing",))
    table.answer(1, ("meld:clothing",))
    assert (table.view(None).turn, table.view(None).actions) == (first, 1)


def test_a_language_without_titles_leaves_the_options_alone() -> None:
    assert Innovation().spoken("de") == {"first_player_language": "de"}
    assert Innovation().spoken("eo") == {}


@pytest.mark.parametrize(("seats", "actions"), [(2, [1, 2, 2]), (3, [1, 2, 2]), (4, [1, 1, 2])])
def test_first_turns_have_one_action(seats: int, actions: list[int]) -> None:
    table = Table.start(Innovation(), seats, Options(), Seed.from_words("turns"))
    for seat in range(seats):
        decision = table.decision(seat)
        assert decision
        table.answer(seat, (decision.options[0].key,))
    counted = []
    for _ in actions:
        view = table.view(None)
        counted.append(view.actions)
        for _ in range(view.actions):
            table.answer(view.turn, ("draw:card",))
    assert counted == actions


def test_every_action_is_offered_and_nothing_else() -> None:
    scene = Scene(
        player("oars > archery", "tools", hand="sailing", score="coal"), player("writing")
    )
    assert scene.asks(1) == {"achieve:1", "dogma:oars", "dogma:tools", "meld:sailing", "draw:card"}
    assert scene.refuses("dogma:archery") == "innovation.covered"
    assert scene.refuses("dogma:writing") == "innovation.not-on-board"
    assert scene.refuses("meld:oars") == "innovation.not-in-hand"
    assert scene.refuses("achieve:2") == "innovation.too-few-points"
    assert scene.refuses("achieve:10") == "innovation.no-such-age"
    assert scene.refuses("none") == "core.too-few"


@pytest.mark.parametrize(
    ("score", "offered"),
    [
        ("oars currency", set()),
        ("coal", {"achieve:1"}),
        ("currency paper anatomy", {"achieve:1"}),
        ("coal physics", {"achieve:1", "achieve:2"}),
        ("coal physics anatomy", {"achieve:1", "achieve:2"}),
    ],
)
def test_an_age_takes_five_points_times_its_number(score: str, offered: set[str]) -> None:
    scene = Scene(player("statistics", score=score), player())
    assert {key for key in scene.asks(1) if key.startswith("achieve")} == offered


def test_dogma_options_tell_who_takes_part() -> None:
    scene = Scene(player("oars"), player("metalworking"), player("sailing"))
    option = scene.decision().option("dogma:oars")
    assert option
    assert option.hint
    assert option.hint.id == "innovation.dogma-both-hint"
    assert option.hint.args["sharers"] == Series((Player(1),))
    assert option.hint.args["victims"] == Series((Player(2),))
    alone = Scene(player("writing"), player()).decision().option("dogma:writing")
    assert alone
    assert alone.hint
    assert alone.hint.id == "innovation.dogma-alone-hint"


@pytest.mark.parametrize(
    ("card", "hint"), [("archery", "dogma-demand-hint"), ("the-wheel", "dogma-shared-hint")]
)
def test_nobody_shares_a_demand_or_suffers_what_is_shared(card: str, hint: str) -> None:
    option = (
        Scene(player(card), player("metalworking"), player("sailing"))
        .decision()
        .option(f"dogma:{card}")
    )
    assert option
    assert option.hint
    assert option.hint.id == f"innovation.{hint}"


def test_a_dogma_that_changes_nothing_says_so() -> None:
    assert Scene(player("tools"), player()).does("dogma:tools").told("unaltered") == 1
    assert Scene(player("writing"), player()).does("dogma:writing").told("unaltered") == 0


def test_meld_covers_and_can_be_taken_back() -> None:
    scene = Scene(player("oars", hand="archery"), player()).does("meld:archery")
    assert scene.pile(1, "red") == ["archery", "oars"]
    assert scene.table.may_undo(0) is None
    scene.table.undo(0)
    assert scene.pile(1, "red") == ["oars"]
    assert scene.hand(1) == {"archery"}


def test_a_drawn_card_cannot_be_taken_back() -> None:
    scene = Scene(player("oars"), player()).does("draw:card")
    refusal = scene.table.may_undo(0)
    assert refusal
    assert refusal.reason.id == "core.undo-nothing"


@pytest.mark.parametrize(
    ("board", "hand", "answers", "alone"),
    [
        (["philosophy"], "paper", ["dogma:philosophy", "score:paper"], True),
        (["miniaturization"], "paper", ["dogma:miniaturization", "return:paper"], True),
        (["bicycle"], "paper", ["dogma:bicycle", "choose:yes"], True),
        (
            ["self-service", "fission", "writing > tools"],
            "",
            ["dogma:self-service", "choose:fission", "return:writing"],
            False,
        ),
    ],
)
def test_what_brings_nothing_to_light_can_be_taken_back_alone(
    board: list[str], hand: str, answers: list[str], alone: bool
) -> None:
    scene = Scene(player(*board, hand=hand), player()).does(*answers)
    assert scene.rests
    assert (scene.table.may_undo(0) is None) is alone


def test_an_empty_board_draws_a_one() -> None:
    scene = Scene(player(), player(), coming="tools").does("draw:card")
    assert scene.hand(1) == {"tools"}


@pytest.mark.parametrize(("seats", "owned"), [(2, "1 2 3 4 5"), (3, "1 2 3 4"), (4, "1 2 empire")])
def test_enough_achievements_win_at_once(seats: int, owned: str) -> None:
    rest = [player() for _ in range(seats - 1)]
    score = "software ai robotics databases"
    scene = Scene(player("evolution", score=score, achievements=owned), *rest).does("achieve:7")
    assert scene.outcome.winners == (0,)
    assert scene.outcome.reason.id == "innovation.end-achievements"
    decided = scene.outcome.account[0]
    assert not scene.outcome.by_points
    assert decided.label.id == "innovation.account-achievements"
    assert decided.points[0] == len(owned.split()) + 1


def test_drawing_beyond_ten_compares_points_then_achievements() -> None:
    decks = dict.fromkeys(range(1, 11), "")
    scene = Scene(player(score="coal"), player(score="physics", achievements="1"), decks=decks)
    option = scene.decision().option("draw:card")
    assert option
    assert option.more
    scene.does("draw:card")
    assert scene.outcome.places == (2, 1)
    assert scene.outcome.scores == (5, 5)
    assert scene.outcome.by_points
    assert [line.points for line in scene.outcome.account] == [(5, 5), (0, 1)]
    assert scene.table.view(None).phase == "over"


def test_turn_passes_to_the_left() -> None:
    scene = Scene(player("oars"), player("tools"), player("writing"), turn=2, actions=1)
    assert scene.does("draw:card").state.turn == 0
    assert scene.state.actions == 2
