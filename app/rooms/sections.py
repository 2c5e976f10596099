"""The sections a room adds to a game's own: `room`, `prompt`, `offers`, `undo`."""

from typing import Any

import msgspec

from app.engine.rules import Params


class SeatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a seat. `left`: walked away in play. `agreed`: wants to abandon the game."""

    seat: int
    name: str
    ready: bool
    left: bool
    agreed: bool


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """The room as its members see it.

    `status`: open, playing, finished, abandoned or closed; `held`: its rules are too old to
    be played. `me` is the reader's seat, `host` the host's. `code`: only while open.
    `seats` is how many can sit down. `commitment` is sha256(seed) from the start,
    `seed` the seed itself from the end, both hex.
    """

    id: str
    title: str
    game: str
    rules_version: int
    status: str
    held: bool
    options: Any
    seats: int
    members: list[SeatLine]
    me: int
    host: int
    code: str | None
    commitment: str | None
    seed: str | None


class AskLine(msgspec.Struct, frozen=True, kw_only=True):
    """The reader's own open ask. `answered`: may still be changed."""

    key: str
    kind: str
    params: Params
    answered: bool


class Prompt(msgspec.Struct, frozen=True, kw_only=True):
    """Who has to do what. `waiting`: the seats waited for; empty when the game is over.

    `kind` is what they are asked (the same for all of them).
    """

    ask: AskLine | None
    waiting: list[int]
    kind: str | None


class UndoSection(msgspec.Struct, frozen=True, kw_only=True):
    """Steps the reader may take back, oldest first; `undo{to}` takes one and all after it."""

    steps: list[int]
