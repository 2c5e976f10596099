"""A position in a few words, and what is done in it.

    scene = Scene(seats=3).at(0, bank=2, gold=1)
    scene.play("bank").has(bank=3, gold=4)
    scene.refuses("not_offered", play="bank", source="park")

Seat 0 acts. Pieces stand where `at` puts them; the rest of a seat's 14 markers is in the general
supply unless said otherwise, and what nobody has of the 25 gold is in the bank. No message lies
on the board unless `tokens` lays it. Every action taken must have been offered, with its certain
result; every refused one must not have been.
"""

from itertools import islice
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from app.engine.inputs import Choice, Delta, Field, Offer, Option, paths
from app.engine.rng import EntryRng
from app.engine.rules import Ask, IllegalAction
from app.engine.testing import told
from app.games.notre_dame.actions import Action, Hire, Lose, Pass, Pick, Play
from app.games.notre_dame.cards import PERSONS, SECTORS, deck, kind_of
from app.games.notre_dame.facts import Message
from app.games.notre_dame.options import Options
from app.games.notre_dame.rules import NotreDame
from app.games.notre_dame.state import GOLD, MARKERS, State

RULES = NotreDame()
SEED = bytes(32)
SECTOR_NAMES = {sector.replace("-", "_"): sector for sector in SECTORS}
OTHERS = ("monk", "moneylender", "doctor")


def chance(number: int = 0) -> EntryRng:
    return EntryRng(SEED, "notre_dame", 1, number)


