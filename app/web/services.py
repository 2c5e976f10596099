"""Everything a request needs, wired once at start-up."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from app.accounts.guests import Accounts
from app.clock import Clock
from app.errors import AppError
from app.live.hub import Hub
from app.live.limits import Limits
from app.live.node import Node
from app.live.presence import Presence
from app.live.session import Sessions
from app.rooms.afterwards import Afterwards
from app.rooms.cache import RoomCache
from app.rooms.chat import Chat
from app.rooms.lobby import Lobby
from app.rooms.membership import Membership
from app.rooms.play import Play
from app.rooms.viewer import Viewer
from app.settings import Settings
from app.store.accounts import Guest
from app.store.base import Store
from app.web.security import token_of

NOT_FOUND = 404


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of one process."""

    settings: Settings
    clock: Clock
    store: Store
    limits: Limits
    accounts: Accounts
    cache: RoomCache
    lobby: Lobby
    membership: Membership
    afterwards: Afterwards
    viewer: Viewer
    play: Play
    chat: Chat
    hub: Hub
    node: Node
    presence: Presence
    sessions: Sessions


def services_of(request: Request) -> Services:
    """Return the services of the app that serves this request."""
    services: Services = request.app.state.services
    return services


Served = Annotated[Services, Depends(services_of)]


async def who(request: Request, services: Served) -> Guest | None:
    """Return the guest this request comes from, if any."""
    return await services.accounts.who(token_of(request))


async def guest_of(guest: Annotated[Guest | None, Depends(who)]) -> Guest:
    """Return the guest this request comes from. Raises AppError("no_guest")."""
    if guest is None:
        raise AppError("no_guest", 401)
    return guest


def address_of(request: Request) -> str:
    """Return the caller's address; behind a trusted proxy, the one the proxy names."""
    return request.client.host if request.client else ""


@contextmanager
def guessing(services: Services, address: str) -> Iterator[None]:
    """Refuse an address that has guessed too often; count what turns out wrong.

    Every wrong code, link and recovery code counts alike.
    """
    if not services.limits.may_try_code(address):
        raise AppError("too_many_codes", 429)
    try:
        yield
    except AppError as error:
        if error.status == NOT_FOUND:
            services.limits.wrong_code(address)
        raise


MaybeGuest = Annotated[Guest | None, Depends(who)]
AGuest = Annotated[Guest, Depends(guest_of)]
Address = Annotated[str, Depends(address_of)]
