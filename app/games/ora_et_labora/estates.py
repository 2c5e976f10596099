"""Districts and plots: bought, or placed for free (§4, §5)."""

from app.engine.inputs import Option, Reason
from app.games.ora_et_labora import facts, landscape
from app.games.ora_et_labora.landscape import DISTRICT_SIDES, PLOT_SIDES, Side
from app.games.ora_et_labora.modes import DISTRICT_PRICES, PLOT_PRICES
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.state import State
from app.games.ora_et_labora.turn import Turn, any_value


def district_price(state: State) -> int | None:
    """Return the price of the top district; None if there is none left."""
    return _top(DISTRICT_PRICES, state.districts, state)


def plot_price(state: State) -> int | None:
    """Return the price of the top plot; None if there is none left."""
    return _top(PLOT_PRICES, state.plots, state)


def landscapes_left(state: State) -> bool:
    """Tell whether any landscape is left."""
    return district_price(state) is not None or plot_price(state) is not None


def _top(prices: tuple[int, ...], sold: int, state: State) -> int | None:
    if sold == len(prices):
        return None
    return prices[-1 - sold] if state.mode == "solo" else prices[sold]


def why_not_buy(turn: Turn, price: int | None) -> Reason | None:
    """Say why a landscape cannot be bought now."""
    if turn.state.bought:
        return no("already_bought")
    return no("pile_empty") if price is None else turn.lacks({"coins": price})


def buy_district(turn: Turn) -> None:
    """Buy the top district and place it."""
    price = district_price(turn.state) or 0
    side: Side = turn.pick("district", "district_side", DISTRICT_SIDES, any_value)
    _pay(turn, price)
    _place_district(turn, side, price)
    turn.settle()


def buy_plot(turn: Turn) -> None:
    """Buy the top plot and place it."""
    price = plot_price(turn.state) or 0
    side: Side = turn.pick("plot", "plot_side", PLOT_SIDES, any_value)
    _pay(turn, price)
    _place_plot(turn, side, price)
    turn.settle()


def _pay(turn: Turn, price: int) -> None:
    turn.state.bought = True
    turn.owe({"coins": price})


def _place_district(turn: Turn, side: Side, price: int) -> None:
    land = turn.me.land
    row: int = turn.choose(
        "district_row", "row", lambda: [Option(row) for row in landscape.district_rows(land)]
    )
    landscape.place_district(land, row, side)
    turn.state.districts += 1
    turn.tell(facts.Bought(seat=turn.seat, side=side, row=row, price=price))


def _place_plot(turn: Turn, side: Side, price: int) -> None:
    land = turn.me.land
    row: int = turn.choose(
        "plot_row", "row", lambda: [Option(row) for row in landscape.plot_rows(land, side)]
    )
    landscape.place_plot(land, row, side)
    turn.state.plots += 1
    turn.tell(facts.Bought(seat=turn.seat, side=side, row=row, price=price))


def place_landscapes(turn: Turn) -> None:
    """Place the top district, then the top plot, each if it is wanted (Bulwark)."""
    state = turn.state
    if district_price(state) is not None:
        side = turn.pick("district", "district_side", (*DISTRICT_SIDES, "none"), any_value)
        if side != "none":
            _place_district(turn, side, 0)
    if plot_price(state) is not None:
        side = turn.pick("plot", "plot_side", (*PLOT_SIDES, "none"), any_value)
        if side != "none":
            _place_plot(turn, side, 0)
