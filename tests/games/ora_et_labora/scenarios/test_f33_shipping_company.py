"""Shipping Company: 3 energy, then meat, bread or wine by the joker alone; on the coast."""

import pytest

from tests.games.ora_et_labora.using import costs, grounds, own, refuse, use

PAID = {"energy": {"peat_coal": 1}}


def test_cost() -> None:
    costs("F33", "0,-1", wood=3, clay=3)


def test_stands_on_the_coast_alone() -> None:
    assert grounds("F33") == {"coast"}


@pytest.mark.parametrize("good", ["meat", "bread", "wine"])
def test_by_the_joker_and_only_the_joker_moves(good: str) -> None:
    scene = own("F33", peat_coal=1).wheel(beam=9, joker=4)
    after = use(scene, "F33", good=good, **PAID)
    assert after.gained() == {"peat_coal": -1, good: 6}
    assert after.state.wheel == {**scene.state.wheel, "joker": 9}


@pytest.mark.parametrize("good", ["grapes", "flour", "livestock"])
def test_no_other_good(good: str) -> None:
    assert refuse(own("F33", peat_coal=1), "F33", good=good, **PAID) == "not_offered"


def test_three_energy_are_paid_and_surplus_is_lost() -> None:
    scene = own("F33", peat_coal=1, peat=2, straw=1)
    after = use(scene, "F33", good="meat", energy={"peat": 2})
    assert after.gained() == {"peat": -2, "meat": 2}
    half_short = {"peat": 1, "straw": 1}
    assert refuse(scene, "F33", good="meat", energy=half_short) == "short_payment"
    assert refuse(own("F33", peat=1), "F33", good="meat", energy={"peat": 1}) == "missing_sum"


def test_short_game_gives_one_to_everybody() -> None:
    after = use(own("F33", length="short", peat_coal=1), "F33", good="wine", **PAID)
    assert after.gained() == {"peat_coal": -1, "wine": 3}
    assert after.gained(1) == after.gained(2) == {"wine": 1}


def test_short_game_gives_one_though_the_joker_is_at_zero() -> None:
    scene = own("F33", length="short", peat_coal=1).wheel(beam=5, joker=5)
    after = use(scene, "F33", good="bread", **PAID)
    assert after.gained() == {"peat_coal": -1, "bread": 1}
    assert after.gained(1) == {"bread": 1}


def test_solo_without_the_joker_it_is_of_no_use() -> None:
    scene = own("F33", seats=1, peat_coal=1).wheel(beam=20, joker=None)
    assert refuse(scene, "F33", good="meat", **PAID) == "no_joker"
    after = scene.play("place", building="F33", clergy="prior", use=False)
    assert after.gained() == {}
