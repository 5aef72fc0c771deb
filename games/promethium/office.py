"""The Design Office: one action a turn, round and round, until everybody passes in a row."""

from __future__ import annotations

from games.decision import Decision, Option
from games.event import Story
from games.promethium.box import (
    IMPROVEMENTS,
    NATIONS,
    ORES,
    PROJECTS,
    RULE,
    TILES,
)
from games.promethium.projects import activatable, activate, realise
from games.promethium.schemes import (
    IN_OFFICE,
    Step,
    might_play,
    note_improvement,
    pick_from_stock,
    play_card,
    playable,
)
from games.promethium.state import (
    Held,
    Industrialist,
    State,
    cube_on,
    hand_in,
    order_of,
    take_from_reserve,
    take_from_stock,
)
from games.promethium.wording import (
    chemist_option,
    counted_option,
    expedition_option,
    financier_option,
    gems_text,
    name,
    names,
    phrase,
    realise_option,
    resell_option,
    simple,
    tile_text,
)
from games.promethium.workshop import (
    Payment,
    chemist_payments,
    chemist_yield,
    contents,
    cubes_from,
    expeditions,
    ways,
)
from games.rules import choose
from games.text import Arg, Player, Seat

PASS = simple("pass:once", "pass")
PASS_REST = simple("pass:rest", "pass-rest")
DONE = simple("done:turn", "done", final=True)


def office(state: State, story: Story) -> Step:
    """Take one step of the turn of the player who comes next."""
    seat = order_of(state)[state.turn]
    player = state.players[seat]
    activations = activatable(state, player)
    if state.acted:
        options, confirm = (*activations, DONE), False
    elif player.out:
        options, confirm = (PASS,), False
    else:
        actions = _actions(state, seat)
        options = (*activations, *actions, PASS, PASS_REST)
        confirm = False
        if not activations and not actions:
            # The hand must not show in whether a player who can do nothing else is asked.
            confirm = might_act_from_hand(state, seat)
            options = (PASS, PASS_REST) if confirm else (PASS,)
    prompt = phrase("ask-office-more" if state.acted else "ask-office")
    key = yield from choose(Decision(seat, prompt, options, confirm=confirm))
    verb, _, what = key.partition(":")
    if verb == "activate":
        activate(state, seat, what, story)
        return
    if verb == "pass":
        player.out = player.out or what == "rest"
        state.passes += 1
        rest = what == "rest"
        story.tell(phrase("passes-rest" if rest else "passes", player=Player(seat)))
        _next(state)
        return
    if verb != "done":
        yield from _act(state, seat, verb, what, story)
        state.passes = 0
        state.acted = True
        if activatable(state, player):
            return
    _next(state)


def _next(state: State) -> None:
    count = len(state.players)
    state.acted = False
    state.turn = (state.turn + 1) % count
    if state.passes == count:
        state.phase = "expo"
        state.turn = state.passes = 0


def might_act_from_hand(state: State, seat: Seat) -> bool:
    """Whether, for all that everybody knows, a hidden card could give this player an action."""
    player = state.players[seat]
    hidden_project = bool(player.reserved and player.tiles and player.influence)
    return hidden_project or might_play(state, seat, IN_OFFICE)


def _actions(state: State, seat: Seat) -> list[Option]:
    """Everything this player could do with the turn but pass."""
    player = state.players[seat]
    paid: list[Option] = []
    if player.influence:
        paid += _projects(state, player)
        paid += _chemist(player)
    paid += _expeditions(player)
    if player.influence:
        paid += _experts(state, player)
        for held in player.tiles:
            paid.append(resell_option(held.id, resale(player, held)))
    return [*paid, *_machinists(player), *playable(state, seat, IN_OFFICE)]


