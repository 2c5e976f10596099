"""Finds the games: every package in app.games with a `spec` module holding SPEC."""

import importlib
import pkgutil
from functools import cache

import app.games
from app.engine.rules import AnySpec


@cache
def games() -> dict[str, AnySpec]:
    """Return the specs by id. A new game is a new package; nothing is edited."""
    specs = {}
    for module in pkgutil.iter_modules(app.games.__path__):
        spec: AnySpec = importlib.import_module(f"app.games.{module.name}.spec").SPEC
        specs[spec.id] = spec
    return specs
