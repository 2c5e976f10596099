"""The market graph as data, and its distances (rules/notre-dame §3)."""

from functools import cache

import msgspec

SPOTS = ("C", "P1", "P2", "P3", "P4")

# From a market of borough b to a market of borough b + offset (mod n), each one step.
STREETS: tuple[tuple[str, str, int, str], ...] = (
    ("C", "P1", 0, "street"),
    ("C", "P2", 0, "street"),
    ("C", "P3", 0, "street"),
    ("C", "P4", 0, "street"),
    ("C", "P1", -1, "corner"),
    ("C", "P2", 1, "corner"),
    ("P1", "P1", -1, "cathedral"),
    ("P2", "P1", -1, "joint"),
    ("P2", "P3", 0, "rim"),
    ("P3", "P4", 0, "rim"),
    ("P4", "P2", 1, "rim"),
)


class Graph(msgspec.Struct, frozen=True):
    """The markets of a city, its edges (market, market, what runs there) and all distances."""

    markets: tuple[str, ...]
    edges: tuple[tuple[str, str, str], ...]
    steps: dict[str, dict[str, int]]


@cache
def market(spot: str, borough: int) -> str:
    """Name a market: "C0" is a centre, "P1-0" .. "P4-0" are outer markets."""
    return f"{spot}{borough}" if spot == "C" else f"{spot}-{borough}"


@cache
def graph(boroughs: int) -> Graph:
    """Return the city of this many boroughs."""
    markets = tuple(market(spot, b) for b in range(boroughs) for spot in SPOTS)
    edges = tuple(
        (market(here, b), market(there, (b + offset) % boroughs), along)
        for b in range(boroughs)
        for here, there, offset, along in STREETS
    )
    return Graph(markets, edges, {start: _steps_from(start, markets, edges) for start in markets})


def _steps_from(
    start: str, markets: tuple[str, ...], edges: tuple[tuple[str, str, str], ...]
) -> dict[str, int]:
    reached = {start: 0}
    rim = [start]
    while rim:
        here = rim.pop(0)
        for a, b, _ in edges:
            there = b if a == here else a if b == here else here
            if there not in reached:
                reached[there] = reached[here] + 1
                rim.append(there)
    return {place: reached[place] for place in markets}
