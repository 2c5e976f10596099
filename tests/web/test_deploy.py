"""The container and the compose file fit the program they start."""

import json
from typing import Any

import yaml  # type: ignore[import-untyped]  # no stubs are needed for one file

from app.cli import _parser
from app.settings import ROOT, Settings
from tools.dockerfile_steps import DOCKERFILE, instructions


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text("utf-8"))
    return loaded


def steps(name: str) -> list[str]:
    return [rest for step, rest in instructions(DOCKERFILE.read_text("utf-8")) if step == name]


def test_compose_starts_the_app_once_its_database_is_healthy() -> None:
    services = compose()["services"]
    assert set(services) == {"app", "postgres"}
    assert services["app"]["build"] == "."
    assert services["app"]["depends_on"] == {"postgres": {"condition": "service_healthy"}}
    assert "pg_isready" in services["postgres"]["healthcheck"]["test"]


def test_compose_names_settings_that_there_are() -> None:
    names = compose()["services"]["app"]["environment"]
    known = {f"PARVIS_{name.upper()}" for name in Settings.model_fields}
    assert set(names) <= known


def test_the_app_of_compose_finds_the_database_of_compose() -> None:
    services = compose()["services"]
    database = services["postgres"]["environment"]
    user, name, password = (database[f"POSTGRES_{part}"] for part in ("USER", "DB", "PASSWORD"))
    address = services["app"]["environment"]["PARVIS_DATABASE"]
    assert address == f"postgresql://{user}:{password}@postgres:5432/{name}"


def test_compose_keeps_the_database_in_a_volume_and_off_the_network() -> None:
    whole = compose()
    postgres = whole["services"]["postgres"]
    volume, _, folder = postgres["volumes"][0].partition(":")
    assert (volume in whole["volumes"], folder) == (True, "/var/lib/postgresql/data")
    assert "ports" not in postgres


def test_the_container_starts_a_command_there_is_as_an_ordinary_user() -> None:
    python, *words = json.loads(steps("CMD")[0])
    assert (python, words[:2]) == ("python", ["-m", "app.cli"])
    assert _parser().parse_args(words[2:]).command == "run"
    assert steps("USER") == ["parvis"]


def test_the_container_copies_everything_it_needs() -> None:
    copied = [rest.split()[0] for rest in steps("COPY")]
    assert copied == ["requirements.lock", "app", "migrations", "static"]
    ignored = (ROOT / ".dockerignore").read_text().split()
    assert not set(copied) & set(ignored)


def test_the_container_installs_only_what_the_lock_has_hashes_for() -> None:
    install = next(step for step in steps("RUN") if "pip install" in step)
    assert "--require-hashes -r requirements.lock" in install


def test_the_ports_of_container_and_compose_are_the_same() -> None:
    environment = dict(pair.split("=") for pair in steps("ENV")[0].split())
    port = environment["PARVIS_PORT"]
    assert steps("EXPOSE") == [port]
    assert compose()["services"]["app"]["ports"] == [f"{port}:{port}"]
    assert f"127.0.0.1:{port}/healthz" in steps("HEALTHCHECK")[0]
