"""The solo game (§11)."""

import pytest

from app.games.ora_et_labora.rounds import next_turn
from tests.games.ora_et_labora.flow import skip_to, table
from tests.games.ora_et_labora.scene import SPEC, Scene
from tests.games.ora_et_labora.solo import SETTLEMENTS, last_round, neutral_phase


def test_set_up() -> None:
    scene = table("solo")
    assert scene.player().goods == {}
    neutral = scene.player(-1)
    assert neutral.land.cards == {
        "0,0": "G13",
        "0,4": "L01.-1",
        "1,2": "L02.-1",
        "1,4": "L03.-1",
    }
    assert neutral.at_home() == ["prior", "lay_brother"]
    assert neutral.brothers == 2
    assert "G13" not in scene.state.display


@pytest.mark.parametrize("beam", SETTLEMENTS)
def test_neutral_building_comes_after_the_rotation_and_before_all_else(beam: int) -> None:
    scene = neutral_phase("G12", "G07", beam=beam)
    assert scene.asked() == (0, "neutral")
    after = scene.play("build_neutral", building="G12", cell="0,1")
    assert after.asked() == (0, "neutral")
    after = after.play("build_neutral", building="G07", cell="0,2")
    assert after.state.display == ()
    assert after.player(-1).land.cells_of("G12") == ["0,1"]
    after = after.play("decline")
    assert after.asked() == (0, "settlement")
    after = after.play("end")
    assert (after.state.phase, after.state.beam, after.state.actions) == ("actions", beam, 2)
    assert after.state.display


def test_neutral_building_is_free() -> None:
    after = neutral_phase("I21").play("build_neutral", building="I21", cell="0,1")
    assert after.gained() == after.gained(-1) == {}


@pytest.mark.parametrize(("card", "cell"), [("I11", "0,1"), ("G22", "1,0"), ("I35", "1,1")])
def test_terrain_does_not_matter_to_the_neutral_player(card: str, cell: str) -> None:
    after = neutral_phase(card).play("build_neutral", building=card, cell=cell)
    assert after.player(-1).land.cards[cell] == card


def test_a_neutral_cloister_building_touches_the_neutral_cloister() -> None:
    scene = neutral_phase("G02")
    assert scene.refused("build_neutral", building="G02", cell="0,3") == "no_cloister_beside"
    after = scene.play("build_neutral", building="G02", cell="1,3")
    assert after.player(-1).land.cards["1,3"] == "G02"


@pytest.mark.parametrize(
    ("card", "over"), [("G07", "0,0"), ("G07", "0,4"), ("I05", "1,2"), ("G02", "1,4")]
)
def test_overbuilding_like_for_like_and_the_covered_building_is_gone(card: str, over: str) -> None:
    scene = neutral_phase(card)
    covered = scene.player(-1).land.cards[over]
    after = scene.play("build_neutral", building=card, cell=over)
    assert after.state.built(covered) is None
    assert after.player(-1).land.cards[over] == card
    assert covered not in after.state.display


@pytest.mark.parametrize(("card", "over"), [("G07", "1,4"), ("G02", "0,4"), ("G02", "1,2")])
def test_overbuilding_the_other_kind_is_refused(card: str, over: str) -> None:
    assert neutral_phase(card).refused("build_neutral", building=card, cell=over) == "other_kind"


def test_covering_a_cloister_building_counts_as_touching() -> None:
    # the Cloister Office touches no other one
    scene = neutral_phase("G02")
    assert scene.play("build_neutral", building="G02", cell="1,4").asked() == (0, "neutral_prior")


def test_an_occupied_building_is_covered_only_when_nothing_else_is_legal() -> None:
    scene = neutral_phase("G02", "G12").seat(-1, placed=("L03.-1", "L01.-1"))
    assert scene.refused("build_neutral", building="G02", cell="1,4") == "occupied"
    assert scene.refused("build_neutral", building="G12", cell="0,4") == "occupied"
    # all spaces beside the Cloister Office are built on by others
    scene.seat(-1, built={"G07": "1,3"})
    after = scene.play("build_neutral", building="G02", cell="1,4")
    assert after.player(-1).placed == ("L01.-1",)
    assert after.player(-1).land.cards["1,4"] == "G02"


