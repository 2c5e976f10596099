"""Names people give themselves and their rooms: cleaned, bounded, not confusable."""

import unicodedata

from app.errors import AppError

NAME_LENGTH = 20
TITLE_LENGTH = 40
MARKS_IN_A_ROW = 2

# Characters that are drawn as nothing although their category says letter or symbol.
_BLANKS = "\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u034f"
_JOINERS = "\u200d\ufe0f"

# Letters that are drawn like Latin ones, by code point: Cyrillic, Greek, digits, strokes.
_LOOKALIKES = {
    0x455: "s", 0x443: "y", 0x475: "v", 0x442: "t", 0x435: "e", 0x43C: "m", 0x432: "b",
    0x43E: "o", 0x456: "l", 0x4CF: "l", 0x3BF: "o", 0x3B5: "e", 0x3C4: "t", 0x3B9: "l",
    0x3C5: "u", 0x3B2: "b", 0x440: "p", 0x430: "a", 0x441: "c", 0x445: "x", 0x3C1: "p",
    0x30: "o", 0x35: "s", 0x31: "l", 0x7C: "l", 0x21: "l", 0x69: "l",
}  # fmt: skip
_RESERVED = {"system", "bot", "系统", "系統", "机器人", "機器人", "电脑", "電腦", "parvis"}


def visible(text: str, *, joiners: bool = False) -> str:
    """Return the text as NFC without control, bidi and zero-width characters.

    White space becomes single blanks. `joiners` keeps those that compose emoji.
    """
    kept = []
    marks = 0
    for char in unicodedata.normalize("NFC", text):
        category = unicodedata.category(char)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        drawn = category[0] != "C" and char not in _BLANKS and marks <= MARKS_IN_A_ROW
        if char.isspace():
            kept.append(" ")
        elif drawn or (joiners and char in _JOINERS):
            kept.append(char)
    return " ".join("".join(kept).split())


def _length(text: str) -> int:
    return sum(not unicodedata.combining(char) for char in text)


def skeleton(name: str) -> str:
    """Return what two names that look alike have in common."""
    folded = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKALIKES)
    bare = "".join(char for char in folded if unicodedata.category(char)[0] not in "MZP")
    return bare or folded


def clean_name(text: str) -> str:
    """Return a player's name: 1 to 20 visible characters. Raises AppError."""
    name = visible(text)
    if not name or not 0 < _length(name) <= NAME_LENGTH:
        raise AppError("bad_name", most=NAME_LENGTH)
    if skeleton(name) in {skeleton(reserved) for reserved in _RESERVED}:
        raise AppError("reserved_name")
    return name


def clean_title(text: str) -> str:
    """Return a room's title, possibly empty; at most 40 visible characters."""
    title = visible(text)
    if _length(title) > TITLE_LENGTH:
        raise AppError("bad_title", most=TITLE_LENGTH)
    return title
