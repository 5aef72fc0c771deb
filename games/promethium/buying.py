"""The Salon, second part: tiles are announced, fought over, bought, sold on or discarded."""

from __future__ import annotations

from games.decision import Decision, Option
from games.event import Story
from games.promethium import reactions
from games.promethium.auction import Stake, offers, ranking
from games.promethium.bidding import may_scheme, own_cards
from games.promethium.box import IMPROVEMENTS, RULE
from games.promethium.grid import End, ends_at, place_of, spot
from games.promethium.schemes import Choice, Step, might_play, play_card, playable
from games.promethium.state import (
    NEUTRAL,
    NOWHERE,
    Held,
    State,
    bidders,
    cell_at,
    gain_lobby,
    scrap,
    stakes_at,
    tokens_at,
)
from games.promethium.wording import (
    counted_option,
    phrase,
    place_marks,
    simple,
    spot_option,
    tile_text,
)
from games.rules import choose
from games.text import Arg, Player, Seat, Series

BUY = simple("buy:tile", "buy")
SELL = simple("sell:tile", "sell")
BANK = simple("bank:tile", "bank")
DECLINE = simple("decline:tile", "decline")


def buy(state: State, story: Story) -> Step:
    """Take one step of the turn of whoever's marker comes first."""
    if state.track:
        active = state.track[0]
        if state.announced == NOWHERE:
            yield from _announce(state, active, story)
        else:
            yield from _auction(state, active, story)
    if not state.track:
        _close(state, story)


def _who(bidder: int) -> Arg:
    return phrase("neutral-player") if bidder == NEUTRAL else Player(bidder)


def announceable(state: State, active: int) -> list[int]:
    """The places whose tile the active player may name."""
    found = []
    for place, cell in enumerate(state.grid):
        if cell and cell.patent in (None, active):
            tokens = tokens_at(state, place, active)
            if tokens and (
                active == NEUTRAL or Stake(active, tokens).price <= state.players[active].money
            ):
                found.append(place)
    return found


def _announce(state: State, active: int, story: Story) -> Step:
    seat = state.meeple if active == NEUTRAL else active
    options: list[Option] = []
    for place in announceable(state, active):
        where, tile = spot(state.side, place), cell_at(state, place).tile
        if active == NEUTRAL:
            # It pays nothing, and its lowest token may be one that the other player placed.
            options.append(spot_option("announce", where, tile, True))
        else:
            price = Stake(active, tokens_at(state, place, active)).price
            options.append(spot_option("announce", where, tile, True, price))
    stuck = not options
    if stuck:
        options.append(simple("forfeit:marker", "forfeit"))
    options += own_cards(state, seat, active)
    if active == seat and not stuck:
        if not state.linger and not state.carded and might_play(state, seat, ("bribes",)):
            options.append(simple("scheme:after", "linger-bribes", more=True))
        if reactions.might_steal(state, seat):
            options.append(simple("order:change", "order-change", more=True))
    message = "ask-neutral-announce" if active == NEUTRAL else "ask-announce"
    confirm = may_scheme(state, seat, active)
    key = yield from choose(Decision(seat, phrase(message), tuple(options), confirm=confirm))
    if key == "scheme:after":
        state.linger = True
    elif key == "order:change":
        yield from reactions.set_order(state, seat, story)
    elif key == "forfeit:marker":
        story.tell(phrase("forfeits", player=_who(active)), marks=("track",))
        _end_turn(state, active)
    elif key.startswith("scheme:"):
        yield from play_card(state, seat, key, story)
        state.carded = True
    else:
        state.announced = place_of(state.side, key.removeprefix("announce:"))
        cell = cell_at(state, state.announced)
        text = phrase("announces", player=_who(active), tile=tile_text(cell.tile))
        story.tell(text, marks=place_marks(state.side, state.announced))
        _reveal(state, story)


def _reveal(state: State, story: Story) -> None:
    """Turn up the tokens at the announced place, and tell what each bidder has there."""
    turned: dict[int, list[End]] = {}
    for end in ends_at(state.side, state.announced):
        bid = state.ends.get(end)
        if bid and not bid.up:
            bid.up = True
            turned.setdefault(bid.owner, []).append(end)
    for owner, found in turned.items():
        values = Series(tuple(state.ends[end].value for end in found))
        text = phrase("reveals", player=_who(owner), values=values)
        story.tell(text, marks=tuple(f"end.{end}" for end in found), reveals=True)


