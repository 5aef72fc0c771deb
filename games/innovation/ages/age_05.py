"""Exploration."""

from __future__ import annotations

from games.innovation.actor import Actor, Steps
from games.innovation.cards import highest, lowest
from games.innovation.effects import demand, shared


@shared("astronomy")
def astronomy(p: Actor) -> None:
    while (drawn := p.draw_and_reveal(6)).colour in ("green", "blue"):
        p.meld(drawn)


@shared("astronomy")
def astronomy_universe(p: Actor) -> None:
    if all(top.age >= 6 for top in p.tops if top.colour != "purple"):
        p.claim("universe")


@demand("banking")
def banking(v: Actor, a: Actor) -> Steps[None]:
    factories = [top for top in v.tops if top.has("factory") and top.colour != "green"]
    if (yield from v.must_give(factories, a, "board")):
        v.draw_and_score(5)


@shared("banking")
def banking_credit(p: Actor) -> Steps[None]:
    yield from p.may_splay("green", "right")


@shared("chemistry")
def chemistry(p: Actor) -> Steps[None]:
    yield from p.may_splay("blue", "right")


@shared("chemistry")
def chemistry_reaction(p: Actor) -> Steps[None]:
    p.draw_and_score(p.highest_top + 1)
    yield from p.must("return", p.score_pile)


@shared("coal")
def coal(p: Actor) -> None:
    p.draw_and_tuck(5)


@shared("coal")
def coal_seams(p: Actor) -> Steps[None]:
    yield from p.may_splay("red", "right")


@shared("coal")
def coal_mined(p: Actor) -> Steps[None]:
    scored = yield from p.may("score", p.tops)
    beneath = p.top(scored.colour) if scored else None
    if beneath:
        p.score(beneath)


@shared("measurement")
def measurement(p: Actor) -> Steps[None]:
    if (yield from p.may("return", p.hand)):
        (colour,) = yield from p.choose_colours(1)
        p.splay(colour, "right")
        p.draw(len(p.pile(colour)))


@shared("physics")
def physics(p: Actor) -> Steps[None]:
    drawn = [p.draw_and_reveal(6) for _ in range(3)]
    if len({card.colour for card in drawn}) < 3:
        yield from p.all("return", p.hand)


@demand("societies")
def societies(v: Actor, a: Actor) -> Steps[None]:
    bulbs = [top for top in v.tops if top.has("bulb") and top.colour != "purple"]
    if (yield from v.must_give(bulbs, a, "board")):
        v.draw(5)


@demand("statistics")
def statistics(v: Actor, _: Actor) -> Steps[None]:
    while (yield from v.must_give(highest(v.score_pile), v, "hand")):
        if len(v.hand) != 1 or not v.score_pile:
            return


@shared("statistics")
def statistics_tables(p: Actor) -> Steps[None]:
    yield from p.may_splay("yellow", "right")


@shared("steam-engine")
def steam_engine(p: Actor) -> None:
    p.draw_and_tuck(4)
    p.draw_and_tuck(4)
    yellow = p.pile("yellow")
    if yellow:
        p.score(yellow[-1])


@demand("the-pirate-code")
def the_pirate_code(v: Actor, a: Actor) -> Steps[None]:
    yield from v.must_give_some([card for card in v.score_pile if card.age <= 4], 2, a, "score")


@shared("the-pirate-code")
def the_pirate_code_booty(p: Actor) -> Steps[None]:
    if p.demand_moved_a_card:
        yield from p.must("score", lowest([top for top in p.tops if top.has("crown")]))
