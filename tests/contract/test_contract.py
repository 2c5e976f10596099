"""Every registered game, and the toy game, keeps the contract (A3)."""

import importlib
from collections.abc import Iterator
from typing import Any

import pytest

from app.engine.registry import games
from app.engine.selfplay import OneAhead
from app.engine.testing import Contract, check_game
from tests.toy_games import toy_games


def contracts() -> list[Contract]:
    with toy_games():
        found = list(games())
    return [importlib.import_module(f"tests.games.{game}.contract").CONTRACT for game in found]


def tables() -> Iterator[Any]:
    for contract in contracts():
        for seats in contract.spec.seats:
            for number, options in enumerate(contract.variants(seats)):
                name = f"{contract.spec.id}-{seats}-variant{number}"
                yield pytest.param(contract, seats, options, id=name)


every_table = pytest.mark.parametrize(("contract", "seats", "options"), list(tables()))


@every_table
def test_a3_random_games_keep_the_contract(contract: Contract, seats: int, options: Any) -> None:
    for seed in range(contract.games):
        check_game(contract, options, seats, seed)


@every_table
def test_a3_realistic_games_keep_the_contract(contract: Contract, seats: int, options: Any) -> None:
    check_game(
        contract, options, seats, seed=0, choose=OneAhead(contract.value, most=20, careless=0.2)
    )


@pytest.mark.soak
@every_table
def test_a3_many_games_keep_the_contract(contract: Contract, seats: int, options: Any) -> None:
    for seed in range(contract.soak):
        check_game(contract, options, seats, 1000 + seed, thorough=0.01)
