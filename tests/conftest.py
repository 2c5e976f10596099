"""Databases for tests: each test gets a fresh one with the current tables."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from app.store.base import Store
from app.store.migrate import migrate
from app.store.open import open_store
from tests.postgres import Cluster


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for this test process."""
    server = Cluster()
    yield server
    server.close()


@pytest.fixture(scope="session")
def _template_database(cluster: Cluster) -> str:
    asyncio.run(migrate(cluster.create("migrated")))
    return "migrated"


@pytest.fixture(scope="session")
def _template_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sqlite") / "migrated.db"
    asyncio.run(migrate(f"sqlite:///{path}"))
    return path


@pytest.fixture
def sqlite_url(_template_file: Path, tmp_path: Path) -> str:
    shutil.copy(_template_file, tmp_path / "parvis.db")
    return f"sqlite:///{tmp_path / 'parvis.db'}"


@pytest.fixture
def postgres_url(cluster: Cluster, _template_database: str) -> Iterator[str]:
    name = f"test_{uuid4().hex}"
    yield cluster.create(name, _template_database)
    cluster.drop(name)


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """A fresh database, on both systems in turn."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = await open_store(database_url)
    yield opened
    await opened.close()
