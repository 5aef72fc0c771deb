"""Chance: fair, repeatable, and bound to a published hash."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from games.chance import Chance, Seed


def test_the_same_seed_gives_the_same_shuffles_for_ever() -> None:
    chance = Chance(Seed.from_words("petit bleu"))
    assert chance.shuffle("cards", list(range(8))) == [6, 1, 4, 7, 5, 0, 3, 2]
    assert [chance.below("die", 6) for _ in range(6)] == [5, 4, 0, 1, 0, 0]
    assert chance.counter == 7


def test_chance_continues_from_its_counter() -> None:
    seed = Seed.from_words("continued")
    whole = Chance(seed)
    first = [whole.below("die", 100) for _ in range(20)]
    assert [Chance(seed, counter=10 + n).below("die", 100) for n in range(10)] == first[10:]


def test_every_order_is_as_likely_as_any_other() -> None:
    chance = Chance(Seed.from_words("fair"))
    seen = Counter(tuple(chance.shuffle("cards", ["a", "b", "c", "d"])) for _ in range(12_000))
    assert set(seen) == set(permutations("abcd"))
    expected = 12_000 / 24
    spread = sum((count - expected) ** 2 / expected for count in seen.values())
    assert spread < 49.7, "chi-square with 23 degrees of freedom, one in a thousand"


def test_large_packs_are_shuffled_whole() -> None:
    pack = Chance(Seed.from_words("large")).shuffle("cards", list(range(200)))
    assert sorted(pack) == list(range(200))
    assert sum(place == card for place, card in enumerate(pack)) < 10


def test_loaded_shuffles_bring_up_what_they_are_told() -> None:
    chance = Chance(Seed.from_words("x"), loaded={"cards": [["C", "A"]], "die": [["4"]]})
    assert chance.shuffle("cards", ["A", "B", "C", "D"])[:2] == ["C", "A"]
    assert chance.below("die", 6) == 4
    assert chance.loaded == {"cards": [], "die": []}


def test_the_commitment_is_a_plain_hash_that_anybody_can_check() -> None:
    seed = Seed.new()
    assert seed.commitment == hashlib.sha256(bytes.fromhex(seed.hex())).hexdigest()
    assert Seed.from_hex(seed.hex()) == seed
    assert Seed.new() != seed


@pytest.mark.parametrize("text", ["", "abc", "zz" * 32, "ab" * 31])
def test_a_seed_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Seed.from_hex(text)
