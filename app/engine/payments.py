"""Goods given or taken by their worth: which choices there are, and which are canonical."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import msgspec


class Goods(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="goods"):
    """Goods out of those `held`, together worth `low` to `high` (None: more is lost).

    What one field of an action takes, the others cannot take. Canonical are those of which
    nothing can be left out, or with a `high` those to which nothing can be added.
    """

    name: str
    of: str
    held: dict[str, int]
    worth: dict[str, int]
    low: int
    high: int | None = None


def _left(field: Goods, spent: Mapping[str, int]) -> dict[str, int]:
    return {good: number - spent.get(good, 0) for good, number in field.held.items()}


def _canonical(field: Goods, spent: Mapping[str, int]) -> Iterator[dict[str, int]]:
    """Yield every canonical choice of one field, the dearest goods first."""
    left = _left(field, spent)
    goods = sorted(left, key=lambda good: (-field.worth[good], good))
    high = field.high

    def take(index: int, chosen: dict[str, int], total: int) -> Iterator[dict[str, int]]:
        if high is None and total >= field.low:
            # The last good taken is the smallest, and of it no more than needed.
            yield chosen
            return
        if index == len(goods):
            if high is not None and total >= field.low and not _more(field, left, chosen, total):
                yield chosen
            return
        good = goods[index]
        worth = field.worth[good]
        most = left[good]
        if high is not None:
            most = min(most, (high - total) // worth)
        else:
            most = min(most, -((total - field.low) // worth))
        for number in range(most, -1, -1):
            more = {**chosen, good: number} if number else chosen
            yield from take(index + 1, more, total + number * worth)

    yield from take(0, {}, 0)


def _more(field: Goods, left: Mapping[str, int], chosen: Mapping[str, int], total: int) -> bool:
    """Tell whether something can be added."""
    room = (field.high or 0) - total
    return any(
        number > chosen.get(good, 0) and field.worth[good] <= room for good, number in left.items()
    )


def payments(
    fields: Sequence[Goods], spent: Mapping[str, int] | None = None
) -> Iterator[dict[str, dict[str, int]]]:
    """Yield every canonical way to fill all of the fields, lazily."""
    if not fields:
        yield {}
        return
    field, rest = fields[0], fields[1:]
    before = spent or {}
    for chosen in _canonical(field, before):
        after = dict(before)
        for good, number in chosen.items():
            after[good] = after.get(good, 0) + number
        for others in payments(rest, after):
            yield {field.name: chosen, **others}


def misfit(fields: Sequence[Goods], chosen: Sequence[Any]) -> str | None:
    """Return why goods do not fill the fields: "not_offered", "short_payment"; None if they do."""
    spent: dict[str, int] = {}
    for field, goods in zip(fields, chosen, strict=True):
        total = 0
        for good, number in goods.items():
            taken = spent.get(good, 0) + number
            if number < 1 or taken > field.held.get(good, 0):
                return "not_offered"
            spent[good] = taken
            total += number * field.worth[good]
        if total < field.low:
            return "short_payment"
        if field.high is not None and total > field.high:
            return "not_offered"
    return None


def sample_goods(
    fields: Sequence[Goods], below: Callable[[int], int]
) -> dict[str, dict[str, int]] | None:
    """Draw a canonical way to fill all of the fields; None if there is none."""
    spent: dict[str, int] = {}
    drawn: dict[str, dict[str, int]] = {}
    for field in fields:
        chosen = _drawn(field, _left(field, spent), below)
        if chosen is None:
            # What one field took another needs.
            return next(payments(fields), None)
        drawn[field.name] = chosen
        for good, number in chosen.items():
            spent[good] = spent.get(good, 0) + number
    return drawn


def _drawn(
    field: Goods, left: dict[str, int], below: Callable[[int], int]
) -> dict[str, int] | None:
    chosen: dict[str, int] = {}
    total = 0
    goods = [good for good, number in left.items() if number > 0]
    while goods and (field.high is not None or total < field.low):
        at = below(len(goods))
        good = goods[at]
        if field.high is not None and total + field.worth[good] > field.high:
            goods.pop(at)
            continue
        chosen[good] = chosen.get(good, 0) + 1
        total += field.worth[good]
        if chosen[good] == left[good]:
            goods.pop(at)
    if total < field.low:
        return None
    if field.high is None:
        total = _spare(field, chosen, total)
    return chosen


def _spare(field: Goods, chosen: dict[str, int], total: int) -> int:
    """Leave out what is not needed, the smallest last."""
    for good in sorted(chosen, key=lambda good: -field.worth[good]):
        while chosen[good] and total - field.worth[good] >= field.low:
            chosen[good] -= 1
            total -= field.worth[good]
        if not chosen[good]:
            del chosen[good]
    return total