def _projects(state: State, player: Industrialist) -> list[Option]:
    """Projects of most value first, each in the best way first and the others on request."""
    uses = {held.id: held.uses for held in player.tiles}
    found: list[tuple[int, Option]] = []
    for project in (*state.queue, *player.reserved):
        if project:
            for index, tiles in enumerate(ways(project, uses)):
                cubes = cubes_from(tiles, uses)
                option = realise_option(project, tiles, cubes, index > 0)
                found.append((index * 100 - PROJECTS[project].value, option))
    return [option for _, option in sorted(found, key=lambda pair: pair[0])]


def _chemist(player: Industrialist) -> list[Option]:
    if not player.elements["CHE"]:
        return []
    payments = chemist_payments(gems_of(player), contents(player.improvements))
    return [chemist_option(payment) for payment in payments]


def gems_of(player: Industrialist) -> Payment:
    """A player's ores, counted."""
    elements = player.elements
    return elements["COA"], elements["COP"], elements["IRO"], elements["ALU"]


def expedition_cost(player: Industrialist) -> int:
    """The influence an expedition costs this player."""
    return 0 if "IMP_EXP_PI" in player.improvements else 1


def expedition_gain(player: Industrialist, nations: int) -> int:
    """The Promethium an expedition brings this player."""
    bonus = IMPROVEMENTS["IMP_EXP_PR"].gain if "IMP_EXP_PR" in player.improvements else 0
    return RULE.expedition_yield[nations - 2] + bonus


def _expeditions(player: Industrialist) -> list[Option]:
    cost = expedition_cost(player)
    if player.influence < cost:
        return []
    free_ore = "IMP_EXP_ORE" in player.improvements
    nations = tuple(player.elements[nation] for nation in NATIONS)
    found = []
    best = 0
    for paid in expeditions(nations, () if free_ore else gems_of(player)):
        length = len(paid) - (not free_ore)
        gain = expedition_gain(player, length)
        found.append(expedition_option(paid, gain, cost, length == best))
        best = length
    return found


def _experts(state: State, player: Industrialist) -> list[Option]:
    """Engineers and Financiers."""
    elements = player.elements
    found = []
    if any(state.stock.values()):
        for count in (2, 1):
            if elements["ENG"] >= count and player.influence >= count:
                gain = engineer_gain(player, count)
                found.append(counted_option(f"engineer:{count}", f"engineer-{count}", gain))
    if elements["FIN"]:
        if any(state.stock[nation] for nation in NATIONS):
            found.append(simple("financier:exchange", "financier-exchange"))
        found += [financier_option(nation) for nation in NATIONS if state.reserve[nation]]
    return found


def engineer_gain(player: Industrialist, count: int) -> int:
    """How many elements one or two Engineers fetch from the Stock."""
    bonus = IMPROVEMENTS["IMP_ENGINEER"].gain if "IMP_ENGINEER" in player.improvements else 0
    return RULE.engineer_gain[count - 1] + bonus


def machinist_gain(player: Industrialist, count: int) -> int:
    """How much influence one or two Machinists bring, before the limit."""
    bonus = IMPROVEMENTS["IMP_MACHINIST"].gain if "IMP_MACHINIST" in player.improvements else 0
    return RULE.machinist_gain[count - 1] + bonus


def _machinists(player: Industrialist) -> list[Option]:
    found = []
    for count in (1, 2):
        if player.elements["MAC"] >= count:
            room = RULE.influence_most - player.influence
            gain = min(room, machinist_gain(player, count))
            wasted = gain < machinist_gain(player, count)
            key = f"machinist:{count}"
            found.append(counted_option(key, f"machinist-{count}", gain, wasted))
    return found


def resale(player: Industrialist, held: Held) -> int:
    """The Promethium for a tile's patent."""
    bonus = IMPROVEMENTS["IMP_PATENT"].gain if "IMP_PATENT" in player.improvements else 0
    return TILES[held.id].uses - held.uses + bonus


