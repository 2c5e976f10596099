"""Canonical JSON of states and facts, and the hash of a state."""

import hashlib
from typing import Any

import msgspec

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(value: Any) -> bytes:
    """Return canonical JSON: fields in declared order, mapping keys sorted, no white space."""
    return _encoder.encode(value)


def state_hash(state: Any) -> str:
    """Return the SHA-256 of a state's canonical JSON, in hex."""
    return hashlib.sha256(encode(state)).hexdigest()
