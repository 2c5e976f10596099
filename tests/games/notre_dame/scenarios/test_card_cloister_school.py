from app.games.notre_dame.facts import Gained
from tests.games.notre_dame.scene import Scene


def test_markers_equal_the_influence() -> None:
    scene = Scene().at(cloister_school=2, personal=2).play("cloister-school")
    scene.has(cloister_school=3, personal=4)
    gained = scene.fact(Gained)
    assert (gained.what, gained.by, gained.before, gained.after) == ("marker", 3, 1, 4)


def test_if_too_few_are_left_all_are_taken() -> None:
    Scene().at(cloister_school=4, personal=1, general=2).play("cloister-school").has(
        personal=2, general=0
    )


def test_none_left() -> None:
    scene = Scene().at(cloister_school=4, personal=1, general=0).play("cloister-school")
    scene.has(personal=0, general=0, cloister_school=5)
    assert not [fact for fact in scene.facts if isinstance(fact, Gained)]


def test_with_an_empty_supply_the_moved_marker_counts() -> None:
    scene = Scene().at(cloister_school=1, personal=0, hotel=1)
    scene.play("cloister-school", source="hotel").has(cloister_school=2, personal=2, hotel=0)


def test_it_asks_nothing_else() -> None:
    Scene().refuses("unexpected_input", play="cloister-school", gold=1)
