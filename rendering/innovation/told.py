"""Innovation in words, under headings: everything that the pictures show, for screen readers."""

from __future__ import annotations

from games.innovation.cards import AGES, CARDS, ICONS, NAMES, SPECIALS
from games.innovation.view import PileView, PlayerView, View
from games.text import Arg, Seat, Series, Text, say
from rendering.innovation.reading import (
    LAST_AGE,
    audience,
    condition,
    goal,
    near_the_end,
    next_draw,
    owner_of_age,
    owner_of_special,
    rules_of,
    said_row,
    said_slots,
    won,
)
from rendering.kit.telling import Teller
from rendering.pictures import ALT_MOST
from rendering.words import Words


def describe(view: View, words: Words) -> str:
    """All that lies open on the table."""
    teller = _Teller(view, words)
    teller.situation()
    teller.decks()
    teller.achievements()
    for seat, player in enumerate(view.players):
        teller.player(seat, player)
    return "\n".join(teller.lines)


def describe_hand(view: View, words: Words) -> str | None:
    """What only the viewing seat knows."""
    if view.seat is None:
        return None
    teller = _Teller(view, words)
    teller.own(view.players[view.seat])
    return "\n".join(teller.lines)


def alt(view: View, words: Words) -> str:
    """The board in a few sentences: where the game stands, and how everybody does."""
    told = _alt(view, words, "alt-player")
    return told if len(told) <= ALT_MOST else _alt(view, words, "alt-player-short")


def _alt(view: View, words: Words, message: str) -> str:
    teller = _Teller(view, words)
    sentences = [teller.title() + "."]
    if view.phase == "actions":
        active = teller.who(view.turn, plain=True)
        sentences.append(teller.say("text-turn", player=active, left=view.actions))
    for seat, player in enumerate(view.players):
        sentences.append(
            teller.say(
                message,
                player=teller.who(seat, plain=True),
                won=won(player),
                goal=goal(view),
                points=player.points,
                cards=len(player.hand_ages),
                icons=teller.icons(player),
                tops=teller.listed([NAMES[top] for top in player.tops]),
            )
        )
    return " ".join(sentences)


