"""Cartels in words, under headings: everything that the pictures show, for screen readers."""

from __future__ import annotations

from games.cartels.cards import (
    CARTELS,
    KINDS,
    MACHINES,
    NUMBERS,
    SLOTS,
    STRIKE,
    UPGRADES,
    depot_content,
    named,
)
from games.cartels.view import View, WorkshopView
from games.text import Arg, Series, Text, say
from rendering.cartels.reading import (
    Half,
    counts_in,
    kinds_of,
    lacking,
    progress,
    status,
    total,
)
from rendering.kit.names import written_name
from rendering.kit.telling import Teller
from rendering.words import Words

_PHASES = {"opening": "cartels", "collecting": "cartels"}


def describe(view: View, words: Words) -> str:
    """All that lies open on the table."""
    teller = _Teller(view, words)
    teller.situation()
    teller.track()
    teller.cartels()
    teller.order()
    teller.office()
    for seat in range(len(view.workshops)):
        teller.workshop(seat)
    return "\n".join(teller.lines)


def describe_hand(view: View, words: Words) -> str | None:
    """What only the viewing seat knows, and what helps it to decide."""
    if view.seat is None:
        return None
    teller = _Teller(view, words)
    teller.hand(view.workshops[view.seat])
    return "\n".join(teller.lines)


def alt(view: View, words: Words) -> str:
    """The board in a few sentences: where the game stands, and how everybody does."""
    teller = _Teller(view, words)
    sentences = [
        teller.say("alt-title", round=view.round, last=view.last_round, phase=teller.phase())
    ]
    if view.turn is not None:
        sentences.append(teller.say("text-turn", player=teller.who(view.turn, plain=True)))
    if view.opened:
        sentences.append(teller.say("alt-open", cartel=named(view.opened.cartel)))
    office = [named(card) for card in view.office if card]
    sentences.append(teller.say("alt-office", cards=Series(tuple(office))))
    for seat, workshop in enumerate(view.workshops):
        sentences.append(
            teller.say(
                "alt-workshop",
                player=teller.who(seat, plain=True),
                points=total(workshop) if view.phase == "over" else workshop.points,
                machines=len(workshop.machines),
                goods=sum(workshop.goods.values()),
                workers=workshop.workers,
            )
        )
    return " ".join(sentences)


