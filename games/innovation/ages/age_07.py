"""Romance."""

from __future__ import annotations

from games.innovation.actor import Actor, Steps
from games.innovation.cards import highest_value, lowest
from games.innovation.effects import demand, shared


@shared("bicycle")
def bicycle(p: Actor) -> Steps[None]:
    if (p.hand or p.score_pile) and (yield from p.agrees()):
        p.exchange(p.hand, "hand", p, p.score_pile, "score")


@demand("combustion")
def combustion(v: Actor, a: Actor) -> Steps[None]:
    yield from v.must_give_some(v.score_pile, 2, a, "score")


@shared("electricity")
def electricity(p: Actor) -> Steps[None]:
    returned = yield from p.all("return", [top for top in p.tops if not top.has("factory")])
    for _ in returned:
        p.draw(8)


@shared("evolution")
def evolution(p: Actor) -> Steps[None]:
    way = yield from p.may_choose_way("score", "draw")
    if way == "score":
        p.draw_and_score(8)
        yield from p.must("return", p.score_pile)
    elif way == "draw":
        p.draw(highest_value(p.score_pile) + 1)


@demand("explosives")
def explosives(v: Actor, a: Actor) -> Steps[None]:
    given = yield from v.top_values("give", v.hand, 3)
    v.give_all(given, a, "hand")
    if given and not v.hand:
        v.draw(7)


@shared("lighting")
def lighting(p: Actor) -> Steps[None]:
    tucked = yield from p.may_some("tuck", p.hand, 3)
    for _ in {card.age for card in tucked}:
        p.draw_and_score(7)


@shared("publications")
def publications(p: Actor) -> Steps[None]:
    colour = yield from p.may_choose_colour([c for c in p.colours if len(p.pile(c)) > 1])
    if colour:
        p.rearrange(colour, (yield from p.in_any_order(p.pile(colour))))


@shared("publications")
def publications_edition(p: Actor) -> Steps[None]:
    yield from p.may_splay(("yellow", "blue"), "up")


@shared("railroad")
def railroad(p: Actor) -> Steps[None]:
    yield from p.all("return", p.hand)
    for _ in range(3):
        p.draw(6)


@shared("railroad")
def railroad_lines(p: Actor) -> Steps[None]:
    yield from p.may_splay(p.splayed("right"), "up")


@demand("refrigeration")
def refrigeration(v: Actor, _: Actor) -> Steps[None]:
    half = len(v.hand) // 2
    yield from v.must_some("return", v.hand, half, half)


@shared("refrigeration")
def refrigeration_store(p: Actor) -> Steps[None]:
    yield from p.may("score", p.hand)


@demand("sanitation")
def sanitation(v: Actor, a: Actor) -> Steps[None]:
    mine = yield from v.top_values("exchange", v.hand, 2)
    theirs = yield from a.choose("exchange", lowest(a.hand))
    v.exchange(mine, "hand", a, [theirs] if theirs else [], "hand")
