from app.games.notre_dame.facts import Gained
from tests.games.notre_dame.scene import Scene


def test_prestige_equals_the_influence() -> None:
    Scene().at(residence=1).play("residence").has(residence=2, prestige=2)


def test_example_1_park_bonus_once() -> None:
    scene = Scene().at(park=2, friend="park", residence=3).play("residence").has(prestige=5)
    gained = scene.fact(Gained)
    assert (gained.by, gained.park) == (5, 1)
    scene.has(sources={"persons": 0, "residence": 4, "park": 1})


def test_a_marker_that_leaves_the_park_has_left_before() -> None:
    scene = Scene().at(personal=0, park=2, hotel=1)
    assert scene.open("residence") == ["hotel", "park"]
    assert scene.options("residence")["park"].delta["prestige"] == (0, 1)
    assert scene.options("residence")["hotel"].delta["prestige"] == (0, 2)
    scene.play("residence", source="park").has(prestige=1, park=1)


def test_closed_scores_tell_the_gain_but_no_total() -> None:
    scene = Scene(open_scores=False).at(residence=1, prestige=7).play("residence")
    for observer in (None, 0, 1):
        (gained,) = [fact for fact in scene.told(observer) if fact["type"] == "gained"]
        assert gained == {"type": "gained", "seat": 0, "what": "prestige", "by": 2}


def test_wrong_input_is_refused() -> None:
    Scene().refuses("unexpected_input", play="residence", sector="bank")
