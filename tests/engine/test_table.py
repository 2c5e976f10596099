"""Keys, answers and taking back."""

import pytest

from app.engine import registry
from app.engine import table as tables
from app.engine.rules import IllegalAction
from app.engine.selfplay import Game
from app.engine.table import StaleKey, UndoRefused
from tests.toy_games.pebbles.spec import SPEC, Hide, Options, Take

SEED = bytes(32)


@pytest.fixture
def game() -> Game:
    return Game.start(SPEC, Options(), 2, SEED)


def hide(game: Game, seat: int, place: int = 0) -> None:
    game.act(seat, Hide(game.table.state.hands[seat][place]))


def key(game: Game, seat: int) -> str:
    ask = tables.open_ask(SPEC.rules.asks(game.table.state), seat)
    assert ask is not None
    return tables.key_of(game.table, ask)


def test_a_key_counts_the_own_answers_and_the_undos(game: Game) -> None:
    assert key(game, 0) == "r0.hide.0.0"
    hide(game, 0)
    assert key(game, 0) == "r0.hide.1.0"
    assert key(game, 1) == "r0.hide.0.0"


def test_only_the_open_ask_has_a_key(game: Game) -> None:
    tables.check_key(game.table, SPEC.rules.asks(game.table.state), 1, "r0.hide.0.0")
    for seat, stale in ((1, "r0.hide.1.0"), (1, "made up"), (5, "r0.hide.0.0")):
        with pytest.raises(StaleKey):
            tables.check_key(game.table, SPEC.rules.asks(game.table.state), seat, stale)


def test_who_is_not_asked_cannot_act(game: Game) -> None:
    hide(game, 0)
    hide(game, 1)
    with pytest.raises(IllegalAction, match="not_asked"):
        game.act(1, Take(gift=True))


def test_a_refused_action_changes_nothing(game: Game) -> None:
    before = game.table
    with pytest.raises(IllegalAction) as refused:
        game.act(0, Hide(99))
    assert refused.value.code == "no_such_stone"
    assert game.table == before


def test_barriers_cannot_be_taken_back(game: Game) -> None:
    hide(game, 0)
    assert tables.undoable(game.table, 0) == []
    with pytest.raises(UndoRefused):
        game.undo(0, 0)


def test_the_last_who_acted_may_take_back(game: Game) -> None:
    hide(game, 0)
    hide(game, 1)
    before = game.table
    game.act(0, Take(gift=True))
    assert tables.undoable(game.table, 0) == [1]
    with pytest.raises(UndoRefused):
        game.undo(1, 1)
    with pytest.raises(UndoRefused):
        game.undo(0, 0)
    game.undo(0, 1)
    assert game.table.state == before.state
    assert (game.table.number, game.table.undos) == (4, 1)
    assert game.table.since == ()
    assert key(game, 0) == "r0.take.2.1"


def test_another_seats_answer_ends_it(game: Game) -> None:
    hide(game, 0)
    hide(game, 1)
    game.act(0, Take(gift=True))
    game.act(1, Take(gift=False, heaps={"left": 1}))
    assert tables.undoable(game.table, 0) == []
    assert tables.undoable(game.table, 1) == [1]


def test_several_steps_of_one_seat(game: Game) -> None:
    hide(game, 0)
    hide(game, 1)
    before = game.table.state
    game.act(0, Take(gift=False, heaps={"left": 1}))
    middle = game.table.state
    # the same seat again, as if the turn had come back to it
    middle.turn = 0
    game.act(0, Take(gift=True))
    assert tables.undoable(game.table, 0) == [1, 2]
    middle.turn = 1
    taken = tables.undo(SPEC, game.table, 0, 2, SEED)
    assert taken.state == middle
    assert tables.undoable(taken, 0) == [1]
    assert tables.undo(SPEC, taken, 0, 1, SEED).state == before


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(4))
def test_who_began_is_what_setup_drew(seats: int, number: int) -> None:
    spec, seed = registry.games()["notre_dame"], bytes([number]) * 32
    played = tables.start(spec, spec.options(), seats, seed)
    began = tables.start_seat(spec, spec.options(), seats, seed)
    assert began == played.table.state.start_seat


def test_who_began_is_who_was_to_begin() -> None:
    assert tables.start_seat(SPEC, Options(start_seat=1), 2, SEED) == 1


def test_a_game_without_settings_has_nothing_to_set() -> None:
    game = Game.start(SPEC, SPEC.options(), 2, bytes(32))
    with pytest.raises(ValueError, match="no settings"):
        tables.configure(SPEC, game.table, 0, None, bytes(32))
