"""Chamber of Wonders: 13 different goods for a wonder."""

from app.games.ora_et_labora.cards import GOODS
from tests.games.ora_et_labora.using import costs, own, refuse, use

FRENCH = [good for good in GOODS if good not in {"malt", "beer", "whiskey", "wonder"}]


def test_cost() -> None:
    costs("F25", "0,3", wood=1, clay=1)


def test_there_are_nineteen_kinds_to_choose_from() -> None:
    scene = own("F25", seats=4, **dict.fromkeys(FRENCH, 1))
    assert len(FRENCH) == 19
    for kinds in (FRENCH[:13], FRENCH[6:]):
        after = use(scene, "F25", times=1, goods=dict.fromkeys(kinds, 1))
        assert after.gained() == {"wonder": 1, **dict.fromkeys(kinds, -1)}
        assert after.state.wonders == 7


def test_twelve_kinds_are_too_few_however_many_tiles() -> None:
    scene = own("F25", seats=4, **dict.fromkeys(FRENCH[:12], 3))
    goods = dict.fromkeys(FRENCH[:12], 1)
    assert refuse(scene, "F25", times=1, goods=goods) == "missing_sum"


def test_thirteen_and_not_fourteen() -> None:
    scene = own("F25", seats=4, **dict.fromkeys(FRENCH, 2))
    for number, code in ((12, "short_payment"), (14, "not_offered")):
        goods = dict.fromkeys(FRENCH[:number], 1)
        assert refuse(scene, "F25", times=1, goods=goods) == code
    twice = {**dict.fromkeys(FRENCH[:11], 1), FRENCH[11]: 2}
    assert refuse(scene, "F25", times=1, goods=twice) == "not_offered"


def test_a_wonder_is_a_kind_too() -> None:
    scene = own("F25", seats=4, wonder=1, **dict.fromkeys(FRENCH[:12], 1))
    after = use(scene, "F25", times=1, goods=dict.fromkeys([*FRENCH[:12], "wonder"], 1))
    assert "wonder" not in after.gained()
    assert after.gained()["clay"] == -1


def test_the_eighth_wonder_is_the_last() -> None:
    scene = own("F25", seats=4, **dict.fromkeys(FRENCH, 1))
    goods = dict.fromkeys(FRENCH[:13], 1)
    scene.state.wonders = 1
    assert use(scene, "F25", times=1, goods=goods).state.wonders == 0
    scene.state.wonders = 0
    assert refuse(scene, "F25", times=1, goods=goods) == "no_wonder_left"
