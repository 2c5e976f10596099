"""Folding a log."""

from random import Random

import pytest

from app.engine.replay import Acted, Started, replay
from app.engine.selfplay import Game, play
from tests.toy_games.pebbles.spec import SPEC, Hide, Options, Take

SEED = bytes(32)


def test_a_log_begins_with_its_start() -> None:
    with pytest.raises(ValueError, match="start"):
        list(replay(SPEC, SEED, [Acted(0, {})]))


def test_every_entry_yields_its_table_and_facts() -> None:
    game = Game.start(SPEC, Options(), 2, SEED)
    for seat in (0, 1):
        game.act(seat, Hide(game.table.state.hands[seat][0]))
    game.act(0, Take(gift=True))
    game.undo(0, 1)
    play(game, Random(1))
    played = list(replay(SPEC, SEED, game.log))
    assert [step.table.number for step in played] == list(range(len(game.log)))
    assert [step.events for step in played] == game.facts
    assert played[-1].table == game.table
    assert played[0].rng.draws[0].stream == "pebbles/1/stones#0"


def test_unknown_options_are_refused() -> None:
    with pytest.raises(ValueError, match="bogus"):
        list(replay(SPEC, SEED, [Started(2, {"bogus": 1})]))
