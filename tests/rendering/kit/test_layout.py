"""Boxes: cut without loss, never overlapping."""

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from rendering.kit.layout import Box, around, fan, flow

boxes = st.builds(
    Box,
    st.integers(0, 500),
    st.integers(0, 500),
    st.integers(200, 900),
    st.integers(200, 900),
)


@given(boxes, st.integers(1, 9), st.integers(0, 12))
def test_columns_cover_a_box_without_overlap(box: Box, count: int, gap: int) -> None:
    parts = box.columns(count, gap)
    assert parts[0].x == box.x
    assert parts[-1].right == box.right
    assert all(right.x - left.right == gap for left, right in pairwise(parts))
    assert max(part.w for part in parts) - min(part.w for part in parts) <= 1


@given(boxes, st.lists(st.floats(0.2, 5), min_size=1, max_size=6), st.integers(0, 9))
def test_rows_follow_their_shares(box: Box, shares: list[float], gap: int) -> None:
    parts = box.rows(shares, gap)
    room = box.h - gap * (len(shares) - 1)
    assert sum(part.h for part in parts) == room
    for part, share in zip(parts, shares, strict=True):
        assert abs(part.h - room * share / sum(shares)) <= 1


@given(boxes, st.integers(1, 30), st.integers(20, 150), st.integers(10, 160))
def test_a_fan_stays_inside(box: Box, count: int, w: int, step: int) -> None:
    places = fan(box, count, w, step)
    assert len(places) == count
    assert places[0].x == box.x
    assert places[-1].right <= box.right


@given(boxes, st.integers(1, 6), st.integers(1, 6))
def test_grids_and_strips_stay_inside(box: Box, columns: int, rows: int) -> None:
    cells = box.grid(columns, rows, 4)
    assert len(cells) == columns * rows
    assert all(box.contains(cell) for cell in cells)
    assert box.left_part(50).right == box.without_left(50).x
    assert box.top_part(50).bottom == box.without_top(50).y
    assert box.without_right(30).right == box.right_part(30).x
    assert box.without_bottom(30).bottom == box.bottom_part(30).y
    assert box.contains(box.centred(20, 20))


def test_a_flow_begins_new_rows() -> None:
    places = flow(Box(10, 20, 100, 50), 5, 40, 10, gap=10)
    assert [(place.x, place.y) for place in places] == [
        (10, 20), (60, 20), (10, 40), (60, 40), (10, 60)
    ]  # fmt: skip


def test_angles_go_like_a_clock() -> None:
    for degrees, point in ((0, (0, -10)), (90, (10, 0)), (180, (0, 10)), (270, (-10, 0))):
        x, y = around((0, 0), 10, degrees)
        assert (round(x, 6), round(y, 6)) == point
