"""Rooms by the HTTP interface and sockets: seats, host, leaving, taking over, forgetting."""

import random
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection

from app.store import rooms as queries
from app.web.security import COOKIE
from tests.player import Player, leave, table
from tests.server import FakeClock, Server, serving

pytestmark = pytest.mark.anyio

DAY = 24 * 3600.0


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
async def server(database_url: str, clock: FakeClock) -> AsyncIterator[Server]:
    async with serving(database_url, clock) as running:
        yield running


async def _room(server: Server, names: str = "ABC") -> tuple[str, list[Player]]:
    """Return an open room and its connected members."""
    players = [await Player.named(server.base, name) for name in names]
    made = await players[0].post("/api/rooms", game="notre_dame", seats=4, title="Table")
    room: str = made.json()["id"]
    for player in players[1:]:
        assert (await player.post("/api/join", room=room)).status_code == 200
    for player in players:
        await player.connect(room)
        await player.until(lambda me: len(me.members) == len(names))
    return room, players


async def test_join_by_code_and_start(server: Server) -> None:
    room, [host, *_] = await _room(server, "A")
    code = host.sections["room"]["code"]
    guest = await Player.named(server.base, "B")
    assert (await guest.post("/api/join", code=f"{code[:4]}-{code[4:].lower()}")).json() == {
        "id": room
    }
    refused = await host.post(f"/api/rooms/{room}/start")
    assert (refused.status_code, refused.json()["code"]) == (409, "not_ready")
    await guest.post(f"/api/rooms/{room}/ready", ready=True)
    assert (await guest.post(f"/api/rooms/{room}/start")).json()["code"] == "not_host"
    assert (await host.post(f"/api/rooms/{room}/start")).status_code == 200
    await host.until(lambda me: me.status == "playing")
    assert host.sections["room"]["code"] is None
    late = await Player.named(server.base, "C")
    for invitation in ({"room": room}, {"code": code}):
        assert (await late.post("/api/join", **invitation)).json()["code"] == "room_unavailable"
    assert (await guest.post("/api/join", room=room)).json() == {"id": room}
    await leave([host, guest, late])


async def test_p2_a_room_nobody_has_moved_in_survives_a_restart(database_url: str) -> None:
    async with serving(database_url) as server:
        room, players = await _room(server)
        before = players[0].sections["room"]
        await leave(players)
        tokens = [player.token for player in players]
    async with serving(database_url) as server:
        back = Player(server.base, tokens[0])
        await back.connect(room)
        await back.until(lambda me: "room" in me.sections)
        assert back.sections["room"] == before
        friend = await Player.named(server.base, "D")
        assert (await friend.post("/api/join", room=room)).json() == {"id": room}
        await leave([back, friend])


async def test_the_host_arranges_the_table(server: Server) -> None:
    room, players = await _room(server)
    host, other, third = players
    options = {"tie_break": "gold_first", "new_persons": True}
    changed = await host.post(
        f"/api/rooms/{room}/settings", title="<b>T</b>", seats=3, options=options
    )
    assert changed.status_code == 200, changed.text
    await other.until(lambda me: me.sections["room"]["title"] == "<b>T</b>")
    assert other.sections["room"]["options"]["tie_break"] == "gold_first"
    for refused, code in (
        ({"seats": 2}, "seats_taken"),
        ({"seats": 9}, "bad_seats"),
        ({"options": {"nonsense": True}}, "bad_options"),
        ({"options": {"start_seat": 1}}, "bad_options"),
        ({"options": {"new_persons": "yes"}}, "bad_options"),
        ({"title": "x" * 41}, "bad_title"),
    ):
        answer = await host.post(f"/api/rooms/{room}/settings", **refused)
        assert answer.json()["code"] == code
    assert (await other.post(f"/api/rooms/{room}/shuffle")).json()["code"] == "not_host"
    await host.post(f"/api/rooms/{room}/shuffle")
    seats = [(await player.get("/api/me")).json()["rooms"][0]["me"] for player in players]
    assert sorted(seats) == [0, 1, 2]
    await host.post(f"/api/rooms/{room}/kick", seat=seats[2])
    await third.until(lambda me: me.bye is not None)
    assert third.bye == "removed"
    assert (await third.post("/api/join", room=room)).json()["code"] == "room_unavailable"
    assert (await third.post(f"/api/rooms/{room}/ready", ready=True)).status_code == 404
    await leave(players)


