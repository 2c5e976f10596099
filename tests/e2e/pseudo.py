"""English that is as long as other languages might be."""

import re

ACCENTS = str.maketrans("aceinouyACEINOUY", "àçéîñöüýÀÇÉÎÑÖÜÝ")
LONGER = 0.4


def longer(text: str) -> str:
    """Make every word longer by two fifths, with accents; placeholders stay.

    What a text is long by is spread over its words, so that short words get longer, too.
    """
    due = 0.0
    parts = []
    for part in re.split(r"(\{\w+\}|[^\w{]+)", text):
        word = part.isalpha()
        due += len(part) * LONGER if word else 0
        more, due = (int(due), due % 1) if word else (0, due)
        parts.append(part.translate(ACCENTS) + "ö" * more if word else part)
    return "".join(parts)
