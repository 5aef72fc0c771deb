"""Industrial projects: realised with tiles, activated with Promethium."""

from __future__ import annotations

from collections.abc import Sequence

from games.decision import Option
from games.event import Story
from games.promethium.box import IMPROVEMENT_OF, IMPROVEMENTS, PROJECTS, RULE
from games.promethium.state import Built, Held, Industrialist, State, cube_on
from games.promethium.wording import activate_option, name, phrase
from games.text import Arg, Player, Seat, Series


def realise(state: State, seat: Seat, what: str, story: Story) -> None:
    """Take a project from the queue, or show a reserved one, and use the tiles for it."""
    player = state.players[seat]
    project, *tiles = what.split("-")
    player.influence -= 1
    if project in state.queue:
        slot = state.queue.index(project)
        state.queue[slot] = ""
        marks, hidden = (f"queue.{slot + 1}", f"player.{seat}"), False
    else:
        player.reserved.remove(project)
        marks, hidden = (f"reserved.{seat}", f"player.{seat}"), True
    built = Built(project)
    for held in [held for held in player.tiles if held.id in tiles]:
        _use(state, player, held, built)
    player.projects.append(built)
    story.used(f"project:{project}")
    story.tell(
        phrase(
            "realises",
            player=Player(seat),
            project=name(project),
            cubes=built.cubes,
            tiles=Series(tuple(tiles)),
        ),
        marks=marks,
        reveals=hidden,
    )


def _use(state: State, player: Industrialist, held: Held, built: Built) -> None:
    """Use a tile once: from the second use on a cube goes onto the project."""
    state.cubes += cube_on(held)
    built.cubes += held.uses > 0
    state.cubes -= held.uses > 0
    held.uses += 1
    if cube_on(held):
        state.cubes -= 1
    else:
        player.tiles.remove(held)
        state.scrapped.append(held.id)


def activatable(state: State, player: Industrialist) -> list[Option]:
    """The projects this player can pay to activate, the most valuable first."""
    found = [
        built
        for built in player.projects
        if not built.active and PROJECTS[built.id].level <= player.promethium
    ]
    found.sort(key=lambda built: -PROJECTS[built.id].value)
    options = []
    for built in found:
        token = token_for(state, built.id)
        value = exhibition_value([*player.improvements, token], built.id, built.cubes)
        options.append(activate_option(built.id, token, value))
    return options


def exhibition_value(improvements: Sequence[str], project: str, cubes: int) -> int:
    """What an activated project earns whoever has these improvements."""
    easing = IMPROVEMENTS["IMP_CORRUPTION"].gain if "IMP_CORRUPTION" in improvements else 0
    return max(0, PROJECTS[project].value - cubes * (RULE.cube_cost - easing))


def token_for(state: State, project: str) -> str:
    """The improvement that activating a project brings, if it is still there."""
    token = IMPROVEMENT_OF[PROJECTS[project].theme]
    return token if token in state.improvements else ""


def activate(state: State, seat: Seat, project: str, story: Story) -> None:
    """Put Promethium on a project and take its improvement."""
    player = state.players[seat]
    built = next(built for built in player.projects if built.id == project)
    built.active = True
    player.promethium -= PROJECTS[project].level
    token = token_for(state, project)
    args: dict[str, Arg] = {"player": Player(seat), "project": name(project)}
    if token:
        state.improvements.remove(token)
        player.improvements.append(token)
        story.used(f"activate:{token}")
        text = phrase("activates-token", **args, token=name(token))
    else:
        text = phrase("activates", **args)
    story.tell(text, marks=(f"player.{seat}", "improvements"))
