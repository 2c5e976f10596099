"""Randomness that anybody can check: HMAC-SHA256 counter streams (docs/protocol.md, "Randomness").

A room has 32 secret bytes. Every log entry draws from its own streams, named
`game/version/label#n`: n is the entry's log number and is never used again.
"""

import hmac
from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

import msgspec

T = TypeVar("T")

SEED_BYTES = 32
_WORD = 4
_WORDS = 1 << (8 * _WORD)


class Rng(Protocol):
    """What the rules may ask of chance. A label names one draw within one log entry."""

    def shuffled(self, label: str, items: Sequence[T]) -> list[T]:
        """Return the items in random order; give them in canonical order."""
        ...

    def below(self, label: str, bound: int) -> int:
        """Return a number in 0..bound-1."""
        ...


class Draw(msgspec.Struct, frozen=True):
    """One draw as the record tells it, so that a browser can repeat it.

    `stream` is the full stream name, `items` the canonical order that went in and
    `result` what came out.
    """

    stream: str
    items: list[Any]
    result: list[Any]


class Stream:
    """Uniform numbers from one named stream.

    Block i is HMAC-SHA256(seed, "name:i"), read as eight big-endian 32-bit words.
    """

    def __init__(self, seed: bytes, name: str) -> None:
        self._seed = seed
        self._name = name
        self._block = b""
        self._blocks = 0
        self._at = 0

    def _word(self) -> int:
        if self._at == len(self._block):
            message = f"{self._name}:{self._blocks}".encode()
            self._block = hmac.digest(self._seed, message, "sha256")
            self._blocks += 1
            self._at = 0
        word = int.from_bytes(self._block[self._at : self._at + _WORD], "big")
        self._at += _WORD
        return word

    def below(self, bound: int) -> int:
        """Return a uniform number in 0..bound-1, by rejection (no modulo bias)."""
        limit = _WORDS - _WORDS % bound
        while (word := self._word()) >= limit:
            pass
        return word % bound

    def shuffle(self, items: list[Any]) -> None:
        """Fisher-Yates in place, from the last place down."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


class EntryRng:
    """The draws of one log entry; keeps them for the record."""

    def __init__(self, seed: bytes, game: str, version: int, number: int) -> None:
        self._seed = seed
        self._prefix = f"{game}/{version}/"
        self._suffix = f"#{number}"
        self.draws: list[Draw] = []

    def _name(self, label: str) -> str:
        name = f"{self._prefix}{label}{self._suffix}"
        if any(draw.stream == name for draw in self.draws):
            raise ValueError(f"stream {name} was drawn from before")
        return name

    def shuffled(self, label: str, items: Sequence[T]) -> list[T]:
        """Return the items in random order. Raises ValueError if the label was used before."""
        name = self._name(label)
        result = list(items)
        Stream(self._seed, name).shuffle(result)
        self.draws.append(Draw(name, list(items), list(result)))
        return result

    def below(self, label: str, bound: int) -> int:
        """Return a number in 0..bound-1. Raises ValueError if the label was used before."""
        name = self._name(label)
        number = Stream(self._seed, name).below(bound)
        self.draws.append(Draw(name, list(range(bound)), [number]))
        return number
