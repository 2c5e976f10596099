"""The tables, declared once for both databases; `migrations/` brings them about.

Times are UTC seconds since 1970. Tokens and recovery codes are stored hashed only; a room's
id is its invitation, and a result link shows what stands in the same database: both are stored
plain, as members may see them again.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("recovery_hash", String(64), unique=True),
    Column("created_at", Float, nullable=False),
)

# One row for each browser (or program) a guest uses.
devices = Table(
    "devices",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("guest", ForeignKey("guests.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
)

# `version` moves with every change of the room, its members or its game.
# `state` is the Table in play as canonical JSON; `base` the whole Table before the first
# action that may be taken back. `waiting`: the seats waited for, JSON list. What every action
# changes (`active_at`) has no index: it would make PostgreSQL rewrite all indexes each time.
# `result_link`: shows the ended game to anybody who has it. `rematch_of`: the room whose players
# meet again in this one; a room has at most one rematch.
rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), unique=True),
    Column("status", String(16), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("title", String(200), nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("host", String(32), nullable=False),
    Column("kicked", Text, nullable=False, default="[]"),
    Column("version", BigInteger, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("state", LargeBinary),
    Column("base", LargeBinary),
    Column("waiting", Text, nullable=False, default="[]"),
    Column("result", Text),
    Column("created_at", Float, nullable=False),
    Column("active_at", Float, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
    Column("result_link", String(32), unique=True),
    Column("rematch_of", String(32), unique=True),
)

# `left`: walked away in play, the seat is kept. `agreed`: wants to abandon the game.
# `seen_at`: when a socket of this member was last open. `seat_link_hash`: a one-use link
# by which somebody takes this seat over.
members = Table(
    "members",
    metadata,
    Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("guest", String(32), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("ready", Boolean, nullable=False, default=False),
    Column("left", Boolean, nullable=False, default=False),
    Column("agreed", Boolean, nullable=False, default=False),
    Column("hidden", Boolean, nullable=False, default=False),
    Column("joined_at", Float, nullable=False),
    Column("seen_at", Float, nullable=False),
    Column("seat_link_hash", String(64), unique=True),
)

# The gapless log of a game. `body` is the entry (app.engine.replay) and `facts` what it told,
# with who learned it, both as JSON.
log = Table(
    "log",
    metadata,
    Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("client_id", String(64)),
    Column("body", LargeBinary, nullable=False),
    Column("facts", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("room", "seat", "client_id", name="uq_log_room_seat_client_id"),
)

chat = Table(
    "chat",
    metadata,
    Column("room", ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("text", String(2000), nullable=False),
    Column("client_id", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("room", "seat", "client_id", name="uq_chat_room_seat_client_id"),
)