def _act(state: State, seat: Seat, verb: str, what: str, story: Story) -> Step:
    player = state.players[seat]
    match verb:
        case "realise":
            realise(state, seat, what, story)
        case "chemist":
            _cook(state, seat, what, story)
        case "expedition":
            _explore(state, seat, tuple(what.split("-")), story)
        case "resell":
            _resell(state, seat, what, story)
        case "machinist":
            count = int(what)
            hand_in(state, seat, "MAC", count)
            before = player.influence
            player.influence = min(RULE.influence_most, before + machinist_gain(player, count))
            story.used("expert:MAC")
            note_improvement(player, "IMP_MACHINIST", story)
            _tell(seat, "machines", story, count=count, gain=player.influence - before)
        case "engineer":
            count = int(what)
            taken = yield from pick_from_stock(
                state, seat, engineer_gain(player, count), tuple(state.stock)
            )
            hand_in(state, seat, "ENG", count)
            player.influence -= count
            _fetch(state, seat, taken)
            story.used("expert:ENG")
            note_improvement(player, "IMP_ENGINEER", story)
            _tell(seat, "engineers", story, taken=names(taken))
        case "financier":
            yield from _finance(state, seat, what, story)
        case "scheme":
            yield from play_card(state, seat, f"scheme:{what}", story)
        case _:
            raise LookupError(verb)


def _tell(seat: Seat, message: str, story: Story, **args: Arg) -> None:
    text = phrase(message, player=Player(seat), **args)
    story.tell(text, marks=(f"player.{seat}", "stock"))


def _fetch(state: State, seat: Seat, elements: list[str]) -> None:
    for element in elements:
        take_from_stock(state, seat, element)


def _cook(state: State, seat: Seat, what: str, story: Story) -> None:
    player = state.players[seat]
    paid = dict.fromkeys(ORES, 0) | {part[1:]: int(part[0]) for part in what.split("-")}
    payment = paid["COA"], paid["COP"], paid["IRO"], paid["ALU"]
    hand_in(state, seat, "CHE")
    for ore, count in paid.items():
        hand_in(state, seat, ore, count)
        if count:
            note_improvement(player, f"IMP_LAB_{ore}", story)
    player.influence -= 1
    player.promethium += chemist_yield(payment)
    story.used("expert:CHE")
    _tell(seat, "cooks", story, gems=gems_text(payment), gain=chemist_yield(payment))


def _explore(state: State, seat: Seat, paid: tuple[str, ...], story: Story) -> None:
    player = state.players[seat]
    nations = sum(element in NATIONS for element in paid)
    for element in paid:
        hand_in(state, seat, element)
    player.influence -= expedition_cost(player)
    gain = expedition_gain(player, nations)
    player.promethium += gain
    story.used(f"expedition:{nations}")
    for improvement in ("IMP_EXP_PR", "IMP_EXP_PI", "IMP_EXP_ORE"):
        note_improvement(player, improvement, story)
    _tell(seat, "explores", story, paid=names(paid), gain=gain)


def _resell(state: State, seat: Seat, tile: str, story: Story) -> None:
    player = state.players[seat]
    held = next(held for held in player.tiles if held.id == tile)
    gain = resale(player, held)
    player.influence -= 1
    player.promethium += gain
    state.cubes += cube_on(held)
    player.tiles.remove(held)
    state.scrapped.append(tile)
    story.used("resell")
    note_improvement(player, "IMP_PATENT", story)
    _tell(seat, "resells", story, tile=tile_text(tile), gain=gain)


def _finance(state: State, seat: Seat, what: str, story: Story) -> Step:
    player = state.players[seat]
    story.used("expert:FIN")
    if what == "exchange":
        taken = yield from pick_from_stock(state, seat, RULE.financier_gain, NATIONS)
        player.elements["FIN"] -= 1
        state.stock["FIN"] += 1
        _fetch(state, seat, taken)
        _tell(seat, "exchanges", story, taken=names(taken))
    else:
        hand_in(state, seat, "FIN")
        take_from_reserve(state, seat, what)
        _tell(seat, "finances", story, nation=name(what))
    player.influence -= 1
