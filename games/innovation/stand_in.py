"""A stand-in that climbs the ages, scores what it can and claims achievements at once."""

from __future__ import annotations

from msgspec import Struct

from games.chance import Chance
from games.decision import Answer, Decision
from games.innovation.cards import CARDS, DATA, ICONS
from games.innovation.view import PlayerView, View
from games.text import Name


class Expected(Struct, frozen=True):
    """What a card usually brings, and what must be there for it."""

    worth: float
    needs: str = ""


NOTHING = Expected(0.0)
ALONE = DATA.read("alone", dict[str, Expected])
DEMAND = DATA.read("demand", dict[str, Expected])

LONG_GAME = 100
"""The turn after which it is time to come to an end."""

_REWARD_EACH_VALUE = ("currency", "lighting", "antibiotics")
_REWARD_GROWS = ("agriculture", "mathematics")


class Greedy:
    """Weighs each option by itself, from what its own seat can see."""

    def answer(self, view: View, decision: Decision, chance: Chance) -> Answer:
        """The most worthwhile options, as many as are worth anything; equals by lot."""
        judge = _Judge(view, decision)
        worth = [judge.worth(option.key) for option in decision.options]
        order = chance.shuffle("answer", list(range(len(worth))))
        order.sort(key=lambda index: -worth[index])
        keys = [decision.options[index].key for index in order if worth[index] > 0]
        if judge.source in _REWARD_EACH_VALUE:
            keys = _one_of_each_value(keys)
        missing = [decision.options[index].key for index in order]
        missing = [key for key in missing if key not in keys]
        keys += missing[: max(0, decision.least - len(keys))]
        return tuple(keys[: decision.most])


def _one_of_each_value(keys: list[str]) -> list[str]:
    values: dict[int, str] = {}
    for key in keys:
        values.setdefault(_age(key.partition(":")[2]), key)
    return list(values.values())


def _age(card: str) -> int:
    return CARDS[card].age if card in CARDS else 0


def _has(player: PlayerView, needs: str) -> bool:
    """Whether a player has what an effect works on, as far as everybody can see."""
    kind, _, rest = needs.partition("-")
    match kind:
        case "":
            return True
        case "hand":
            return bool(player.hand_ages)
        case "score" if rest == "above-hand":
            return len(player.score_ages) > len(player.hand_ages)
        case "score":
            return any(age <= int(rest or 10) for age in player.score_ages)
        case "left":
            return any(pile.splay == "left" for pile in player.piles)
        case "flat":
            return any(
                pile.colour == rest and pile.count > 1 and pile.splay != "up"
                for pile in player.piles
            )
        case _:
            return any(kind in CARDS[top].slots for top in player.tops)


