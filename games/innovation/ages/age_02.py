"""Classical."""

from __future__ import annotations

from games.innovation.actor import Actor, Steps
from games.innovation.cards import COLOURS, highest
from games.innovation.effects import demand, shared


@shared("calendar")
def calendar(p: Actor) -> None:
    if len(p.score_pile) > len(p.hand):
        p.draw(3)
        p.draw(3)


@shared("canal-building")
def canal_building(p: Actor) -> Steps[None]:
    if (p.hand or p.score_pile) and (yield from p.agrees()):
        p.exchange(highest(p.hand), "hand", p, highest(p.score_pile), "score")


@demand("construction")
def construction(v: Actor, a: Actor) -> Steps[None]:
    yield from v.must_give_some(v.hand, 2, a, "hand")
    v.draw(2)


@shared("construction")
def construction_empire(p: Actor) -> None:
    if len(p.colours) == 5 and all(len(other.colours) < 5 for other in p.others):
        p.claim("empire")


@shared("currency")
def currency(p: Actor) -> Steps[None]:
    returned = yield from p.may_some("return", p.hand)
    for _ in {card.age for card in returned}:
        p.draw_and_score(2)


@shared("fermenting")
def fermenting(p: Actor) -> None:
    for _ in range(p.icons("leaf") // 2):
        p.draw(2)


@demand("mapmaking")
def mapmaking(v: Actor, a: Actor) -> Steps[None]:
    yield from v.must_give([card for card in v.score_pile if card.age == 1], a, "score")


@shared("mapmaking")
def mapmaking_reward(p: Actor) -> None:
    if p.demand_moved_a_card:
        p.draw_and_score(1)


@shared("mathematics")
def mathematics(p: Actor) -> Steps[None]:
    returned = yield from p.may("return", p.hand)
    if returned:
        p.draw_and_meld(returned.age + 1)


@demand("monotheism")
def monotheism(v: Actor, a: Actor) -> Steps[None]:
    given = yield from v.must_give(
        [top for top in v.tops if top.colour not in a.colours], a, "score"
    )
    if given:
        v.draw_and_tuck(1)


@shared("monotheism")
def monotheism_creed(p: Actor) -> None:
    p.draw_and_tuck(1)


@shared("philosophy")
def philosophy(p: Actor) -> Steps[None]:
    yield from p.may_splay(COLOURS, "left")


@shared("philosophy")
def philosophy_school(p: Actor) -> Steps[None]:
    yield from p.may("score", p.hand)


@shared("road-building")
def road_building(p: Actor) -> Steps[None]:
    melded = yield from p.must_some("meld", p.hand, 1, 2)
    red = p.top("red")
    if len(melded) < 2 or red is None:
        return
    neighbour = yield from p.may_choose_player(p.others)
    if neighbour:
        p.transfer(red, neighbour, "board")
        green = neighbour.top("green")
        if green:
            p.transfer(green, p, "board")