class Scene:
    def __init__(self, seats: int = 3, **options: Any) -> None:
        table = Options(**{"start_seat": 0, **options})
        self.state: State = RULES.setup(table, seats, chance()).state.clone()
        self.facts: list[Any] = []
        self.before: State = self.state
        self.number = 0
        self.state.phase = "actions"
        self.state.tokens = {}
        for number in range(seats):
            self._hold(number, ("park", "hotel", "hospital"))

    def _hold(self, number: int, kinds: tuple[str, ...]) -> None:
        seat = self.state.seats[number]
        seat.hand = tuple(f"{kind}.{number}" for kind in kinds)
        seat.pile = tuple(card for card in deck(number) if card not in seat.hand)[:6]
        seat.pack = ()

    def at(self, number: int = 0, **what: Any) -> "Scene":
        """Set up one seat: supplies, sectors, messages as (colour, kind), hand as kinds."""
        seat = self.state.seats[number]
        general = what.pop("general", None)
        for name, value in what.items():
            if name in SECTOR_NAMES:
                seat.markers = {**seat.markers, SECTOR_NAMES[name]: value}
            elif name == "hand":
                self._hold(number, value)
            elif name == "messages":
                seat.messages = tuple(Message(colour, kind) for colour, kind in value)
            else:
                setattr(seat, name, value)
        placed = seat.personal + seat.cathedral + sum(seat.markers.values())
        seat.general = MARKERS - placed if general is None else general
        seat.sources = {"persons": seat.prestige}
        self.state.bank = GOLD - sum(other.gold for other in self.state.seats)
        return self

    def bank_holds(self, gold: int) -> "Scene":
        self.state.bank = gold
        return self

    def tokens(self, **lying: tuple[int, int]) -> "Scene":
        """Lay messages (colour, kind) on markets; "P1_0" stands for "P1-0"."""
        self.state.tokens = {
            market.replace("_", "-"): Message(colour, kind)
            for market, (colour, kind) in lying.items()
        }
        return self

    def hiring(self, *persons: str) -> "Scene":
        """Turn these persons up (others make up the three) and begin the hiring."""
        others = [person for person in OTHERS if person not in persons]
        self.state.persons = (*persons, *others)[:3]
        self.state.phase = "hiring"
        self.state.turn = 0
        return self

    # what is done

    def play(self, kind: str, **inputs: Any) -> "Scene":
        return self.act(Play(card=self._card(kind), **inputs))

    def hire(self, person: str, **inputs: Any) -> "Scene":
        self._turn_up(person)
        return self.act(Hire(person=person, **inputs))

    def _turn_up(self, person: str) -> None:
        if self.state.phase != "hiring" or person not in self.state.persons:
            self.hiring(person)

    def pass_hire(self, seat: int = 0) -> "Scene":
        return self.act(Pass(), seat)

    def lose(self, sector: Any, seat: int = 0) -> "Scene":
        return self.act(Lose(sector=sector), seat)

    def pick(self, card: str, seat: int) -> "Scene":
        return self.act(Pick(card=card), seat)

    def _card(self, kind: str) -> str:
        me = self.state.seats[0]
        card = f"{kind}.0"
        if card not in me.hand + me.played:
            me.hand = (card, *me.hand[1:])
        return card

    def act(self, action: Action, seat: int = 0) -> "Scene":
        (certain,) = [delta for offered, delta in self._offered(seat) if offered == action]
        preview = RULES.preview(self.state, seat, action)
        if not getattr(action, "returned", None):
            assert certain == preview
        self.number += 1
        step = RULES.apply(self.state, seat, action, chance(self.number))
        self.before, self.state = self.state, step.state
        self.facts = [event.fact for event in step.events]
        self.events = step.events
        self.barrier = step.barrier
        return self

    def _offered(self, seat: int) -> list[tuple[Action, Delta]]:
        found = islice(paths(RULES.offers(self.state, seat)), 5000)
        return [(msgspec.convert(action, Action), delta) for action, delta in found]

    def refuses(
        self, code: str, *, play: str = "", hire: str = "", seat: int = 0, **inputs: Any
    ) -> dict[str, int | str]:
        """Check that the action is refused with this code and not offered; tell the params."""
        if hire:
            self._turn_up(hire)
        action: Action = (
            Hire(person=hire, **inputs) if hire else Play(card=self._card(play), **inputs)
        )
        return self.refuses_action(code, action, seat)

    def refuses_action(self, code: str, action: Action, seat: int = 0) -> dict[str, int | str]:
        with pytest.raises(IllegalAction) as refused:
            RULES.apply(self.state, seat, action, chance())
        assert refused.value.code == code
        with pytest.raises(IllegalAction):
            RULES.preview(self.state, seat, action)
        assert action not in [offered for offered, _ in self._offered(seat)]
        return refused.value.params

    # what is asked, offered, seen and told

    def ask(self, seat: int = 0) -> Ask:
        return next(ask for ask in RULES.asks(self.state) if ask.seat == seat)

    def offer(self, kind: str, seat: int = 0) -> Offer:
        """Return the offer for a card or person."""
        if kind in PERSONS:
            self._turn_up(kind)
        else:
            self._card(kind)
        for offer in RULES.offers(self.state, seat).offers:
            named = offer.action.get("card") or offer.action.get("person") or ""
            if kind_of(named) == kind:
                return offer
        raise AssertionError(f"no offer for {kind}")

    def options(self, kind: str, **given: Any) -> dict[Any, Option]:
        """Return the options of the question that follows after these inputs."""
        fields: list[Field] = list(self.offer(kind).fields)
        groups = RULES.offers(self.state, 0).groups
        while fields:
            field = fields.pop(0)
            assert isinstance(field, Choice)
            options = {option.value: option for option in field.options}
            if field.name not in given:
                return options
            then = options[given[field.name]].then
            fields = [*(groups[then] if then else ()), *fields]
        return {}

    def blocked(self, kind: str, **given: Any) -> dict[Any, str]:
        """Return why options of the next question are blocked, by value."""
        options = self.options(kind, **given)
        return {value: option.blocked.code for value, option in options.items() if option.blocked}

    def open(self, kind: str, **given: Any) -> list[Any]:
        """Return the possible values of the next question."""
        options = self.options(kind, **given)
        return [value for value, option in options.items() if not option.blocked]

    def view(self, name: str, observer: int | None = 0) -> Any:
        own = {} if observer is None else RULES.view(self.state, observer)
        return {**RULES.view(self.state, None), **own}[name]

    def told(self, observer: int | None) -> list[dict[str, Any]]:
        """Return the facts of the last action as this observer hears them."""
        facts: list[dict[str, Any]] = msgspec.json.decode(told(self.events, observer))
        return facts

    def fact(self, kind: type[Any]) -> Any:
        """Return the one fact of this kind of the last action."""
        (found,) = [fact for fact in self.facts if isinstance(fact, kind)]
        return found

    def has(self, number: int = 0, **expected: Any) -> "Scene":
        """Check a seat; sectors by their influence, `bank_gold` is the bank's."""
        seat = self.state.seats[number]
        for name, value in expected.items():
            actual: Any
            if name in SECTOR_NAMES:
                actual = seat.influence(SECTOR_NAMES[name])
            elif name == "bank_gold":
                actual = self.state.bank
            elif name == "messages":
                actual = [(message.colour, message.kind) for message in seat.messages]
            else:
                actual = getattr(seat, name)
            assert actual == value, f"{name} is {actual}, not {value}"
        return self

    def nothing_happened(self) -> "Scene":
        """Check that the hire changed nothing but the fee, and was marked so."""
        before, after = self.before.seats[0], self.state.seats[0]
        changed = replace(after, gold=before.gold, hired=(), sources=before.sources)
        assert changed == before
        return self
