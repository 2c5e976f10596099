from app.games.notre_dame.facts import Gained
from tests.games.notre_dame.scene import Scene


def test_prestige_doubles() -> None:
    scene = Scene().at(prestige=11).hire("manager").has(prestige=22)
    assert scene.fact(Gained).by == 11


def test_with_the_park_bonus_once() -> None:
    Scene().at(prestige=11, park=2).hire("manager").has(prestige=23)


def test_with_nothing_nothing_happens() -> None:
    scene = Scene().at(park=2)
    assert scene.offer("manager").notes == {"no_effect": 1}
    scene.hire("manager").nothing_happened()


def test_closed_scores_hide_the_amount_from_the_others() -> None:
    scene = Scene(open_scores=False).at(prestige=11, park=2).hire("manager")
    assert scene.told(0)[1]["by"] == 12
    for observer in (None, 1, 2):
        assert scene.told(observer)[1] == {"type": "gained", "seat": 0, "what": "prestige"}


def test_closed_scores_hide_that_there_was_nothing_to_double() -> None:
    scene = Scene(open_scores=False).hire("manager")
    assert [fact["type"] for fact in scene.told(0)] == ["hired", "no_effect"]
    for observer in (None, 1, 2):
        assert scene.told(observer)[1] == {"type": "gained", "seat": 0, "what": "prestige"}


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="manager", gold=1)
