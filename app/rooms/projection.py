"""The one door out: what a seat may see of its room, built for that seat.

Nothing about a game leaves the server but through this module. What depends on how often
others changed their minds (log numbers, versions, times) is never put into it.
"""

import hashlib

import msgspec

from app.engine import table as tables
from app.engine.codec import encode
from app.engine.rules import Ask
from app.rooms.room import Live, Told
from app.rooms.sections import AskLine, Prompt, Room, SeatLine, UndoSection
from app.store.rooms import ABANDONED, FINISHED, OPEN, PLAYING

ENDED = (FINISHED, ABANDONED)


def _room(live: Live, seat: int) -> Room:
    room = live.room
    host = live.member(room.host)
    return Room(
        id=room.id,
        title=room.title,
        game=room.game,
        rules_version=room.rules_version,
        status=room.status,
        held=live.held,
        options=room.options,
        seats=room.seats,
        members=[
            SeatLine(
                seat=member.seat,
                name=member.name,
                ready=member.ready,
                left=member.left,
                agreed=member.agreed,
            )
            for member in live.members
        ],
        me=seat,
        host=-1 if host is None else host.seat,
        code=room.code,
        commitment=None if room.status == OPEN else hashlib.sha256(room.seed).hexdigest(),
        seed=room.seed.hex() if room.status in ENDED else None,
    )


def _ask(table: tables.Table, ask: Ask) -> AskLine:
    key = tables.key_of(table, ask)
    return AskLine(key=key, kind=ask.kind, params=ask.params, answered=ask.answered)


def _prompt(live: Live, table: tables.Table, seat: int) -> Prompt:
    asks = live.spec.rules.asks(table.state)
    mine = next((ask for ask in asks if ask.seat == seat), None)
    return Prompt(
        ask=None if mine is None else _ask(table, mine),
        waiting=[ask.seat for ask in asks if not ask.answered],
        kind=asks[0].kind if asks else None,
    )


def public(live: Live) -> dict[str, bytes]:
    """Build the game's sections that everybody may see, encoded."""
    if live.table is None:
        return {}
    view = live.spec.rules.view(live.table.state, None)
    return {name: encode(section) for name, section in view.items()}


def sections(live: Live, seat: int, shared: dict[str, bytes]) -> dict[str, bytes]:
    """Build every section one seat is sent, encoded; `shared` is what `public` built."""
    built = {"room": encode(_room(live, seat)), **shared}
    table = live.table
    if table is None:
        return built
    rules = live.spec.rules
    if live.room.status == PLAYING:
        prompt = _prompt(live, table, seat)
        built["prompt"] = encode(prompt)
        if prompt.ask is not None:
            built["offers"] = encode(rules.offers(table.state, seat))
        built["undo"] = encode(UndoSection(steps=tables.undoable(table, seat)))
    for name, section in rules.view(table.state, seat).items():
        built[name] = encode(section)
    return built


def facts(told: Told, audience: int) -> list[msgspec.Raw]:
    """Return what one audience learned from a log entry.

    An undo is a fact of its own that names the numbers it takes back.
    """
    if told.undone is not None:
        first, last = told.since[audience] + 1, told.before[audience]
        fact = {"type": "undone", "seat": told.undone, "first": first, "last": last}
        return [msgspec.Raw(encode(fact))]
    learned = (event.told(audience) for event in told.events)
    return [fact for fact in learned if fact is not None]
