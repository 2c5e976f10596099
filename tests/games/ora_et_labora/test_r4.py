"""R4: what is offered is complete and no wider than the rules, compared with brute force."""

import json
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from app.engine.rules import IllegalAction
from app.games.ora_et_labora.actions import Action
from app.games.ora_et_labora.cards import BUILDINGS, Building, card_of
from app.games.ora_et_labora.state import State
from tests.games.ora_et_labora.brute_links import (
    LINKING,
    after,
    astray,
    everybody,
    helps,
    targets,
    uses,
)
from tests.games.ora_et_labora.brute_payments import Plan, all_payments
from tests.games.ora_et_labora.positions import position
from tests.games.ora_et_labora.scene import CHANCE, SPEC, Scene

POSITIONS = 5
SOAK = 200
# How many of an answer's forms are tried, of the right ones and of the wrong ones each.
TRIED = 200
SPOILT = 20
FACES = 67
DECLINE = {"type": "decline"}
CARDS = [card for card in BUILDINGS.values() if card.deck != "heartland"]


class Form(NamedTuple):
    """One answer of all that are tried: whether it is valid, and listed."""

    data: dict[str, Any]
    valid: bool
    canonical: bool


def text(action: dict[str, Any]) -> str:
    return json.dumps(action, sort_keys=True)


def accepts(state: State, data: dict[str, Any]) -> bool:
    try:
        SPEC.rules.apply(state, 0, msgspec.convert(data, Action), CHANCE)
    except (IllegalAction, msgspec.ValidationError):
        return False
    return True


def right(head: dict[str, Any], found: Iterable[Plan]) -> Iterator[Form]:
    """Every way to pay for these uses, whether it does or not."""
    for plan in found:
        for payment in all_payments(plan):
            data = {**head, **plan.inputs, **payment.fields}
            yield Form(data, payment.valid, payment.canonical)


def wrong(head: dict[str, Any], found: list[Plan], chance: Random) -> Iterator[Form]:
    """Some ways to ask for uses that are not possible, though they would be paid for."""
    for plan in chance.sample(found, min(TRIED, len(found))):
        paid = next((each for each in all_payments(plan) if each.valid), None)
        if paid:
            yield Form({**head, **plan.inputs, **paid.fields}, valid=False, canonical=False)


def spoilt(forms: list[Form], chance: Random) -> Iterator[Form]:
    """Answers that say too little, or more than is asked."""
    for data, _, _ in forms[:SPOILT]:
        if data == DECLINE:
            continue
        field = chance.choice([name for name in data if name != "type"])
        less = {name: value for name, value in data.items() if name != field}
        yield Form(less, valid=False, canonical=False)
        yield Form({**data, "gift": True}, valid=False, canonical=False)


def same(state: State, found: list[dict[str, Any]], forms: list[Form], chance: Random) -> None:
    """Exactly the canonical answers are listed, exactly the valid ones accepted."""
    assert {text(data) for data in found} == {text(form.data) for form in forms if form.canonical}
    assert len(found) == len({text(data) for data in found})
    valid = [form for form in forms if form.valid]
    invalid = [form for form in forms if not form.valid]
    tried = [chance.sample(some, min(TRIED, len(some))) for some in (valid, invalid)]
    for data, accepted, _ in (*tried[0], *tried[1], *spoilt(tried[0], chance)):
        assert accepts(state, data) == accepted, data


def compare(card: Building, seed: int) -> None:
    """Compare one position, and the questions that follow in it."""
    chance = Random(f"{card.id}.{seed}")
    scene = position(card, chance)
    state = scene.state
    goods = state.players[0].goods
    inputs = {"building": card.id, "clergy": "prior", "use": True}
    if state.phase == "bonus" or state.players[0].prior is not None:
        # There is no choice of who is placed.
        del inputs["clergy"]
    head = {"type": "place", **inputs}
    found = [
        action for action in scene.legal() if {name: action.get(name) for name in head} == head
    ]
    works = uses(state, card.id, goods, frozenset())
    forms = [*right(head, works), *wrong(head, astray(state, card, goods), chance)]
    if not works:
        forms.append(Form(head, valid=False, canonical=False))
    same(state, found, forms, chance)
    if card.id in LINKING and works:
        follow(scene.play("place", **inputs), card.id, frozenset(), chance)


def sites(state: State) -> list[str]:
    """Every building that is built, every one of the display, and some that are neither."""
    built = [
        card
        for player in everybody(state)
        for card in player.land.cards.values()
        if card_of(card) in BUILDINGS
    ]
    known = {*built, *state.display}
    out = [card.id for card in CARDS if card.id not in known]
    return [*built, *state.display, *out[:5]]


def follow(scene: Scene, site: str, worked: frozenset[str], chance: Random) -> None:
    """Compare the question which building a linking building uses, and those it leads to."""
    state = scene.state
    goods = after(site, scene.before.players[0].goods)
    assert goods is not None
    assert state.players[0].goods == goods
    worked |= {site}
    reached = targets(state, site)
    asked = helps(state, site, goods, worked)
    assert (scene.asked() == (0, "link")) == asked
    if not asked:
        return
    forms = [Form(DECLINE, valid=True, canonical=True)]
    links = []
    for target in sites(state):
        head = {"type": "use", "building": target}
        card = BUILDINGS[card_of(target)]
        works = uses(state, target, goods, worked)
        if target not in reached:
            forms += wrong(head, works, chance)
        else:
            forms += right(head, works)
            forms += wrong(head, astray(state, card, goods), chance)
            if works and card.id in LINKING:
                links.append(target)
        if not works:
            forms.append(Form(head, valid=False, canonical=False))
    same(state, scene.legal(), forms, chance)
    for target in links:
        follow(scene.play("use", building=target), target, worked, chance)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_r4_every_payment_is_offered_and_accepted(card: Building) -> None:
    for seed in range(POSITIONS):
        compare(card, seed)


@pytest.mark.soak
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_r4_every_payment_of_many_positions(card: Building) -> None:
    for seed in range(SOAK):
        compare(card, 1000 + seed)


def test_r4_leaves_no_face_out() -> None:
    assert len(CARDS) == FACES
    assert len({card.id for card in CARDS}) == FACES
