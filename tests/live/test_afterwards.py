"""B5 and what else follows a game: steps, the result link, the rematch."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import httpx2
import pytest

from app.engine.codec import encode
from app.engine.replay import replay
from app.rooms.record import read_log
from app.store import rooms as queries
from tests.player import Player, leave, table
from tests.server import Server, serving

pytestmark = pytest.mark.anyio

Sections = dict[str, Any]
NO_LINK = "A" * 22


@pytest.fixture
async def server(database_url: str) -> AsyncIterator[Server]:
    async with serving(database_url, wrong_codes_per_minute=50) as running:
        yield running


async def _finished(server: Server, seats: int, **options: Any) -> tuple[str, list[Player]]:
    """Return a game played to its end, with some answers taken back."""
    room, players = await table(server.base, seats, **options)
    rng = random.Random(seats)
    while not any(player.ended() for player in players):
        regretting = [player for player in players if player.sections["undo"]["steps"]]
        if regretting and rng.random() < 0.2:
            await regretting[0].undo(regretting[0].sections["undo"]["steps"][0])
        else:
            player = next(player for player in players if player.asked())
            await player.act(player.choose(rng))
        await _settle(players)
    return room, players


async def _settle(players: list[Player]) -> None:
    """Wait until everybody has been sent everything so far."""
    for player in players:
        nth = len(player.answers.get("pong", [])) + 1
        await player.send(type="ping")
        await player.answer_to("pong", nth)


async def _abandoned(server: Server, seats: int, **options: Any) -> tuple[str, list[Player]]:
    """Return a game that all gave up at once."""
    room, players = await table(server.base, seats, **options)
    for player in players:
        await player.post(f"/api/rooms/{room}/abandon", agree=True)
    for player in players:
        await player.until(Player.ended)
    return room, players


def _fold(known: Sections, changes: Sections) -> Sections:
    merged = known | changes
    return {name: section for name, section in merged.items() if section is not None}


def _plain(view: Any) -> Sections:
    return {name: json.loads(encode(section)) for name, section in view.items()}


async def test_b5_every_step_is_what_the_engine_gives(server: Server) -> None:
    room, players = await _finished(server, 5, open_scores=False)
    steps = (await players[2].get(f"/api/rooms/{room}/steps")).json()["steps"]
    live = await server.services.cache.fresh(room)
    assert live is not None
    entries, _ = await read_log(server.services.store, room)
    shared: Sections = {}
    own: list[Sections] = [{} for _ in players]
    undone = facts = 0
    for step, played in zip(steps, replay(live.spec, live.room.seed, entries), strict=True):
        state = played.table.state
        shared = _fold(shared, step.get("sections", {}))
        assert shared == _plain(live.spec.rules.view(state, None))
        for seat in range(5):
            own[seat] = _fold(own[seat], step.get("own", {}).get(str(seat), {}))
            assert own[seat] == _plain(live.spec.rules.view(state, seat))
        for fact in step.get("facts", []):
            facts += 1
            if fact["type"] == "undone":
                undone += 1
                assert fact["last"] == facts - 1
                assert fact["first"] <= fact["last"]
                assert fact["seat"] == step["seat"]
    assert undone > 3
    for seat, player in enumerate(players):
        shown = {name: part for name, part in player.sections.items() if name != "room"}
        assert shown == shared | own[seat]
    told = [fact for step in steps for fact in step.get("facts", []) if fact["type"] != "undone"]
    assert told == (await players[0].get(f"/api/rooms/{room}/record")).json()["facts"]
    await leave(players)


async def test_what_is_undone_is_named_by_its_facts(server: Server) -> None:
    room, players = await _finished(server, 2)
    steps = (await players[0].get(f"/api/rooms/{room}/steps")).json()["steps"]
    told = [(n, fact) for n, step in enumerate(steps) for fact in step.get("facts", [])]
    for at, (number, fact) in enumerate(told):
        if fact["type"] != "undone":
            continue
        taken = {step for step, _ in told[fact["first"] - 1 : fact["last"]]}
        assert at == fact["last"]
        assert {steps[step]["seat"] for step in taken} == {fact["seat"]}
        # Nothing is left of it: the position is the one before the first step taken back.
        assert _position(steps, number) == _position(steps, min(taken) - 1)
    await leave(players)


def _position(steps: list[Any], number: int) -> tuple[Sections, list[Sections]]:
    shared: Sections = {}
    own: list[Sections] = [{}, {}]
    for step in steps[: number + 1]:
        shared = _fold(shared, step.get("sections", {}))
        own = [_fold(own[seat], step.get("own", {}).get(str(seat), {})) for seat in range(2)]
    return shared, own


async def test_before_the_end_there_is_nothing(server: Server) -> None:
    room, players = await table(server.base, 2)
    member, stranger = players[0], await Player.named(server.base, "D")
    before = await member.get(f"/api/rooms/{room}/steps")
    assert (before.status_code, before.json()["code"]) == (409, "not_finished")
    for path in ("result-link", "rematch"):
        refused = await member.post(f"/api/rooms/{room}/{path}")
        assert (refused.status_code, refused.json()["code"]) == (409, "not_finished")
    assert (await stranger.get(f"/api/rooms/{room}/steps")).status_code == 404
    await players[0].post(f"/api/rooms/{room}/abandon", agree=True)
    await players[1].post(f"/api/rooms/{room}/abandon", agree=True)
    assert len((await member.get(f"/api/rooms/{room}/steps")).json()["steps"]) == 1
    for path in ("result-link", "rematch"):
        assert (await stranger.post(f"/api/rooms/{room}/{path}")).json()["code"] == "no_room"
    assert (await stranger.get(f"/api/rooms/{room}/steps")).json()["code"] == "no_room"
    await leave([*players, stranger])


async def test_b5_the_result_link_opens_for_anybody_until_it_is_revoked(server: Server) -> None:
    room, players = await _abandoned(server, 3)
    first, second, _ = players
    token = (await first.post(f"/api/rooms/{room}/result-link")).json()["token"]
    assert len(token) == 22
    assert (await second.post(f"/api/rooms/{room}/result-link")).json() == {"token": token}
    await second.until(lambda me: me.sections["room"]["result_link"] == token)
    async with httpx2.AsyncClient(base_url=server.base) as stranger:
        assert (await stranger.get(f"/w/{token}?step=3")).text.startswith("<!doctype html>")
        shown = (await stranger.get(f"/api/results/{token}")).json()["room"]
        assert [member["name"] for member in shown["members"]] == ["Seat 1", "Seat 2", "Seat 3"]
        steps = await stranger.get(f"/api/results/{token}/steps")
        assert steps.headers["content-encoding"] == "gzip"
        plain = await stranger.get(
            f"/api/results/{token}/steps", headers={"accept-encoding": "identity"}
        )
        assert "content-encoding" not in plain.headers
        mine = await first.get(f"/api/rooms/{room}/steps")
        assert steps.json() == plain.json() == mine.json()
        record = (await stranger.get(f"/api/results/{token}/record")).json()
        assert record == (await first.get(f"/api/rooms/{room}/record")).json()
        await second.http.delete(f"/api/rooms/{room}/result-link")
        await first.until(lambda me: me.sections["room"]["result_link"] is None)
        for path in ("", "/steps", "/record"):
            revoked = await stranger.get(f"/api/results/{token}{path}")
            unknown = await stranger.get(f"/api/results/{NO_LINK}{path}")
            assert revoked.status_code == unknown.status_code == 404
            assert revoked.json() == unknown.json() == {"code": "no_result", "params": {}}
    again = (await first.post(f"/api/rooms/{room}/result-link")).json()["token"]
    assert again != token
    await leave(players)


async def test_guessing_result_links_is_limited(sqlite_url: str) -> None:
    async with serving(sqlite_url, wrong_codes_per_minute=3) as server:
        room, players = await _abandoned(server, 2)
        token = (await players[0].post(f"/api/rooms/{room}/result-link")).json()["token"]
        async with httpx2.AsyncClient(base_url=server.base) as stranger:
            for path in ("", "/steps", "/record"):
                assert (await stranger.get(f"/api/results/{NO_LINK}{path}")).status_code == 404
            refused = await stranger.get(f"/api/results/{token}")
            assert (refused.status_code, refused.json()["code"]) == (429, "too_many_codes")
        await leave(players)


async def test_a_result_tells_no_secrets(server: Server) -> None:
    room, players = await _finished(server, 2)
    await players[0].send(type="chat", id="chat-line-1", text="do not tell")
    await players[1].until(lambda me: me.chat)
    recovery = (await players[1].post("/api/me/recovery")).json()["code"]
    token = (await players[0].post(f"/api/rooms/{room}/result-link")).json()["token"]
    again = (await players[1].post(f"/api/rooms/{room}/rematch")).json()["id"]
    live = await server.services.cache.fresh(room)
    assert live is not None
    secret = [room, token, again, recovery, "do not tell"]
    secret += [member.guest for member in live.members]
    secret += [player.token or "" for player in players]
    async with httpx2.AsyncClient(base_url=server.base) as stranger:
        for path in ("", "/steps", "/record"):
            answer = await stranger.get(f"/api/results/{token}{path}")
            assert answer.status_code == 200
            assert [word for word in secret if word in answer.text] == []
            assert [word for word in secret if word in str(answer.headers)] == []
    await leave(players)


async def test_a_held_game_has_no_steps_but_its_record(server: Server) -> None:
    room, players = await _abandoned(server, 2)
    token = (await players[0].post(f"/api/rooms/{room}/result-link")).json()["token"]

    def age(conn: Any) -> None:
        queries.change(conn, room, rules_version=0)
        queries.touch(conn, queries.by_id(room), 0.0)

    await server.services.store.write(age)
    await server.services.cache.fresh(room)
    assert (await players[0].get(f"/api/rooms/{room}/steps")).json()["code"] == "held"
    async with httpx2.AsyncClient(base_url=server.base) as stranger:
        assert (await stranger.get(f"/api/results/{token}/steps")).json()["code"] == "held"
        assert (await stranger.get(f"/api/results/{token}")).json()["room"]["held"]
        assert (await stranger.get(f"/api/results/{token}/record")).json()["log"]
    again = (await players[0].post(f"/api/rooms/{room}/rematch")).json()["id"]
    assert (await players[1].post(f"/api/rooms/{room}/rematch")).json()["id"] == again
    await players[0].until(lambda me: me.sections["room"]["rematch"]["status"] == "playing")
    await leave(players)


def _accepted(player: Player) -> list[int] | None:
    """Return who has come to the rematch, as a member of the last game is told."""
    rematch = player.sections["room"]["rematch"]
    return None if rematch is None else rematch["accepted"]


async def _start_seat(server: Server, room: str) -> int:
    live = await server.services.cache.fresh(room)
    assert live is not None
    assert live.table is not None
    start_seat: int = live.table.state.start_seat
    return start_seat


async def test_a_rematch_begins_when_everybody_has_accepted(server: Server) -> None:
    room, players = await _abandoned(server, 3, tie_break="gold_first")
    began = await _start_seat(server, room)
    first, second, third = players
    again = (await second.post(f"/api/rooms/{room}/rematch")).json()["id"]
    await first.until(lambda me: me.sections["room"]["rematch"])
    assert first.sections["room"]["rematch"] == {"room": again, "status": "open", "accepted": [1]}
    listed = {line["id"]: line for line in (await first.get("/api/me")).json()["rooms"]}
    assert listed[room]["rematch"]
    assert again not in listed
    assert (await third.post(f"/api/rooms/{room}/rematch")).json() == {"id": again}
    assert (await third.post(f"/api/rooms/{room}/rematch")).json() == {"id": again}
    await first.until(lambda me: _accepted(me) == [1, 2])
    assert (await first.post(f"/api/rooms/{room}/rematch")).json() == {"id": again}
    await third.until(lambda me: me.sections["room"]["rematch"]["status"] == "playing")
    seated = [await Player(server.base, player.token).connect(again) for player in players]
    for player in seated:
        await player.until(Player.asked)
    assert [member["name"] for member in seated[0].members] == ["Seat 1", "Seat 2", "Seat 3"]
    assert [player.me for player in seated] == [0, 1, 2]
    assert seated[0].sections["room"]["options"]["tie_break"] == "gold_first"
    assert await _start_seat(server, again) == (began + 1) % 3
    assert not any(line["rematch"] for line in (await first.get("/api/me")).json()["rooms"])
    await leave([*players, *seated])


async def test_two_who_ask_at_once_get_one_rematch(server: Server) -> None:
    room, players = await _abandoned(server, 5)
    asked = await asyncio.gather(
        *(player.post(f"/api/rooms/{room}/rematch") for player in players for _ in range(2))
    )
    assert {answer.status_code for answer in asked} == {200}
    assert len({answer.json()["id"] for answer in asked}) == 1
    for player in players:
        await player.until(lambda me: (me.sections["room"]["rematch"] or {}).get("accepted"))
        await player.until(lambda me: me.sections["room"]["rematch"]["status"] == "playing")
    await leave(players)


async def test_a_second_rematch_rotates_further(server: Server) -> None:
    room, players = await _abandoned(server, 2)
    began = [await _start_seat(server, room)]
    for _ in range(3):
        for player in players:
            room_of = (await player.post(f"/api/rooms/{room}/rematch")).json()["id"]
        room = room_of
        began.append(await _start_seat(server, room))
        for player in players:
            await player.post(f"/api/rooms/{room}/abandon", agree=True)
    assert began in ([0, 1, 0, 1], [1, 0, 1, 0])
    await leave(players)


async def test_who_does_not_come_does_not_hold_the_others_up(server: Server) -> None:
    room, players = await _abandoned(server, 4)
    began = await _start_seat(server, room)
    absent = (began + 1) % 4
    host, *others = [player for seat, player in enumerate(players) if seat != absent]
    again = (await host.post(f"/api/rooms/{room}/rematch")).json()["id"]
    for other in others:
        await other.post(f"/api/rooms/{room}/rematch")
    gone = others.pop()
    await gone.post(f"/api/rooms/{again}/leave")
    await host.until(lambda me: len(_accepted(me) or []) == 2)
    await host.post(f"/api/rooms/{again}/settings", options={"new_persons": True})
    for other in others:
        await other.post(f"/api/rooms/{again}/ready", ready=True)
    assert (await host.post(f"/api/rooms/{again}/start")).status_code == 200
    # Who was to begin did not come: the next to the left who did begins.
    live = await server.services.cache.fresh(again)
    assert live is not None
    names = [member.name for member in live.members]
    came = {f"Seat {player.me + 1}" for player in (host, *others)}
    order = [f"Seat {(absent + step) % 4 + 1}" for step in range(4)]
    expected = next(name for name in order if name in came)
    assert names[await _start_seat(server, again)] == expected
    late = await gone.post(f"/api/rooms/{room}/rematch")
    assert (late.status_code, late.json()["code"]) == (409, "started")
    assert (await host.post(f"/api/rooms/{room}/rematch")).json() == {"id": again}
    await leave(players)


async def test_a_rematch_all_have_left_may_be_asked_for_again(server: Server) -> None:
    room, players = await _abandoned(server, 2)
    first, second = players
    dead = (await first.post(f"/api/rooms/{room}/rematch")).json()["id"]
    await second.until(lambda me: _accepted(me) == [0])
    await first.post(f"/api/rooms/{dead}/leave")
    await second.until(lambda me: _accepted(me) is None)
    again = (await second.post(f"/api/rooms/{room}/rematch")).json()["id"]
    assert again != dead
    await first.until(lambda me: _accepted(me) == [1])
    await leave(players)


async def test_a_friend_may_sit_down_instead(server: Server) -> None:
    room, players = await _abandoned(server, 3)
    first, second, third = players
    again = (await first.post(f"/api/rooms/{room}/rematch")).json()["id"]
    friend = await Player.named(server.base, "D")
    for seat in (1, 2):
        other = await Player.named(server.base, f"E{seat}")
        assert (await other.post("/api/join", room=again)).status_code == 200
        if seat == 1:
            await other.post(f"/api/rooms/{again}/leave")
        await leave([other])
    assert (await third.post(f"/api/rooms/{room}/rematch")).json() == {"id": again}
    full = await second.post(f"/api/rooms/{room}/rematch")
    assert (full.status_code, full.json()["code"]) == (404, "room_unavailable")
    live = await server.services.cache.fresh(again)
    assert live is not None
    assert [member.name for member in live.members] == ["Seat 1", "E2", "Seat 3"]
    assert live.room.status == "open"
    await leave([*players, friend])


async def test_bots_always_come_to_a_rematch(server: Server) -> None:
    me = await Player.named(server.base, "Seat 1")
    room = (await me.post("/api/guide", game="notre_dame")).json()["id"]
    await me.post(f"/api/rooms/{room}/abandon", agree=True)
    again = (await me.post(f"/api/rooms/{room}/rematch")).json()["id"]
    await me.connect(again)
    await me.until(Player.asked)
    assert [line["bot"] for line in me.members] == [False, True, True]
    await leave([me])