def test_the_neutral_prior_is_paid_for_and_serves() -> None:
    scene = neutral_phase("I08", "G12").seat(goods={"coin": 2})
    after = scene.play("build_neutral", building="I08", cell="0,1")
    after = after.play("build_neutral", building="G12", cell="0,2")
    assert after.asked() == (0, "neutral_prior")
    after = after.play("send_neutral", building="I08", gift=False, money={"coin": 1})
    # to the supply
    assert after.gained() == {"coin": -1}
    assert after.gained(-1) == {}
    assert after.player(-1).prior == "I08"
    after = after.play("use", use=True, first=0)
    assert after.gained() == {"coin": 3, "beer": 1}
    # one in a phase
    assert after.asked() == (0, "settlement")


def test_a_gift_pays_the_neutral_prior_too() -> None:
    scene = neutral_phase("I08").seat(goods={"whiskey": 1})
    after = scene.play("build_neutral", building="I08", cell="0,1")
    after = after.play("send_neutral", building="I08", gift=True)
    assert after.gained() == {"whiskey": -1}


def test_only_buildings_just_built_and_still_visible() -> None:
    scene = neutral_phase("I08", "G12").seat(goods={"coin": 2})
    after = scene.play("build_neutral", building="I08", cell="0,1")
    after = after.play("build_neutral", building="G12", cell="0,1")
    for building in ("I08", "G13", "L01.-1"):
        send = {"building": building, "gift": False, "money": {"coin": 1}}
        assert after.refused("send_neutral", **send) == "not_offered"
    assert after.state.visible == ("G12",)


def test_without_money_or_gift_the_prior_stays() -> None:
    after = neutral_phase("I08").play("build_neutral", building="I08", cell="0,1")
    assert after.blocked("send_neutral") == "missing_sum"
    assert after.play("decline").asked() == (0, "settlement")


def test_a_neutral_prior_who_is_out_is_not_asked_for() -> None:
    scene = neutral_phase("I08").seat(-1, prior="L01.-1").seat(goods={"coin": 5})
    after = scene.play("build_neutral", building="I08", cell="0,1")
    assert after.asked() == (0, "settlement")


def test_a_neutral_distillery_raises_the_price_at_once() -> None:
    scene = neutral_phase("I21").seat(goods={"coin": 5})
    after = scene.play("build_neutral", building="I21", cell="0,1")
    assert after.state.price == 2
    send = {"building": "I21", "gift": False}
    assert after.refused("send_neutral", **send, money={"coin": 1}) == "short_payment"
    assert after.play("send_neutral", **send, money={"coin": 2}).gained() == {"coin": -2}


def test_neutral_recall_follows_when_all_three_are_out() -> None:
    scene = neutral_phase("I08").seat(goods={"coin": 1})
    scene.seat(-1, placed=("L01.-1", "L02.-1"))
    after = scene.play("build_neutral", building="I08", cell="0,1")
    after = after.play("send_neutral", building="I08", gift=False, money={"coin": 1})
    assert after.player(-1).all_out()
    after = after.play("use", use=False)
    assert after.player(-1).at_home() == ["prior", "lay_brother"]
    assert after.player(-1).placed == ()


def test_with_an_empty_display_building_and_prior_are_skipped() -> None:
    scene = neutral_phase().seat(goods={"coin": 5})
    assert scene.asked() == (0, "settlement")


def test_one_landscape_and_one_settlement_in_the_phase() -> None:
    scene = neutral_phase().seat(goods={"coin": 20})
    after = scene.play("buy_plot", plot="coast", plot_row=0, money={"coin": 7})
    after = after.play("settle", settlement="S03", cell="0,-1", food={"coin": 7})
    assert after.blocked("settle") == "no_action_left"
    after = after.play("end")
    assert after.player().hand == ("S01", "S02", "S04", "S05")


