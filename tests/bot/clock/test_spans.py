"""Time that counts."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.clock.spans import Span, after, counted, merged, within

_numbers = st.integers(0, 400).map(float)
_spans = st.lists(st.tuples(_numbers, _numbers).map(lambda pair: Span(*pair)), max_size=6)


def test_pauses_do_not_count() -> None:
    pauses = [Span(10, 20), Span(15, 30), Span(50, 60)]
    assert merged(pauses) == [Span(10, 30), Span(50, 60)]
    assert counted(0, 100, pauses) == 70
    assert counted(12, 18, pauses) == 0
    assert after(0, 10, pauses) == 10
    assert after(0, 11, pauses) == 31
    assert after(12, 5, pauses) == 35
    assert after(0, 31, pauses) == 61
    assert within(10, pauses) == Span(10, 30)
    assert within(30, pauses) is None


@given(_numbers, _numbers, _spans)
def test_going_and_counting_agree(start: float, seconds: float, pauses: list[Span]) -> None:
    end = after(start, seconds, pauses)
    assert counted(start, end, pauses) == seconds
    held = {second for pause in pauses for second in range(int(pause.start), int(pause.end))}
    free = (second for second in range(int(start), 2000) if second not in held)
    for _ in range(int(seconds)):
        last = next(free)
        assert last < end
