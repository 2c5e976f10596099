"""The check values of rules section 3."""

from collections import Counter

import pytest

from app.games.notre_dame.board import SPOTS, graph, market


@pytest.mark.parametrize(
    ("boroughs", "markets", "edges", "diameter"), [(3, 15, 33, 4), (4, 20, 44, 5), (5, 25, 55, 5)]
)
def test_size_and_diameter(boroughs: int, markets: int, edges: int, diameter: int) -> None:
    city = graph(boroughs)
    assert len(city.markets) == markets
    assert len({frozenset(edge[:2]) for edge in city.edges}) == len(city.edges) == edges
    assert max(max(steps.values()) for steps in city.steps.values()) == diameter


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_degrees(boroughs: int) -> None:
    degrees = Counter(place for edge in graph(boroughs).edges for place in edge[:2])
    for borough in range(boroughs):
        found = [degrees[market(spot, borough)] for spot in SPOTS]
        assert found == [6, 5, 5, 3, 3]


@pytest.mark.parametrize(
    ("boroughs", "other", "steps"),
    [
        *((n, 0, [0, 1, 1, 1, 1]) for n in (3, 4, 5)),
        *((n, 1, [2, 2, 1, 2, 3]) for n in (3, 4, 5)),
        *((n, n - 1, [2, 1, 3, 3, 2]) for n in (3, 4, 5)),
        (4, 2, [3, 2, 3, 4, 4]),
        (5, 2, [3, 3, 3, 4, 4]),
        (5, 3, [3, 2, 4, 4, 4]),
    ],
)
def test_steps_from_the_centre(boroughs: int, other: int, steps: list[int]) -> None:
    from_centre = graph(boroughs).steps["C0"]
    assert [from_centre[market(spot, other)] for spot in SPOTS] == steps


@pytest.mark.parametrize("boroughs", [3, 4, 5])
def test_distances_are_symmetric(boroughs: int) -> None:
    steps = graph(boroughs).steps
    assert all(steps[a][b] == steps[b][a] for a in steps for b in steps)
