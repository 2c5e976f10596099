"""Effects that ask for their inputs: carried out, explored and drawn."""

from functools import partial
from random import Random
from typing import Any

import msgspec
import pytest

from app.engine.exploring import DeadEnd, Need, Turn, copy
from app.engine.inputs import Choice, Counts, Delta, Offer, Option, Reason
from app.engine.payments import Goods
from app.engine.rules import IllegalAction
from app.engine.tree import Tree

PRICE = {"small": 1, "large": 3}
WORTH = {"coin": 1, "note": 5}


class Purse(msgspec.Struct):
    """A state: what somebody has."""

    held: dict[str, int]
    bought: str = ""

    def sketch(self, _seat: int) -> "Purse":
        twin: Purse = copy(self)
        return twin


def shop(turn: Turn[Purse]) -> None:
    """Choose a size and pay for it."""
    short = Reason("sold_out")
    size = turn.choose(
        "size",
        "size",
        lambda: (Option("small"), Option("large"), Option("huge", blocked=short)),
    )
    turn.state.bought = size
    turn.effect = True
    turn.finish(pay, PRICE[size])


def pay(turn: Turn[Purse], price: int) -> None:
    """Pay a price."""
    held = turn.state.held
    (chosen,) = turn.pay((Goods("money", "money", held, WORTH, price),))
    turn.state.held = {good: held[good] - chosen.get(good, 0) for good in held}


def give(turn: Turn[Purse]) -> None:
    """Give some away."""
    given = turn.count(Counts("given", "good", {"coin": 2}, 1, 2))
    turn.state.held = {**turn.state.held, "coin": turn.state.held["coin"] - given["coin"]}
    turn.effect = True


def difference(before: Purse, after: Purse, _seat: int) -> Delta:
    """Return what changed in the purse, and whether something was bought."""
    delta = {
        f"goods.{good}": (before.held[good], after.held[good])
        for good in before.held
        if before.held[good] != after.held[good]
    }
    if before.bought != after.bought:
        delta["bought"] = (len(before.bought), len(after.bought))
    return delta


def purse() -> Purse:
    return Purse({"coin": 4, "note": 1})


def run(effect: Any, given: dict[str, Any]) -> Turn[Purse]:
    turn: Turn[Purse] = Turn(purse(), 0, given)
    effect(turn)
    turn.check_all_used()
    return turn


def test_a_whole_action_is_carried_out() -> None:
    turn = run(shop, {"size": "large", "money": {"note": 1}})
    assert turn.state == Purse({"coin": 4, "note": 0}, "large")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"size": "huge", "money": {"coin": 1}}, "sold_out"),
        ({"size": "tiny", "money": {"coin": 1}}, "not_offered"),
        ({"size": "large", "money": {"coin": 2}}, "short_payment"),
        ({"size": "small", "money": {"coin": 1}, "more": 1}, "unexpected_input"),
    ],
)
def test_what_is_refused(given: dict[str, Any], code: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        run(shop, given)
    assert refused.value.code == code


def test_counts_within_bounds() -> None:
    assert run(give, {"given": {"coin": 2}}).state.held["coin"] == 2
    with pytest.raises(IllegalAction):
        run(give, {"given": {"note": 1}})


def test_what_is_missing_is_named() -> None:
    with pytest.raises(Need) as need:
        run(shop, {"size": "small"})
    assert [field.name for field in need.value.fields] == ["money"]


def test_a_payment_still_to_be_chosen_leaves_its_goods_open() -> None:
    tree = Tree(Turn, purse(), 0, difference, lambda _: ())
    offer = tree.offer({"type": "shop"}, shop)
    (size,) = offer.fields
    assert isinstance(size, Choice)
    assert size.options[0].delta == {"bought": (0, 5)}
    assert size.options[0].then != size.options[1].then
    (money,) = tree.groups[size.options[1].then]
    assert isinstance(money, Goods)
    assert money.low == PRICE["large"]
    counted = tree.offer({"type": "give"}, give)
    assert isinstance(counted.fields[0], Counts)
    paid = tree.offer({"type": "pay"}, partial(pay, price=1))
    assert paid == Offer({"type": "pay"}, (Goods("money", "money", purse().held, WORTH, 1),))


@pytest.mark.parametrize("effect", [shop, give])
def test_what_is_drawn_is_carried_out(effect: Any) -> None:
    chance = Random(3)
    drawn = set()
    for _ in range(40):
        turn: Turn[Purse] = Turn(purse(), 0, {}, draw=chance.randrange)
        effect(turn)
        drawn.add(str(turn.given))
        assert run(effect, dict(turn.given)).state == turn.state
    assert len(drawn) > 1


def test_dead_ends_are_noticed() -> None:
    with pytest.raises(DeadEnd):
        pay(Turn(Purse({"coin": 1}), 0, {}, draw=lambda _: 0), 3)
    with pytest.raises(DeadEnd):
        Turn(purse(), 0, {}, draw=lambda _: 0).choose("any", "any", list)
