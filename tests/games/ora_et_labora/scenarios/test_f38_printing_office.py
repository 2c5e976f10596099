"""Printing Office: up to four forests leave without wood, a book for each."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use

FIVE = {"0,1": 1, "0,2": 1, "1,1": 1, "2,1": 1, "2,2": 1}


def test_cost() -> None:
    costs("F38", "0,3", wood=1, stone=2)


@pytest.mark.parametrize("number", [1, 3, 4])
def test_a_book_for_each_forest(number: int) -> None:
    scene = own("F38").seat(districts=((2, "hills"),))
    forests = dict(list(FIVE.items())[:number])
    after = use(scene, "F38", forests=forests)
    assert after.gained() == {"book": number}
    assert after.player().land.count("forest") == 5 - number
    assert after.state.wheel == scene.state.wheel


def test_four_are_the_most_and_one_the_least() -> None:
    scene = own("F38").seat(districts=((2, "hills"),))
    assert refuse(scene, "F38", forests=FIVE) == "not_offered"
    assert refuse(scene, "F38", forests={}) == "not_offered"


def test_each_forest_once_and_no_moor() -> None:
    scene = own("F38")
    assert refuse(scene, "F38", forests={"0,1": 2}) == "not_offered"
    assert refuse(scene, "F38", forests={"0,0": 1}) == "not_offered"


def test_the_spaces_are_free_for_buildings() -> None:
    printed = use(own("F38", wood=1), "F38", forests={"0,2": 1}).play("end")
    printed.state.sequence, printed.state.actions = ((0, 1),), 1
    after = printed.play("build", building="G12", cell="0,2")
    assert after.player().land.cards["0,2"] == "G12"


def test_without_forests_it_is_of_no_use() -> None:
    scene = own("F38").seat(clear=("0,1", "0,2", "1,1"))
    assert refuse(scene, "F38", forests={}) == "no_forest"


def test_short_game_hands_nothing_out() -> None:
    after = use(own("F38", length="short"), "F38", forests={"0,2": 1})
    assert after.gained() == {"book": 1}
    assert after.gained(1) == {}
