"""Every message of the WebSocket protocol. docs/protocol.md is generated from this module.

Decoding is strict: unknown types and fields, and wrong types, are refused.
"""

from typing import Annotated, Any, TypeAlias

import msgspec

PROTO = 1

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]
Number: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**31)]


class FromClient(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"
):
    """A message to the server."""


class Hello(FromClient, tag="hello", frozen=True, kw_only=True):
    """The first message. Answered by a full `state`, the chat and the presence."""

    proto: int


class Act(FromClient, tag="act", frozen=True, kw_only=True):
    """Answer the open ask named by `key`. `id` is made by the client and makes it idempotent."""

    id: Id
    key: Key
    action: msgspec.Raw


class Preview(FromClient, tag="preview", frozen=True, kw_only=True):
    """Ask for the certain result of an answer; nothing changes."""

    id: Id
    key: Key
    action: msgspec.Raw


class Undo(FromClient, tag="undo", frozen=True, kw_only=True):
    """Take back the step `to` (section `undo`) and all that followed it."""

    id: Id
    to: Number


class Sync(FromClient, tag="sync", frozen=True, kw_only=True):
    """Ask for a full `state`: this socket's base does not fit."""


class Chat(FromClient, tag="chat", frozen=True, kw_only=True):
    """Say something to the room."""

    id: Id
    text: str


class Settings(FromClient, tag="settings", frozen=True, kw_only=True):
    """Set what this seat may set at any time, as the game's settings say; all of it at once."""

    id: Id
    settings: msgspec.Raw


class Log(FromClient, tag="log", frozen=True, kw_only=True):
    """Ask for the facts after number `after`."""

    after: Number


class Legal(FromClient, tag="legal", frozen=True, kw_only=True):
    """Ask for up to `limit` complete legal answers to the open ask; for programs."""

    key: Key
    limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 100


class Ping(FromClient, tag="ping", frozen=True, kw_only=True):
    """Heartbeat; answered by `pong`."""


ClientMessage: TypeAlias = (
    Hello | Act | Preview | Undo | Settings | Sync | Chat | Log | Legal | Ping
)


class FromServer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """A message to the client."""


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """Facts in order. The first has number `after` + 1; numbers count what this seat learns."""

    after: int
    facts: list[msgspec.Raw]


class State(FromServer, tag="state", frozen=True, kw_only=True):
    """Sections that changed, whole. `seq` counts this socket's states from 1.

    `base` is the `seq` these sections build on; 0: this is everything, forget the rest.
    A section that is null has gone. A client with another base sends `sync`.
    """

    seq: int
    base: int
    sections: dict[str, msgspec.Raw]
    facts: Facts


class Ack(FromServer, tag="ack", frozen=True, kw_only=True):
    """The command is durable. The same id gets the same answer again."""

    id: str


class Reject(FromServer, tag="reject", frozen=True, kw_only=True):
    """The command changed nothing. After `stale` a full `state` follows."""

    id: str
    code: str
    params: dict[str, int | str] = {}


class PreviewResult(FromServer, tag="preview", frozen=True, kw_only=True):
    """The certain result of the previewed answer: name -> (before, after)."""

    id: str
    delta: dict[str, tuple[int, int]]


class PresenceNow(FromServer, tag="presence", frozen=True, kw_only=True):
    """Which seats have a socket open (or had one less than 30 s ago).

    `away` tells of the others when they were last here, in seconds since 1970.
    """

    here: list[int]
    away: dict[int, float] = {}


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of chat; numbers are gapless in a room."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class ChatLines(FromServer, tag="chat", frozen=True, kw_only=True):
    """Chat lines in order; after `hello` the last ones of the room."""

    lines: list[ChatLine]


class LogFacts(FromServer, tag="log", frozen=True, kw_only=True):
    """The facts asked for by `log`."""

    facts: Facts


class LegalActions(FromServer, tag="legal", frozen=True, kw_only=True):
    """Complete legal answers; `more`: the limit cut them off."""

    key: str
    actions: list[Any]
    more: bool


class Pong(FromServer, tag="pong", frozen=True, kw_only=True):
    """Heartbeat answer."""


class Bye(FromServer, tag="bye", frozen=True, kw_only=True):
    """The server closes this socket: shutdown, removed, replaced, protocol."""

    reason: str


ServerMessage: TypeAlias = (
    State
    | Ack
    | Reject
    | PreviewResult
    | PresenceNow
    | ChatLines
    | LogFacts
    | LegalActions
    | Pong
    | Bye
)
