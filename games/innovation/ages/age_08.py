"""Modern times."""

from __future__ import annotations

from games.innovation.actor import Actor, Steps
from games.innovation.cards import COLOURS, lowest
from games.innovation.effects import demand, shared


@shared("antibiotics")
def antibiotics(p: Actor) -> Steps[None]:
    returned = yield from p.may_some("return", p.hand, 3)
    for _ in {card.age for card in returned}:
        p.draw(8)
        p.draw(8)


@demand("corporations")
def corporations(v: Actor, a: Actor) -> Steps[None]:
    factories = [top for top in v.tops if top.has("factory") and top.colour != "green"]
    if (yield from v.must_give(factories, a, "score")):
        v.draw_and_meld(8)


@shared("corporations")
def corporations_merger(p: Actor) -> None:
    p.draw_and_meld(8)


@shared("empiricism")
def empiricism(p: Actor) -> Steps[None]:
    named = yield from p.choose_colours(2)
    drawn = p.draw_and_reveal(9)
    if drawn.colour in named:
        p.meld(drawn)
        yield from p.may_splay(drawn.colour, "up")


@shared("empiricism")
def empiricism_insight(p: Actor) -> None:
    if p.icons("bulb") >= 20:
        p.wins()


@shared("flight")
def flight(p: Actor) -> Steps[None]:
    if "red" in p.splayed("up"):
        yield from p.may_splay(COLOURS, "up")


@shared("flight")
def flight_take_off(p: Actor) -> Steps[None]:
    yield from p.may_splay("red", "up")


@shared("mass-media")
def mass_media(p: Actor) -> Steps[None]:
    if (yield from p.may("return", p.hand)):
        value = yield from p.choose_value()
        for player in p.everyone:
            yield from player.all("return", [c for c in player.score_pile if c.age == value])


@shared("mass-media")
def mass_media_broadcast(p: Actor) -> Steps[None]:
    yield from p.may_splay("purple", "up")


@demand("mobility")
def mobility(v: Actor, a: Actor) -> Steps[None]:
    movable = [top for top in v.tops if top.colour != "red" and not top.has("factory")]
    given = yield from v.top_values("give", movable, 2)
    v.give_all(given, a, "score")
    if given:
        v.draw(8)


@shared("quantum-theory")
def quantum_theory(p: Actor) -> Steps[None]:
    returned = yield from p.may_some("return", p.hand, 2)
    if len(returned) == 2:
        p.draw(10)
        p.draw_and_score(10)


@shared("rocketry")
def rocketry(p: Actor) -> Steps[None]:
    for _ in range(p.icons("clock") // 2):
        targets = [(other, other.score_pile) for other in p.others]
        card = yield from p.choose_hidden("return", targets)
        if card:
            p.return_card(card)


@demand("skyscrapers")
def skyscrapers(v: Actor, a: Actor) -> Steps[None]:
    clocks = [top for top in v.tops if top.has("clock") and top.colour != "yellow"]
    given = yield from v.must_give(clocks, a, "board")
    beneath = v.top(given.colour) if given else None
    if beneath:
        v.score(beneath)
        yield from v.all("return", v.pile(beneath.colour))


@shared("socialism")
def socialism(p: Actor) -> Steps[None]:
    if not p.hand or not (yield from p.agrees()):
        return
    tucked = yield from p.all("tuck", p.hand)
    if any(card.colour == "purple" for card in tucked):
        for other in p.others:
            other.give_all(lowest(other.hand), p, "hand")
