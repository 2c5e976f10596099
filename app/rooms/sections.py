"""The sections a room adds to a game's own: `room`, `prompt`, `offers`, `undo`."""

from typing import Any

import msgspec

from app.engine.rules import Params


class SeatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a seat; `bot`: a program. `left`: walked away in play.

    `agreed`: wants to abandon the game.
    """

    seat: int
    name: str
    bot: bool
    ready: bool
    left: bool
    agreed: bool


class RematchLine(msgspec.Struct, frozen=True, kw_only=True):
    """The room in which these players meet again; `accepted`: the seats of those who are there.

    `status` is that room's: open, playing, finished or abandoned.
    """

    room: str
    status: str
    accepted: list[int]


class Room(msgspec.Struct, frozen=True, kw_only=True):
    """The room as its members see it.

    `status`: open, playing, finished, abandoned or closed; `held`: its rules are too old to
    be played. `me` is the reader's seat, `host` the host's. `code`: only while open.
    `seats` is how many can sit down. `commitment` is sha256(seed) from the start,
    `seed` the seed itself from the end, both hex. `result_link`: the token by which anybody
    sees the ended game. Whoever comes by it is told neither id nor link; `me` is -1.
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
    result_link: str | None
    rematch: RematchLine | None


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


class StepLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One log entry of an ended game with all hands open.

    `seat` did it (None: the start) by `action` or by its `settings`, or without either took back
    what it had done.
    `sections` are the shared sections that are not what they were one step before (null: gone),
    `own` those that a seat sees besides or instead, by seat. `facts`: all that was told, hidden
    things included; counted over all steps they have the numbers that an undo names.
    """

    seat: int | None = None
    action: Any = None
    settings: Any = None
    sections: dict[str, msgspec.Raw] = {}
    own: dict[str, dict[str, msgspec.Raw]] = {}
    facts: list[msgspec.Raw] = []
