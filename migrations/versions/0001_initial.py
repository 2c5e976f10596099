"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _guests()
    _rooms()
    _members()
    _log()
    _chat()


def downgrade() -> None:
    for table in ("chat", "log", "members", "rooms", "devices", "guests"):
        op.drop_table(table)


def _guests() -> None:
    op.create_table(
        "guests",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("recovery_hash", sa.String(64)),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
        sa.UniqueConstraint("recovery_hash", name="uq_guests_recovery_hash"),
    )
    op.create_table(
        "devices",
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_devices"),
        sa.ForeignKeyConstraint(
            ["guest"], ["guests.id"], name="fk_devices_guest", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_devices_guest", "devices", ["guest"])


def _rooms() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("code", sa.String(8)),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("title", sa.String(200), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("kicked", sa.Text, nullable=False),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("base", sa.LargeBinary),
        sa.Column("waiting", sa.Text, nullable=False),
        sa.Column("result", sa.Text),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("active_at", sa.Float, nullable=False),
        sa.Column("started_at", sa.Float),
        sa.Column("ended_at", sa.Float),
        sa.PrimaryKeyConstraint("id", name="pk_rooms"),
        sa.UniqueConstraint("code", name="uq_rooms_code"),
    )
    op.create_index("ix_rooms_status", "rooms", ["status"])


def _members() -> None:
    op.create_table(
        "members",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("guest", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("agreed", sa.Boolean, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("joined_at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
        sa.Column("seat_link_hash", sa.String(64)),
        sa.PrimaryKeyConstraint("room", "guest", name="pk_members"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_members_room", ondelete="CASCADE"),
        sa.UniqueConstraint("seat_link_hash", name="uq_members_seat_link_hash"),
    )
    op.create_index("ix_members_guest", "members", ["guest"])


def _log() -> None:
    op.create_table(
        "log",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("client_id", sa.String(64)),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_log"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_log_room", ondelete="CASCADE"),
        sa.UniqueConstraint("room", "seat", "client_id", name="uq_log_room_seat_client_id"),
    )


def _chat() -> None:
    op.create_table(
        "chat",
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.String(2000), nullable=False),
        sa.Column("client_id", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("room", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["room"], ["rooms.id"], name="fk_chat_room", ondelete="CASCADE"),
        sa.UniqueConstraint("room", "seat", "client_id", name="uq_chat_room_seat_client_id"),
    )
