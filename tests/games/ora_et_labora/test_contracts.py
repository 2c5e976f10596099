"""Work contracts (§6)."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import SPEC, Scene

L01: dict[str, Any] = {"building": "L01.1"}
COIN: dict[str, Any] = {"gift": False, "money": {"coin": 1}}


def two(**goods: int) -> Scene:
    scene = Scene("ireland").seat(goods=goods or {"coin": 3})
    return scene.seat(1, goods={})


def test_one_coin_goes_to_the_owner() -> None:
    after = two().play("contract", **L01, **COIN)
    assert after.gained() == {"coin": -1}
    assert after.gained(1) == {"coin": 1}
    assert after.player(1).placed == ("L01.1",)
    after = after.play("use", use=True, by="own")
    assert after.gained() == {"clay": 2}
    assert after.gained(1) == {}
    assert after.asked() == (0, "end")


def test_it_may_be_paid_without_use() -> None:
    after = two().play("contract", **L01, **COIN).play("use", use=False)
    assert after.gained() == {}
    assert after.asked() == (0, "end")


def test_a_five_coin_tile_gives_the_payer_four_back() -> None:
    after = two(five_coin=1).play("contract", **L01, gift=False, money={"five_coin": 1})
    assert after.gained() == {"five_coin": -1, "coin": 4}
    assert after.gained(1) == {"coin": 1}


def test_whiskey_as_money_gives_change_and_the_owner_a_coin() -> None:
    after = two(whiskey=1).play("contract", **L01, gift=False, money={"whiskey": 1})
    assert after.gained() == {"whiskey": -1, "coin": 1}
    assert after.gained(1) == {"coin": 1}


@pytest.mark.parametrize(("country", "good"), [("france", "wine"), ("ireland", "whiskey")])
@pytest.mark.parametrize("price", [1, 2])
def test_one_gift_goes_back_to_the_supply_whatever_the_price(
    country: Any, good: str, price: int
) -> None:
    scene = Scene(country).seat(goods={good: 2})
    scene.state.price = price
    after = scene.play("contract", **L01, gift=True)
    assert after.gained() == {good: -1}
    assert after.gained(1) == {}


def test_wine_as_money_reaches_the_owner_as_a_coin() -> None:
    scene = Scene("france").seat(goods={"wine": 1})
    after = scene.play("contract", **L01, gift=False, money={"wine": 1})
    assert after.gained() == {"wine": -1}
    assert after.gained(1) == {"coin": 1}


@pytest.mark.parametrize(("country", "card"), [("france", "F21"), ("ireland", "I21")])
@pytest.mark.parametrize("builder", [0, 1])
def test_two_coins_once_winery_or_distillery_is_built(
    country: Any, card: str, builder: int
) -> None:
    scene = Scene(country).show(card).seat(goods={"coin": 3}).seat(1, goods={})
    scene.seat(builder, goods={"clay": 2, "straw": 2, "coin": 3})
    scene.state.sequence = ((builder, 1), (0, 1), (1, 1))
    scene = scene.play("build", building=card, cell="0,3", straw={"straw": 2})
    scene = scene.play("decline").play("end")
    assert scene.refused("contract", **L01, **COIN) == "short_payment"
    after = scene.play("contract", **L01, gift=False, money={"coin": 2})
    assert after.gained() == {"coin": -2}
    assert after.gained(1) == {"coin": 2}


def test_too_poor() -> None:
    scene = two(grain=5)
    assert scene.blocked("contract") == "missing_sum"
    assert scene.refused("contract", **L01, **COIN) == "missing_sum"
    assert two(coin=1).refused("contract", **L01, gift=True) == "missing_goods"


def test_no_contract_with_oneself() -> None:
    assert two().refused("contract", building="L01.0", **COIN) == "not_offered"


def test_not_where_somebody_stands() -> None:
    scene = two().seat(1, placed=("L01.1",))
    assert scene.why("building", "L01.1", "contract") == "occupied"


def test_not_with_an_owner_without_clergymen_at_home() -> None:
    scene = two().seat(1, prior="L02.1", placed=("L03.1", "L01.1"), built={"G07": "0,3"})
    assert scene.why("building", "G07", "contract") == "owner_none_at_home"
    assert scene.play("contract", building="L01.2", **COIN).gained(2) == {"coin": 1}


@pytest.mark.parametrize(
    ("order", "prior", "placed"),
    [("prior", "L01.1", ()), ("lay_brother", None, ("L01.1",))],
)
def test_the_owners_order_says_who_serves(
    order: Any, prior: str | None, placed: tuple[str, ...]
) -> None:
    scene = two()
    scene.state.orders = ("lay_brother", order, "lay_brother")
    owner = scene.play("contract", **L01, **COIN).player(1)
    assert (owner.prior, owner.placed) == (prior, placed)


@pytest.mark.parametrize("who", ["prior", "lay_brother"])
def test_an_owner_who_wants_to_be_asked_chooses(who: str) -> None:
    scene = two()
    scene.state.orders = ("lay_brother", "ask", "lay_brother")
    after = scene.play("contract", **L01, **COIN)
    assert after.asked() == (1, "owner")
    assert after.gained() == {"coin": -1}
    after = after.play("appoint", clergy=who)
    owner = after.player(1)
    assert (owner.prior == "L01.1") == (who == "prior")
    assert (owner.placed == ("L01.1",)) == (who == "lay_brother")
    assert after.asked() == (0, "use")


@pytest.mark.parametrize(
    ("prior", "placed", "who"),
    [("L02.1", (), "lay_brother"), (None, ("L02.1", "L03.1"), "prior")],
)
def test_without_a_choice_nobody_is_asked(
    prior: str | None, placed: tuple[str, ...], who: str
) -> None:
    scene = two().seat(1, prior=prior, placed=placed)
    scene.state.orders = ("lay_brother", "ask", "lay_brother")
    after = scene.play("contract", **L01, **COIN)
    assert after.asked() == (0, "use")
    assert (after.player(1).prior == "L01.1") == (who == "prior")


def test_a_prior_placed_by_contract_is_reached_by_the_priory_afterwards() -> None:
    # the owner's prior goes onto the Priory itself, which is no target of its own
    scene = two().seat(1, built={"G01": "1,3"}).seat(2, prior="L01.2")
    scene.state.orders = ("lay_brother", "prior", "lay_brother")
    after = scene.play("contract", building="G01", **COIN).play("use", use=True)
    assert after.refused("use", building="G01") == "not_offered"
    assert after.play("use", building="L01.2", by="own").gained() == {"clay": 2}


def test_uses_the_main_action() -> None:
    after = two().play("contract", **L01, **COIN).play("use", use=False)
    assert after.refused("contract", building="L01.2", **COIN) == "wrong_kind"


def test_none_in_the_bonus_round() -> None:
    scene = two()
    scene.state.phase = "bonus"
    kinds = {offer.action["type"] for offer in SPEC.rules.offers(scene.state, 0).offers}
    assert "contract" not in kinds
    assert {"place", "build"} <= kinds
