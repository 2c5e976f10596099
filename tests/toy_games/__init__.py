"""Games that only tests know. `with toy_games():` lets the registry discover them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import app.games
from app.engine.registry import games


@contextmanager
def toy_games() -> Iterator[None]:
    """Put this folder on the path of app.games, where the registry looks."""
    here = str(Path(__file__).parent)
    app.games.__path__.append(here)
    games.cache_clear()
    try:
        yield
    finally:
        app.games.__path__.remove(here)
        games.cache_clear()
