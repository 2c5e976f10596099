"""Every setting, read once from the environment (PARVIS_*). docs/operating.md lists them."""

from pathlib import Path

from pydantic import Field, ValidationInfo, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

ROOT = Path(__file__).resolve().parent.parent


class Settings(BaseSettings):
    """The configuration of one process."""

    model_config = SettingsConfigDict(env_prefix="PARVIS_", frozen=True)

    database: str = Field(
        "sqlite:///data/parvis.db", description="sqlite:///path or postgresql://user@host/name"
    )
    host: str = Field("127.0.0.1", description="address to listen on")
    port: int = Field(8000, ge=0, le=65535, description="port to listen on")
    processes: int = Field(
        1, ge=1, le=64, description="server processes; more than one needs PostgreSQL"
    )
    trusted_proxies: str = Field(
        "", description="addresses, comma separated, whose X-Forwarded-* headers are believed"
    )
    allowed_origins: tuple[str, ...] = Field(
        (), description="other origins that may connect, as a JSON list"
    )
    metrics_port: int | None = Field(
        None, ge=1, le=65535, description="serve Prometheus metrics on this extra port"
    )
    metrics_host: str = Field("127.0.0.1", description="address of the metrics port")
    log_level: str = Field("INFO", description="DEBUG, INFO, WARNING or ERROR")

    open_rooms_per_guest: int = Field(20, ge=1, description="waiting rooms one guest may host")
    new_rooms_per_hour: int = Field(30, ge=1, description="new rooms an hour from one address")
    new_guests_per_hour: int = Field(120, ge=1, description="new guests an hour per address")
    wrong_codes_per_minute: int = Field(
        10, ge=1, description="wrong codes or links a minute from one address"
    )
    sockets_per_seat: int = Field(4, ge=1, description="sockets one seat may hold open")
    actions_per_second: int = Field(20, ge=1, description="messages a second on one socket")
    chat_per_ten_seconds: int = Field(5, ge=1, description="chat lines in 10 s from one seat")
    bot_pause: float = Field(1.2, ge=0, description="seconds a bot thinks")
    cached_rooms: int = Field(500, ge=1, description="rooms kept in memory without sockets")
    close_open_rooms_after_days: float = Field(
        7, gt=0, description="idle days after which a waiting room closes"
    )
    delete_finished_after_days: float | None = Field(
        None, gt=0, description="days after which finished games are deleted; unset: never"
    )

    @field_validator("processes")
    @classmethod
    def _sqlite_is_one_process(cls, processes: int, info: ValidationInfo) -> int:
        if processes > 1 and str(info.data.get("database", "")).startswith("sqlite"):
            raise ValueError("SQLite serves one process; use PostgreSQL for more")
        return processes

    @field_validator("metrics_port")
    @classmethod
    def _one_process_a_port(cls, port: int | None, info: ValidationInfo) -> int | None:
        if port is not None and info.data.get("processes", 1) > 1:
            raise ValueError("processes would share the metrics port; start them one by one")
        return port
