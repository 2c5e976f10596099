"""Streams that anybody can check."""

import hashlib
import hmac
from collections import Counter

import pytest

from app.engine.rng import EntryRng, Stream

SEED = bytes(range(32))


def test_words_are_hmac_blocks_in_counter_mode() -> None:
    blocks = b"".join(
        hmac.new(SEED, f"game/1/label#0:{i}".encode(), hashlib.sha256).digest() for i in range(2)
    )
    words = [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, 64, 4)]
    stream = Stream(SEED, "game/1/label#0")
    assert [stream.below(1 << 32) for _ in words] == words


def test_biased_words_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([(1 << 32) - 1, 7])
    monkeypatch.setattr(Stream, "_word", lambda _: next(words))
    assert Stream(SEED, "any").below(3) == 1


def test_shuffle_is_fisher_yates_from_the_last_place_down() -> None:
    stream, again = Stream(SEED, "deck"), Stream(SEED, "deck")
    items = list("abcdef")
    stream.shuffle(items)
    expected = list("abcdef")
    for place in range(5, 0, -1):
        other = again.below(place + 1)
        expected[place], expected[other] = expected[other], expected[place]
    assert items == expected


def test_an_entry_records_its_draws() -> None:
    rng = EntryRng(SEED, "game", 1, 7)
    shuffled = rng.shuffled("deck", ("a", "b", "c"))
    number = rng.below("start", 4)
    deck, start = rng.draws
    assert (deck.stream, deck.items, deck.result) == ("game/1/deck#7", ["a", "b", "c"], shuffled)
    assert (start.stream, start.items, start.result) == ("game/1/start#7", [0, 1, 2, 3], [number])


def test_a_label_is_used_once() -> None:
    rng = EntryRng(SEED, "game", 1, 7)
    rng.below("start", 4)
    with pytest.raises(ValueError, match="game/1/start#7"):
        rng.shuffled("start", "ab")


def test_draws_are_even() -> None:
    drawn = Counter(EntryRng(SEED, "game", 1, n).below("x", 6) for n in range(6000))
    assert min(drawn.values()) > 880
    assert max(drawn.values()) < 1120
