"""The shelf: each thing is made once while there is room, and the room is kept to."""

from rendering.kit.shelf import Shelf


def test_what_was_used_last_stays() -> None:
    shelf: Shelf[str] = Shelf(room=10)
    made: list[str] = []

    def thing(name: str) -> str:
        def make() -> str:
            made.append(name)
            return name * 4

        return shelf.get(name, make, len)

    for name in "abab":
        assert thing(name) == name * 4
    assert made == ["a", "b"]
    thing("c")
    assert shelf.used <= shelf.room
    thing("b")
    assert made == ["a", "b", "c"]
    thing("a")
    assert made == ["a", "b", "c", "a"]


def test_a_thing_too_large_is_kept_alone() -> None:
    shelf: Shelf[str] = Shelf(room=3)
    assert shelf.get("a", lambda: "long", len) == "long"
    assert shelf.get("a", lambda: "other", len) == "long"
    assert shelf.get("b", lambda: "longer", len) == "longer"
    assert shelf.used == len("longer")
