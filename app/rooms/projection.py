"""The one door out: what a seat may see of its room, built for that seat.

Nothing about a game leaves the server but through this module. What depends on how often
others changed their minds (log numbers, versions, times) is never put into it.
"""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import msgspec
from msgspec.structs import replace

from app.engine import table as tables
from app.engine.codec import encode
from app.engine.replay import Acted, Configured, Entry, Started, TookBack, replay
from app.engine.rules import Ask
from app.engine.table import Played
from app.rooms.room import ENDED, Live, Told
from app.rooms.sections import (
    AskLine,
    Prompt,
    RematchLine,
    Room,
    SeatLine,
    StepLine,
    UndoSection,
)
from app.store.rooms import OPEN, PLAYING


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
                bot=member.bot,
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
        result_link=room.result_link,
        rematch=_rematch(live),
    )


def _rematch(live: Live) -> RematchLine | None:
    rematch = live.rematch
    if rematch is None:
        return None
    accepted = [member.seat for member in live.members if member.guest in rematch.guests]
    return RematchLine(room=rematch.room, status=rematch.status, accepted=accepted)


def stranger(live: Live) -> bytes:
    """Return the encoded `room` section of an ended game for who has only its result link."""
    if live.room.status not in ENDED:
        raise ValueError("only an ended game is open to everybody")
    room = replace(_room(live, -1), id="", host=-1, result_link=None, rematch=None)
    return encode(room)


def _ask(table: tables.Table, ask: Ask) -> AskLine:
    key = tables.key_of(table, ask)
    return AskLine(key=key, kind=ask.kind, params=ask.params, answered=ask.answered)


Encoded = dict[str, bytes]
Changes = dict[str, msgspec.Raw]

_NO_UNDO = encode(UndoSection(steps=[]))
PUBLIC = -1


@dataclass(frozen=True, slots=True)
class Shown:
    """What a room's sockets were shown last, kept from version to version.

    `offers`: the key of a seat's question and its choices, which stay what they are as long as
    the key stands. `sections`: by audience and name, as built and as encoded.
    """

    offers: dict[int, tuple[str, bytes]] = field(default_factory=dict)
    sections: dict[int, dict[str, tuple[msgspec.Struct, bytes]]] = field(default_factory=dict)

    def encoded(self, audience: int, view: Mapping[str, msgspec.Struct]) -> Encoded:
        """Encode the sections of a view; those that are what they were are not encoded anew."""
        shown = self.sections.setdefault(audience, {})
        encoded = {}
        for name, section in view.items():
            last = shown.get(name)
            if last is None or (last[0] is not section and last[0] != section):
                shown[name] = last = section, encode(section)
            encoded[name] = last[1]
        return encoded


