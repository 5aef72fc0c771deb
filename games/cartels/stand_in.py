"""A stand-in that builds what it can, takes what it lacks and goes where it is wanted."""

from games.cartels.cards import CARTELS, DEPOTS, ENGINEER, GOLD, MACHINES, OBJECTIVES, SLOTS
from games.cartels.payment import bundle_from_text
from games.cartels.view import View, WorkshopView
from games.chance import Chance
from games.decision import Answer, Decision

_UPGRADE_WORTH = {"fourth": 6.0, "converter": 5.0, "time": 1.5}


class Greedy:
    """Weighs each option by itself, from what its own seat can see."""

    def answer(self, view: View, decision: Decision, chance: Chance) -> Answer:
        """The option with the greatest worth; equals are drawn by lot."""
        worth = [_worth(view, decision, option.key) for option in decision.options]
        if decision.least == 0:
            worth.append(0.0)
        best = max(worth)
        chosen = [index for index, value in enumerate(worth) if value == best]
        index = chosen[chance.below("answer", len(chosen))]
        return () if index == len(decision.options) else (decision.options[index].key,)


def _worth(view: View, decision: Decision, key: str) -> float:
    mine = view.workshops[decision.seat]
    verb, _, what = key.partition(":")
    match verb:
        case "place":
            return _placement(view, mine, [int(count) for count in what.split("-")])
        case "send":
            return _sending(view, decision.seat)
        case "take":
            return _take(view, mine, what)
        case "build":
            return _build(view, mine, what)
        case "upgrade":
            left = view.last_round - view.round
            return _UPGRADE_WORTH[what] * left / view.last_round
        case "exchange":
            return _exchange(view, mine, what)
        case _:
            return 0.1


def _wanted(view: View, mine: WorkshopView) -> dict[str, float]:
    """How much one more of each kind would help to build what the office shows."""
    wanted = dict.fromkeys(mine.goods, 0.2)
    for place, card in enumerate(view.office):
        if not card:
            continue
        machine = MACHINES[card]
        missing = {
            kind: need - mine.goods[kind]
            for kind, need in machine.cost.items()
            if need > mine.goods[kind]
        }
        weight = (_points(mine, card) + 0.3 * place) / (1 + sum(missing.values()))
        for kind in missing:
            wanted[kind] += weight
    if len(mine.upgrades) < 2:
        wanted[GOLD] += 1.5
    return wanted


def _points(mine: WorkshopView, card: str) -> float:
    """What a machine is worth, with what it adds to the secret objective."""
    machine = MACHINES[card]
    if mine.objective is None:
        return machine.points
    objective = OBJECTIVES[mine.objective]
    built = [MACHINES[key] for key in mine.machines]
    types = sum(one.type == machine.type for one in built)
    nations = sum(one.nation == machine.nation for one in built)
    worth = float(machine.points)
    if types < objective.types.count(machine.type):
        worth += 1.0
    if nations < objective.nations.count(machine.nation):
        worth += 0.7
    return worth


def _placement(view: View, mine: WorkshopView, counts: list[int]) -> float:
    """Put workers where goods are wanted and where the cube opens soon."""
    wanted = _wanted(view, mine)
    worth = 0.0
    for cartel, count in zip(CARTELS, counts, strict=True):
        depot = DEPOTS[cartel]
        value = wanted[depot.primary] * 1.5 + wanted[depot.secondary] + wanted[GOLD] * 0.5
        upcoming = "".join(view.track[view.round - 1 :])
        soon = 1.0
        for ahead, opened in enumerate(view.track[view.round - 1 :]):
            if cartel in opened:
                soon = 1.0 / (1 + 0.3 * ahead)
                break
        if cartel not in upcoming:
            soon = 0.0
        worth += value * soon * (count**0.7)
    return worth


def _sending(view: View, seat: int) -> float:
    """Send a worker where it overtakes somebody, and not otherwise."""
    if view.opened is None:
        return -1.0
    counts = view.opened.counts
    own = counts[seat]
    rivals = [count for who, count in enumerate(counts) if who != seat]
    return 1.0 if own == 0 or own in rivals or own + 1 in rivals else -1.0


def _take(view: View, mine: WorkshopView, what: str) -> float:
    if what == ENGINEER:
        return 0.6 if any(card and _payable(mine, card) for card in view.office) else 0.05
    return _wanted(view, mine)[what]


def _payable(mine: WorkshopView, card: str) -> bool:
    return all(mine.goods[kind] >= need for kind, need in MACHINES[card].cost.items())


def _build(view: View, mine: WorkshopView, what: str) -> float:
    slot, _, paid = what.partition(":")
    card = view.office[[str(name) for name in SLOTS].index(slot)]
    extra = sum(bundle_from_text(paid) or ()) - sum(MACHINES[card].cost.values()) if paid else 0
    return 10.0 + _points(mine, card) * 2 - 0.4 * extra


def _exchange(view: View, mine: WorkshopView, what: str) -> float:
    """Only for the last good that a machine lacks, when the goods given are not needed for it."""
    given = bundle_from_text(what.partition("=")[0])
    kind = what.partition("=")[2][1:]
    if given is None:
        return -1.0
    after = {key: held - gone for (key, held), gone in zip(mine.goods.items(), given, strict=True)}
    after[kind] += 1
    for card in view.office:
        if not card or _payable(mine, card):
            continue
        if all(after[key] >= need for key, need in MACHINES[card].cost.items()):
            return 4.0 + _points(mine, card)
    if kind == GOLD and after[GOLD] == 1 and "converter" not in mine.upgrades:
        return 0.3 if view.round < view.last_round * 0.7 else -1.0
    return -1.0
