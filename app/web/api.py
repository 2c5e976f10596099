"""The HTTP interface: guests, rooms and their records. docs/protocol.md lists it."""

from typing import Annotated, Any

import msgspec
import segno
from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from app.engine import registry
from app.errors import AppError
from app.rooms import record
from app.store import accounts as account_queries
from app.store import afterwards
from app.store import rooms as queries
from app.store.afterwards import Rematch
from app.store.rooms import OPEN, Member, Room
from app.web.options import option_list
from app.web.security import COOKIE, set_token, token_of
from app.web.services import Address, AGuest, MaybeGuest, Served, address_of, guessing

router = APIRouter(prefix="/api")

Short = Annotated[str, StringConstraints(max_length=200)]
Seat = Annotated[int, Field(ge=0, le=20, strict=True)]


class Body(BaseModel):
    """A request body: unknown fields and wrong types are refused."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Named(Body):
    """A nickname."""

    name: Short


class Recovery(Body):
    """A recovery code as it was written down."""

    code: Short


class NewRoom(Body):
    """What a room is made of."""

    game: Short
    seats: Seat
    options: dict[Short, bool | int | Short | None] = {}
    title: Short = ""


class Guided(Body):
    """Which game to learn."""

    game: Short


class Invitation(Body):
    """A room's link (its id) or its code."""

    room: Short = ""
    code: Short = ""


class Ready(Body):
    """Whether the game may start for me."""

    ready: bool


class RoomSettings(Body):
    """What the host may change before the start; absent: unchanged."""

    title: Short | None = None
    seats: Seat | None = None
    options: dict[Short, bool | int | Short | None] | None = None


class AtSeat(Body):
    """A seat of the room."""

    seat: Seat


class Agreement(Body):
    """Whether I agree to abandon the game."""

    agree: bool


class Hidden(Body):
    """Whether my list leaves the room out."""

    hidden: bool


class SeatLink(Body):
    """A one-use link to a lost player's seat."""

    token: Short


@router.get("/games")
async def games() -> dict[str, Any]:
    """List the games, their numbers of players and table options."""
    return {
        "games": [
            {
                "id": spec.id,
                "version": spec.version,
                "seats": list(spec.seats),
                "options": option_list(spec.options),
            }
            for spec in registry.games().values()
        ]
    }


@router.get("/me")
async def me(guest: MaybeGuest, services: Served) -> dict[str, Any]:
    """Tell who I am and what rooms I have, newest first."""
    if guest is None:
        return {"guest": None, "rooms": []}

    def work(conn: Any) -> list[dict[str, Any]]:
        mine = queries.rooms_of(conn, guest.id, with_hidden=True)
        ids = [room.id for room, _ in mine]
        members = queries.members_of_all(conn, ids)
        rematches = afterwards.rematches(conn, ids)
        return [
            _room_line(room, member, members[room.id], rematches.get(room.id))
            for room, member in mine
        ]

    return {
        "guest": {"name": guest.name, "has_recovery": guest.has_recovery},
        "rooms": await services.store.read(work),
    }


def _room_line(
    room: Room, me: Member, members: list[Member], rematch: Rematch | None
) -> dict[str, Any]:
    host = next((member.seat for member in members if member.guest == room.host), -1)
    return {
        "id": room.id,
        "title": room.title,
        "game": room.game,
        "status": room.status,
        "players": room.seats,
        "seats": [{"seat": member.seat, "name": member.name} for member in members],
        "me": me.seat,
        "host": host,
        "waiting": list(room.waiting),
        "mine": me.seat in room.waiting,
        "place": room.result["places"][me.seat] if room.result else None,
        "hidden": me.hidden,
        "rematch": rematch is not None
        and rematch.status == OPEN
        and me.guest not in rematch.guests,
    }


@router.post("/me")
async def name_me(
    body: Named, guest: MaybeGuest, services: Served, request: Request, response: Response
) -> dict[str, str]:
    """Make a guest for this browser, or rename the one it is."""
    if guest is not None:
        return {"name": await services.accounts.rename(guest.id, body.name)}
    if not services.limits.new_guest(address_of(request)):
        raise AppError("too_many_guests", 429)
    made, token = await services.accounts.create(body.name)
    set_token(response, token, secure=request.url.scheme == "https")
    return {"name": made.name}


@router.delete("/me")
async def delete_me(guest: AGuest, services: Served, response: Response) -> dict[str, str]:
    """Forget me. My games stay for the others, with a nameless seat."""
    await services.membership.delete_guest(guest)
    await services.store.write(lambda conn: account_queries.remove(conn, guest.id))
    await services.node.signed_out(guest.id)
    response.delete_cookie(COOKIE)
    return {}


@router.post("/me/recovery")
async def renew_recovery(guest: AGuest, services: Served) -> dict[str, str]:
    """Show a new recovery code, once; the former one is void."""
    return {"code": await services.accounts.renew_recovery(guest.id)}


@router.post("/me/sign-out-others")
async def sign_out_others(guest: AGuest, services: Served, request: Request) -> dict[str, str]:
    """Forget all my other devices and close their sockets."""
    await services.accounts.sign_out_others(guest.id, token_of(request) or "")
    await services.node.signed_out(guest.id)
    return {}


@router.post("/recover")
async def recover(
    body: Recovery, services: Served, address: Address, request: Request, response: Response
) -> dict[str, str]:
    """Make this browser a further device of the guest with this code."""
    with guessing(services, address):
        token = await services.accounts.recover(body.code)
    set_token(response, token, secure=request.url.scheme == "https")
    return {}


