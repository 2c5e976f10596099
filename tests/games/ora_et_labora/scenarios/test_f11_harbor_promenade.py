"""Harbor Promenade: wood, wine, coin and ceramic; on the coast."""

from tests.games.ora_et_labora.using import costs, grounds, own, use


def test_cost() -> None:
    costs("F11", "0,-1", wood=1, stone=1)


def test_stands_on_the_coast_alone() -> None:
    assert grounds("F11") == {"coast"}


def test_one_of_each() -> None:
    scene = own("F11")
    after = use(scene, "F11")
    assert after.gained() == {"wood": 1, "wine": 1, "coin": 1, "ceramic": 1}
    assert after.state.wheel == scene.state.wheel


def test_nothing_when_only_entered() -> None:
    after = own("F11").play("place", building="F11", clergy="prior", use=False)
    assert after.gained() == {}
