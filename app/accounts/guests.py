"""What a guest can do about himself."""

from dataclasses import dataclass

from sqlalchemy import Connection

from app.accounts import secrets
from app.accounts.names import clean_name
from app.clock import Clock
from app.errors import AppError
from app.store import accounts as queries
from app.store.accounts import Guest
from app.store.base import Store


@dataclass(frozen=True, slots=True)
class Accounts:
    """Guests, their devices and recovery codes. Tokens leave here once and are never logged."""

    store: Store
    clock: Clock

    async def who(self, token: str | None) -> Guest | None:
        """Return whose token this is."""
        if not token:
            return None
        token_hash = secrets.digest(token)
        return await self.store.read(lambda conn: queries.by_token(conn, token_hash))

    async def create(self, name: str) -> tuple[Guest, str]:
        """Make a guest; returns him and the token of his browser. Raises AppError."""
        guest = Guest(secrets.new_id(), clean_name(name), has_recovery=False)
        token = secrets.new_token()
        now = self.clock.now()
        await self.store.write(
            lambda conn: queries.create(conn, guest.id, guest.name, secrets.digest(token), now)
        )
        return guest, token

    async def rename(self, guest: str, name: str) -> str:
        """Change the name used from now on. Raises AppError."""
        cleaned = clean_name(name)
        await self.store.write(lambda conn: queries.rename(conn, guest, cleaned))
        return cleaned

    async def renew_recovery(self, guest: str) -> str:
        """Return a new recovery code; the former one is void."""
        code = secrets.new_recovery_code()
        code_hash = secrets.digest(secrets.normal_code(code))
        await self.store.write(lambda conn: queries.set_recovery(conn, guest, code_hash))
        return code

    async def recover(self, code: str) -> str:
        """Return a token for a further device. Raises AppError("wrong_recovery_code")."""
        token = secrets.new_token()
        code_hash = secrets.digest(secrets.normal_code(code))
        now = self.clock.now()

        def work(conn: Connection) -> str | None:
            guest = queries.by_recovery(conn, code_hash)
            if guest is not None:
                queries.add_device(conn, guest, secrets.digest(token), now)
            return guest

        if await self.store.write(work) is None:
            raise AppError("wrong_recovery_code", 404)
        return token

    async def sign_out_others(self, guest: str, token: str) -> None:
        """Forget every device but this one."""
        token_hash = secrets.digest(token)
        await self.store.write(lambda conn: queries.sign_out_others(conn, guest, token_hash))
