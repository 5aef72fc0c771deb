"""Postmodern times."""

from __future__ import annotations

from games.innovation.actor import Actor, Steps
from games.innovation.cards import highest
from games.innovation.effects import demand, execute, shared


@demand("collaboration")
def collaboration(v: Actor, a: Actor) -> Steps[None]:
    drawn = [v.draw_and_reveal(9), v.draw_and_reveal(9)]
    taken = yield from a.must_take(drawn, "board")
    for card in drawn:
        if card is not taken:
            v.meld(card)


@shared("collaboration")
def collaboration_network(p: Actor) -> None:
    if len(p.pile("green")) >= 10:
        p.wins()


@demand("composites")
def composites(v: Actor, a: Actor) -> Steps[None]:
    kept = yield from v.choose("keep", v.hand)
    v.give_all([card for card in v.hand if card is not kept], a, "hand")
    yield from v.must_give(highest(v.score_pile), a, "score")


@shared("computers")
def computers(p: Actor) -> Steps[None]:
    yield from p.may_splay(("red", "green"), "up")


@shared("computers")
def computers_program(p: Actor) -> Steps[None]:
    yield from execute(p, p.draw_and_meld(10))


@shared("ecology")
def ecology(p: Actor) -> Steps[None]:
    if (yield from p.may("return", p.hand)):
        yield from p.must("score", p.hand)
        p.draw(10)
        p.draw(10)


@demand("fission")
def fission(v: Actor, _: Actor) -> None:
    if v.draw_and_reveal(10).colour == "red":
        v.clear_the_table()
        if v.match.state.options.fission_stops_action:
            v.end_the_dogma()


@shared("fission")
def fission_fallout(p: Actor) -> Steps[None]:
    tops = [top for player in p.everyone for top in player.tops]
    yield from p.must("return", [top for top in tops if top.id != "fission"])


@shared("genetics")
def genetics(p: Actor) -> Steps[None]:
    melded = p.draw_and_meld(10)
    yield from p.all("score", p.pile(melded.colour)[1:])


@shared("satellites")
def satellites(p: Actor) -> Steps[None]:
    yield from p.all("return", p.hand)
    for _ in range(3):
        p.draw(8)


@shared("satellites")
def satellites_orbit(p: Actor) -> Steps[None]:
    yield from p.may_splay("purple", "up")


@shared("satellites")
def satellites_signal(p: Actor) -> Steps[None]:
    melded = yield from p.must("meld", p.hand)
    if melded:
        yield from execute(p, melded)


@demand("services")
def services(v: Actor, a: Actor) -> Steps[None]:
    given = highest(v.score_pile)
    v.give_all(given, a, "hand")
    if given:
        yield from v.must_take([top for top in a.tops if not top.has("leaf")], "hand")


@shared("specialization")
def specialization(p: Actor) -> Steps[None]:
    shown = yield from p.choose("show", p.hand)
    if not shown:
        return
    p.reveal(shown)
    for other in p.others:
        top = other.top(shown.colour)
        if top:
            other.transfer(top, p, "hand")


@shared("specialization")
def specialization_trade(p: Actor) -> Steps[None]:
    yield from p.may_splay(("yellow", "blue"), "up")


@shared("suburbia")
def suburbia(p: Actor) -> Steps[None]:
    tucked = yield from p.may_some("tuck", p.hand)
    for _ in tucked:
        p.draw_and_score(1)