class _Judge:
    """One look at the table, for one question."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.view = view
        self.mine = view.players[decision.seat]
        self.seat = decision.seat
        self.optional = decision.least == 0
        source = decision.prompt.args.get("source")
        self.source = source.key if isinstance(source, Name) else ""
        """The card whose effect asks; empty for an action."""

    def worth(self, key: str) -> float:
        """What an option is worth, 0 or less when it is better left alone."""
        verb, _, what = key.partition(":")
        match verb:
            case "achieve":
                return 50 + int(what)
            case "dogma":
                return self._dogma(what)
            case "draw":
                return self._draw()
            case "meld":
                return self._meld(what)
            case "splay":
                return 2.0
            case "return":
                return self._return(what)
            case "score":
                return self._score(what)
            case "tuck" | "give" | "exchange":
                return 11.0 - _age(what) - self._loss(what)
            case "choose":
                return self._choose(what)
            case _:
                return 1.0 + _age(what)

    def _draw(self) -> float:
        """A new card is worth more the further the ages have come and the emptier the hand.

        Demands can undo each other for ever, so in a long game drawing, which brings the end
        nearer, becomes worth more and more.
        """
        age = max(self.mine.highest_top, 1)
        cards = sum(self.view.decks[age - 1 :])
        impatience = max(0.0, (self.view.number - LONG_GAME) / 10)
        if not cards:
            return (40.0 if self._leads() else -1.0) + impatience
        return 1.1 + 0.05 * age - 0.06 * len(self.mine.hand_ages) + impatience

    def _leads(self) -> bool:
        rivals = [rival.points for rival in self._rivals()]
        return self.mine.points > max(rivals)

    def _rivals(self) -> list[PlayerView]:
        players = self.view.players
        return [player for seat, player in enumerate(players) if seat != self.seat]

    def _dogma(self, card: str) -> float:
        """What the effects bring, less what sharers get, plus what victims lose."""
        featured = CARDS[card].featured
        count = self.mine.icons[featured]
        alone, demand = ALONE.get(card, NOTHING), DEMAND.get(card, NOTHING)
        worth = alone.worth * _has(self.mine, alone.needs)
        for rival in self._rivals():
            if rival.icons[featured] >= count:
                worth -= 0.35 * alone.worth * _has(rival, alone.needs)
            else:
                worth += demand.worth * _has(rival, demand.needs)
        return worth

    def _meld(self, card: str) -> float:
        """Higher ages, new colours and better effects, for what they cover."""
        printed = CARDS[card]
        covered = next((p.top for p in self.mine.piles if p.colour == printed.colour), None)
        worth = self._standing(card) - (self._standing(covered) if covered else -0.5)
        climb = printed.age - self.mine.highest_top
        if climb > 0:
            worth += 0.9 * climb
        return worth + 0.05

    def _standing(self, card: str) -> float:
        """What a top card is worth where it lies."""
        printed = CARDS[card]
        lone = sum(slot != "hex" for slot in printed.slots) / len(ICONS)
        use = ALONE.get(card, NOTHING).worth + DEMAND.get(card, NOTHING).worth
        return 0.45 * printed.age + 0.5 * use + lone

    def _loss(self, card: str) -> float:
        """What it hurts to part with a top card."""
        return self._standing(card) if card in self.mine.tops else 0.0

    def _return(self, what: str) -> float:
        if what not in CARDS:
            return float(what.partition("-")[2])
        age = CARDS[what].age
        if any(what in rival.tops for rival in self._rivals()):
            return 1.0 + age
        if self.source in _REWARD_GROWS:
            return float(age) if age < 10 or self._leads() else -1.0
        if self.optional and self.mine.score and what in self.mine.score:
            return 3.5 - age
        return 11.0 - age - self._loss(what)

    def _score(self, card: str) -> float:
        age = CARDS[card].age
        if card in self.mine.tops:
            return age - self._standing(card) - (2.0 if age == self.mine.highest_top else 0.0)
        return age - 0.3 * max(0, age - self.mine.highest_top)

    def _choose(self, what: str) -> float:
        """Answers to what effects ask besides cards."""
        if what == "yes":
            return self._agree()
        if what.startswith("player-"):
            chosen = self.view.players[int(what.removeprefix("player-")) - 1]
            return 30.0 - chosen.points - 3 * len(chosen.ages)
        if what.isdecimal():
            value = int(what)
            theirs = sum(rival.score_ages.count(value) for rival in self._rivals())
            return 0.5 + value * (theirs - self.mine.score_ages.count(value))
        for pile in self.mine.piles:
            if pile.colour == what:
                return 1.0 + pile.count
        return 0.5

    def _agree(self) -> float:
        hand, score = self.mine.hand_ages, self.mine.score_ages
        match self.source:
            case "canal-building":
                return sum(a == max(hand) for a in hand) * max(hand, default=0) - sum(
                    a == max(score) for a in score
                ) * max(score, default=0)
            case "bicycle":
                return sum(hand) - sum(score)
            case "translation" | "encyclopedia":
                return -1.0
            case "tools":
                return 6.0 - sum(sorted(hand)[:3])
            case _:
                return 1.0
