"""Phase II: discs are activated or inspected, all on one path, and act one after the other."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from games.decision import Decision, Option
from games.event import Story
from games.noria import black_market, bonus, city, tool, travel
from games.noria.facts import GIVES, LIMIT, NAME
from games.noria.state import Acting, State
from games.noria.wheel import ACTIVE, RING_OF, SLOTS, Disc, Slot, is_upgraded, on_one_path, plain
from games.noria.words import disc_text, slot_text
from games.rules import Answers, Ask, choose
from games.text import Player, Text, say

DOUBLE = "-double"
"""Behind a slot in a key: the upgraded disc there is used double."""
END_DISC = Option("end:disc", say("noria.end-disc"))


def why_not_use(state: State, slot: Slot) -> Text | None:
    """Why this slot can neither be activated nor inspected now."""
    turn = state.turn
    if turn.phase not in ("influence", "action"):
        return say("noria.no-action-over")
    if turn.acting:
        return say("noria.no-other-disc")
    if slot not in SLOTS:
        return say("noria.no-slot", slot=slot)
    if slot not in ACTIVE:
        return say("noria.no-inactive", slot=slot_text(slot))
    if not state.house.wheel.disc(slot):
        return say("noria.no-disc-there", slot=slot_text(slot))
    if turn.used:
        if any(RING_OF[other] == RING_OF[slot] for other in turn.used):
            return say("noria.no-ring-twice", ring=say(f"noria.ring-{RING_OF[slot]}"))
        if not on_one_path(frozenset([*turn.used, slot])):
            return say("noria.no-path", slot=slot_text(slot))
        if turn.actions >= LIMIT.actions:
            return say("noria.no-action-left", most=LIMIT.actions)
    return None


def why_not_activate(state: State, key: str) -> Text | None:
    """Why the disc in this slot cannot be activated now, or not be used double."""
    slot, double = key.removesuffix(DOUBLE), key.endswith(DOUBLE)
    return why_not_use(state, slot) or _why_not_act(state, slot, double)


def _why_not_act(state: State, slot: Slot, double: bool) -> Text | None:
    """What forbids activation but not inspection."""
    turn, disc = state.turn, state.house.wheel.disc(slot)
    if slot in turn.upgraded:
        return say("noria.no-fresh-upgrade", disc=disc_text(disc))
    if double:
        if not is_upgraded(disc):
            return say("noria.no-double-plain", disc=disc_text(disc))
        if turn.doubled and not _free_double(state, disc):
            return say("noria.no-second-double")
    if bonus.is_bonus(disc):
        refusal = bonus.why_not_yet(state)
        if refusal or bonus.possible(state, slot, can_act):
            return refusal
        return say("noria.no-bonus-target")
    return None if can_act(state, slot) else say("noria.no-action", disc=disc_text(disc))


def _free_double(state: State, disc: Disc) -> bool:
    return bonus.is_bonus(disc) and state.options.bonus_double_is_free


def can_act(state: State, slot: Slot) -> bool:
    """Whether the disc in a slot, which is no Bonus disc, has an action to take."""
    match plain(state.house.wheel.disc(slot)):
        case "CIT":
            return city.possible(state)
        case "TRA":
            return travel.possible(state)
        case "TOO":
            return tool.possible(state, slot)
        case _:
            return True


def options(state: State) -> list[Option]:
    """The discs that can be activated, then those that can be inspected."""
    found, inspections = [], []
    house = state.house
    for slot, disc in house.wheel.active().items():
        if why_not_use(state, slot):
            continue
        gives = GIVES[plain(disc)]
        extra = state.turn.extra.get(slot, 0)
        for double in (True, False) if is_upgraded(disc) else (False,):
            if _why_not_act(state, slot, double) is None:
                count = min(1 + double + extra, LIMIT.actions - state.turn.actions)
                gain = house.ships[gives] * count if gives else 0
                found.append(_activate(slot, disc, double, count, gain))
        inspections.append(_inspect(slot, disc))
    return found + inspections


@cache
def _activate(slot: Slot, disc: Disc, double: bool, count: int, gain: int) -> Option:
    message = "noria.activate-double" if double else "noria.activate"
    label = say(message, disc=disc_text(disc), slot=slot_text(slot))
    hint = say("noria.activate-hint", count=count)
    if gain:
        hint = say("noria.activate-gain", gain=gain, kind=NAME[GIVES[plain(disc)]])
    elif bonus.is_bonus(disc):
        hint = say("noria.activate-bonus", count=1 + double)
    return Option(f"activate:{slot}{DOUBLE if double else ''}", label, hint)


@cache
def _inspect(slot: Slot, disc: Disc) -> Option:
    label = say("noria.inspect", disc=disc_text(disc), slot=slot_text(slot))
    return Option(f"inspect:{slot}", label)


def activate(state: State, story: Story, key: str) -> None:
    """Take a disc into use. A double is declared here, before it acts.

    A resource disc acts at once, and what it brings tells that it was activated.
    """
    slot, double = key.removesuffix(DOUBLE), key.endswith(DOUBLE)
    turn, disc = state.turn, state.house.wheel.disc(slot)
    turn.phase = "action"
    turn.used.append(slot)
    turn.activated.append(slot)
    if double and not _free_double(state, disc):
        turn.doubled = True
    count = 1 + double + turn.extra.pop(slot, 0)
    if not (bonus.is_bonus(disc) and state.options.edition == "de"):
        count = min(count, LIMIT.actions - turn.actions)
    turn.acting = Acting(slot, count)
    story.used(f"disc:{plain(disc)}")
    if double:
        story.used("special:double")
    if GIVES[plain(disc)]:
        return
    story.tell(
        say(
            "noria.activated-double" if double else "noria.activated",
            player=Player(state.at),
            disc=disc_text(disc),
        ),
        marks=(f"wheel.{state.at}",),
    )


def inspect(state: State, story: Story, slot: Slot) -> None:
    """Leave a disc alone for one knowledge; its ring is used all the same."""
    turn = state.turn
    turn.phase = "action"
    turn.used.append(slot)
    turn.actions += 1
    state.house.knowledge += 1
    story.used("special:inspection")
    story.tell(
        say(
            "noria.inspected",
            player=Player(state.at),
            disc=disc_text(state.house.wheel.disc(slot)),
        ),
        marks=(f"wheel.{state.at}", f"player.{state.at}"),
    )


def act(state: State, story: Story, acting: Acting) -> Generator[Ask, Answers, None]:
    """Take the next action of the disc in use."""
    slot = acting.repeats or acting.slot
    disc = plain(state.house.wheel.disc(slot))
    if GIVES[disc]:
        count = 1 if acting.repeats else acting.left
        _gather(state, story, slot, count, again=bool(acting.repeats))
        _done(state, acting, count, counted=count)
        return
    offered, confirm = _choices(state, slot, disc), False
    if acting.done and not acting.repeats:
        if state.options.trades_inside_disc:
            offered += black_market.options(state)
        offered.append(END_DISC)
    elif len(offered) == 1 and offered[0].key == f"travel:{travel.NEW}":
        confirm = True
    prompt = say("noria.ask-act", disc=NAME[disc], left=1 if acting.repeats else acting.left)
    key = yield from choose(Decision(state.at, prompt, tuple(offered), confirm=confirm))
    verb, _, what = key.partition(":")
    match verb:
        case "buy":
            yield from city.buy(state, story, what)
        case "invest":
            yield from city.invest(state, story, what)
        case "travel":
            yield from travel.travel(state, story, what)
        case "upgrade":
            tool.upgrade(state, story, what)
        case "produce":
            tool.produce(state, story, what)
        case "bonus" if state.options.edition == "fr":
            bonus.repeat(state, story, acting, what)
            return
        case "bonus":
            bonus.name(state, story, what)
            _done(state, acting, 1, counted=0)
            return
        case "trade":
            black_market.trade(state, story, what)
            return
        case "end":
            state.turn.acting = None
            story.used("special:forgone")
            return
    _done(state, acting, 1, counted=1)


def _choices(state: State, slot: Slot, disc: Disc) -> list[Option]:
    if disc == "CIT":
        return city.options(state)
    if disc == "TRA":
        return travel.options(state)
    if disc == "TOO":
        return tool.options(state, slot)
    return bonus.options(state, can_act)


def _done(state: State, acting: Acting, count: int, *, counted: int) -> None:
    """Count what was done; naming a disc counts for no action. A disc with nothing left is done."""
    state.turn.actions += counted
    acting.done += count
    acting.left -= count
    acting.repeats = ""
    if not acting.left:
        state.turn.acting = None


def _gather(state: State, story: Story, slot: Slot, times: int, *, again: bool) -> None:
    """One resource for each own ship of its kind, as often as the disc acts."""
    house = state.house
    disc = house.wheel.disc(slot)
    kind = GIVES[plain(disc)]
    gain = house.ships[kind] * times
    house.stock[kind] += gain
    story.used("action:gather")
    story.tell(
        say(
            "noria.gathered" if again else "noria.activated-gain",
            player=Player(state.at),
            disc=disc_text(disc),
            kind=NAME[kind],
            gain=gain,
        ),
        marks=(f"wheel.{state.at}", f"player.{state.at}"),
    )
