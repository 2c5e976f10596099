"""Write docs/protocol.md: the hand-written chapters, and tables made from the code.

Run with `python -m tools.protocol`; `--check` only compares. Needs no database.
"""

import ast
import hashlib
import hmac
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, UNSET, inspect

from app.engine import inputs, registry
from app.engine.rng import SEED_BYTES, EntryRng
from app.live import messages
from app.main import create_app
from app.rooms import sections
from app.settings import Settings
from tools.generated import Generated

ROOT = Path(__file__).resolve().parent.parent
HEAD = ROOT / "docs" / "protocol.head.md"
EXAMPLE = ROOT / "docs" / "example_player.py"
TARGET = ROOT / "docs" / "protocol.md"
NOTE = "<!-- Made by tools/protocol.py from docs/protocol.head.md and the code. Do not edit. -->\n"

PLAIN: dict[type[inspect.Type], str] = {
    inspect.StrType: "text",
    inspect.BoolType: "true or false",
    inspect.IntType: "integer",
    inspect.FloatType: "number",
    inspect.NoneType: "null",
    inspect.AnyType: "any JSON",
    inspect.RawType: "any JSON",
}
# Who refuses: the position of the code, of the status, and the status if none is given.
Places = dict[str, tuple[int, int | None, int]]
REFUSERS: Places = {"AppError": (0, 1, 400), "need": (1, 2, 409)}
ILLEGAL: Places = {"IllegalAction": (0, None, 409), "Reason": (0, None, 409)}
BARE = {"bad_request": "422", "unavailable": "503", "wrong_origin": "403"}


def _range(low: int | None, high: int | None, unit: str = "") -> str:
    if low is None and high is None:
        return ""
    if high is None:
        return f" from {low}{unit}"
    return f" up to {high}{unit}" if low is None else f" {low} to {high}{unit}"


def word(kind: inspect.Type) -> str:
    """Say in words what values a type has."""
    words = PLAIN.get(type(kind), "")
    match kind:
        case inspect.StrType(min_length=low, max_length=high):
            words += _range(low, high, " characters")
        case inspect.IntType(ge=low, le=high):
            words += _range(low, high)
        case inspect.UnionType(types=types):
            words = " or ".join(word(part) for part in types)
        case inspect.LiteralType(values=values):
            words = " or ".join(f"`{json.dumps(value)}`" for value in values)
        case inspect.DictType(key_type=key, value_type=value):
            words = f"object: {word(key)} -> {word(value)}"
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            words = f"list of ({word(item)})"
        case inspect.TupleType(item_types=items):
            words = "[" + ", ".join(word(item) for item in items) + "]"
        case inspect.StructType(cls=struct):
            words = f"`{struct.__name__}`"
    if not words:
        raise TypeError(f"no words for {kind}")
    return words


def _text(docstring: str | None) -> str:
    lines = (docstring or "").strip().splitlines()
    return "\n".join(line.strip() for line in lines)


def struct(kind: type) -> str:
    """Describe a struct: its docstring and its fields."""
    info = inspect.type_info(kind)
    if not isinstance(info, inspect.StructType):
        raise TypeError(f"{kind} is no struct")
    name = kind.__name__ if info.tag is None else f"`{info.tag}`"
    lines = [f"#### {name}", "", _text(kind.__doc__), ""]
    rows = [
        f"| `{field.encode_name}` | {word(field.type)} | {_presence(field)} |"
        for field in info.fields
    ]
    if info.tag is not None:
        rows.insert(0, f"| `{info.tag_field}` | `{json.dumps(info.tag)}` | |")
    if rows:
        lines += ["| Field | Value | |", "|---|---|---|", *rows, ""]
    return "\n".join(lines)


def _presence(field: inspect.Field) -> str:
    if field.required:
        return ""
    if field.default in (NODEFAULT, UNSET, None):
        return "optional"
    return f"optional, else `{json.dumps(field.default)}`"


def _structs(title: str, kinds: Iterable[type]) -> list[str]:
    return [f"### {title}\n", *(struct(kind) for kind in kinds)]


def _members(union: Any) -> tuple[type, ...]:
    return get_args(union) or (union,)


def wire() -> Iterator[str]:
    """Describe the messages, the sections and the offers."""
    yield "## Messages\n"
    yield (
        "Fields that have their default value may be left out by either side. The same structs as\n"
        "TypeScript types, with each game's own sections, are in `static/js/types/wire.d.ts`.\n"
    )
    yield from _structs("From the client", _members(messages.ClientMessage))
    yield from _structs("From the server", _members(messages.ServerMessage))
    yield from _structs("In messages", [messages.Facts, messages.ChatLine])
    yield "## Sections\n"
    yield "Besides those of the game:\n"
    parts = [sections.Room, sections.SeatLine, sections.RematchLine]
    parts += [sections.Prompt, sections.AskLine, sections.UndoSection]
    yield from _structs("Of the room", parts)
    yield from _structs("A step of an ended game", [sections.StepLine])
    yield "## Offers\n"
    yield _text(inputs.__doc__) + "\n"
    offers = [inputs.Offers, inputs.Offer, inputs.Choice, inputs.Counts, inputs.Option]
    yield from _structs("The section `offers`", [*offers, inputs.Reason])


