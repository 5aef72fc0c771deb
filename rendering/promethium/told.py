"""Promethium in words, under headings: everything that the pictures show, for screen readers."""

from __future__ import annotations

from games.promethium.box import ELEMENTS, PROJECTS, RULE, TILES
from games.promethium.grid import spot
from games.promethium.state import NEUTRAL
from games.promethium.view import PlayerView, View
from games.promethium.wording import (
    cell_text,
    end_text,
    line_text,
    name,
    names,
    tile_text,
    tokens_text,
)
from games.text import Arg, Series, Text, say
from rendering.kit.telling import Teller
from rendering.promethium.board import PHASES, STEPS
from rendering.promethium.reading import asks_for, own_bids, standing_order
from rendering.words import Words


def describe(view: View, words: Words) -> str:
    """All that lies open on the table."""
    teller = _Teller(view, words)
    teller.situation()
    teller.grid()
    teller.queue()
    teller.supplies()
    for player in view.players:
        teller.player(player)
    return "\n".join(teller.lines)


def describe_hand(view: View, words: Words) -> str | None:
    """What only the viewing seat knows."""
    if view.seat is None:
        return None
    teller = _Teller(view, words)
    teller.hand(view.me)
    return "\n".join(teller.lines)


def alt(view: View, words: Words) -> str:
    """The board in a few sentences: where the game stands, and how everybody does."""
    teller = _Teller(view, words)
    sentences = [teller.say("alt-title", round=view.round, last=RULE.rounds, phase=teller.phase())]
    if view.active is not None:
        sentences.append(teller.say("text-turn", player=teller.who(view.active, plain=True)))
    queue = [name(card) for card in view.queue if card]
    sentences.append(teller.say("alt-queue", cards=Series(tuple(queue))))
    sentences += [
        teller.say(
            "alt-player",
            player=teller.who(player.seat, plain=True),
            money=player.money,
            influence=player.influence,
            promethium=player.promethium,
            tiles=len(player.tiles),
            projects=len(player.projects),
        )
        for player in view.players
    ]
    return " ".join(sentences)


