"""A game's table options as a list a client can draw."""

import types
from typing import Any, Literal, get_args, get_origin

import msgspec


def option_list(options: type[msgspec.Struct]) -> list[dict[str, Any]]:
    """Return name, kind, choices and default of every option a host may set."""
    listed = []
    for field in msgspec.structs.fields(options):
        kind = get_origin(field.type)
        if field.type is bool:
            option: dict[str, Any] = {"kind": "bool", "choices": [False, True]}
        elif kind is Literal:
            option = {"kind": "choice", "choices": list(get_args(field.type))}
        elif kind is types.UnionType:
            continue  # start_seat: set by a rematch, not by a host
        else:
            raise TypeError(f"option {field.name} is of no kind a host can set")
        listed.append({"name": field.name, "default": field.default, **option})
    return listed
