import pytest

from app.games.notre_dame.facts import Drove, Message
from tests.games.notre_dame.scene import Scene


def test_reach_is_the_influence_after_placing() -> None:
    scene = Scene(4).at(carriage="C0", carriage_house=1)
    options = scene.options("carriage-house")
    for market, option in options.items():
        steps = option.notes["steps"] if not option.blocked else option.blocked.params["steps"]
        assert (option.blocked is None) == (int(steps) <= 2), market
    too_far = options["C2"].blocked
    assert too_far is not None
    assert (too_far.code, too_far.params) == ("too_far", {"steps": 3, "reach": 2})
    assert scene.refuses("too_far", play="carriage-house", to="C2") == too_far.params
    scene.refuses("not_offered", play="carriage-house", to="C9")
    scene.refuses("missing_input", play="carriage-house")


def test_driving_without_a_message() -> None:
    scene = Scene().at(carriage="C0").play("carriage-house", to="P3-0").has(carriage="P3-0")
    drove = scene.fact(Drove)
    assert (drove.origin, drove.to, drove.steps, drove.message) == ("C0", "P3-0", 1, None)


@pytest.mark.parametrize(
    ("kind", "after"),
    [
        (1, {"prestige": 1, "gold": 4}),
        (2, {"prestige": 2, "personal": 4, "general": 9}),
        (3, {"prestige": 3, "rat": 4}),
        (4, {"prestige": 4}),
    ],
)
def test_each_kind_of_message(kind: int, after: dict[str, int]) -> None:
    scene = Scene().at(carriage="C0", rat=5).tokens(P1_0=(0, kind))
    scene.play("carriage-house", to="P1-0", take=True).has(**after, messages=[(0, kind)])
    assert scene.state.tokens == {}
    assert scene.fact(Drove).message == Message(0, kind)


def test_a_message_may_be_left() -> None:
    scene = Scene().at(carriage="C0").tokens(P1_0=(0, 4))
    scene.refuses("missing_input", play="carriage-house", to="P1-0")
    scene.play("carriage-house", to="P1-0", take=False).has(prestige=0, messages=[])
    assert list(scene.state.tokens) == ["P1-0"]


def test_taking_is_asked_only_where_it_is_possible() -> None:
    scene = Scene().at(carriage="C0").tokens(P1_0=(0, 4))
    scene.refuses("unexpected_input", play="carriage-house", to="P2-0", take=True)
    scene.refuses("unexpected_input", play="carriage-house", to="P2-0", take=False)


def test_staying_takes_no_message() -> None:
    scene = Scene().at(carriage="P1-0").tokens(P1_0=(0, 4))
    notes = scene.options("carriage-house")["P1-0"].notes
    assert notes == {"steps": 0, "untaken": "round_trip", "reach": 1, "need": 2}
    scene.refuses("unexpected_input", play="carriage-house", to="P1-0", take=True)
    scene.play("carriage-house", to="P1-0").has(carriage="P1-0", messages=[])
    assert scene.fact(Drove).steps == 0


def test_a_round_trip_from_influence_2_takes_the_message_at_home() -> None:
    scene = Scene().at(carriage="P1-0", carriage_house=1).tokens(P1_0=(0, 4))
    scene.play("carriage-house", to="P1-0", take=True).has(prestige=4)
    assert scene.fact(Drove).steps == 2


def test_example_6_a_colour_may_not_run_ahead() -> None:
    red, blue, green = 0, 1, 2
    scene = Scene(3).at(carriage="C0", messages=[(red, 1), (blue, 1)])
    scene.tokens(P1_0=(red, 2), P2_1=(blue, 2), P3_2=(green, 1), P4_2=(green, 2))
    notes = scene.options("carriage-house")["P1-0"].notes
    assert notes == {"steps": 1, "untaken": "colour_first", "colour": red, "first": "2"}
    scene.refuses("unexpected_input", play="carriage-house", to="P1-0", take=True)
    scene.tokens(P1_0=(red, 2), P2_1=(blue, 2))
    scene.play("carriage-house", to="P1-0", take=True).has(messages=[(red, 1), (blue, 1), (red, 2)])


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r12_message_rule_counts_only_colours_still_on_the_board(seats: int) -> None:
    own = [(colour, 1) for colour in range(seats - 1)]
    last = seats - 1
    scene = Scene(seats).at(carriage="C0", messages=own).tokens(P1_0=(0, 2), P3_1=(last, 1))
    scene.refuses("unexpected_input", play="carriage-house", to="P1-0", take=True)
    scene.tokens(P1_0=(0, 2)).play("carriage-house", to="P1-0", take=True)


def test_two_players_count_four_colours() -> None:
    scene = Scene(2)
    (neutral,) = [c for b, c in enumerate(scene.state.colours) if b == 1]
    home = scene.state.seats[0].carriage
    scene.at(messages=[(0, 1), (1, 1)]).tokens(P3_1=(neutral, 1), **{f"P3_{home[1]}": (0, 2)})
    scene.refuses("unexpected_input", play="carriage-house", to=f"P3-{home[1]}", take=True)


def test_the_park_bonus_counts_for_a_message() -> None:
    scene = Scene().at(carriage="C0", park=2).tokens(P1_0=(0, 1))
    scene.play("carriage-house", to="P1-0", take=True).has(prestige=2, gold=4)


def test_the_source_decides_the_bonus_of_the_message() -> None:
    scene = Scene().at(carriage="C0", park=2, hotel=1, personal=0).tokens(P1_0=(0, 1))
    scene.play("carriage-house", source="park", to="P1-0", take=True).has(prestige=1)


def test_carriages_may_end_together() -> None:
    Scene().at(0, carriage="C0").at(1, carriage="P1-0").play("carriage-house", to="P1-0")
