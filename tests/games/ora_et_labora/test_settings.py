"""Standing orders and the agreed end: set at any time, never taken back (§6, §16)."""

from typing import Any

import msgspec
import pytest

from app.engine import table as tables
from app.engine.codec import state_hash
from app.engine.replay import Acted, Configured, Entry, Started, TookBack, replay
from app.engine.table import Table
from app.games.ora_et_labora.options import Settings
from tests.games.ora_et_labora.scene import SPEC

SEED = bytes(range(32))
OPTIONS = SPEC.options(start_seat=0)


class Log:
    """A game and its log."""

    def __init__(self, seats: int) -> None:
        self.entries: list[Entry] = [Started(seats, msgspec.to_builtins(OPTIONS))]
        self.table: Table = tables.start(SPEC, OPTIONS, seats, SEED).table

    def act(self, seat: int, **action: Any) -> None:
        self.entries.append(Acted(seat, action))
        answer = msgspec.convert(action, SPEC.action)
        self.table = tables.act(SPEC, self.table, seat, answer, SEED).table

    def set(self, seat: int, **settings: Any) -> None:
        self.entries.append(Configured(seat, settings))
        own = msgspec.convert(settings, Settings)
        self.table = tables.configure(SPEC, self.table, seat, own, SEED).table

    def undo(self, seat: int, to: int) -> None:
        self.entries.append(TookBack(seat, to))
        self.table = tables.undo(SPEC, self.table, seat, to, SEED)

    def key(self) -> str:
        (ask,) = SPEC.rules.asks(self.table.state)
        return tables.key_of(self.table, ask)

    def check_replay(self) -> None:
        *_, last = replay(SPEC, SEED, self.entries)
        assert state_hash(last.table.state) == state_hash(self.table.state)
        assert last.table.settings == self.table.settings


CONTRACT = {"type": "contract", "building": "L02.1", "gift": False, "money": {"coin": 1}}


@pytest.mark.parametrize(
    ("order", "placed"), [("lay_brother", (None, ("L02.1",))), ("prior", ("L02.1", ()))]
)
def test_the_standing_order_says_who_serves(order: str, placed: tuple[Any, ...]) -> None:
    game = Log(3)
    game.set(1, standing_order=order)
    game.act(0, **CONTRACT)
    owner = game.table.state.players[1]
    assert (owner.prior, owner.placed) == placed
    game.check_replay()


def test_an_owner_who_wants_to_be_asked_is_asked() -> None:
    game = Log(3)
    game.set(1, standing_order="ask")
    game.act(0, **CONTRACT)
    (ask,) = SPEC.rules.asks(game.table.state)
    assert (ask.seat, ask.kind) == (1, "owner")
    # until he answers, the contract may be taken back
    assert tables.undoable(game.table, 0) == [0]
    game.act(1, type="appoint", clergy="prior")
    assert game.table.state.players[1].prior == "L02.1"
    assert tables.undoable(game.table, 0) == []
    game.check_replay()


def test_settings_move_no_key_and_no_undo_takes_them_back() -> None:
    game = Log(3)
    game.act(0, **CONTRACT)
    before = game.key()
    game.set(1, standing_order="prior")
    assert game.key() == before
    game.act(0, type="use", use=True, good="grain", by="own")
    # the contract is played again under the order that stood then
    game.undo(0, 1)
    assert game.table.state.players[1].placed == ("L02.1",)
    assert game.table.state.orders[1] == "prior"
    game.undo(0, 0)
    assert game.table.state.players[1].placed == ()
    game.act(0, **CONTRACT)
    assert game.table.state.players[1].prior == "L02.1"
    game.check_replay()


def test_two_who_agree_end_their_game_at_once() -> None:
    game = Log(2)
    game.set(0, agree_to_end=True)
    game.set(0, agree_to_end=False)
    game.set(1, agree_to_end=True)
    assert SPEC.rules.result(game.table.state) is None
    game.set(0, agree_to_end=True)
    result = SPEC.rules.result(game.table.state)
    assert result is not None
    assert result.places == (1, 1)
    assert SPEC.rules.asks(game.table.state) == []
    game.check_replay()


def test_more_than_two_cannot_agree_to_end() -> None:
    game = Log(3)
    for seat in range(3):
        game.set(seat, agree_to_end=True)
    assert SPEC.rules.result(game.table.state) is None
