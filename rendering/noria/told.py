"""Noria in words, under headings: everything that the pictures show, for screen readers."""

from __future__ import annotations

from collections.abc import Mapping

from games.noria.facts import (
    CHAMBERS,
    DISCS,
    GOODS,
    LIMIT,
    NAME,
    RECIPES,
    RESOURCES,
    TRACKS,
    YIELD,
    Price,
)
from games.noria.state import FREE
from games.noria.view import IsleView, View
from games.noria.words import disc_text, slot_text
from games.text import Series, Text, say
from rendering.kit.names import written_name
from rendering.kit.telling import Teller
from rendering.noria.reading import Way, coming, phase_of, resting, rises, ways
from rendering.words import Words


def describe(view: View, words: Words) -> str:
    """All that lies open on the table."""
    teller = _Teller(view, words)
    teller.situation()
    teller.prices()
    teller.tracks()
    teller.chambers()
    teller.market()
    teller.islands()
    for seat in range(len(view.houses)):
        teller.house(seat)
    return "\n".join(teller.lines)


def describe_hand(view: View, words: Words) -> str | None:
    """What the viewing seat's own picture shows."""
    if view.seat is None:
        return None
    teller = _Teller(view, words)
    teller.own(view.seat)
    return "\n".join(teller.lines)


def alt(view: View, words: Words) -> str:
    """The board in a few sentences: where the game stands, and how everybody does."""
    teller = _Teller(view, words)
    phase = teller.say(phase_of(view))
    sentences = [teller.say("alt-title", round=view.round, last=view.rounds, phase=phase)]
    if view.stage not in ("over", "wheels"):
        sentences.append(teller.say("text-turn", player=teller.who(view.at, plain=True)))
    values = Series(
        tuple(
            say("noria.text-value", chamber=NAME[name], value=view.chambers[name].value)
            for name in CHAMBERS
        )
    )
    sentences.append(teller.say("alt-values", values=values))
    for seat, house in enumerate(view.houses):
        sentences.append(
            teller.say(
                "alt-house",
                player=teller.who(seat, plain=True),
                points=house.score,
                levels=teller.levels(house.levels),
                knowledge=house.knowledge,
                resources=sum(house.stock.values()),
                ships=sum(house.ships.values()),
                factories=house.factories,
            )
        )
    return " ".join(sentences)


def _price(price: Price) -> Text:
    return say(f"noria.text-price-{price.kinds}", units=price.units)


