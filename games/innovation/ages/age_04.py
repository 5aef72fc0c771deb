"""Renaissance."""

from __future__ import annotations

from games.innovation.actor import Actor, Steps
from games.innovation.effects import demand, shared


@demand("anatomy")
def anatomy(v: Actor, _: Actor) -> Steps[None]:
    returned = yield from v.must("return", v.score_pile)
    if returned:
        yield from v.must("return", [top for top in v.tops if top.age == returned.age])


@shared("colonialism")
def colonialism(p: Actor) -> None:
    while p.draw_and_tuck(3).has("crown"):
        pass


@demand("enterprise")
def enterprise(v: Actor, a: Actor) -> Steps[None]:
    crowns = [top for top in v.tops if top.has("crown") and top.colour != "purple"]
    if (yield from v.must_give(crowns, a, "board")):
        v.draw_and_meld(4)


@shared("enterprise")
def enterprise_trade(p: Actor) -> Steps[None]:
    yield from p.may_splay("green", "right")


@shared("experimentation")
def experimentation(p: Actor) -> None:
    p.draw_and_meld(5)


@demand("gunpowder")
def gunpowder(v: Actor, a: Actor) -> Steps[None]:
    yield from v.must_give([top for top in v.tops if top.has("castle")], a, "score")


@shared("gunpowder")
def gunpowder_spoils(p: Actor) -> None:
    if p.demand_moved_a_card:
        p.draw_and_score(2)


@shared("invention")
def invention(p: Actor) -> Steps[None]:
    if (yield from p.may_splay(p.splayed("left"), "right")):
        p.draw_and_score(4)


@shared("invention")
def invention_wonder(p: Actor) -> None:
    if all(pile.splay != "none" for pile in p.holding.board.values()):
        p.claim("wonder")


@demand("navigation")
def navigation(v: Actor, a: Actor) -> Steps[None]:
    yield from v.must_give([card for card in v.score_pile if card.age in (2, 3)], a, "score")


@shared("perspective")
def perspective(p: Actor) -> Steps[None]:
    if (yield from p.may("return", p.hand)):
        count = p.icons("bulb") // 2
        yield from p.must_some("score", p.hand, count, count)


@shared("printing-press")
def printing_press(p: Actor) -> Steps[None]:
    if (yield from p.may("return", p.score_pile)):
        purple = p.top("purple")
        p.draw((purple.age if purple else 0) + 2)


@shared("printing-press")
def printing_press_type(p: Actor) -> Steps[None]:
    yield from p.may_splay("blue", "right")


@shared("reformation")
def reformation(p: Actor) -> Steps[None]:
    yield from p.may_exactly("tuck", p.hand, min(p.icons("leaf") // 2, len(p.hand)))


@shared("reformation")
def reformation_creed(p: Actor) -> Steps[None]:
    yield from p.may_splay(("yellow", "purple"), "right")
