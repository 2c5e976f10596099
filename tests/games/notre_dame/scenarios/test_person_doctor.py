from app.games.notre_dame.facts import NoEffect, Plague
from tests.games.notre_dame.scene import Scene


def test_the_own_plague_value_is_0_this_round() -> None:
    scene = Scene(2).at(0, rat=1, hospital=2).at(1, rat=1, hospital=2).hiring("doctor", "nurse")
    scene.hire("doctor").pass_hire(seat=1)
    # example 2: Doctor, hospital 2, rat 1: rat 0; the other: value 1 + 4 + 2 - 2
    scene.has(0, rat=0).has(1, rat=6)
    rows = scene.fact(Plague).rows
    assert [row.value for row in rows] == [0, 7]


def test_it_counts_as_an_effect() -> None:
    scene = Scene()
    assert scene.offer("doctor").notes == {}
    scene.hire("doctor")
    assert not [fact for fact in scene.facts if isinstance(fact, NoEffect)]


def test_the_forecast_knows() -> None:
    scene = Scene().at(rat=4).hiring("doctor", "minstrel", "monk")
    assert scene.view("seat.0").forecast.after == 9
    assert scene.hire("doctor").view("seat.0").forecast.after == 4


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="doctor", first="rat")
