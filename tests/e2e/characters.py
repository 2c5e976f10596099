"""Which Chinese characters belong to which script."""

# What simplified Chinese writes is in the one set, what traditional Chinese writes in the other.
SETS = {"zh-Hans": "gb2312", "zh-Hant": "big5"}
CHINESE = range(0x3400, 0xA000)


def foreign(text: str, language: str) -> list[str]:
    """Return the characters of a text that its script does not have; none for other languages."""
    if language not in SETS:
        return []
    chinese = {character for character in text if ord(character) in CHINESE}
    return [character for character in sorted(chinese) if not _is_in(character, SETS[language])]


def _is_in(character: str, encoding: str) -> bool:
    try:
        character.encode(encoding)
    except UnicodeEncodeError:
        return False
    return True
