"""Set-up, rules section 2."""

import pytest

from app.engine.rng import EntryRng
from app.games.notre_dame.cards import BROWNS, PERSONS, deck, rats
from app.games.notre_dame.options import Options
from app.games.notre_dame.state import State
from tests.games.notre_dame.scene import RULES


def set_up(seats: int, seed: int = 0, **options: bool | int | None) -> State:
    rng = EntryRng(seed.to_bytes(32), "notre_dame", 1, 0)
    return RULES.setup(Options(**options), seats, rng).state  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_supplies_and_cards(seats: int) -> None:
    state = set_up(seats)
    assert state.bank == 25 - 3 * seats
    for number, seat in enumerate(state.seats):
        assert (seat.gold, seat.personal, seat.general, seat.rat) == (3, 4, 10, 0)
        assert seat.carriage == f"C{seat.borough}"
        assert seat.friend is None
        assert (len(seat.pack), len(seat.pile)) == (3, 6)
        assert sorted(seat.pack + seat.pile) == sorted(deck(number))


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_messages_of_the_own_colour_on_each_outer_market(seats: int) -> None:
    state = set_up(seats)
    assert state.colours == tuple(range(seats))
    for borough in range(seats):
        lying = [state.tokens[f"P{spot}-{borough}"] for spot in (1, 2, 3, 4)]
        assert {token.colour for token in lying} == {borough}
        assert sorted(token.kind for token in lying) == [1, 2, 3, 4]


def test_two_players_sit_opposite_between_two_unused_colours() -> None:
    homes, neutral = set(), set()
    for seed in range(40):
        state = set_up(2, seed)
        assert state.boroughs == 4
        assert sorted(seat.borough for seat in state.seats) == [0, 2]
        for number, seat in enumerate(state.seats):
            assert state.colours[seat.borough] == number
        assert len(state.tokens) == 16
        homes.add(state.seats[0].borough)
        neutral.add(frozenset({state.colours[1], state.colours[3]}))
    assert homes == {0, 2}
    assert neutral == {frozenset({2, 3}), frozenset({2, 4}), frozenset({3, 4})}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_start_seat_is_drawn_or_given(seats: int) -> None:
    assert {set_up(seats, seed).start_seat for seed in range(60)} == set(range(seats))
    assert set_up(seats, start_seat=1).start_seat == 1


def test_a_start_seat_nobody_sits_on_is_refused() -> None:
    for seat in (-1, 3):
        with pytest.raises(ValueError, match="start_seat"):
            set_up(3, start_seat=seat)


def test_the_grey_pile_is_a_then_b_then_c() -> None:
    state = set_up(4)
    greys = (state.persons[2], *state.greys)
    assert [PERSONS[grey].pile for grey in greys] == [*"AAABBBCCC"]
    assert state.new_persons == ()
    assert sorted((*state.persons[:2], *state.browns)) == sorted(BROWNS)


def test_new_persons_draw_three_of_six_for_each_letter_and_show_them() -> None:
    shown: set[str] = set()
    for seed in range(60):
        state = set_up(4, seed, new_persons=True)
        greys = (state.persons[2], *state.greys)
        assert [PERSONS[grey].pile for grey in greys] == [*"AAABBBCCC"]
        assert sorted(greys) == sorted(state.new_persons)
        assert [PERSONS[grey].pile for grey in state.new_persons] == [*"AAABBBCCC"]
        shown.update(state.new_persons)
    assert shown == {kind for kind, person in PERSONS.items() if person.pile != "brown"}


def test_the_rats_of_the_base_game() -> None:
    sums = {"brown": 0, "A": 0, "B": 0, "C": 0}
    for person in PERSONS.values():
        if not person.new:
            sums[person.pile] += person.rats
    assert sums == {"brown": 7, "A": 5, "B": 6, "C": 5}
    assert 3 * sums["brown"] + sums["A"] + sums["B"] + sums["C"] == 37
    assert rats(("minstrel", "monk", "guild-master")) == 8
    assert rats(("minstrel", "monk", "nurse")) == 9
