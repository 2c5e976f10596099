"""The cards as data: nine action cards in each deck, six brown and eighteen grey persons.

A card in play is "kind.deck" ("bank.2"), a person "kind". Whatever follows the first "." does
not change what a card is.
"""

from functools import cache
from typing import Literal, TypeAlias

import msgspec

from app.games.notre_dame.actions import Perk, Place, SectorId

SECTORS: tuple[SectorId, ...] = (
    "residence",
    "bank",
    "cloister-school",
    "carriage-house",
    "hotel",
    "park",
    "hospital",
)
PLACES: tuple[Place, ...] = (*SECTORS, "cathedral")
ACTION_CARDS: tuple[str, ...] = (*SECTORS, "notre-dame", "trusted-friend")
PERKS: tuple[Perk, ...] = ("gold", "marker", "rat")
MESSAGE_KINDS = (1, 2, 3, 4)

Pile: TypeAlias = Literal["brown", "A", "B", "C"]
Letter: TypeAlias = Literal["A", "B", "C"]
LETTERS: tuple[Letter, ...] = ("A", "B", "C")


class Person(msgspec.Struct, frozen=True):
    """A person card: its rats, its pile, and whether it comes with New Persons."""

    rats: int
    pile: Pile
    new: bool = False


PERSONS: dict[str, Person] = {
    "landlady": Person(0, "brown"),
    "monk": Person(2, "brown"),
    "moneylender": Person(0, "brown"),
    "minstrel": Person(3, "brown"),
    "jester": Person(1, "brown"),
    "doctor": Person(1, "brown"),
    "city-guard": Person(2, "A"),
    "night-watchman": Person(1, "A"),
    "bishop": Person(2, "A"),
    "lawyer": Person(1, "B"),
    "beggar-king": Person(2, "B"),
    "guild-master": Person(3, "B"),
    "lady-in-waiting": Person(2, "C"),
    "mayor": Person(2, "C"),
    "master-carpenter": Person(1, "C"),
    "manager": Person(2, "A", new=True),
    "scholar": Person(1, "A", new=True),
    "nurse": Person(4, "A", new=True),
    "spy": Person(1, "B", new=True),
    "travellers": Person(2, "B", new=True),
    "coachman": Person(3, "B", new=True),
    "innkeeper": Person(3, "C", new=True),
    "watchman-at-arms": Person(1, "C", new=True),
    "adviser": Person(2, "C", new=True),
}
BROWNS = tuple(kind for kind, person in PERSONS.items() if person.pile == "brown")


def kind_of(card: str) -> str:
    """Return which card or person this copy is."""
    return card.partition(".")[0]


def deck_of(card: str) -> int:
    """Return the seat whose deck an action card belongs to."""
    return int(card.split(".")[1])


@cache
def deck(seat: int) -> tuple[str, ...]:
    """Return a seat's nine action cards in canonical order."""
    return tuple(f"{kind}.{seat}" for kind in ACTION_CARDS)


def greys(letter: Letter, *, new: bool) -> tuple[str, ...]:
    """Return the greys of a letter in canonical order, with the new ones if asked for."""
    return tuple(
        kind
        for kind, person in PERSONS.items()
        if person.pile == letter and (new or not person.new)
    )


@cache
def rats(persons: tuple[str, ...]) -> int:
    """Return the plague value of the persons turned up."""
    return sum(PERSONS[kind_of(person)].rats for person in persons)