async def test_s9_the_token_of_who_left_is_refused_everywhere(server: Server) -> None:
    room, players = await _room(server)
    gone = players[1]
    await gone.post(f"/api/rooms/{room}/leave")
    await gone.until(lambda me: me.bye is not None)
    heir = await Player.named(server.base, "D")
    assert (await heir.post("/api/join", room=room)).status_code == 200
    await heir.connect(room)
    await heir.until(lambda me: "room" in me.sections)
    seen = len(gone.frames)
    for path in ("ready", "settings", "start", "abandon"):
        body = {"ready": {"ready": True}, "abandon": {"agree": True}}.get(path, {})
        assert (await gone.post(f"/api/rooms/{room}/{path}", **body)).status_code == 404
    for path in ("export", "record", "qr.svg"):
        assert (await gone.get(f"/api/rooms/{room}/{path}")).status_code == 404
    await gone.disconnect()
    await gone.connect(room)
    await gone.until(lambda me: me.bye is not None)
    assert gone.bye == "no_room"
    assert len(gone.frames) == seen + 1
    await leave([*players, heir])


async def test_the_host_who_leaves_or_stays_away_is_followed(
    server: Server, clock: FakeClock
) -> None:
    room, players = await _room(server)
    first, second, third = players
    await first.post(f"/api/rooms/{room}/leave")
    await second.until(lambda me: me.sections["room"]["host"] == me.me)
    await second.disconnect()
    clock.pass_time(30)
    await server.services.presence.beat()
    assert third.sections["room"]["host"] == 1
    await third.until(lambda me: me.here == [2])
    assert clock.now() - third.away["1"] >= 30
    clock.pass_time(31)
    await server.services.presence.beat()
    await third.until(lambda me: me.sections["room"]["host"] == me.me)
    await third.post(f"/api/rooms/{room}/leave")
    await leave(players)


async def test_a_lost_seat_is_given_to_somebody_else(server: Server, clock: FakeClock) -> None:
    room, players = await table(server.base, 3)
    host, lost, other = players
    await lost.disconnect()
    hand = lost.sections["hand"]
    early = await host.post(f"/api/rooms/{room}/seat-link", seat=1)
    assert early.json()["code"] == "not_lost"
    clock.pass_time(DAY)
    await server.services.presence.beat()
    assert (await other.post(f"/api/rooms/{room}/seat-link", seat=1)).json()["code"] == "not_host"
    link = (await host.post(f"/api/rooms/{room}/seat-link", seat=1)).json()["token"]
    heir = await Player.named(server.base, "Heir")
    assert (await other.post("/api/take-seat", token=link)).json()["code"] == "already_seated"
    assert (await heir.post("/api/take-seat", token=link)).json() == {"id": room}
    await heir.connect(room)
    await heir.until(lambda me: "hand" in me.sections)
    assert heir.sections["hand"] == hand
    assert (await heir.act(heir.choose(random.Random(1))))["type"] == "ack"
    await lost.connect(room)
    await lost.until(lambda me: me.bye is not None)
    assert lost.bye == "no_room"
    late = await Player.named(server.base, "Late")
    assert (await late.post("/api/take-seat", token=link)).json()["code"] == "room_unavailable"
    await leave([*players, heir, late])


async def test_who_comes_back_keeps_the_seat(server: Server, clock: FakeClock) -> None:
    room, players = await table(server.base, 2)
    host, lost = players
    await lost.disconnect()
    clock.pass_time(DAY)
    await server.services.presence.beat()
    link = (await host.post(f"/api/rooms/{room}/seat-link", seat=1)).json()["token"]
    await lost.connect(room)
    await lost.until(lambda me: "hand" in me.sections)
    heir = await Player.named(server.base, "Heir")
    assert (await heir.post("/api/take-seat", token=link)).json()["code"] == "room_unavailable"
    await leave([*players, heir])


async def test_in_play_the_host_is_followed_after_a_day(server: Server, clock: FakeClock) -> None:
    _, players = await table(server.base, 3)
    await players[0].disconnect()
    clock.pass_time(DAY - 60)
    await server.services.presence.beat()
    assert players[1].sections["room"]["host"] == 0
    clock.pass_time(60)
    await server.services.presence.beat()
    await players[1].until(lambda me: me.sections["room"]["host"] == 1)
    await leave(players)


async def test_leaving_in_play_keeps_the_seat(server: Server) -> None:
    room, players = await table(server.base, 2)
    host, other = players
    await other.post(f"/api/rooms/{room}/leave")
    await host.until(lambda me: me.sections["room"]["members"][1]["left"])
    await other.disconnect()
    await other.connect(room)
    await host.until(lambda me: not me.sections["room"]["members"][1]["left"])
    await leave(players)


