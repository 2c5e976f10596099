import pytest

from tests.games.notre_dame.scene import Scene


def test_two_prestige_and_the_greys_to_come() -> None:
    scene = Scene(new_persons=True).hire("spy").has(prestige=2)
    coming = scene.state.greys[:8]
    (spied,) = [fact for fact in scene.told(0) if fact["type"] == "spied"]
    assert tuple(spied["persons"]) == coming
    assert scene.view("spied").persons == coming


@pytest.mark.parametrize("observer", [None, 1, 2])
def test_nobody_else_sees_them(observer: int | None) -> None:
    scene = Scene(new_persons=True).hire("spy")
    assert "spied" not in [fact["type"] for fact in scene.told(observer)]
    with pytest.raises(KeyError):
        scene.view("spied", observer)


def test_what_was_seen_cannot_be_taken_back() -> None:
    assert Scene().hire("spy").barrier


def test_the_preview_shows_no_persons() -> None:
    scene = Scene()
    assert set(scene.offer("spy").delta) == {"gold", "bank", "prestige"}


def test_it_asks_nothing() -> None:
    Scene().refuses("unexpected_input", hire="spy", kind=1)
