"""Market Town: 7 food, no energy."""

from app.games.ora_et_labora.scoring import score
from tests.games.ora_et_labora.flow import everywhere, table, terrain_offered

SETTLE = {"settlement": "S03", "cell": "-1,4"}


def test_costs_food_alone_without_change() -> None:
    after = everywhere({"beer": 2}, "S03").play("settle", **SETTLE, food={"beer": 2})
    assert after.player().goods == {}
    assert after.player().land.cards["-1,4"] == "S03"


def test_no_energy_is_asked() -> None:
    scene = everywhere({"meat": 1, "livestock": 1, "wood": 1}, "S03")
    food = {"meat": 1, "livestock": 1}
    assert scene.refused("settle", **SETTLE, food=food, energy={"wood": 1}) == "unexpected_input"
    assert scene.play("settle", **SETTLE, food=food).player().goods == {"wood": 1}


def test_money_is_food_without_change() -> None:
    goods = {"coin": 1, "five_coin": 1, "whiskey": 1}
    after = everywhere(goods, "S03").play("settle", **SETTLE, food={"five_coin": 1, "whiskey": 1})
    assert after.player().goods == {"coin": 1}


def test_six_food_are_too_little() -> None:
    assert everywhere({"meat": 1, "grain": 1}, "S03").blocked("settle") == "missing_sum"


def test_stands_on_coast_plains_and_hillside() -> None:
    assert terrain_offered(everywhere({"beer": 2}, "S03")) == {"coast", "plains", "hillside"}


def test_is_in_hand_from_the_start_and_worth_two_and_two() -> None:
    scene = table("two")
    assert "S03" in scene.player().hand
    scene.seat(built={"S03": "1,3"})
    found = score(scene.player())
    assert found.economic_points == 2
    assert found.dwelling_points == 2 + 2 + 2
