"""Grapevine (the first): grapes by the wheel or the joker; on hillsides."""

from tests.games.ora_et_labora.using import costs, grounds, own, refuse, use


def test_cost() -> None:
    costs("F14", "0,5", wood=1)


def test_stands_on_hillsides_alone() -> None:
    assert grounds("F14") == {"hillside"}


def test_by_its_own_indicator_or_by_the_joker() -> None:
    scene = own("F14").wheel(beam=12, grapes=8, joker=3)
    after = use(scene, "F14", by="own")
    assert after.gained() == {"grapes": 5}
    assert (after.state.wheel["grapes"], after.state.wheel["joker"]) == (12, 3)
    after = use(scene, "F14", by="joker")
    assert after.gained() == {"grapes": 8}
    assert (after.state.wheel["grapes"], after.state.wheel["joker"]) == (8, 12)


def test_before_grapes_have_come_only_the_joker() -> None:
    scene = own("F14").wheel(beam=7)
    assert refuse(scene, "F14", by="own") == "not_on_wheel"
    after = use(scene, "F14", by="joker")
    assert after.gained() == {"grapes": 7}
    assert "grapes" not in after.state.wheel


def test_at_zero_it_may_be_used_for_nothing() -> None:
    after = use(own("F14").wheel(beam=8, grapes=8), "F14", by="own")
    assert after.gained() == {}
    assert after.player().prior == "F14"


def test_short_game_gives_one_to_everybody() -> None:
    after = use(own("F14", length="short").wheel(beam=4, grapes=4), "F14", by="own")
    # at 0 there is still the bonus
    assert [after.gained(seat) for seat in range(3)] == [{"grapes": 1}] * 3
