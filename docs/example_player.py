"""A program that plays one seat at random: python docs/example_player.py http://HOST:PORT ROOM.

It needs `pip install websockets` and nothing else. Without ROOM it makes a room for two and
starts the game as soon as the other seat is taken and ready.
"""
# ruff: noqa: INP001, S311 - docs is no package, and random play needs no secret

import http.client
import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit
from uuid import uuid4

from websockets.sync.client import connect


def post(base: str, path: str, token: str, **body: Any) -> tuple[Any, str]:
    """Send JSON; returns the answer and, if the server gave one, the token in its cookie."""
    place = urlsplit(base)
    secure = place.scheme == "https"
    client = http.client.HTTPSConnection if secure else http.client.HTTPConnection
    with_body = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    link = client(place.netloc)
    link.request("POST", path, json.dumps(body), with_body)
    answer = link.getresponse()
    cookie = (answer.getheader("Set-Cookie") or "").partition(";")[0].partition("=")[2]
    found = json.loads(answer.read())
    link.close()
    if answer.status >= http.client.BAD_REQUEST:
        raise SystemExit(f"{path}: {found['code']}")
    return found, cookie


def choose(offers: dict[str, Any]) -> dict[str, Any]:
    """Complete one offer at random: ask its fields in order; an option may open further ones."""
    offer = random.choice([each for each in offers["offers"] if "blocked" not in each])
    action, fields = dict(offer["action"]), list(offer.get("fields", []))
    while fields:
        field = fields.pop(0)
        if field["kind"] == "counts":
            pieces = [place for place, most in field["places"].items() for _ in range(most)]
            taken = random.sample(pieces, random.randint(field["low"], field["high"]))
            action[field["name"]] = {place: taken.count(place) for place in sorted(set(taken))}
        else:
            option = random.choice([each for each in field["options"] if "blocked" not in each])
            action[field["name"]] = option["value"]
            fields = [*offers.get("groups", {}).get(option.get("then"), []), *fields]
    return action


def play(base: str, room: str, token: str) -> dict[str, Any]:
    """Answer everything this seat is asked; returns the room when the game is over."""
    address = f"{base.replace('http', 'ws', 1)}/ws/rooms/{room}"
    sections: dict[str, Any] = {}
    answered = ""
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        socket.send(json.dumps({"type": "hello", "proto": 1}))
        for frame in socket:
            message = json.loads(frame)
            if message["type"] in ("bye", "reject"):
                raise SystemExit(frame)
            if message["type"] != "state":
                continue
            sections = {**(sections if message["base"] else {}), **message["sections"]}
            seats = sections["room"]
            if seats["status"] not in ("open", "playing"):
                return dict(seats)
            others = [seat for seat in seats["members"] if seat["seat"] != seats["me"]]
            full = len(others) + 1 == seats["seats"] and all(seat["ready"] for seat in others)
            if seats["status"] == "open" and seats["host"] == seats["me"] and full:
                post(base, f"/api/rooms/{room}/start", token)
            ask = (sections.get("prompt") or {}).get("ask")
            if ask and not ask["answered"] and ask["key"] != answered:
                answered = ask["key"]
                action = choose(sections["offers"])
                act = {"type": "act", "id": uuid4().hex, "key": answered, "action": action}
                socket.send(json.dumps(act))
    raise SystemExit("the connection was lost")


def main(base: str, room: str = "") -> None:
    """Become a guest, sit down, play."""
    _, token = post(base, "/api/me", "", name=f"Player {random.randrange(1000)}")
    if room:
        post(base, "/api/join", token, room=room)
        post(base, f"/api/rooms/{room}/ready", token, ready=True)
    else:
        room = post(base, "/api/rooms", token, game="notre_dame", seats=2)[0]["id"]
        sys.stdout.write(f"{base}/r/{room}\n")
        sys.stdout.flush()
    sys.stdout.write(f"{play(base, room, token)['status']}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
