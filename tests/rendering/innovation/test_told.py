"""The text form says everything, and only what may be known."""

import pytest
from msgspec.structs import replace

from games.data import LANGUAGES
from games.innovation.cards import CARDS, ICONS
from games.innovation.effects import EFFECTS
from games.innovation.view import PileView, PlayerView, View
from rendering.innovation.told import alt, describe, describe_hand
from rendering.pictures import ALT_MOST
from rendering.words import Words
from tests.games.innovation import scene as at
from tests.rendering.hostile import HOSTILE
from tests.rendering.innovation.changing import CHANGES, Change, base, crowded
from tests.rendering.sampling import NAMES, moments, spread

WORDS = Words("en", NAMES[:2])
PRIVATE = {(PlayerView, "hand"), (PlayerView, "score"), (PileView, "covered")}


def test_every_field_that_may_be_seen_has_its_change() -> None:
    fields = {
        (kind, field) for kind in (View, PlayerView, PileView) for field in kind.__struct_fields__
    }
    assert set(CHANGES) == fields - PRIVATE - {(View, "seat")}


@pytest.mark.parametrize(
    "change", CHANGES.values(), ids=[f"{kind.__name__}.{field}" for kind, field in CHANGES]
)
def test_the_text_form_shows_every_field(change: Change) -> None:
    assert describe(change(base()), WORDS) != describe(base(), WORDS)


@pytest.mark.parametrize("field", base().options.__struct_fields__)
def test_the_text_form_tells_every_option(field: str) -> None:
    options = base().options
    other = "en" if field == "first_player_language" else not getattr(options, field)
    changed = replace(base(), options=replace(options, **{field: other}))
    assert describe(changed, WORDS) != describe(base(), WORDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_form_names_what_lies_open(language: str) -> None:
    words = Words(language, NAMES)
    for moment in spread(moments("innovation", 4), 6):
        view: View = moment.spectator
        sections = describe(view, words).split("### ")[-4:]
        for player, said in zip(view.players, sections, strict=True):
            for icon in ICONS:
                assert f"{words.name('innovation', icon)} {player.icons[icon]}" in said
            for pile in player.piles:
                assert words.name("innovation", pile.colour) in said
                assert words.name("innovation", pile.top) in said


def test_uncovered_icons_are_told_card_by_card() -> None:
    said = describe(base(), WORDS).split("### ")[4]
    yellow = said.partition("yellow: ")[2].partition("green: ")[0]
    shown = [
        ", ".join("hexagon" if slot == "hex" else WORDS.name("innovation", slot) for slot in slots)
        for slots in base().players[0].piles[1].showing
    ]
    assert f"card by card: {' / '.join(shown)}" in yellow
    assert "splayed right" in yellow
    assert "card by card" not in said.partition("green: ")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_owner_reads_every_word_of_hand_piles_and_score(language: str) -> None:
    words = Words(language, NAMES[:3])
    for moment in spread(moments("innovation", 3), 6):
        for seat, view in enumerate(moment.seats):
            own = describe_hand(view, words)
            player = view.players[seat]
            assert own
            for card in (*player.hand, *player.tops):
                assert words.name("innovation", card) in own
                for effect in EFFECTS[card]:
                    assert words.message("innovation", f"{card}-{effect.number}") in own
            covered = [card for pile in player.piles for card in pile.covered]
            for card in (*covered, *player.score):
                name, age = words.name("innovation", card), CARDS[card].age
                assert f"{name} ({age})" in own
        assert describe_hand(moment.spectator, words) is None


def test_the_owner_hears_what_a_splay_would_uncover() -> None:
    scene = at.Scene(at.player("experimentation > tools"), at.player())
    own = describe_hand(scene.table.view(0), WORDS)
    assert own
    assert "below it Tools (1): top left hexagon; bottom lightbulb, lightbulb, castle" in own


def test_demands_are_told_from_other_effects() -> None:
    player = replace(base().players[0], hand=("oars",), score=(), piles=())
    view = replace(base(), seat=0, players=(player, base().players[1]))
    own = describe_hand(view, WORDS)
    assert own
    assert f"Demand: {WORDS.message('innovation', 'oars-1')}" in own
    assert f"Effect: {WORDS.message('innovation', 'oars-2')}" in own


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alt_text_is_never_cut(language: str) -> None:
    words = Words(language, ["N" * 40, *NAMES[1:]])
    for moment in spread(moments("innovation", 4), 6):
        for view in (moment.spectator, crowded(moment.spectator)):
            said = alt(view, words)
            assert len(said) <= ALT_MOST
            assert all(name in said for name in NAMES[1:])


@pytest.mark.parametrize("name", HOSTILE)
def test_no_name_breaks_the_lines(name: str) -> None:
    usual = describe(base(), WORDS).splitlines()
    hostile = describe(base(), Words("en", (name, "Blaise"))).splitlines()
    assert len(hostile) == len(usual)
    assert [line.split(" ")[0] for line in hostile] == [line.split(" ")[0] for line in usual]
    assert "\n" not in alt(base(), Words("en", (name, "Blaise")))


def test_two_people_of_one_name_are_told_apart() -> None:
    said = describe(base(), Words("en", ["Jo", "Jo"]))
    assert "Jo (seat 1)" in said
    assert "Jo (seat 2)" in said
