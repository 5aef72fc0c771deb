"""Information."""

from __future__ import annotations

from games.innovation.actor import Actor, Steps, single_best
from games.innovation.effects import demand, execute, shared


@shared("ai")
def ai(p: Actor) -> None:
    p.draw_and_score(10)


@shared("ai")
def ai_singularity(p: Actor) -> None:
    tops = {top.id for player in p.everyone for top in player.tops}
    if {"robotics", "software"} <= tops:
        humblest = single_best(p.everyone, lambda player: -player.points)
        if humblest:
            humblest.wins()


@shared("bioengineering")
def bioengineering(p: Actor) -> Steps[None]:
    own_too = p.match.state.options.bioengineering_own_board
    boards = p.everyone if own_too else p.others
    leaves = [top for player in boards for top in player.tops if top.has("leaf")]
    yield from p.must_take(leaves, "score")


@shared("bioengineering")
def bioengineering_harvest(p: Actor) -> None:
    if any(player.icons("leaf") < 3 for player in p.everyone):
        greenest = single_best(p.everyone, lambda player: player.icons("leaf"))
        if greenest:
            greenest.wins()


@demand("databases")
def databases(v: Actor, _: Actor) -> Steps[None]:
    half = (len(v.score_pile) + 1) // 2
    yield from v.must_some("return", v.score_pile, half, half)


@demand("globalization")
def globalization(v: Actor, _: Actor) -> Steps[None]:
    yield from v.must("return", [top for top in v.tops if top.has("leaf")])


@shared("globalization")
def globalization_market(p: Actor) -> None:
    p.draw_and_score(6)
    if all(player.icons("leaf") <= player.icons("factory") for player in p.everyone):
        richest = single_best(p.everyone, lambda player: player.points)
        if richest:
            richest.wins()


@shared("miniaturization")
def miniaturization(p: Actor) -> Steps[None]:
    returned = yield from p.may("return", p.hand)
    if returned and returned.age == 10:
        for _ in {card.age for card in p.score_pile}:
            p.draw(10)


@shared("robotics")
def robotics(p: Actor) -> Steps[None]:
    green = p.top("green")
    if green:
        p.score(green)
    yield from execute(p, p.draw_and_meld(10))


@shared("self-service")
def self_service(p: Actor) -> Steps[None]:
    chosen = yield from p.choose("choose", [top for top in p.tops if top.id != "self-service"])
    if chosen:
        yield from execute(p, chosen)


@shared("self-service")
def self_service_checkout(p: Actor) -> None:
    if all(p.achievements > other.achievements for other in p.others):
        p.wins()


@shared("software")
def software(p: Actor) -> None:
    p.draw_and_score(10)


@shared("software")
def software_update(p: Actor) -> Steps[None]:
    p.draw_and_meld(10)
    yield from execute(p, p.draw_and_meld(10))


@shared("stem-cells")
def stem_cells(p: Actor) -> Steps[None]:
    if p.hand and (yield from p.agrees()):
        yield from p.all("score", p.hand)


@shared("the-internet")
def the_internet(p: Actor) -> Steps[None]:
    yield from p.may_splay("green", "up")


@shared("the-internet")
def the_internet_content(p: Actor) -> None:
    p.draw_and_score(10)


@shared("the-internet")
def the_internet_links(p: Actor) -> None:
    for _ in range(p.icons("clock") // 2):
        p.draw_and_meld(10)
