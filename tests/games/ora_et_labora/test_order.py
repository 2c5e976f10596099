"""Who acts when: rounds and turns of every mode (§8)."""

import pytest

from tests.games.ora_et_labora.flow import skip, skip_to, table
from tests.games.ora_et_labora.scene import Scene

# (round, seat, main actions) of the first turns, seat 0 beginning.
TURNS = {
    "solo": [(1, 0, 2), (2, 0, 2), (3, 0, 2)],
    "two": [(1, 0, 2), (2, 1, 2), (3, 0, 2), (4, 1, 2)],
    "two_long": [(1, 0, 2), (1, 1, 1), (2, 1, 2), (2, 0, 1), (3, 0, 2), (3, 1, 1)],
    "three": [
        *((1, seat, 1) for seat in (0, 1, 2, 0)),
        *((2, seat, 1) for seat in (1, 2, 0, 1)),
        *((3, seat, 1) for seat in (2, 0, 1, 2)),
    ],
    "four": [
        *((1, seat, 1) for seat in (0, 1, 2, 3, 0)),
        *((2, seat, 1) for seat in (1, 2, 3, 0, 1)),
    ],
}
TURNS["four_short"] = TURNS["four"]


@pytest.mark.parametrize("mode", TURNS)
def test_order_of_the_turns(mode: str) -> None:
    state = table(mode).state
    found = []
    for _ in TURNS[mode]:
        found.append((state.beam, state.active, state.actions))
        skip(state)
    assert found == TURNS[mode]


def test_three_short_has_the_same_order_until_its_first_settlement_phase() -> None:
    state = table("three_short").state
    found = []
    for _ in range(8):
        found.append((state.beam, state.active, state.actions))
        skip(state)
    assert found == TURNS["three"][:8]


def test_main_actions_are_compulsory_and_the_turn_is_ended() -> None:
    scene = table("two")
    assert scene.refused("end") == "wrong_kind"
    after = scene.play("cut", moor="0,0", by="own")
    assert after.refused("end") == "wrong_kind"
    after = after.play("cut", moor="1,0", by="own")
    assert after.asked() == (0, "end")
    assert after.play("end").asked() == (1, "action")


def test_the_first_player_of_a_round_has_its_last_turn_too() -> None:
    scene = table("three")
    for _ in range(3):
        skip(scene.state)
    assert scene.asked() == (0, "action")
    after = scene.play("cut", moor="0,0", by="own").play("end")
    assert (after.state.beam, after.asked()) == (2, (1, "action"))


def out(mode: str = "three") -> Scene:
    return table(mode).seat(prior="L01.0", placed=("L02.0", "L03.0"))


@pytest.mark.parametrize("mode", ["solo", "two", "two_long", "three", "four"])
def test_all_three_come_back_at_the_start_of_the_next_round(mode: str) -> None:
    scene = out(mode)
    while scene.state.beam == 1:
        # not before, whoever's turn it is
        assert scene.player().all_out()
        skip(scene.state)
    assert scene.player().at_home() == ["prior", "lay_brother"]
    assert scene.player().placed == ()


@pytest.mark.parametrize(
    ("prior", "placed"), [("L01.0", ("L02.0",)), (None, ("L02.0", "L03.0")), ("L01.0", ())]
)
def test_one_or_two_stay_where_they_are(prior: str | None, placed: tuple[str, ...]) -> None:
    scene = skip_to(table("three").seat(prior=prior, placed=placed), 3)
    assert (scene.player().prior, scene.player().placed) == (prior, placed)


def test_normal_two_player_recall_is_at_the_start_of_either_ones_turn() -> None:
    scene = out("two")
    skip(scene.state)
    assert scene.state.active == 1
    assert not scene.player().all_out()


def test_the_short_game_has_two_clergymen_and_both_have_to_be_out() -> None:
    scene = table("three_short").seat(prior="L01.0", placed=("L02.0",))
    assert scene.player().at_home() == []
    skip_to(scene, 2)
    assert scene.player().at_home() == ["prior", "lay_brother"]
    scene = skip_to(table("three_short").seat(prior="L01.0"), 2)
    assert scene.player().prior == "L01.0"


def test_solo_recalls_both_sides_each_by_itself() -> None:
    scene = out("solo").seat(-1, prior="L01.-1", placed=("L02.-1",))
    skip(scene.state)
    assert scene.player().prior is None
    assert scene.player(-1).prior == "L01.-1"
    scene.seat(-1, placed=("L02.-1", "L03.-1"))
    skip(scene.state)
    assert scene.player(-1).placed == ()


@pytest.mark.parametrize(
    ("mode", "beam"), [("three", 24), ("four", 24), ("three_short", 12), ("four_short", 12)]
)
def test_the_starter_of_the_bonus_round_is_the_first_of_the_game(mode: str, beam: int) -> None:
    scene = skip_to(table(mode), beam + 1, "bonus")
    assert scene.state.start_seat == 0
    assert [seat for seat, _ in scene.state.sequence] == list(range(len(scene.state.players)))


def test_normal_two_player_turns_go_by_the_number_of_the_round() -> None:
    scene = table("two")
    for number in range(1, 12):
        skip_to(scene, number)
        assert scene.state.active == (number - 1) % 2
    # the marker stays: nobody's turn is the first of a round
    assert scene.state.start_seat == 0
