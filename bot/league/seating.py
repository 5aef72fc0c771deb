"""Seat order: everybody sits first, second and so on equally often, or as nearly as can be.

Tables and entrants make a graph whose edges are to be coloured with seats so that no table has a
seat twice. Each entrant's tables are taken in groups of as many as there are seats; within a group
no seat may come twice either. Such a colouring always exists (König), and is found edge by edge:
where two seats are in each other's way, they change along the path that joins them.
"""

from __future__ import annotations

from collections.abc import Sequence


def seated(tables: Sequence[Sequence[int]], entrants: int, seats: int) -> list[list[int]]:
    """The same tables with the entrants in seat order."""
    had = [0] * entrants
    at_table: list[list[int | None]] = [[None] * seats for _ in tables]
    in_group: dict[int, list[int | None]] = {}
    for table, players in enumerate(tables):
        for who in players:
            group = who * len(tables) + had[who] // seats
            had[who] += 1
            in_group.setdefault(group, [None] * seats)
            _colour(table, group, at_table, in_group)
    return [[group // len(tables) for group in groups if group is not None] for groups in at_table]


def _colour(
    table: int,
    group: int,
    at_table: list[list[int | None]],
    in_group: dict[int, list[int | None]],
) -> None:
    """Give a group of an entrant's a seat at a table, changing others where that is needed."""
    here, theirs = at_table[table], in_group[group]
    free_here, free_theirs = here.index(None), theirs.index(None)
    both = [seat for seat, taken in enumerate(here) if taken is None and theirs[seat] is None]
    if both:
        here[both[0]], theirs[both[0]] = group, table
        return
    # The path from this group along `free_here`, then `free_theirs`, in turn; it cannot end at
    # this table. Its edges change seats, which leaves `free_here` free at both ends.
    path: list[tuple[int, int, int]] = []
    at_group, seat, other = group, free_here, free_theirs
    while (to_table := in_group[at_group][seat]) is not None:
        path.append((to_table, at_group, seat))
        to_group = at_table[to_table][other]
        if to_group is None:
            break
        path.append((to_table, to_group, other))
        at_group = to_group
    for to_table, to_group, old in path:
        at_table[to_table][old] = None
        in_group[to_group][old] = None
    for to_table, to_group, old in path:
        new = other if old == seat else seat
        at_table[to_table][new] = to_group
        in_group[to_group][new] = to_table
    here[free_here], theirs[free_here] = group, table
