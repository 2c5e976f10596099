from app.games.notre_dame.facts import RatMoved
from tests.games.notre_dame.scene import Scene


def test_the_rat_goes_back_one_whatever_the_influence() -> None:
    scene = Scene().at(park=3, rat=5).play("park").has(park=4, rat=4)
    moved = scene.fact(RatMoved)
    assert (moved.before, moved.after) == (5, 4)


def test_never_below_0() -> None:
    scene = Scene().at(rat=0).play("park").has(park=1, rat=0)
    assert not [fact for fact in scene.facts if isinstance(fact, RatMoved)]


def test_it_gives_no_prestige_itself() -> None:
    Scene().at(park=3, rat=5).play("park").has(prestige=0)


def test_wrong_input_is_refused() -> None:
    Scene().refuses("unexpected_input", play="park", first="rat")
