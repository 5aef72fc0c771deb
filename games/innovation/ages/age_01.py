"""Prehistory."""

from __future__ import annotations

from games.innovation.actor import Actor, Steps
from games.innovation.cards import highest, lowest
from games.innovation.effects import demand, shared


@shared("agriculture")
def agriculture(p: Actor) -> Steps[None]:
    returned = yield from p.may("return", p.hand)
    if returned:
        p.draw_and_score(returned.age + 1)


@demand("archery")
def archery(v: Actor, a: Actor) -> Steps[None]:
    v.draw(1)
    yield from v.must_give(highest(v.hand), a, "hand")


@demand("city-states")
def city_states(v: Actor, a: Actor) -> Steps[None]:
    if v.icons("castle") < 4:
        return
    given = yield from v.must_give([top for top in v.tops if top.has("castle")], a, "board")
    if given:
        v.draw(1)


@shared("clothing")
def clothing(p: Actor) -> Steps[None]:
    lacking = [card for card in p.hand if card.colour not in p.colours]
    yield from p.must("meld", p.or_show_hand(lacking))


@shared("clothing")
def clothing_fashion(p: Actor) -> None:
    theirs = {colour for other in p.others for colour in other.colours}
    for colour in p.colours:
        if colour not in theirs:
            p.draw_and_score(1)


@shared("code-of-laws")
def code_of_laws(p: Actor) -> Steps[None]:
    tucked = yield from p.may("tuck", [card for card in p.hand if card.colour in p.colours])
    if tucked:
        yield from p.may_splay(tucked.colour, "left")


@shared("domestication")
def domestication(p: Actor) -> Steps[None]:
    yield from p.must("meld", lowest(p.hand))
    p.draw(1)


@shared("masonry")
def masonry(p: Actor) -> Steps[None]:
    melded = yield from p.may_some("meld", [card for card in p.hand if card.has("castle")])
    if len(melded) >= 4:
        p.claim("monument")


@shared("metalworking")
def metalworking(p: Actor) -> None:
    while (drawn := p.draw_and_reveal(1)).has("castle"):
        p.score(drawn)


@shared("mysticism")
def mysticism(p: Actor) -> None:
    drawn = p.draw_and_reveal(1)
    if drawn.colour in p.colours:
        p.meld(drawn)
        p.draw(1)


@demand("oars")
def oars(v: Actor, a: Actor) -> Steps[None]:
    crowns = [card for card in v.hand if card.has("crown")]
    if (yield from v.must_give(v.or_show_hand(crowns), a, "score")):
        v.draw(1)


@shared("oars")
def oars_unheeded(p: Actor) -> None:
    if not p.demand_moved_a_card:
        p.draw(1)


@shared("pottery")
def pottery(p: Actor) -> Steps[None]:
    returned = yield from p.may_some("return", p.hand, 3)
    if returned:
        p.draw_and_score(len(returned))


@shared("pottery")
def pottery_clay(p: Actor) -> None:
    p.draw(1)


@shared("sailing")
def sailing(p: Actor) -> None:
    p.draw_and_meld(1)


@shared("the-wheel")
def the_wheel(p: Actor) -> None:
    p.draw(1)
    p.draw(1)


@shared("tools")
def tools(p: Actor) -> Steps[None]:
    if p.match.state.options.tools_needs_three:
        returned = yield from p.may_exactly("return", p.hand, 3)
    else:
        returned = yield from p.may_some("return", p.hand, 3)
    if len(returned) == 3:
        p.draw_and_meld(3)


@shared("tools")
def tools_spare(p: Actor) -> Steps[None]:
    returned = yield from p.may("return", [card for card in p.hand if card.age == 3])
    if returned:
        for _ in range(3):
            p.draw(1)


@shared("writing")
def writing(p: Actor) -> None:
    p.draw(2)
