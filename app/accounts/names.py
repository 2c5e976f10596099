"""Names people give themselves and their rooms: cleaned, bounded, not confusable."""

import unicodedata

from app.errors import AppError

NAME_LENGTH = 20
TITLE_LENGTH = 40
MARKS_IN_A_ROW = 2

# Characters that are drawn as nothing although their category says letter or symbol.
_BLANKS = "\u115f\u1160\u3164\uffa0\u2800\u17b4\u17b5\u034f"
_JOINERS = "\u200d\ufe0f"

# Letters of other scripts that look like the Latin ones of a reserved name.
_LOOKALIKES = str.maketrans("ѕуѵтемвоіӏοετιυв051|!", "syvtembolloetiubosill")
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
        if char.isspace():
            kept.append(" ")
        elif joiners and char in _JOINERS:
            kept.append(char)
        elif category[0] != "C" and char not in _BLANKS and marks <= MARKS_IN_A_ROW:
            kept.append(char)
    return " ".join("".join(kept).split())


def _length(text: str) -> int:
    return sum(not unicodedata.combining(char) for char in text)


def skeleton(name: str) -> str:
    """Return what two names that look alike have in common."""
    folded = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(char for char in folded if char.isalnum() or char in "|!")
    return bare.translate(_LOOKALIKES)


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