class _Teller(Teller[View]):
    """Writes the lines of a text form."""

    game = "cartels"

    def __init__(self, view: View, words: Words) -> None:
        super().__init__(view, words, len(view.workshops))

    def who(self, seat: int, *, plain: bool = False) -> str:
        """Somebody's name, or the NPC's."""
        if seat == self.seats:
            return self.words.name("cartels", "npc")
        return super().who(seat, plain=plain)

    def phase(self) -> str:
        return self.say(f"picture-phase-{_PHASES.get(self.view.phase, self.view.phase)}")

    def goods(self, goods: dict[str, int]) -> Series:
        """Goods by kind, in the order of every row of goods."""
        return Series(tuple(_amount(kind, goods[kind]) for kind in KINDS if kind in goods))

    def machine(self, card: str) -> Text | Arg:
        """A machine with everything printed on it but its cost."""
        if card == STRIKE:
            return named(STRIKE)
        face = MACHINES[card]
        return say(
            "cartels.text-machine",
            card=named(card),
            type=named(face.type),
            nation=named(face.nation),
            points=face.points,
        )

    # The board

    def situation(self) -> None:
        view = self.view
        title = self.say("text-title", round=view.round, last=view.last_round, phase=self.phase())
        self.heading(title, 2)
        if view.turn is not None:
            self.item("text-turn", player=self.who(view.turn))
        self.item("text-priority", player=self.who(view.first))
        if view.engineer is None:
            self.item("text-engineer-free")
        else:
            self.item("text-engineer", player=self.who(view.engineer))
        if view.phase == "machines":
            self.item("text-passes", count=view.passes, seats=len(view.workshops))

    def track(self) -> None:
        view = self.view
        self.heading(self.say("text-track"))
        rounds = [
            (
                number,
                say(
                    "cartels.text-track-round",
                    round=number,
                    cartels=Series(tuple(opens)) if opens else say("core.nothing"),
                ),
            )
            for number, opens in enumerate(view.track, 1)
            if opens
        ]
        past = tuple(text for number, text in rounds if number < view.round)
        coming = tuple(text for number, text in rounds if number >= view.round)
        if coming:
            self.item("text-track-coming", rounds=Series(coming))
        if past:
            self.item("text-track-past", rounds=Series(past))
        self.item(
            "text-merges", deck=NUMBERS.merge_deck_2_after, discards=NUMBERS.merge_discards_after
        )

    def cartels(self) -> None:
        view = self.view
        self.heading(self.say("picture-phase-cartels"))
        for cartel in CARTELS:
            self.item(
                "text-cartel", letter=cartel, cartel=named(cartel), status=status(view, cartel)
            )
            full = depot_content(cartel, len(view.workshops))
            depot = [
                say(
                    "cartels.text-of", count=view.depots[cartel][kind], full=full[kind],
                    kind=named(kind),
                )
                for kind in kinds_of(cartel)
            ]  # fmt: skip
            self.lines.append("  - " + self.say("text-depot", goods=Series(tuple(depot))))
            counts = counts_in(view, cartel)
            if counts is None:
                self.lines.append("  - " + self.say("text-cube-hidden"))
            else:
                there = [
                    say("cartels.text-count", player=self.who(who), count=count)
                    for who, count in enumerate(counts)
                ]
                self.lines.append("  - " + self.say("text-cube", workers=Series(tuple(there))))

    def order(self) -> None:
        opened = self.view.opened
        if not opened or not opened.order:
            return
        self.heading(self.say("text-order"))
        for rank, who in enumerate(opened.order):
            line = f"{rank + 1}. {self.who(who)}"
            if rank == opened.turn:
                line = self.say("text-order-now", line=line, count=opened.left)
            self.lines.append(line)
        if opened.preference:
            kinds = Series(tuple(named(kind) for kind in opened.preference))
            self.item("text-npc", kinds=kinds)

    def office(self) -> None:
        view = self.view
        self.heading(self.say("picture-office"))
        for slot, card in zip(SLOTS, view.office, strict=True):
            label = self.say(f"picture-slot-{slot}")
            if card:
                cost = self.goods(MACHINES[card].cost)
                self.item("text-slot", slot=label, machine=self.machine(card), goods=cost)
            else:
                self.item("text-slot-empty", slot=label)
        self.item("text-pile", count=view.pile)
        if view.later:
            self.item("text-later", count=view.later, round=NUMBERS.merge_deck_2_after)
        gone = Series(tuple(self.machine(card) for card in view.discards))
        self.item("text-discards", count=len(view.discards), cards=gone)

    # The workshops

    def workshop(self, seat: int) -> None:
        view, workshop = self.view, self.view.workshops[seat]
        over = view.phase == "over"
        points = total(workshop) if over else workshop.points
        name = written_name(self.words, seat)
        self.heading(self.say("text-workshop", player=name, number=seat + 1, points=points))
        if over:
            self.item("text-machine-points", points=workshop.points)
        self.item("text-workers", workers=workshop.workers, stock=workshop.stock)
        goods = self.goods(workshop.goods)
        self.item("text-goods", goods=goods, capacity=NUMBERS.capacity)
        for which, upgrade in UPGRADES.items():
            message = (
                "text-upgrade-fresh"
                if which in workshop.fresh
                else "text-upgrade-owned"
                if which in workshop.upgrades
                else "text-upgrade-open"
            )
            self.item(message, upgrade=named(which), cost=upgrade.cost)
        machines = Series(tuple(self.machine(card) for card in workshop.machines))
        self.item("text-machines", count=len(workshop.machines), machines=machines)
        if over:
            self.objective(workshop)

    def objective(self, workshop: WorkshopView) -> None:
        """An objective card that may be seen, icon by icon."""
        halves = progress(workshop)
        if halves is None or workshop.objective is None:
            return
        self.item("text-objective", card=named(workshop.objective))
        for half, label in zip(halves, ("score-types", "score-nations"), strict=True):
            self.lines.append("  - " + self.half(half, label))

    def half(self, half: Half, label: str) -> str:
        icons = [
            say("cartels.text-served", icon=named(icon), machine=named(machine))
            if machine
            else say("cartels.text-unserved", icon=named(icon))
            for icon, machine in half.served
        ]
        return self.say(
            "text-half-done" if half.done else "text-half-open",
            label=self.say(label),
            points=half.points,
            icons=Series(tuple(icons)),
        )

    def hand(self, workshop: WorkshopView) -> None:
        self.heading(self.say("picture-private"))
        self.objective(workshop)
        self.item("text-goods", goods=self.goods(workshop.goods), capacity=NUMBERS.capacity)
        for card in self.view.office:
            if not card:
                continue
            missing = lacking(workshop, card)
            if not missing.goods:
                self.item("text-affordable", card=named(card))
            else:
                message = "text-converter" if missing.converter else "text-lacking"
                self.item(message, card=named(card), goods=self.goods(missing.goods))


def _amount(kind: str, count: int) -> Text:
    return say("cartels.amount", count=count, kind=named(kind))
