from app.games.notre_dame.facts import Carried, Placed
from tests.games.notre_dame.scene import Scene


def test_a_marker_into_the_hospital_and_the_rat_back() -> None:
    scene = Scene().at(rat=4).hire("nurse").has(hospital=1, general=9, personal=4, rat=3)
    assert scene.fact(Placed).source == "general"
    assert not [fact for fact in scene.facts if isinstance(fact, Carried)]


def test_without_a_marker_the_rat_still_goes_back() -> None:
    Scene().at(rat=4, general=0).hire("nurse").has(hospital=0, rat=3)


def test_with_neither_nothing_happens() -> None:
    scene = Scene().at(rat=0, general=0)
    assert scene.offer("nurse").notes == {"no_effect": 1}
    scene.hire("nurse").nothing_happened()


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="nurse", sector="hospital")