async def test_all_together_abandon_a_game(server: Server) -> None:
    room, players = await table(server.base, 2)
    host, other = players
    await host.post(f"/api/rooms/{room}/abandon", agree=True)
    await other.until(lambda me: me.sections["room"]["members"][0]["agreed"])
    assert (await host.get(f"/api/rooms/{room}/record")).json()["code"] == "not_finished"
    await other.post(f"/api/rooms/{room}/abandon", agree=True)
    await other.until(Player.ended)
    seed = other.sections["room"]["seed"]
    assert (await host.get(f"/api/rooms/{room}/record")).json()["seed"] == seed
    assert (await host.act({"type": "pass"}, key="x"))["code"] == "not_playing"
    listed = (await host.get("/api/me")).json()["rooms"][0]
    assert (listed["status"], listed["mine"], listed["place"]) == ("abandoned", False, None)
    await host.post(f"/api/rooms/{room}/hide", hidden=True)
    assert (await host.get("/api/me")).json()["rooms"][0]["hidden"]
    await server.services.membership.tidy()
    assert (await other.get("/api/me")).json()["rooms"]
    await other.post(f"/api/rooms/{room}/hide", hidden=True)
    await server.services.membership.tidy()
    assert not (await other.get("/api/me")).json()["rooms"]
    await leave(players)


async def test_a_guest_who_deletes_himself_leaves_a_nameless_seat(server: Server) -> None:
    room, players = await table(server.base, 3)
    host, gone, _ = players
    await gone.send(type="chat", id="chat-line-1", text="hello")
    await host.until(lambda me: me.chat)
    waiting = (await gone.post("/api/rooms", game="notre_dame", seats=2)).json()["id"]
    assert (await gone.http.delete("/api/me")).status_code == 200
    await host.until(lambda me: me.sections["room"]["members"][1]["name"] == "")
    assert (await gone.get("/api/me")).json() == {"guest": None, "rooms": []}
    await gone.until(lambda me: me.bye is not None)
    friend = await Player.named(server.base, "D")
    assert (await friend.post("/api/join", room=waiting)).json()["code"] == "room_unavailable"
    link = (await host.post(f"/api/rooms/{room}/seat-link", seat=1)).json()["token"]
    assert (await friend.post("/api/take-seat", token=link)).json() == {"id": room}
    await leave([*players, friend])


async def test_a_recovery_code_adds_a_device(server: Server) -> None:
    room, players = await table(server.base, 2)
    first = players[0]
    code = (await first.post("/api/me/recovery")).json()["code"]
    assert len(code.replace("-", "")) == 24
    phone = Player(server.base)
    typed = code.lower().replace("-", " ")
    answer = await phone.post("/api/recover", code=typed)
    assert answer.status_code == 200, answer.text
    phone.token = answer.cookies[COOKIE]
    phone.http.cookies.clear()
    phone.http.headers["Authorization"] = f"Bearer {phone.token}"
    await phone.connect(room)
    await phone.until(lambda me: "hand" in me.sections)
    assert phone.sections["hand"] == first.sections["hand"]
    await phone.post("/api/me/sign-out-others")
    await first.until(lambda me: me.bye is not None)
    assert first.bye == "signed_out"
    assert (await first.get("/api/me")).json()["guest"] is None
    renewed = (await phone.post("/api/me/recovery")).json()["code"]
    assert renewed != code
    assert (await first.post("/api/recover", code=code)).json()["code"] == "wrong_recovery_code"
    await leave([*players, phone])


async def test_idle_waiting_rooms_close(server: Server, clock: FakeClock) -> None:
    room, [host, *_] = await _room(server, "A")
    clock.pass_time(7 * DAY + 1)
    await server.services.membership.tidy()
    await host.until(lambda me: me.bye is not None or me.status == "closed")
    assert not (await host.get("/api/me")).json()["rooms"]
    friend = await Player.named(server.base, "D")
    assert (await friend.post("/api/join", room=room)).json()["code"] == "room_unavailable"
    await leave([host, friend])


async def test_rooms_of_older_rules_are_held(server: Server) -> None:
    room, players = await table(server.base, 2)
    host = players[0]

    def age(conn: Connection) -> None:
        queries.change(conn, room, rules_version=0)
        queries.touch(conn, queries.by_id(room), 0.0)

    await server.services.store.write(age)
    await server.services.cache.fresh(room)
    await leave(players)
    back = Player(server.base, host.token)
    await back.connect(room)
    await back.until(lambda me: "room" in me.sections)
    assert back.sections["room"]["held"]
    assert (await back.act({"type": "pass"}, key="x"))["code"] == "held"
    exported = (await back.get(f"/api/rooms/{room}/export")).json()
    assert exported["facts"]
    await leave([back])
