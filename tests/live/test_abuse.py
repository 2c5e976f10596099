"""Strangers, forged seats, wrong codes, floods and odd text (cases S2, S7, S8, S11 to S15)."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import httpx2
import pytest
import websockets
from sqlalchemy import Engine, event

from tests.player import Player, leave, table
from tests.server import FakeClock, Server, serving

pytestmark = pytest.mark.anyio

NASTY = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "\u202eevil\u202c",
    "a\u200bb\u200cc\u200dd\ufeffe",
    "👩‍👩‍👧‍👦",
    "{{constructor}} ${7*7}",
    "名字\u0000\u0007",
)


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Server]:
    async with serving(sqlite_url) as running:
        yield running


@pytest.mark.parametrize("query", ["", "?role=seat", "?seat=0", "?token=x&seat=1"])
async def test_s2_strangers_are_sent_nothing(server: Server, query: str) -> None:
    room, players = await table(server.base, 2)
    stranger = await Player.named(server.base, "Stranger")
    nobody = Player(server.base)
    for person in (stranger, nobody):
        await person.connect(room, query=query)
        await person.until(lambda me: me.bye is not None)
        assert person.frames == ['{"type":"bye","reason":"no_room"}']
        for path in ("export", "record", "qr.svg"):
            answer = await person.get(f"/api/rooms/{room}/{path}")
            assert answer.status_code in (401, 404)
    unknown = await stranger.get("/api/rooms/unknown/export")
    assert unknown.json() == (await stranger.get(f"/api/rooms/{room}/export")).json()
    await leave([*players, stranger, nobody])


async def test_s8_a_forged_seat_hears_nothing_also_later(server: Server) -> None:
    room, players = await table(server.base, 2)
    victim = players[1]
    await victim.disconnect()
    forged = [Player(server.base, token) for token in ("0" * 43, "", victim.token or "")]
    forged[2].token = str(victim.token)[:-1] + "!"
    for attacker in forged:
        await attacker.connect(room, query="?seat=1")
        await attacker.until(lambda me: me.bye is not None)
    await victim.connect(room)
    await victim.until(lambda me: me.seq)
    await victim.act(victim.choose(random.Random(1)))
    assert all(len(attacker.frames) == 1 for attacker in forged)
    await leave([*players, *forged])


async def test_s7_nothing_is_taken_back_across_a_barrier(server: Server) -> None:
    _, players = await table(server.base, 2)
    rng = random.Random(2)
    first = players[0]
    await first.act(first.choose(rng))
    await first.until(lambda me: me.ask is not None and me.ask["answered"])
    assert first.sections["undo"]["steps"] == []
    for to in (0, 1, 2**31):
        refused = await first.undo(to)
        assert (refused["type"], refused["code"]) == ("reject", "undo_refused")
    await leave(players)


async def test_s7_not_after_another_seat_has_acted(server: Server) -> None:
    _, players = await table(server.base, 2)
    rng = random.Random(3)
    for _ in range(2):
        for player in players:
            await player.until(Player.asked)
            await player.act(player.choose(rng))
    await players[0].until(lambda me: me.sections["prompt"]["kind"] == "play")
    first = players[players[0].sections["prompt"]["waiting"][0]]
    second = players[1 - first.me]
    await first.until(Player.asked)
    await first.act(first.choose(rng))
    await first.until(lambda me: me.sections["undo"]["steps"])
    step = first.sections["undo"]["steps"][0]
    assert (await second.undo(step))["code"] == "undo_refused"
    await second.until(Player.asked)
    await second.act(second.choose(rng))
    await first.until(lambda me: not me.sections["undo"]["steps"])
    waiting = first.sections["prompt"]["waiting"]
    assert (await first.undo(step))["code"] == "undo_refused"
    assert first.sections["prompt"]["waiting"] == waiting
    await leave(players)


async def test_s11_what_is_not_mine_to_do_changes_nothing(server: Server) -> None:
    room, players = await table(server.base, 3)
    first = players[0]
    rng = random.Random(4)
    action, key = first.choose(rng), str((first.ask or {})["key"])
    live = await server.services.cache.get(room)
    assert live is not None
    await first.send(type="state", seq=1, base=0, sections={}, facts={"after": 0, "facts": []})
    cards = {"type": "play", "card": "bank.0"}
    bodies: list[Any] = [{"type": "pass"}, cards, {"history": []}, [], 7, None]
    for body in bodies:
        assert (await first.act(body, key=key))["type"] == "reject"
    assert (await players[1].act(action, key=key))["type"] == "reject"
    for made_up in ("A1.draft1.99.0", "A9.play1.0.0", "x"):
        assert (await first.act(action, key=made_up))["code"] == "stale"
    assert await server.services.cache.fresh(room) is live
    await leave(players)


@pytest.mark.parametrize("text", NASTY)
async def test_s12_names_and_chat_are_cleaned_and_stay_text(server: Server, text: str) -> None:
    player = Player(server.base)
    answer = await player.post("/api/me", name=text[:20])
    if answer.status_code == 200:
        name = answer.json()["name"]
        assert 1 <= len(name) <= 20
        assert not any(mark in name for mark in "\u202e\u202c\u200b\u200c\u200d\ufeff\u0000\u0007")
    room, players = await table(server.base, 2)
    await players[0].send(type="chat", id="chat-line-1", text=text)
    await players[1].until(lambda me: me.chat)
    line = players[1].chat[0]["text"]
    assert not any(mark in line for mark in "\u202e\u202c\u200b\ufeff\u0000\u0007")
    export = (await players[0].get(f"/api/rooms/{room}/export")).json()
    assert export["seats"] == ["Seat 1", "Seat 2"]
    await leave([player, *players])


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "bad_name"),
        ("   ", "bad_name"),
        ("\u200b\u3164", "bad_name"),
        ("x" * 21, "bad_name"),
        ("System", "reserved_name"),
        ("ѕуѕтем", "reserved_name"),
        ("B0t", "reserved_name"),
        ("系统", "reserved_name"),
    ],
)
async def test_s12_names_that_are_refused(server: Server, name: str, code: str) -> None:
    player = Player(server.base)
    assert (await player.post("/api/me", name=name)).json()["code"] == code
    await leave([player])


async def test_s12_no_two_names_look_alike_in_a_room(server: Server) -> None:
    host = await Player.named(server.base, "Alice")
    room = (await host.post("/api/rooms", game="notre_dame", seats=3)).json()["id"]
    twin = await Player.named(server.base, "ａlісе")
    assert (await twin.post("/api/join", room=room)).json()["code"] == "name_taken"
    await leave([host, twin])


async def test_s13_floods_are_stopped_and_others_play_on(server: Server) -> None:
    room, players = await table(server.base, 2)
    loud, other = players
    for number in range(6):
        await loud.send(type="chat", id=f"chat-line-{number}", text="hi")
    assert (await loud.answer_to("chat-line-5"))["code"] == "chat_too_fast"
    await other.send(type="chat", id="long-line-1", text="x" * 501)
    assert (await other.answer_to("long-line-1"))["code"] == "chat_too_long"
    huge = await Player(server.base, loud.token).connect(room)
    await huge.until(lambda me: me.seq)
    socket = huge.socket
    assert socket is not None
    await socket.send("x" * 2**20)
    await huge.until(lambda me: me.bye is not None)
    assert socket.close_code == 1009
    assert (await other.act(other.choose(random.Random(1))))["type"] == "ack"
    await leave([*players, huge])


async def test_s13_a_socket_may_send_twenty_messages_a_second(sqlite_url: str) -> None:
    async with serving(sqlite_url, actions_per_second=20) as server:
        _, players = await table(server.base, 2)
        fast = players[0]
        for number in range(40):
            await fast.send(type="undo", id=f"too-fast-{number}", to=0)
        codes = [(await fast.answer_to(f"too-fast-{number}"))["code"] for number in range(40)]
        assert codes.count("too_fast") >= 15
        await leave(players)


async def test_a_fifth_socket_replaces_the_oldest(server: Server) -> None:
    room, players = await table(server.base, 2)
    tabs = [await Player(server.base, players[0].token).connect(room) for _ in range(4)]
    await players[0].until(lambda me: me.bye is not None)
    assert players[0].bye == "replaced"
    await tabs[-1].until(lambda me: me.seq)
    assert all(tab.bye is None for tab in tabs)
    await leave([*players, *tabs])


async def _codes(player: Player, number: int) -> list[int]:
    answers = [await player.post("/api/join", code=f"2222{n:04}") for n in range(number)]
    return [answer.status_code for answer in answers]


async def test_s14_the_eleventh_wrong_code_is_refused_even_if_right(server: Server) -> None:
    host = await Player.named(server.base, "Host")
    room = (await host.post("/api/rooms", game="notre_dame", seats=2)).json()["id"]
    await host.connect(room)
    await host.until(lambda me: "room" in me.sections)
    code = host.sections["room"]["code"]
    guesser = await Player.named(server.base, "Guesser")
    assert await _codes(guesser, 5) == [404] * 5
    assert (await host.post("/api/join", code=code)).status_code == 200
    assert await _codes(guesser, 5) == [404] * 5
    assert await _codes(guesser, 1) == [429]
    right = await guesser.post("/api/join", code=code)
    assert (right.status_code, right.json()["code"]) == (429, "too_many_codes")
    await leave([host, guesser])


@contextmanager
def _listening(statements: list[str]) -> Iterator[None]:
    """Collect the SQL of everything that runs meanwhile."""

    def listen(*arguments: Any) -> None:
        statements.append(arguments[2])

    event.listen(Engine, "before_cursor_execute", listen)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", listen)


async def test_s14_unknown_full_started_and_forbidden_answer_alike(server: Server) -> None:
    started, players = await table(server.base, 2)
    full_host = await Player.named(server.base, "Host")
    full = (await full_host.post("/api/rooms", game="notre_dame", seats=2)).json()["id"]
    mate = await Player.named(server.base, "Mate")
    await mate.post("/api/join", room=full)
    guesser = await Player.named(server.base, "Guesser")
    kicked_host = await Player.named(server.base, "Host 2")
    kicked = (await kicked_host.post("/api/rooms", game="notre_dame", seats=3)).json()["id"]
    await guesser.post("/api/join", room=kicked)
    await kicked_host.post(f"/api/rooms/{kicked}/kick", seat=1)
    answers = set()
    for room in ("unknown", full, started, kicked):
        statements: list[str] = []
        with _listening(statements):
            answer = await guesser.post("/api/join", room=room)
        answers.add((answer.status_code, answer.text, tuple(statements)))
    assert len(answers) == 1
    await leave([*players, full_host, mate, guesser, kicked_host])


async def test_s15_other_origins_are_refused_before_anything_happens(server: Server) -> None:
    room, players = await table(server.base, 2)
    evil = {"Origin": "https://evil.example"}
    with pytest.raises(websockets.InvalidStatus) as refused:
        await players[0].connect(room, origin="https://evil.example")
    assert refused.value.response.status_code == 403
    own = server.base
    for path, body in (("/api/me", {"name": "X"}), (f"/api/rooms/{room}/leave", {})):
        answer = await players[0].http.post(path, json=body, headers=evil)
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")
    form = await players[0].http.post(f"/api/rooms/{room}/leave", data={"a": "b"}, headers=evil)
    assert form.status_code == 403
    same = await players[0].http.post("/api/me", json={"name": "Seat 9"}, headers={"Origin": own})
    assert same.status_code == 200
    assert not players[1].members[0]["left"]
    await leave(players)


async def test_a_new_guest_gets_an_http_only_cookie_and_no_token_in_a_body(server: Server) -> None:
    async with httpx2.AsyncClient(base_url=server.base) as browser:
        answer = await browser.post("/api/me", json={"name": "Seat 1"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert browser.cookies["parvis_guest"] not in answer.text
        me = await browser.get("/api/me")
        assert browser.cookies["parvis_guest"] not in me.text


async def test_one_guest_may_host_twenty_waiting_rooms(server: Server) -> None:
    host = await Player.named(server.base, "Host")
    made = [await host.post("/api/rooms", game="notre_dame", seats=2) for _ in range(21)]
    assert [answer.status_code for answer in made] == [200] * 20 + [409]
    await leave([host])


async def test_one_address_may_make_thirty_rooms_an_hour(sqlite_url: str) -> None:
    async with serving(
        sqlite_url, FakeClock(), new_rooms_per_hour=3, open_rooms_per_guest=50
    ) as server:
        host = await Player.named(server.base, "Host")
        made = [await host.post("/api/rooms", game="notre_dame", seats=2) for _ in range(4)]
        assert [answer.status_code for answer in made] == [200] * 3 + [429]
        await leave([host])


async def test_a_dead_socket_does_not_stop_the_others(server: Server) -> None:
    room, players = await table(server.base, 2)
    dead = await Player(server.base, players[0].token).connect(room)
    await dead.until(lambda me: me.seq)
    assert dead.socket is not None
    dead.socket.transport.abort()
    rng = random.Random(5)
    await asyncio.gather(*(player.play(rng) for player in players))
    assert json.dumps(players[0].sections["result"]) == json.dumps(players[1].sections["result"])
    await leave([*players, dead])
