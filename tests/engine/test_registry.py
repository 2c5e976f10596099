"""A game is a folder."""

from app.engine.registry import games
from tests.toy_games import toy_games


def test_games_are_discovered() -> None:
    assert games()["notre_dame"].id == "notre_dame"


def test_a_folder_on_the_path_is_a_game_and_nothing_is_edited() -> None:
    assert "pebbles" not in games()
    with toy_games():
        assert games()["pebbles"].seats == (2, 3)
    assert "pebbles" not in games()