def test_the_last_round_has_its_two_actions_first() -> None:
    scene = last_round("G12")
    assert (scene.state.phase, scene.state.actions) == ("actions", 2)
    after = scene.play("cut", moor="0,0").play("cut", moor="1,0").play("end")
    assert after.asked() == (0, "neutral")
    after = after.play("build_neutral", building="G12", cell="0,1").play("decline")
    assert after.asked() == (0, "settlement")
    after = after.play("end")
    assert SPEC.rules.asks(after.state) == []


@pytest.mark.parametrize(("points", "place"), [(499, 2), (500, 1), (501, 1)])
def test_five_hundred_points_are_success(points: int, place: int) -> None:
    scene = last_round()
    wonders, rest = divmod(points, 30)
    five, one = divmod(rest, 2)
    scene.seat(goods={"wonder": wonders, "book": five, "wine": one})
    next_turn(scene.state, [])
    next_turn(scene.state, [])
    result = SPEC.rules.result(scene.state)
    assert result is not None
    assert (result.scores, result.places) == ((points,), (place,))


@pytest.mark.parametrize("who", ["prior", "lay_brother"])
def test_a_contract_goes_to_the_supply_and_the_player_chooses_the_clergyman(who: str) -> None:
    scene = table("solo").seat(goods={"coin": 1})
    contract = {"building": "L01.-1", "gift": False, "money": {"coin": 1}}
    after = scene.play("contract", **contract, clergy=who)
    assert after.gained() == {"coin": -1}
    assert after.gained(-1) == {}
    assert (after.player(-1).prior == "L01.-1") == (who == "prior")
    assert after.play("use", use=True, by="own").gained() == {"clay": 2}


def test_the_neutral_builders_market_can_be_used_from_the_start() -> None:
    scene: Scene = table("solo").seat(goods={"coin": 3})
    contract = {"building": "G13", "gift": False, "money": {"coin": 1}, "clergy": "lay_brother"}
    after = scene.play("contract", **contract).play("use", use=True, times=1, money={"coin": 2})
    assert after.gained() == {"coin": -2, "wood": 2, "clay": 2, "stone": 1, "straw": 1}


def test_indicators_beyond_ten_leave_for_good() -> None:
    scene = skip_to(table("solo"), 14)
    assert scene.state.wheel == {}


def test_a_neutral_cottage_has_neutral_neighbours() -> None:
    scene = table("solo").seat(goods={"coin": 1}).seat(-1, built={"I10": "0,3"})
    contract = {"building": "I10", "gift": False, "money": {"coin": 1}, "clergy": "lay_brother"}
    after = scene.play("contract", **contract).play("use", use=True)
    assert after.gained() == {"malt": 1}
    assert after.play("use", building="L01.-1", by="own").gained() == {"clay": 2}


def test_the_player_never_uses_the_neutral_prior_twice_in_a_phase() -> None:
    scene = neutral_phase("I08", "G12").seat(goods={"coin": 5})
    after = scene.play("build_neutral", building="I08", cell="0,1")
    after = after.play("build_neutral", building="G12", cell="0,2")
    after = after.play("send_neutral", building="I08", gift=False, money={"coin": 1})
    after = after.play("use", use=False)
    again = {"building": "G12", "gift": False, "money": {"coin": 1}}
    assert after.refused("send_neutral", **again) == "wrong_kind"


def test_a_link_that_worked_in_the_last_action_works_for_the_neutral_prior() -> None:
    scene = skip_to(table("solo"), 11).seat(goods={"coin": 1}, built={"I40": "0,3"})
    scene.state.actions = 1
    scene.state.display = ("I10",)
    after = scene.play("place", building="I40", clergy="prior", use=True)
    after = after.play("use", building="I10").play("end")
    after = after.play("build_neutral", building="I10", cell="0,3")
    after = after.play("send_neutral", building="I10", gift=False, money={"coin": 1})
    after = after.play("use", use=True)
    assert after.play("use", building="L01.-1", by="own").gained() == {"clay": 10}


def test_the_prior_of_a_covered_building_goes_home() -> None:
    scene = neutral_phase("G02")
    scene.seat(-1, built={"G06": "1,3"}, prior="L03.-1")
    scene.state.display = ("G02",)
    after = scene.play("build_neutral", building="G02", cell="1,4")
    assert after.player(-1).prior is None
