"""Medieval."""

from __future__ import annotations

from games.innovation.actor import Actor, Steps
from games.innovation.cards import highest, highest_value, lowest
from games.innovation.effects import demand, shared


@shared("alchemy")
def alchemy(p: Actor) -> Steps[None]:
    drawn = [p.draw_and_reveal(4) for _ in range(p.icons("castle") // 3)]
    if any(card.colour == "red" for card in drawn):
        yield from p.all("return", p.hand)


@shared("alchemy")
def alchemy_elixir(p: Actor) -> Steps[None]:
    yield from p.must("meld", p.hand)
    yield from p.must("score", p.hand)


@demand("compass")
def compass(v: Actor, a: Actor) -> Steps[None]:
    leaves = [top for top in v.tops if top.has("leaf") and top.colour != "green"]
    yield from v.must_give(leaves, a, "board")
    yield from v.must_take([top for top in a.tops if not top.has("leaf")], "board")


@shared("education")
def education(p: Actor) -> Steps[None]:
    if (yield from p.may("return", highest(p.score_pile))):
        p.draw(highest_value(p.score_pile) + 2)


@demand("engineering")
def engineering(v: Actor, a: Actor) -> None:
    v.give_all([top for top in v.tops if top.has("castle")], a, "score")


@shared("engineering")
def engineering_works(p: Actor) -> Steps[None]:
    yield from p.may_splay("red", "left")


@demand("feudalism")
def feudalism(v: Actor, a: Actor) -> Steps[None]:
    castles = [card for card in v.hand if card.has("castle")]
    yield from v.must_give(v.or_show_hand(castles), a, "hand")


@shared("feudalism")
def feudalism_fiefs(p: Actor) -> Steps[None]:
    yield from p.may_splay(("yellow", "purple"), "left")


@demand("machinery")
def machinery(v: Actor, a: Actor) -> None:
    v.exchange(v.hand, "hand", a, highest(a.hand), "hand")


@shared("machinery")
def machinery_works(p: Actor) -> Steps[None]:
    castles = [card for card in p.hand if card.has("castle")]
    yield from p.must("score", p.or_show_hand(castles))
    yield from p.may_splay("red", "left")


@demand("medicine")
def medicine(v: Actor, a: Actor) -> Steps[None]:
    mine = yield from v.choose("exchange", highest(v.score_pile))
    theirs = yield from a.choose("exchange", lowest(a.score_pile))
    v.exchange([mine] if mine else [], "score", a, [theirs] if theirs else [], "score")


@shared("optics")
def optics(p: Actor) -> Steps[None]:
    if p.draw_and_meld(3).has("crown"):
        p.draw_and_score(4)
        return
    poorer = [other for other in p.others if other.points < p.points]
    if not poorer:
        return
    lens = yield from p.choose("give", p.score_pile)
    friend = yield from p.choose_player(poorer)
    if lens and friend:
        p.transfer(lens, friend, "score")


@shared("paper")
def paper(p: Actor) -> Steps[None]:
    yield from p.may_splay(("green", "blue"), "left")


@shared("paper")
def paper_books(p: Actor) -> None:
    for _ in p.splayed("left"):
        p.draw(4)


@shared("translation")
def translation(p: Actor) -> Steps[None]:
    if p.score_pile and (yield from p.agrees()):
        yield from p.all("meld", p.score_pile)


@shared("translation")
def translation_world(p: Actor) -> None:
    if all(top.has("crown") for top in p.tops):
        p.claim("world")