def games() -> Iterator[str]:
    """Describe what each game adds."""
    for spec in registry.games().values():
        yield f"## Game `{spec.id}`, version {spec.version}\n"
        yield from _structs("Table options", [spec.options])
        yield from _structs("Actions", _members(spec.action))
        yield from _structs("Facts", _members(spec.fact))


def _schema(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        parts = [_schema(part) for part in schema["anyOf"]]
        return " or ".join(dict.fromkeys(" or ".join(parts).split(" or ")))
    match schema["type"]:
        case "integer":
            low, high = int(schema.get("minimum", 0)), int(schema.get("maximum", 0))
            return "integer" + (_range(low, high) if high else "")
        case "object":
            return f"object: text -> {_schema(schema['additionalProperties'])}"
        case "boolean":
            return "true or false"
        case "string":
            return "text" + _range(None, schema.get("maxLength"), " characters")
        case plain:
            return str(plain)


def http() -> Iterator[str]:
    """Describe the routes and their bodies."""
    described = create_app(Settings(log_level="CRITICAL")).openapi()
    schemas = described["components"]["schemas"]
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            yield f"#### `{method.upper()} {path}`\n\n{route['description']}\n"
            if "requestBody" in route:
                content = route["requestBody"]["content"]["application/json"]
                yield _body(schemas[content["schema"]["$ref"].rpartition("/")[2]])


def _body(schema: dict[str, Any]) -> str:
    required = schema.get("required", [])
    rows = [
        f"| `{name}` | {_schema(field)} | {'' if name in required else 'optional'} |\n"
        for name, field in schema["properties"].items()
    ]
    return "".join(["| Field | Value | |\n|---|---|---|\n", *rows])


def refusals(folder: Path, refusers: Places) -> dict[str, Any]:
    """Collect the codes given to refusers in a folder: code -> (statuses, parameters)."""
    found: dict[str, Any] = {}
    for path in sorted(folder.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            places = refusers.get(call.func.id)
            if places is None or len(call.args) <= places[0]:
                continue
            code, status = call.args[places[0]], places[2]
            if not isinstance(code, ast.Constant) or not isinstance(code.value, str):
                continue
            if places[1] is not None and len(call.args) > places[1]:
                given = call.args[places[1]]
                if isinstance(given, ast.Constant) and isinstance(given.value, int):
                    status = given.value
            names = {keyword.arg for keyword in call.keywords if keyword.arg}
            statuses, params = found.setdefault(code.value, (set(), set()))
            statuses.add(status)
            params.update(names)
    return found


def codes() -> Iterator[str]:
    """List the codes of refusals."""
    yield "## Codes\n"
    yield "The status is that of HTTP; on a socket the same codes are in `reject`.\n"
    rows = {code: (status, "") for code, status in BARE.items()}
    for folder in sorted((ROOT / "app").iterdir()):
        if folder.is_dir() and folder.name not in ("games", "engine"):
            for code, (statuses, params) in refusals(folder, REFUSERS).items():
                rows[code] = _row(code, rows, statuses, params)
    yield "| Code | Status | Parameters |\n|---|---|---|"
    yield "".join(
        f"| `{code}` | {status} | {params} |\n" for code, (status, params) in sorted(rows.items())
    )
    for game in registry.games():
        found = refusals(ROOT / "app" / "games" / game, ILLEGAL)
        yield f"Of `{game}`: {', '.join(f'`{code}`' for code in sorted(found))}.\n"


def _row(
    code: str, rows: dict[str, tuple[str, str]], statuses: set[int], params: set[str]
) -> tuple[str, str]:
    before = rows.get(code, ("", ""))
    known = {part for part in before[0].split(", ") if part} | {str(n) for n in statuses}
    names = {part for part in before[1].split(", ") if part} | {f"`{name}`" for name in params}
    return ", ".join(sorted(known)), ", ".join(sorted(names))


def vector() -> str:
    """Draw with the server's code, and show what was computed."""
    seed = bytes(range(SEED_BYTES))
    rng = EntryRng(seed, "notre_dame", 1, 12)
    rng.shuffled("example", ["monk", "doctor", "jester", "bishop", "mayor"])
    rng.below("start", 5)
    name = rng.draws[0].stream
    block = hmac.digest(seed, f"{name}:0".encode(), "sha256").hex()
    words = [str(int(block[at : at + 8], 16)) for at in range(0, len(block), 8)]
    lines = [
        f"seed        {seed.hex()}",
        f"commitment  {hashlib.sha256(seed).hexdigest()}",
        f"block 0     HMAC-SHA256(seed, {json.dumps(name + ':0')})",
        f"            {block}",
        f"words       {' '.join(words)}",
    ]
    for draw in rng.draws:
        lines += [
            f"draw        {draw.stream}",
            f"  items     {json.dumps(draw.items)}",
            f"  result    {json.dumps(draw.result)}",
        ]
    return "\n".join(["```text", *lines, "```"])


def text() -> str:
    """Return the whole file."""
    head = HEAD.read_text("utf-8")
    generated = "\n".join([*http(), *wire(), *games(), *codes()])
    for mark, part in (
        ("example", EXAMPLE.read_text("utf-8").rstrip()),
        ("vector", vector()),
        ("generated", generated.rstrip()),
    ):
        head = head.replace(f"<!-- {mark} -->", part)
    return NOTE + head


FILE = Generated(TARGET, text)


if __name__ == "__main__":
    sys.exit(FILE.main(__doc__))
