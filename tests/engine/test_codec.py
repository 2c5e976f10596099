"""Canonical JSON."""

import hashlib

from app.engine.codec import encode, state_hash


def test_keys_are_sorted_and_nothing_is_padded() -> None:
    assert encode({"b": 1, "a": (1, "é")}) == '{"a":[1,"é"],"b":1}'.encode()


def test_the_hash_is_of_the_canonical_json() -> None:
    assert state_hash({"b": 1, "a": 2}) == hashlib.sha256(b'{"a":2,"b":1}').hexdigest()
