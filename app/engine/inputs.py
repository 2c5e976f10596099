"""Offers: the choices of one ask as a finite tree of declared inputs.

An offer is an action to be completed. Its fields are asked in order; a field's option may
open further fields (`then` names a group, so that equal subtrees are sent once). A complete
action is the offer's `action` plus every chosen `field name: value`.

A Delta maps a name ("gold", "sector.bank", "seat.2.gold") to (before, after). An option's
delta is the certain result of choosing it after everything chosen before it, so the deltas
along a path are merged: first before, last after. Where an open field can still change the
result no delta stands.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from app.engine.payments import Goods, misfit, payments, sample_goods

Delta: TypeAlias = dict[str, tuple[int, int]]
Value: TypeAlias = str | int | bool


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a choice is not possible; translated by the client."""

    code: str
    params: dict[str, int | str] = {}


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One value of a choice. `notes` are numbers worth showing ("steps": 2)."""

    value: Value
    then: str = ""
    delta: Delta = {}
    blocked: Reason | None = None
    notes: dict[str, int | str] = {}


class Choice(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="choice"):
    """One of the options. `of` says what they are, so that a client finds them on its board."""

    name: str
    of: str
    options: tuple[Option, ...]


class Counts(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind", tag="counts"):
    """A number for each place, at most `places[place]`, together `low` to `high`.

    `per` is what one piece changes, from 0; what else depends on the whole stands only in a
    preview.
    """

    name: str
    of: str
    places: dict[str, int]
    low: int
    high: int
    per: Delta = {}


Field: TypeAlias = Choice | Counts | Goods


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """One way to answer, still to be completed by its fields; `notes` as for an option."""

    action: dict[str, Any]
    fields: tuple[Field, ...] = ()
    delta: Delta = {}
    blocked: Reason | None = None
    notes: dict[str, int | str] = {}


class Offers(msgspec.Struct, frozen=True, omit_defaults=True):
    """All ways to answer one ask. `groups` are the fields that options open, by name."""

    offers: tuple[Offer, ...] = ()
    groups: dict[str, tuple[Field, ...]] = {}


def merge(first: Delta, second: Delta) -> Delta:
    """Return the delta of one choice after another."""
    merged = dict(first)
    for name, (before, after) in second.items():
        merged[name] = (merged[name][0] if name in merged else before, after)
    return {name: pair for name, pair in merged.items() if pair[0] != pair[1]}


def spread(places: Mapping[str, int], low: int, high: int) -> Iterator[dict[str, int]]:
    """Yield every way to take low..high pieces from the places; zeros are left out."""

    def take(names: Sequence[str], least: int, most: int) -> Iterator[dict[str, int]]:
        if not names:
            if least <= 0:
                yield {}
            return
        name, rest = names[0], names[1:]
        for number in range(min(places[name], most) + 1):
            for others in take(rest, least - number, most - number):
                yield {name: number, **others} if number else others

    yield from take(list(places), low, high)


def _goods_first(fields: tuple[Field, ...]) -> tuple[Goods, ...]:
    """Return the goods fields that begin the fields; they are filled together."""
    found: list[Goods] = []
    for field in fields:
        if not isinstance(field, Goods):
            break
        found.append(field)
    return tuple(found)


def _values(field: Choice | Counts) -> Iterator[tuple[Any, str, Delta]]:
    if isinstance(field, Counts):
        for counts in spread(field.places, field.low, field.high):
            yield counts, "", {}
    else:
        for option in field.options:
            if option.blocked is None:
                yield option.value, option.then, option.delta


def paths(offers: Offers) -> Iterator[tuple[dict[str, Any], Delta]]:
    """Yield every complete canonical action of the offers, and its certain result, lazily."""

    def complete(
        action: dict[str, Any], fields: tuple[Field, ...], so_far: Delta
    ) -> Iterator[tuple[dict[str, Any], Delta]]:
        if not fields:
            yield action, so_far
            return
        field, rest = fields[0], fields[1:]
        if isinstance(field, Goods):
            goods = _goods_first(fields)
            for chosen in payments(goods):
                yield from complete({**action, **chosen}, fields[len(goods) :], so_far)
            return
        for value, then, delta in _values(field):
            opened = offers.groups[then] if then else ()
            result = merge(so_far, delta) if delta else so_far
            yield from complete({**action, field.name: value}, opened + rest, result)

    for offer in offers.offers:
        if offer.blocked is None:
            yield from complete(offer.action, offer.fields, offer.delta)


def completions(offers: Offers) -> Iterator[dict[str, Any]]:
    """Yield every complete canonical action the offers describe, as plain data, lazily."""
    return (action for action, _ in paths(offers))


def admits(offers: Offers, action: Mapping[str, Any]) -> bool:
    """Tell whether an action completes one of the offers, canonical or not."""

    def fits(given: dict[str, Any], fields: tuple[Field, ...]) -> bool:
        if not fields:
            return not given
        field, rest = fields[0], fields[1:]
        if isinstance(field, Goods):
            goods = _goods_first(fields)
            chosen = [given.pop(each.name, None) for each in goods]
            if None in chosen or misfit(goods, chosen) is not None:
                return False
            return fits(given, fields[len(goods) :])
        value = given.pop(field.name, None)
        if isinstance(field, Counts):
            return value is not None and counted(field, value) and fits(given, rest)
        for option in field.options:
            if option.value == value and option.blocked is None:
                opened = offers.groups[option.then] if option.then else ()
                return fits(given, opened + rest)
        return False

    for offer in offers.offers:
        given = {name: value for name, value in action.items() if name not in offer.action}
        same = all(action.get(name) == value for name, value in offer.action.items())
        if same and offer.blocked is None and fits(given, offer.fields):
            return True
    return False


def counted(field: Counts, counts: Mapping[str, int]) -> bool:
    """Tell whether numbers fit a Counts field, each of them and all together."""
    within = all(1 <= number <= field.places.get(place, 0) for place, number in counts.items())
    return within and field.low <= sum(counts.values()) <= field.high


def sample(offers: Offers, below: Callable[[int], int]) -> dict[str, Any]:
    """Return one complete action, each choice drawn by `below(n)`."""
    open_offers = [offer for offer in offers.offers if offer.blocked is None]
    offer = open_offers[below(len(open_offers))]
    action = dict(offer.action)
    fields = offer.fields
    while fields:
        field = fields[0]
        if isinstance(field, Goods):
            goods = _goods_first(fields)
            # A leaf has goods fields only where they can be filled.
            action |= sample_goods(goods, below) or {}
            fields = fields[len(goods) :]
            continue
        fields = fields[1:]
        if isinstance(field, Counts):
            action[field.name] = sample_counts(field, below)
            continue
        options = [option for option in field.options if option.blocked is None]
        option = options[below(len(options))]
        action[field.name] = option.value
        if option.then:
            fields = (*offers.groups[option.then], *fields)
    return action


def sample_counts(field: Counts, below: Callable[[int], int]) -> dict[str, int]:
    """Draw numbers for a Counts field."""
    pieces = [place for place, most in field.places.items() for _ in range(most)]
    counts: dict[str, int] = {}
    for _ in range(field.low + below(field.high - field.low + 1)):
        place = pieces.pop(below(len(pieces)))
        counts[place] = counts.get(place, 0) + 1
    return counts
