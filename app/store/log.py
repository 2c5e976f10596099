"""Queries about the game log and the chat."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select

from app.store.tables import chat, log


@dataclass(frozen=True, slots=True)
class LogRow:
    """One entry of a game's log; `body` and `facts` are JSON."""

    number: int
    body: bytes
    facts: bytes


@dataclass(frozen=True, slots=True)
class ChatRow:
    """One line of chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float


def begin(conn: Connection, room: str, body: bytes, facts: bytes, now: float) -> None:
    """Write entry 0, the start."""
    conn.execute(insert(log).values(room=room, number=0, body=body, facts=facts, at=now))


def entries(conn: Connection, room: str, after: int = -1) -> list[LogRow]:
    """Return the entries after a number, in order."""
    query = (
        select(log.c.number, log.c.body, log.c.facts)
        .where(log.c.room == room, log.c.number > after)
        .order_by(log.c.number)
    )
    return [LogRow(*row) for row in conn.execute(query)]


def knows(conn: Connection, room: str, seat: int, client_id: str) -> bool:
    """Tell whether this seat's command is in the log already."""
    query = select(log.c.number).where(
        log.c.room == room, log.c.seat == seat, log.c.client_id == client_id
    )
    return conn.execute(query).first() is not None


def say(conn: Connection, room: str, line: ChatRow, client_id: str, keep: int) -> ChatRow | None:
    """Add a line of chat and forget all but the last `keep`; None if the id is known."""
    same = select(chat.c.number).where(
        chat.c.room == room, chat.c.seat == line.seat, chat.c.client_id == client_id
    )
    if conn.execute(same).first() is not None:
        return None
    last = conn.execute(select(func.max(chat.c.number)).where(chat.c.room == room)).scalar() or 0
    said = ChatRow(last + 1, line.seat, line.name, line.text, line.at)
    conn.execute(
        insert(chat).values(
            room=room,
            number=said.number,
            seat=said.seat,
            name=said.name,
            text=said.text,
            at=said.at,
            client_id=client_id,
        )
    )
    conn.execute(delete(chat).where(chat.c.room == room, chat.c.number <= said.number - keep))
    return said


def chat_lines(conn: Connection, room: str, after: int = 0) -> list[ChatRow]:
    """Return the kept lines of chat after a number, in order."""
    query = (
        select(chat.c.number, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
        .where(chat.c.room == room, chat.c.number > after)
        .order_by(chat.c.number)
    )
    return [ChatRow(*row) for row in conn.execute(query)]
