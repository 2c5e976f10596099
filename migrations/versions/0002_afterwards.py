"""What follows a game: its result link, and which room is the rematch of which."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

COLUMNS = ("result_link", "rematch_of")


def upgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        for name in COLUMNS:
            rooms.add_column(sa.Column(name, sa.String(32)))
            rooms.create_unique_constraint(f"uq_rooms_{name}", [name])


def downgrade() -> None:
    with op.batch_alter_table("rooms") as rooms:
        for name in COLUMNS:
            rooms.drop_constraint(f"uq_rooms_{name}", type_="unique")
            rooms.drop_column(name)