def _auction(state: State, active: int, story: Story) -> Step:
    place = state.announced
    lobby = 0
    if active != NEUTRAL:
        if state.linger and not state.carded:
            yield from _bribe(state, active, story)
        lobby = yield from _lobby(state, active)
    cell = cell_at(state, place)
    stakes = stakes_at(state, place, active, lobby)
    if cell.patent is not None:
        stakes = [stake for stake in stakes if stake.bidder == active]
    state.linger = False
    best = ranking(stakes, state.track, bidders(state))
    if not best:
        story.tell(phrase("nobody-wins", tile=tile_text(cell.tile)))
        state.announced = NOWHERE
        return
    winner = best[0]
    text = phrase("wins", player=_who(winner.bidder), total=winner.total)
    story.tell(text, marks=place_marks(state.side, place))
    if winner.bidder == NEUTRAL:
        yield from _neutral_wins(state, active, place, stakes, story)
    elif winner.bidder == active and can_buy(state, winner):
        if lobby:
            state.players[active].lobby -= lobby
            state.lobby += lobby
            story.used("lobby")
        yield from _purchase(state, active, place, winner, story)
    else:
        yield from _other_wins(state, active, place, stakes, winner, story)
    state.announced = NOWHERE


def _bribe(state: State, active: Seat, story: Story) -> Step:
    """Bribes after the reveal: a token moved to the announced tile is turned up as well."""
    options = (*playable(state, active, ("bribes",)), simple("done:bribes", "no-scheme"))
    key = yield from choose(Decision(active, phrase("ask-bribes-now"), options, confirm=True))
    if key != "done:bribes":
        yield from play_card(state, active, key, story)
        state.carded = True
        _reveal(state, story)


def lobby_needed(state: State, active: Seat) -> range:
    """How many lobby tokens would turn the auction; empty where none can or none need to."""
    place, owned = state.announced, state.players[active].lobby
    cell = state.grid[place]
    if not owned or not cell or cell.patent is not None or not tokens_at(state, place, active):
        return range(0)
    order = bidders(state)
    for count in range(owned + 1):
        stakes = stakes_at(state, place, active, count)
        if ranking(stakes, state.track, order)[0].bidder == active:
            return range(count, owned + 1) if count else range(0)
    return range(0)


def _lobby(state: State, active: Seat) -> Choice[int]:
    """Ask for lobby tokens where they can decide the auction: anywhere else they are no use."""
    enough = lobby_needed(state, active)
    if not enough:
        return 0
    options = [
        counted_option(f"lobby:{count}", "commit-lobby", count, count > enough[0])
        for count in enough
    ]
    options.append(simple("lobby:0", "commit-none"))
    key = yield from choose(Decision(active, phrase("ask-lobby"), tuple(options)))
    return int(key.removeprefix("lobby:"))


def can_buy(state: State, stake: Stake, surcharge: int = 0) -> bool:
    """Whether a bidder has a marker left and the money."""
    return (
        stake.bidder in state.track and stake.price + surcharge <= state.players[stake.bidder].money
    )


def _other_wins(
    state: State, active: int, place: int, stakes: list[Stake], winner: Stake, story: Story
) -> Step:
    """The winner buys, or becomes the seller."""
    seat = winner.bidder
    cell = cell_at(state, place)
    tile = tile_text(cell.tile)
    refusal = BANK if active == NEUTRAL else SELL
    options: tuple[Option, ...] = (BUY, refusal) if can_buy(state, winner) else (refusal,)
    if seat == active:
        options = (refusal,)
    prompt = phrase("ask-winner", tile=tile, price=winner.price, token=winner.highest)
    key = yield from choose(Decision(seat, prompt, options))
    if key == BUY.key:
        yield from _purchase(state, active, place, winner, story)
        return
    state.players[seat].money += RULE.compensation
    if active == NEUTRAL:
        story.used("sale:neutral")
        _to_bank(state, place, seat, story)
        return
    _take_back(state, place, winner, story)
    for stake in offers(stakes, seat, state.track, bidders(state)):
        if (yield from _accepts(state, stake, place)):
            story.used("sale:player")
            yield from _purchase(state, active, place, stake, story, seller=seat)
            return
    story.used("sale:bank")
    _to_bank(state, place, seat, story)


