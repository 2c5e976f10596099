"""What a seat is shown of a game that is played without a server."""

from typing import Any

import msgspec

from app.engine import table as tables
from app.engine.rules import Emitted
from app.engine.selfplay import Game


def heard(event: Emitted, seat: int) -> Any | None:
    """Return what a seat learns of an event."""
    fact = event.fact if event.to is None or seat in event.to else event.instead
    return None if fact is None else msgspec.to_builtins(fact)


def facts(played: Game, seat: int) -> list[Any]:
    """Return all facts a seat has learned."""
    told = (heard(event, seat) for events in played.facts for event in events)
    return [fact for fact in told if fact is not None]


def sections(played: Game, seat: int) -> dict[str, Any]:
    """Return a game's own sections, the prompt and the offers as a seat gets them."""
    state, rules = played.table.state, played.spec.rules
    asks = rules.asks(state)
    mine = next((ask for ask in asks if ask.seat == seat), None)
    prompt = {
        "ask": mine
        and {
            "key": tables.key_of(played.table, mine),
            "kind": mine.kind,
            "params": mine.params,
            "answered": mine.answered,
        },
        "waiting": [ask.seat for ask in asks if not ask.answered],
        "kind": asks[0].kind if asks else None,
    }
    view = {**rules.view(state, None), **rules.view(state, seat)}
    built: dict[str, Any] = {name: msgspec.to_builtins(part) for name, part in view.items()}
    built["prompt"] = prompt
    built["undo"] = {"steps": tables.undoable(played.table, seat)}
    if mine:
        built["offers"] = msgspec.to_builtins(rules.offers(state, seat))
    return built
