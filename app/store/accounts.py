"""Queries about guests and their devices."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update

from app.store.tables import devices, guests


@dataclass(frozen=True, slots=True)
class Guest:
    """A person as we know one: a name, perhaps a recovery code."""

    id: str
    name: str
    has_recovery: bool


def create(conn: Connection, guest: str, name: str, token_hash: str, now: float) -> None:
    """Add a guest with a first device."""
    conn.execute(insert(guests).values(id=guest, name=name, created_at=now))
    add_device(conn, guest, token_hash, now)


def add_device(conn: Connection, guest: str, token_hash: str, now: float) -> None:
    """Let another browser be this guest."""
    conn.execute(insert(devices).values(token_hash=token_hash, guest=guest, created_at=now))


def by_token(conn: Connection, token_hash: str) -> Guest | None:
    """Return whose device this is."""
    row = conn.execute(
        select(guests.c.id, guests.c.name, guests.c.recovery_hash)
        .join(devices, devices.c.guest == guests.c.id)
        .where(devices.c.token_hash == token_hash)
    ).one_or_none()
    return None if row is None else Guest(row.id, row.name, row.recovery_hash is not None)


def devices_of(conn: Connection, guest: str) -> set[str]:
    """Return the token hashes of a guest's devices."""
    query = select(devices.c.token_hash).where(devices.c.guest == guest)
    return set(conn.execute(query).scalars())


def by_recovery(conn: Connection, recovery_hash: str) -> str | None:
    """Return the guest a recovery code belongs to."""
    query = select(guests.c.id).where(guests.c.recovery_hash == recovery_hash)
    guest: str | None = conn.execute(query).scalar_one_or_none()
    return guest


def rename(conn: Connection, guest: str, name: str) -> None:
    """Set the name used in rooms joined from now on."""
    conn.execute(update(guests).where(guests.c.id == guest).values(name=name))


def set_recovery(conn: Connection, guest: str, recovery_hash: str) -> None:
    """Set or renew the recovery code."""
    conn.execute(update(guests).where(guests.c.id == guest).values(recovery_hash=recovery_hash))


def sign_out_others(conn: Connection, guest: str, token_hash: str) -> None:
    """Forget every device of the guest but this one."""
    conn.execute(
        delete(devices).where(devices.c.guest == guest, devices.c.token_hash != token_hash)
    )


def remove(conn: Connection, guest: str) -> None:
    """Delete the guest and all devices. Seats are the rooms' to settle."""
    conn.execute(delete(devices).where(devices.c.guest == guest))
    conn.execute(delete(guests).where(guests.c.id == guest))