class _Teller(Teller[View]):
    """Writes the lines of a text form."""

    game = "innovation"

    def __init__(self, view: View, words: Words) -> None:
        super().__init__(view, words, len(view.players))

    def detail(self, message: str, **args: Arg) -> None:
        self.lines.append("  - " + self.say(message, **args))

    def listed(self, things: list[Arg]) -> Series | Text:
        return Series(tuple(things)) if things else say("innovation.nothing")

    def title(self) -> str:
        return self.say(f"text-title-{self.view.phase}", number=self.view.number)

    # The table

    def situation(self) -> None:
        view = self.view
        self.heading(self.title())
        if view.phase == "actions":
            self.item("text-turn", player=self.who(view.turn), left=view.actions)
        self.item("text-goal", goal=goal(view))
        options = [self.option(field) for field in view.options.__struct_fields__]
        self.item("text-options", options=Series(tuple(options)))

    def option(self, field: str) -> Text:
        value = getattr(self.view.options, field)
        spoken = {True: "text-yes", False: "text-no"}.get(value, f"option-{field}-{value}")
        return say(
            "innovation.text-option",
            option=say(f"innovation.option-{field}"),
            value=say(f"innovation.{spoken}"),
        )

    def decks(self) -> None:
        view = self.view
        self.heading(self.say("picture-decks"))
        for age, count, gone in zip(AGES, view.decks, view.removed, strict=True):
            self.item("text-deck", age=age, name=NAMES[f"age-{age}"], count=count)
            if gone:
                self.detail("text-removed", count=gone)
        for seat in near_the_end(view):
            left = view.decks[LAST_AGE - 1]
            message = "text-danger" if next_draw(view, view.players[seat]) else "text-ends"
            self.item(message, player=self.who(seat), left=left)

    def achievements(self) -> None:
        view = self.view
        self.heading(self.say("text-achievements"))
        for age in AGES[:-1]:
            owner = owner_of_age(view, age)
            name = NAMES[f"age-{age}"]
            if owner is None:
                self.item("text-age", age=age, name=name, points=5 * age)
            else:
                self.item("text-age-won", age=age, name=name, player=self.who(owner))
        for special in SPECIALS:
            owner = owner_of_special(view, special)
            name = NAMES[special]
            if owner is None:
                takes = condition(view, special, self.words)
                self.item("text-special", name=name, condition=takes)
            else:
                self.item("text-special-won", name=name, player=self.who(owner))

    # The players

    def icons(self, player: PlayerView) -> Series:
        return Series(
            tuple(
                say("innovation.text-icon", icon=NAMES[icon], count=player.icons[icon])
                for icon in ICONS
            )
        )

    def player(self, seat: Seat, player: PlayerView) -> None:
        view = self.view
        self.heading(self.say("text-player", player=self.who(seat), points=player.points))
        self.item("text-won", count=won(player), goal=goal(view))
        self.item("text-icons", icons=self.icons(player))
        ages = self.listed(list(player.hand_ages))
        self.item("text-hand", count=len(player.hand_ages), ages=ages)
        ages = self.listed(list(player.score_ages))
        self.item("text-score", count=len(player.score_ages), points=player.points, ages=ages)
        if age := next_draw(view, player):
            self.item("text-draws", age=age)
        if player.tucked or player.scored:
            self.item("text-busy", tucked=player.tucked, scored=player.scored)
        for pile in player.piles:
            self.pile(seat, pile)

    def pile(self, seat: Seat, pile: PileView) -> None:
        top = pile.top
        self.item("text-pile", colour=NAMES[pile.colour], card=NAMES[top], age=CARDS[top].age)
        self.slots(top)
        if pile.count > 1:
            self.detail(f"picture-splay-{pile.splay}", count=pile.count - 1)
        if pile.splay != "none":
            uncovered = [said_row(slots, self.words) for slots in pile.showing]
            self.detail("text-uncovered", cards=" / ".join(uncovered))
        reached = audience(self.view, seat, top)
        if reached.sharers:
            self.detail("text-shares", players=self.people(reached.sharers))
        if reached.victims:
            self.detail("text-complies", players=self.people(reached.victims))
        if not any(reached):
            self.detail("text-alone")

    def people(self, seats: tuple[Seat, ...]) -> Series:
        return Series(tuple(self.who(seat) for seat in seats))

    def slots(self, card: str) -> None:
        self.lines.append("  - " + said_slots(card, self.words))

    # What only one seat sees

    def own(self, player: PlayerView) -> None:
        self.heading(self.say("picture-private"))
        self.heading(self.say("picture-your-hand"))
        for card in player.hand or ():
            self.whole(card)
        if not player.hand:
            self.item("picture-empty")
        self.heading(self.say("picture-your-board"))
        for pile in player.piles:
            self.whole(pile.top)
            for card in pile.covered or ():
                slots = said_slots(card, self.words)
                self.detail("text-covered", card=NAMES[card], age=CARDS[card].age, slots=slots)
        if not player.piles:
            self.item("picture-empty")
        self.heading(self.say("picture-your-score"))
        if player.score:
            self.item("text-own-score", cards=self.cards(player.score))
        else:
            self.item("picture-empty")

    def whole(self, card: str) -> None:
        found = CARDS[card]
        self.item("text-card", card=NAMES[card], age=found.age, colour=NAMES[found.colour])
        self.slots(card)
        for rule in rules_of(card, self.words, self.view.options):
            self.detail("text-demand" if rule.demand else "text-effect", effect=rule.text)

    def cards(self, cards: tuple[str, ...]) -> Series:
        return Series(
            tuple(say("innovation.card", card=NAMES[card], age=CARDS[card].age) for card in cards)
        )
