"""The server with a game without rules: `uvicorn --factory bench.without_rules:create_app`."""

from pathlib import Path

import app.games
from app.main import create_app

app.games.__path__.append(str(Path(__file__).parent / "games"))

__all__ = ["create_app"]