@router.post("/rooms")
async def create_room(
    body: NewRoom, guest: AGuest, services: Served, address: Address
) -> dict[str, str]:
    """Make a room; I am its host."""
    if not services.limits.new_room(address):
        raise AppError("too_many_rooms_here", 429)
    room = await services.lobby.create(
        guest, body.game, body.seats, options=dict(body.options), title=body.title
    )
    return {"id": room}


@router.post("/guide")
async def guide(body: Guided, guest: AGuest, services: Served, address: Address) -> dict[str, str]:
    """Begin a first game, against bots, with explanations; I am its host."""
    if not services.limits.new_room(address):
        raise AppError("too_many_rooms_here", 429)
    return {"id": await services.lobby.guide(guest, body.game)}


@router.post("/join")
async def join(
    body: Invitation, guest: AGuest, services: Served, address: Address
) -> dict[str, str]:
    """Sit down in an open room, or come back into one of mine."""
    with guessing(services, address):
        return {"id": await services.lobby.join(guest, body.room, body.code)}


@router.post("/take-seat")
async def take_seat(
    body: SeatLink, guest: AGuest, services: Served, address: Address
) -> dict[str, str]:
    """Take a lost player's seat over."""
    with guessing(services, address):
        return {"id": await services.membership.take_seat(guest, body.token)}


@router.post("/rooms/{room}/ready")
async def ready(room: str, body: Ready, guest: AGuest, services: Served) -> dict[str, str]:
    """Say whether the game may start for me."""
    await services.lobby.ready(room, guest.id, body.ready)
    return {}


@router.post("/rooms/{room}/settings")
async def configure(
    room: str, body: RoomSettings, guest: AGuest, services: Served
) -> dict[str, str]:
    """Change title, seats or options (host, before the start)."""
    options = None if body.options is None else dict(body.options)
    await services.lobby.configure(
        room, guest.id, title=body.title, seats=body.seats, options=options
    )
    return {}


@router.post("/rooms/{room}/shuffle")
async def shuffle(room: str, guest: AGuest, services: Served) -> dict[str, str]:
    """Mix the seats (host, before the start)."""
    await services.lobby.shuffle(room, guest.id)
    return {}


@router.post("/rooms/{room}/kick")
async def kick(room: str, body: AtSeat, guest: AGuest, services: Served) -> dict[str, str]:
    """Remove a member (host, before the start)."""
    await services.lobby.kick(room, guest.id, body.seat)
    return {}


@router.post("/rooms/{room}/start")
async def start(room: str, guest: AGuest, services: Served) -> dict[str, str]:
    """Begin the game (host; all others ready)."""
    await services.lobby.start(room, guest.id)
    return {}


@router.post("/rooms/{room}/leave")
async def leave(room: str, guest: AGuest, services: Served) -> dict[str, str]:
    """Get up; in play the seat is kept."""
    await services.lobby.leave(room, guest.id)
    return {}


@router.post("/rooms/{room}/abandon")
async def abandon(room: str, body: Agreement, guest: AGuest, services: Served) -> dict[str, str]:
    """Agree that the game ends without a ranking."""
    await services.membership.abandon(room, guest.id, body.agree)
    return {}


@router.post("/rooms/{room}/hide")
async def hide(room: str, body: Hidden, guest: AGuest, services: Served) -> dict[str, str]:
    """Leave the room out of my list, or put it back."""
    await services.membership.hide(room, guest.id, body.hidden)
    return {}


@router.post("/rooms/{room}/seat-link")
async def seat_link(room: str, body: AtSeat, guest: AGuest, services: Served) -> dict[str, str]:
    """Make a one-use link to the seat of a player not seen for a day (host)."""
    return {"token": await services.membership.seat_link(room, guest.id, body.seat)}


@router.get("/rooms/{room}/qr.svg")
async def qr(room: str, guest: AGuest, services: Served, request: Request) -> Response:
    """Draw the room's link as a QR code."""
    live = await services.cache.get(room)
    if live is None or live.member(guest.id) is None:
        raise AppError("no_room", 404)
    link = f"{request.url.scheme}://{request.url.netloc}/r/{room}"
    image = segno.make(link, error="m").svg_inline(border=2, light="#fff", dark="#2a2320")
    headers = {"cache-control": "private, max-age=3600"}
    return Response(_standalone(image), media_type="image/svg+xml", headers=headers)


def _standalone(image: str) -> str:
    return image.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


@router.get("/rooms/{room}/export")
async def export(room: str, guest: AGuest, services: Served) -> Response:
    """Give the game as a file: my own view before the end, everything after it."""
    exported = await record.export(services.store, services.cache, room, guest.id)
    headers = {"content-disposition": 'attachment; filename="parvis-game.json"'}
    content = msgspec.json.format(msgspec.json.encode(exported), indent=1)
    return Response(content, media_type="application/json", headers=headers)


@router.get("/rooms/{room}/record")
async def full_record(room: str, guest: AGuest, services: Served) -> Response:
    """Give the whole record of an ended game, to verify and to look at."""
    exported = await record.export(services.store, services.cache, room, guest.id)
    if "seed" not in exported:
        raise AppError("not_finished", 409)
    return Response(msgspec.json.encode(exported), media_type="application/json")