class _Teller(Teller[View]):
    """Writes the lines of a text form."""

    game = "noria"

    def __init__(self, view: View, words: Words) -> None:
        super().__init__(view, words, len(view.houses))

    def counted(self, things: Mapping[str, int]) -> Series:
        """Things with their numbers, those that are missing too."""
        return Series(
            tuple(say("noria.amount", count=n, thing=NAME[thing]) for thing, n in things.items())
        )

    def levels(self, levels: Mapping[str, int]) -> Series:
        """Levels on the four tracks."""
        return Series(
            tuple(
                say("noria.text-value", chamber=NAME[track], value=levels[track])
                for track in TRACKS
            )
        )

    def discs(self, discs: Mapping[str, str]) -> Series:
        """Discs with the slots in which they lie."""
        return Series(
            tuple(
                say("noria.text-disc", disc=disc_text(disc), slot=slot_text(slot))
                for slot, disc in discs.items()
            )
        )

    def steps(self, way: Way) -> Series:
        """The discs of a path that can be used."""
        return Series(
            tuple(
                say(
                    "noria.text-disc-barred" if step.barred else "noria.text-disc",
                    disc=disc_text(step.disc),
                    slot=slot_text(step.slot),
                )
                for step in way.steps
                if step.usable
            )
        )

    # The board

    def situation(self) -> None:
        view = self.view
        phase = self.say(phase_of(view))
        self.heading(self.say("text-title", round=view.round, last=view.rounds, phase=phase), 2)
        if view.stage not in ("over", "wheels"):
            self.item("text-turn", player=self.who(view.at))
        self.item("text-first", player=self.who(view.first))
        options = view.options
        self.item(
            "text-rules",
            mode=self.say(f"option-mode-{options.mode}"),
            edition=self.say(f"option-edition-{options.edition}"),
            tie=self.say(f"option-tie_break-{options.tie_break}"),
        )
        self.chosen("market_layout", options.market_layout)
        self.chosen("market_inside_disc", options.market_inside_disc)
        self.chosen("bonus_double_is_free", options.bonus_double_is_free)
        if view.stage == "turn" and view.turn.phase != "administration":
            self.turn()

    def turn(self) -> None:
        """How far the turn has come."""
        turn, wheel = self.view.turn, self.view.houses[self.view.at].wheel
        self.item("text-actions", done=turn.actions, most=LIMIT.actions)
        for message, slots in (
            ("text-activated", turn.activated),
            ("text-inspected", tuple(s for s in turn.used if s not in turn.activated)),
            ("text-fresh", turn.upgraded),
        ):
            if slots:
                self.item(message, discs=self.discs({slot: wheel.disc(slot) for slot in slots}))
        if turn.doubled:
            self.item("text-doubled")
        for slot, extra in turn.extra.items():
            self.item("text-extra", disc=disc_text(wheel.disc(slot)), count=extra)
        if turn.acting:
            disc = disc_text(wheel.disc(turn.acting))
            self.item("text-acting", disc=disc, left=turn.left)
        if turn.repeats:
            self.item("text-repeats", disc=disc_text(wheel.disc(turn.repeats)))

    def prices(self) -> None:
        view = self.view
        self.heading(self.say("text-prices"))
        for term, price in (
            ("night-shift", view.night_shift_price),
            ("modification", view.modification_price),
            ("intrigue", view.intrigue_price),
        ):
            self.item("text-price", what=NAME[term], price=price)
        for space in view.spaces:
            if space.round > view.round and space.gear:
                self.item("text-gear", round=space.round, price=space.intrigue)
            if space.round > view.round and space.surcharge:
                self.item(
                    "text-surcharge",
                    round=space.round,
                    shift=space.night_shift,
                    modification=space.modification,
                )

    def tracks(self) -> None:
        view = self.view
        self.heading(self.say("text-tracks"))
        for track, facts in TRACKS.items():
            there = tuple(
                say("noria.text-level", player=self.who(seat), level=house.levels[track])
                for seat, house in enumerate(view.houses)
            )
            pays = Series(tuple(NAME[kind] for kind in facts.pays))
            levels = Series(tuple(_price(price) for price in facts.level.values()))
            self.item("text-track", track=NAME[track], levels=Series(there))
            self.lines.append("  - " + self.say("text-track-prices", pays=pays, levels=levels))

    def chambers(self) -> None:
        self.heading(self.say("text-chambers"))
        for name in CHAMBERS:
            chamber = self.view.chambers[name]
            self.item(
                "text-chamber",
                chamber=NAME[name],
                value=chamber.value,
                seated=chamber.seated,
                upper=chamber.upper,
                next=chamber.next_value,
            )

    def market(self) -> None:
        self.heading(self.say("picture-market"))
        for disc in DISCS:
            price = self.say("picture-price", price=self.view.prices[disc])
            count = self.view.market[disc]
            self.item("text-stack", disc=NAME[disc], count=count, price=price)

    def islands(self) -> None:
        view = self.view
        expert = view.options.mode == "expert"
        self.heading(self.say("picture-circle" if expert else "picture-islands"))
        for isle in view.islands:
            self.island(isle)
        if not expert:
            self.item("picture-unseen", count=view.stack)
        harbour = [seat for seat, house in enumerate(view.houses) if not house.island]
        if harbour:
            self.item("text-harbour", players=Series(tuple(self.who(seat) for seat in harbour)))

    def island(self, isle: IsleView) -> None:
        sites = tuple(self.site(site, owner) for site, owner in isle.sites.items())
        self.item("text-island", island=NAME[isle.id], ships=self.counted(isle.ships))
        self.lines.append("  - " + self.say("text-sites", sites=Series(sites)))
        if isle.ambassadors:
            players = Series(tuple(self.who(seat) for seat in isle.ambassadors))
            self.lines.append("  - " + self.say("text-ambassadors", players=players))

    def site(self, site: str, owner: int) -> Text:
        good, warehouses = YIELD[site]
        if owner == FREE:
            return say("noria.text-site", good=NAME[good], count=warehouses)
        player = self.who(owner)
        return say("noria.text-site-taken", good=NAME[good], count=warehouses, player=player)

    # The houses

    def house(self, seat: int) -> None:
        house = self.view.houses[seat]
        name = written_name(self.words, seat)
        self.heading(self.say("text-house", player=name, number=seat + 1, points=house.score))
        points = Series(
            tuple(
                say("noria.text-value", chamber=NAME[name], value=house.points[name])
                for name in CHAMBERS
            )
        )
        self.item("text-points", points=points)
        self.item("text-wheel-active", discs=self.discs(house.wheel.active()))
        self.item("text-wheel-resting", discs=self.discs(resting(house)))
        self.item("text-wheel-coming", discs=self.discs(coming(house)))
        if house.pending:
            pending = Series(tuple(NAME[disc] for disc in house.pending))
            self.item("text-pending", discs=pending)
        self.item("text-knowledge", knowledge=house.knowledge, income=house.income)
        self.item("text-resources", things=self.counted({k: house.stock[k] for k in RESOURCES}))
        self.item("text-ships", things=self.counted({k: house.ships[k] for k in RESOURCES}))
        stores = tuple(
            say("noria.text-store", good=NAME[good], full=house.full[good], count=owned)
            for good in GOODS
            if (owned := house.full[good] + house.empty[good])
        )
        self.item("text-stores", stores=Series(stores))
        self.item("text-factories", built=house.factories, most=LIMIT.factories)
        self.item("text-clutter", count=house.clutter)

    def own(self, seat: int) -> None:
        """One's own picture: combinations, what the next levels cost, what goods are made of."""
        house = self.view.houses[seat]
        self.heading(self.say("picture-own", points=house.score))
        if house.plan:
            self.item("text-plan", slots=Series(tuple(slot_text(slot) for slot in house.plan)))
        for way in ways(self.view, seat):
            if way.is_open:
                self.item("text-way", discs=self.steps(way))
        for rise in rises(self.view, seat):
            message = "text-rise-payable" if rise.payable else "text-rise"
            self.item(
                message,
                track=NAME[rise.track],
                level=rise.level,
                price=_price(rise.price),
                pays=Series(tuple(NAME[kind] for kind in TRACKS[rise.track].pays)),
                toll=rise.toll,
            )
        for good, needs in RECIPES.items():
            self.item("text-recipe", good=NAME[good], needs=self.counted(needs))