class _Teller(Teller[View]):
    """Writes the lines of a text form."""

    game = "promethium"

    def __init__(self, view: View, words: Words) -> None:
        super().__init__(view, words, len(view.players))

    def who(self, seat: int, *, plain: bool = False) -> str:
        """Somebody's name, or the neutral player's."""
        if seat == NEUTRAL:
            return self.words.name("promethium", "neutral")
        return super().who(seat, plain=plain)

    def phase(self) -> str:
        return self.say(f"picture-phase-{STEPS[PHASES[self.view.phase]]}")

    # The table

    def situation(self) -> None:
        view = self.view
        title = self.say("alt-title", round=view.round, last=RULE.rounds, phase=self.phase())
        self.heading(title)
        if view.active is not None:
            self.item("text-turn", player=self.who(view.active))
        self.item("text-first", player=self.who(view.first))
        if view.carded:
            self.item("text-carded")
        if view.phase == "office" and view.acted:
            self.item("text-acted")
        if view.meeple is not None:
            self.item("text-meeple", player=self.who(view.meeple))
        if view.track:
            self.item("text-track", order=Series(tuple(self.who(one) for one in view.track)))
        if view.phase == "office":
            self.item("text-passes", count=view.passes, seats=len(view.players))

    def grid(self) -> None:
        view = self.view
        self.heading(self.say("text-grid"))
        for place, cell in enumerate(view.grid):
            where = spot(view.side, place)
            if cell is None:
                self.item("text-hole", spot=where)
                continue
            tile = cell_text(cell.tile, True) if cell.tile else self.back(cell.back)
            self.item("text-cell", spot=where, tile=tile)
            if cell.tile:
                self.detail("text-uses", uses=TILES[cell.tile].uses)
            if cell.patent is not None:
                self.detail("text-patent", player=self.who(cell.patent))
            if cell.swapped:
                self.detail("text-swapped")
            if place == view.announced:
                self.detail("text-announced")
        if view.line:
            self.item("text-line", line=line_text(view.line))
        for bid in view.bids:
            owner, end = self.who(bid.owner), end_text(bid.end)
            if bid.up and bid.value:
                self.item("text-bid", owner=owner, value=bid.value, end=end)
            else:
                self.item("text-bid-down", owner=owner, end=end)

    def back(self, element: str) -> Text:
        return say("promethium.back", element=name(element))

    def detail(self, message: str, **args: Arg) -> None:
        self.lines.append("  - " + self.say(message, **args))

    def queue(self) -> None:
        view = self.view
        self.heading(self.say("picture-queue"))
        for slot, card in enumerate(view.queue, 1):
            if card:
                self.item("text-slot", slot=slot, project=self.project(card))
            else:
                self.item("text-slot-empty", slot=slot)
        if view.round < RULE.rounds:
            self.item("text-leaving")
        self.item("text-deck", count=view.deck + len(view.buried))

    def project(self, card: str) -> str:
        found = PROJECTS[card]
        return self.say(
            "text-project",
            project=name(card),
            value=found.value,
            level=found.level,
            asks=asks_for(card),
            theme=name(found.theme),
        )

    def supplies(self) -> None:
        view = self.view
        self.heading(self.say("text-supplies"))
        self.item("text-stock", elements=self.elements(view.stock))
        self.item("text-reserve", elements=self.elements(view.reserve))
        self.item("text-improvements", tokens=tokens_text(view.improvements))
        self.item("text-rest", lobby=view.lobby, cubes=max(0, view.cubes), tiles=view.pile)
        if view.scrapped:
            self.item("text-scrapped", tiles=Series(view.scrapped))
        if view.dismissed:
            self.item("text-dismissed", cards=names(view.dismissed))
        if view.buried:
            self.item("text-buried", cards=names(view.buried))

    def elements(self, counts: dict[str, int]) -> Series | Text:
        found = tuple(
            say("promethium.some", count=counts[element], element=name(element))
            for element in ELEMENTS
            if counts[element]
        )
        return Series(found) if found else say("promethium.nothing")

    # The players

    def player(self, player: PlayerView) -> None:
        self.heading(self.say("text-player", player=self.who(player.seat), money=player.money))
        if player.account:
            track, waiting, lobby, ores, promethium = player.account
            self.item(
                "text-account",
                total=sum(player.account),
                track=track,
                waiting=waiting,
                lobby=lobby,
                ores=ores,
                promethium=promethium,
            )
        self.item(
            "text-wealth",
            influence=player.influence,
            promethium=player.promethium,
            lobby=player.lobby,
        )
        self.item("text-elements", elements=self.elements(player.elements))
        self.item("text-hidden", screen=player.screen, cards=player.cards, reserves=player.reserves)
        self.item("text-schemes-left", count=player.pile)
        if player.blues:
            self.item("text-blues", count=player.blues)
        if player.returned:
            self.item("text-returned", tokens=Series(tuple(sorted(player.returned))))
        if player.earned:
            self.item("text-earned", money=player.earned)
        if player.lost:
            self.item("text-lost", tokens=Series(tuple(sorted(player.lost))))
        if self.view.open_hands:
            self.item("text-open-hand", schemes=names(player.hand or ()))
        if player.shown:
            self.item("text-shown", schemes=names(player.shown))
        if player.discards:
            self.item("text-discards", schemes=names(player.discards))
        for held in player.tiles:
            left = TILES[held.id].uses - held.uses
            self.item("text-tile", tile=tile_text(held.id), left=left, used=held.uses)
        for built in player.projects:
            state = "exhibited" if built.scored else "active" if built.active else "waiting"
            self.item(f"text-{state}", project=self.project(built.id), cubes=built.cubes)
        if player.improvements:
            self.item("text-owned", tokens=tokens_text(player.improvements))
        if self.view.phase == "buy" and player.waits:
            if player.wanted:
                self.item("text-waits-for", wanted=names(player.wanted))
            else:
                self.item("text-waits")
        if self.view.phase == "office" and player.out:
            self.item("text-out")

    def hand(self, player: PlayerView) -> None:
        self.heading(self.say("picture-private"))
        self.item("text-screen", tokens=Series(player.tokens or ()))
        if player.blue:
            self.item("text-blue", tokens=Series(player.blue))
        for bid in own_bids(self.view):
            if bid.value:
                owner = self.who(bid.owner)
                self.item("text-bid", owner=owner, value=bid.value, end=end_text(bid.end))
        for key in player.hand or ():
            what = self.say(f"card-{key}")
            self.item("text-scheme", scheme=name(key), what=what)
        for card in player.reserved or ():
            self.item("text-reserved", project=self.project(card))
        if player.glimpse:
            self.item("text-glimpse", cards=names(player.glimpse))
        if order := standing_order(self.view):
            self.lines.append("- " + self.words.say(order))
