"""Programs that can sit at a table.

They answer as people do, through the same questions, and are given only what their seat may see.
"""

from typing import Generic, Protocol, TypeVar

from msgspec import Struct

from games.chance import Chance
from games.decision import Answer, Decision

V = TypeVar("V", bound=Struct, contravariant=True)  # noqa: PLC0105


class StandIn(Protocol[V]):
    """Somebody who answers from what a seat sees."""

    def answer(self, view: V, decision: Decision, chance: Chance) -> Answer:
        """Choose among the offered options."""


class Random(Generic[V]):
    """Answers anything that is allowed: the measure of every other stand-in."""

    def answer(self, view: V, decision: Decision, chance: Chance) -> Answer:  # noqa: ARG002
        """Choose how many, then which."""
        options = decision.options
        most = min(decision.most, len(options))
        if decision.least == most == 1:
            return (options[chance.below("answer", len(options))].key,)
        count = decision.least + chance.below("answer", most - decision.least + 1)
        chosen = chance.shuffle("answer", list(range(len(options))))[:count]
        if not decision.ordered:
            chosen.sort()
        return tuple(options[index].key for index in chosen)