def _neutral_wins(state: State, active: int, place: int, stakes: list[Stake], story: Story) -> Step:
    """The neutral player's tile goes to nobody, unless a human on turn gave others the chance."""
    if active == NEUTRAL:
        story.used("neutral:takes")
        tile = tile_text(scrap(state, place))
        story.tell(phrase("neutral-takes", tile=tile), marks=place_marks(state.side, place))
        _end_turn(state, NEUTRAL)
        return
    for stake in offers(stakes, NEUTRAL, state.track, bidders(state)):
        if (yield from _accepts(state, stake, place)):
            story.used("sale:from-neutral")
            yield from _purchase(state, active, place, stake, story, seller=NEUTRAL)
            return
    story.used("neutral:keeps")
    tile = tile_text(scrap(state, place))
    story.tell(phrase("neutral-keeps", tile=tile), marks=place_marks(state.side, place))


def _accepts(state: State, stake: Stake, place: int) -> Choice[bool]:
    """Offer a tile to the next bidder, if there is any use in asking."""
    if stake.bidder == NEUTRAL or not can_buy(state, stake, RULE.compensation):
        return False
    cell = cell_at(state, place)
    price = stake.price + RULE.compensation
    prompt = phrase("ask-offer", tile=tile_text(cell.tile), price=price, token=stake.highest)
    key = yield from choose(Decision(stake.bidder, prompt, (BUY, DECLINE)))
    return key == BUY.key


def _take_back(state: State, place: int, winner: Stake, story: Story) -> None:
    """A seller takes the highest token back behind the screen."""
    player = state.players[winner.bidder]
    value = _lift(state, place, winner)
    player.tokens.append(value)
    player.returned.append(value)
    text = phrase("sells", player=Player(winner.bidder), token=value, money=RULE.compensation)
    story.tell(text, marks=(f"player.{winner.bidder}",))


def _lift(state: State, place: int, stake: Stake) -> int:
    """Take a bidder's highest token away from the edge."""
    for end in ends_at(state.side, place):
        bid = state.ends.get(end)
        if bid and bid.owner == stake.bidder and bid.value == stake.highest:
            del state.ends[end]
            return bid.value
    raise LookupError("the bidder has no token here")


def _to_bank(state: State, place: int, seat: Seat, story: Story) -> None:
    tile = tile_text(scrap(state, place))
    text = phrase("to-bank", player=Player(seat), tile=tile, money=RULE.compensation)
    story.tell(text, marks=place_marks(state.side, place))


def _purchase(
    state: State, active: int, place: int, stake: Stake, story: Story, seller: int | None = None
) -> Step:
    """Pay with money and the highest token, then take the elements."""
    seat = stake.bidder
    player = state.players[seat]
    price = stake.price + (0 if seller is None else RULE.compensation)
    player.money -= price
    lost = _lift(state, place, stake)
    player.lost.append(lost)
    state.track.remove(seat)
    cell = cell_at(state, place)
    state.grid[place] = None
    state.announced = NOWHERE
    player.tiles.append(Held(cell.tile))
    story.tell(
        phrase("buys", player=Player(seat), tile=tile_text(cell.tile), price=price, token=lost),
        marks=(*place_marks(state.side, place), f"player.{seat}", "track"),
    )
    if "IMP_LOBBY" in player.improvements:
        gained = gain_lobby(state, seat, IMPROVEMENTS["IMP_LOBBY"].gain)
        if gained:
            story.used("improvement:IMP_LOBBY")
            story.tell(phrase("lobby-gained", player=Player(seat), count=gained))
    yield from reactions.take_elements(state, seat, active, cell.tile, story)
    if seat == active:
        state.carded = False


def _end_turn(state: State, active: int) -> None:
    """The active marker goes without a purchase."""
    state.track.pop(0)
    state.carded = state.linger = False
    if active == NEUTRAL:
        state.meeple = 1 - state.meeple


def _close(state: State, story: Story) -> None:
    """Tokens go back behind their screens, patents to their owners."""
    for bid in state.ends.values():
        if bid.owner != NEUTRAL:
            state.players[bid.owner].tokens.append(bid.value)
    state.ends = {}
    for player in state.players:
        player.tokens.sort()
        player.returned = []
        player.order, player.wanted = "never", []
        player.out = False
        if len(state.players) == 2:
            player.blue = list(RULE.neutral_tokens)
    for cell in state.grid:
        if cell:
            cell.patent = None
    state.phase = "office"
    state.turn = state.passes = 0
    state.carded = state.acted = False
    story.tell(phrase("office-opens"), marks=("grid",))