@dataclass
class Views:
    """All seats' views of a room at one version, each built when it is first asked for."""

    live: Live
    shown: Shown
    _own: dict[int, Encoded] = field(init=False, default_factory=dict)
    _news: tuple[Encoded, Changes] | None = field(init=False, default=None)

    @cached_property
    def public(self) -> Encoded:
        """What all seats are sent, unless their own sections say more."""
        table = self.live.table
        view = {} if table is None else self.live.spec.rules.view(table.state, None)
        return self.shown.encoded(PUBLIC, view)

    @cached_property
    def _asks(self) -> dict[int, Ask]:
        return {ask.seat: ask for ask in self.live.asks}

    def own(self, seat: int) -> Encoded:
        """Return the sections a seat is sent besides or instead. Not to be changed."""
        if seat not in self._own:
            self._own[seat] = self._build(seat)
        return self._own[seat]

    def changes(self, public: Encoded, own: Encoded, seat: int) -> Changes:
        """Return what changed for a seat that was sent these sections; null: gone."""
        if self._news is None or self._news[0] is not public:
            self._news = public, _changes(public, self.public)
        now = self.own(seat)
        changed = {name: news for name, news in self._news[1].items() if name not in now}
        for name, section in now.items():
            if own.get(name) != section:
                changed[name] = msgspec.Raw(section)
        for name in own:
            if name not in now:
                changed[name] = msgspec.Raw(self.public.get(name, b"null"))
        return changed

    def _build(self, seat: int) -> Encoded:
        live, table = self.live, self.live.table
        if seat not in live.lobby:
            live.lobby[seat] = encode(_room(live, seat))
        built = {"room": live.lobby[seat]}
        if table is None:
            return built
        if live.room.status == PLAYING:
            ask = self._asks.get(seat)
            if ask is None:
                built["prompt"] = self._unasked
            else:
                line = _ask(table, ask)
                built["prompt"] = encode(self._prompt(line))
                built["offers"] = self._offers(table, seat, line.key)
            steps = tables.undoable(table, seat)
            built["undo"] = encode(UndoSection(steps=steps)) if steps else _NO_UNDO
        built |= self.shown.encoded(seat, live.spec.rules.view(table.state, seat))
        return built

    @cached_property
    def _unasked(self) -> bytes:
        return encode(self._prompt(None))

    def _prompt(self, ask: AskLine | None) -> Prompt:
        return Prompt(
            ask=ask,
            waiting=[seat for seat, ask in self._asks.items() if not ask.answered],
            kind=next((ask.kind for ask in self._asks.values()), None),
        )

    def _offers(self, table: tables.Table, seat: int, key: str) -> bytes:
        known, choices = self.shown.offers.get(seat, ("", b""))
        if known != key:
            choices = encode(self.live.spec.rules.offers(table.state, seat))
            self.shown.offers[seat] = key, choices
        return choices


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


def _encoded(sections: Mapping[str, msgspec.Struct]) -> Encoded:
    return {name: encode(section) for name, section in sections.items()}


def _changes(before: Encoded, after: Encoded) -> Changes:
    changed = {
        name: msgspec.Raw(section) for name, section in after.items() if before.get(name) != section
    }
    return changed | {name: msgspec.Raw(b"null") for name in before.keys() - after.keys()}


def steps(live: Live, log: Iterable[Entry]) -> Iterator[StepLine]:
    """Play an ended game again, with all hands open.

    Each step brings the sections that are not what they were before it. Raises ValueError while
    the game goes on.
    """
    if live.room.status not in ENDED:
        raise ValueError("hands are open only after the end")
    view = live.spec.rules.view
    entries = list(log)
    shared: Encoded = {}
    own: list[Encoded] = [{} for _ in live.members]
    # How many facts there were before each log entry.
    counts = [0]
    before: Played | None = None
    for entry, played in zip(entries, replay(live.spec, live.room.seed, entries), strict=True):
        state = played.table.state
        shown, shared = shared, _encoded(view(state, None))
        held, own = own, [_encoded(view(state, seat)) for seat in range(len(own))]
        hands = [_changes(*pair) for pair in zip(held, own, strict=True)]
        told = [msgspec.Raw(encode(event.fact)) for event in played.events]
        if isinstance(entry, TookBack) and before is not None:
            told = [_undone(entry, before, counts)]
        yield StepLine(
            seat=None if isinstance(entry, Started) else entry.seat,
            action=entry.action if isinstance(entry, Acted) else None,
            settings=entry.settings if isinstance(entry, Configured) else None,
            sections=_changes(shown, shared),
            own={str(seat): hand for seat, hand in enumerate(hands) if hand},
            facts=told,
        )
        counts.append(counts[-1] + len(told))
        before = played


def _undone(entry: TookBack, before: Played, counts: list[int]) -> msgspec.Raw:
    """Return the fact of an undo, in the numbers of those who see everything."""
    taken = next(done for done in before.table.since if done.answer == entry.to)
    first, last = counts[taken.number] + 1, counts[-1]
    fact = {"type": "undone", "seat": entry.seat, "first": first, "last": last}
    return msgspec.Raw(encode(fact))
