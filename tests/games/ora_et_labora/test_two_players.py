"""The ends of the two-player games (§8, §16)."""

import pytest

from app.games.ora_et_labora.rounds import end
from tests.games.ora_et_labora.flow import skip, skip_to, table, turn_of
from tests.games.ora_et_labora.scene import SPEC, Scene


def late(mode: str, *display: str) -> Scene:
    """Seat 0's turn after the D buildings came, with these left."""
    scene = turn_of(skip_to(table(mode), 30))
    assert scene.state.done == 4
    scene.state.display = display
    return scene


def test_normal_with_one_building_left_the_other_has_a_single_last_action() -> None:
    scene = late("two", "G07")
    beam = scene.state.beam
    skip(scene.state)
    assert scene.state.final
    assert scene.state.beam == beam + 1
    assert scene.asked() == (1, "action")
    assert scene.state.actions == 1
    after = scene.play("cut", moor="0,0", by="own")
    assert after.asked() == (1, "end")
    after = after.play("end")
    assert SPEC.rules.asks(after.state) == []
    assert SPEC.rules.result(after.state) is not None


@pytest.mark.parametrize("display", [("G07", "G12"), ("G07", "G12", "G13", "I04")])
def test_normal_goes_on_with_two_left(display: tuple[str, ...]) -> None:
    scene = late("two", *display)
    skip(scene.state)
    assert not scene.state.final
    assert scene.state.actions == 2


def test_normal_goes_on_while_d_is_not_out() -> None:
    scene = turn_of(skip_to(table("two"), 22))
    scene.state.display = ()
    skip(scene.state)
    assert not scene.state.final


def test_normal_the_turn_in_which_it_happens_is_finished() -> None:
    scene = late("two", "G07", "G12").seat(goods={"clay": 2, "wood": 2})
    after = scene.play("build", building="G07", cell="0,3").play("decline")
    # a second action is left
    assert after.asked() == (0, "action")
    after = after.play("cut", moor="0,0", by="own").play("end")
    assert after.state.final
    assert after.asked() == (1, "action")


def test_normal_last_action_with_recall_landscape_and_prior() -> None:
    scene = late("two", "G07").seat(
        1, goods={"coin": 9, "clay": 1}, prior="L01.1", placed=("L02.1", "L03.1")
    )
    skip(scene.state)
    assert scene.player(1).placed == ()
    after = scene.play("buy_district", district="hills", district_row=-1, money={"coin": 2})
    after = after.play("build", building="G07", cell="0,3")
    assert after.asked() == (1, "prior")
    after = after.play("send", use=True, times=0)
    assert after.gained(1) == {"coin": 1, "peat_coal": 1}
    assert after.asked() == (1, "end")


def test_normal_has_no_settlement_phase_at_the_end() -> None:
    scene = late("two", "G07")
    skip(scene.state)
    assert scene.asked() == (1, "action")
    skip(scene.state)
    assert SPEC.rules.asks(scene.state) == []
    assert scene.state.done == 4


def starter(*display: str) -> Scene:
    """The first turn of a round of the long game."""
    scene = skip_to(table("two_long"), 31)
    assert (scene.state.done, scene.state.sequence) == (4, ((0, 2), (1, 1)))
    scene.state.display = display
    return scene


def test_long_ends_at_the_end_of_the_round_with_three_left() -> None:
    scene = starter("G07", "G12", "G13")
    beam = scene.state.beam
    skip(scene.state)
    # the other one still has his action
    assert (scene.state.beam, scene.state.phase) == (beam, "actions")
    assert scene.asked() == (1, "action")
    skip(scene.state)
    assert scene.state.phase == "end"


def test_long_goes_on_with_four_left() -> None:
    scene = starter("G07", "G12", "G13", "I04")
    beam = scene.state.beam
    skip(scene.state)
    skip(scene.state)
    assert (scene.state.beam, scene.state.phase) == (beam + 1, "actions")


def test_long_has_no_single_last_action() -> None:
    scene = starter("G07")
    skip(scene.state)
    skip(scene.state)
    assert not scene.state.final


def test_an_agreed_end_is_scored_as_usual() -> None:
    scene = table("two").seat(built={"S03": "0,3"})
    end(scene.state, [], agreed=True)
    result = SPEC.rules.result(scene.state)
    assert result is not None
    assert result.places == (1, 2)
