"""Enlightenment."""

from __future__ import annotations

from games.innovation.actor import Actor, Steps
from games.innovation.cards import COLOURS, highest, highest_value, lowest
from games.innovation.effects import demand, shared


@shared("atomic-theory")
def atomic_theory(p: Actor) -> Steps[None]:
    yield from p.may_splay("blue", "right")


@shared("atomic-theory")
def atomic_theory_proof(p: Actor) -> None:
    p.draw_and_meld(7)


@shared("canning")
def canning(p: Actor) -> Steps[None]:
    if (yield from p.agrees()):
        p.draw_and_tuck(6)
        yield from p.all("score", [top for top in p.tops if not top.has("factory")])


@shared("canning")
def canning_larder(p: Actor) -> Steps[None]:
    yield from p.may_splay("yellow", "right")


@shared("classification")
def classification(p: Actor) -> Steps[None]:
    shown = yield from p.choose("show", p.hand)
    if not shown:
        return
    p.reveal(shown)
    for other in p.others:
        wanted = [card for card in other.hand if card.colour == shown.colour]
        other.give_all(other.or_show_hand(wanted), p, "hand")
    yield from p.all("meld", [card for card in p.hand if card.colour == shown.colour])


@shared("democracy")
def democracy(p: Actor) -> Steps[None]:
    returned = yield from p.may_some("return", p.hand)
    if p.outvotes(len(returned)):
        p.draw_and_score(8)


@demand("emancipation")
def emancipation(v: Actor, a: Actor) -> Steps[None]:
    if (yield from v.must_give(v.hand, a, "score")):
        v.draw(6)


@shared("emancipation")
def emancipation_freedom(p: Actor) -> Steps[None]:
    yield from p.may_splay(("red", "purple"), "right")


@shared("encyclopedia")
def encyclopedia(p: Actor) -> Steps[None]:
    if p.score_pile and (yield from p.agrees()):
        yield from p.all("meld", highest(p.score_pile))


@shared("industrialization")
def industrialization(p: Actor) -> None:
    for _ in range(p.icons("factory") // 2):
        p.draw_and_tuck(6)


@shared("industrialization")
def industrialization_growth(p: Actor) -> Steps[None]:
    yield from p.may_splay(("red", "purple"), "right")


@shared("machine-tools")
def machine_tools(p: Actor) -> None:
    p.draw_and_score(highest_value(p.score_pile))


@shared("metric-system")
def metric_system(p: Actor) -> Steps[None]:
    if "green" in p.splayed("right"):
        yield from p.may_splay([colour for colour in COLOURS if colour != "green"], "right")


@shared("metric-system")
def metric_system_metre(p: Actor) -> Steps[None]:
    yield from p.may_splay("green", "right")


@demand("vaccination")
def vaccination(v: Actor, _: Actor) -> Steps[None]:
    if (yield from v.all("return", lowest(v.score_pile))):
        v.draw_and_meld(6)


@shared("vaccination")
def vaccination_campaign(p: Actor) -> None:
    if p.demand_moved_a_card:
        p.draw_and_meld(7)
