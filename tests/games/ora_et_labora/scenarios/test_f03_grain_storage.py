"""Grain Storage: once a use a coin for 6 grain."""

from tests.games.ora_et_labora.using import costs, own, refuse, use


def test_cost() -> None:
    costs("F03", "0,3", wood=1, straw=1)


def test_six_grain_and_the_wheel_stays() -> None:
    scene = own("F03", coin=1)
    after = use(scene, "F03", times=1, money={"coin": 1})
    assert after.gained() == {"coin": -1, "grain": 6}
    assert after.state.wheel == scene.state.wheel


def test_wine_is_money_and_of_a_five_there_is_change() -> None:
    assert use(own("F03", wine=1), "F03", times=1, money={"wine": 1}).gained() == {
        "wine": -1,
        "grain": 6,
    }
    after = use(own("F03", five_coin=1), "F03", times=1, money={"five_coin": 1})
    assert after.gained() == {"five_coin": -1, "coin": 4, "grain": 6}


def test_only_once_a_use() -> None:
    assert refuse(own("F03", coin=2), "F03", times=2, money={"coin": 2}) == "not_offered"


def test_without_money_it_is_of_no_use() -> None:
    assert refuse(own("F03", meat=1), "F03", times=1) == "missing_sum"
