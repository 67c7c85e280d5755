"""Fast acts: who made it first counts; nothing saved is ever reordered; what comes a moment too early waits."""

from __future__ import annotations

from tests.server.hand import Guest, World, run, settle

from troef.core.match import Match
from troef.server.table import Table


def far(guest: Guest, one_way: float) -> None:
    """The guest's messages travel so long."""
    lag = guest.viewer.lag
    lag.pulse(lag.beat(0.0), 2 * one_way)


async def one_card_left(world: World, **chosen: int) -> tuple[Table, list[Guest], Guest]:
    """A table of UNO where somebody has one card left and can be caught; who that is."""
    for _ in range(200):
        table, guests = await world.playing("uno", 3, chairs=3, settings={"away_seconds": 0}, **chosen)
        for _ in range(300):
            open_window = guests[0].game["window"]
            if open_window:
                await world.clock.move(chosen.get("uno_grace_ms", 750) + 5)
                return table, guests, guests[open_window["seat"]]
            actor = next((guest for guest in guests if any(m != "uno" for m in guest.moves)), None)
            if actor is None or guests[0].phase != "playing":
                break
            eager = [move for move in actor.moves if move.startswith("play")]
            await actor.act((eager or actor.moves)[0])
    raise AssertionError("nobody comes to one card")


def acts(table: Table, match: Match | None = None) -> list[tuple[int, str]]:
    return [(act.seat, act.move.split()[0]) for act in (match or table.room.playing()).acts[-2:]]


def test_a_catch_is_held_for_a_call_that_was_made_earlier_but_travelled_longer() -> None:
    async def scenario() -> None:
        world = World()
        table, guests, owner = await one_card_left(world)
        catcher = guests[(owner.chair + 1) % 3]
        far(owner, 120)
        since = table.room.playing().at
        await world.clock.move(60)
        catch = catcher.post("act", move=f"catch {owner.chair}", on=catcher.n)
        await world.clock.move(60)
        assert catch not in catcher.answers, "it may not have been the first"
        call = owner.post("act", move="uno", on=owner.n)
        await world.clock.move(200)
        assert owner.answers[call]["t"] == "done" and table.room.playing().acts[-1].move == "uno"
        refused = catcher.answers[catch]
        assert refused["t"] == "refused"
        made = table.room.playing().acts[-1].at
        assert made - since == refused["verdict"]["theirs"] < refused["verdict"]["yours"]
        assert refused["verdict"]["seat"] == owner.chair

    run(scenario)


def test_a_call_made_later_does_not_undo_the_catch() -> None:
    async def scenario() -> None:
        world = World()
        _, guests, owner = await one_card_left(world)
        catcher = guests[(owner.chair + 1) % 3]
        far(owner, 50)
        catch = catcher.post("act", move=f"catch {owner.chair}", on=catcher.n)
        await world.clock.move(49)
        assert catch not in catcher.answers
        await world.clock.move(2)
        assert catcher.answers[catch]["t"] == "done"
        refused = await owner.act("uno")
        assert refused["t"] == "refused" and refused["verdict"]["seat"] == catcher.chair

    run(scenario)


def test_nothing_is_held_longer_than_a_bound_or_without_need() -> None:
    async def scenario() -> None:
        world = World()
        _, guests, owner = await one_card_left(world)
        catcher = guests[(owner.chair + 1) % 3]
        far(owner, 5000)
        catch = catcher.post("act", move=f"catch {owner.chair}", on=catcher.n)
        await world.clock.move(249)
        assert catch not in catcher.answers
        await world.clock.move(2)
        assert catcher.answers[catch]["t"] == "done"
        world = World()
        _, guests, owner = await one_card_left(world)
        catcher = guests[(owner.chair + 1) % 3]
        assert (await catcher.act(f"catch {owner.chair}"))["t"] == "done", "nobody is far away"

    run(scenario)


def test_a_turn_that_would_end_the_race_waits_for_those_farther_away() -> None:
    async def scenario() -> None:
        world = World()
        table, guests, owner = await one_card_left(world)
        on_turn = guests[guests[0].game["turn"]]
        catcher = next(guest for guest in guests if guest not in (owner, on_turn))
        far(catcher, 100)
        move = next(move for move in on_turn.moves if not move.startswith(("catch", "uno")))
        play = on_turn.post("act", move=move, on=on_turn.n)
        await world.clock.move(30)
        catch = catcher.post("act", move=f"catch {owner.chair}", on=catcher.n)
        await world.clock.move(300)
        assert catcher.answers[catch]["t"] == on_turn.answers[play]["t"] == "done"
        assert [act.move.split()[0] for act in table.room.playing().acts[-2:]] == ["catch", move.split()[0]]

    run(scenario)


def test_what_others_call_does_not_make_a_turn_stale_and_calls_are_never_stale() -> None:
    async def scenario() -> None:
        world = World()
        _, guests, owner = await one_card_left(world)
        on_turn = guests[guests[0].game["turn"]]
        n = on_turn.n or 0
        assert (await owner.act("uno", on=0))["t"] == "done", "a call is judged against the table as it is"
        move = next(move for move in on_turn.moves if not move.startswith("catch"))
        assert (await on_turn.act(move, on=n))["t"] == "done"

    run(scenario)


def test_acts_are_judged_in_order_and_their_times_never_fall() -> None:
    async def scenario() -> None:
        world = World()
        table, guests, owner = await one_card_left(world)
        for guest in guests:
            far(guest, 200)
        await world.clock.move(20)
        catcher = guests[(owner.chair + 1) % 3]
        await catcher.act(f"catch {owner.chair}")
        times = [act.at for act in table.room.playing().acts]
        assert times == sorted(times)

    run(scenario)


# ---- a moment too early ------------------------------------------------------------------------------------------


async def rolling(world: World) -> tuple[Table, list[Guest], Guest]:
    """A table of SIX whose dice roll, and who will roll next."""
    table, guests = await world.playing("six", 2)
    holder = next(guest for guest in guests if guest.moves)
    for _ in range(100):
        await holder.act("roll")
        if holder.game["dice_next"]:
            return table, guests, holder
        await world.clock.move(30_000)
        holder = next(guest for guest in guests if "roll" in guest.moves)
    raise AssertionError("nobody throws twice")


def test_a_roll_a_moment_too_early_waits_until_the_dice_rest() -> None:
    async def scenario() -> None:
        world = World()
        table, _, holder = await rolling(world)
        due = table.room.playing().due
        await world.clock.move(due - table.watch.read() - 300)
        early = holder.post("act", move="roll", on=holder.n)
        await settle()
        assert early not in holder.answers
        await world.clock.move(310)
        assert holder.answers[early]["t"] == "done"
        acts = table.room.playing().acts[-2:]
        assert [(act.move, act.at) for act in acts] == [("wake", due), ("roll", due)]

    run(scenario)


def test_a_roll_much_too_early_is_refused_after_the_same_while_whatever_is_due() -> None:
    async def scenario() -> None:
        world = World()
        table, _, holder = await rolling(world)
        early = holder.post("act", move="roll", on=holder.n)
        await world.clock.move(399)
        assert early not in holder.answers
        await world.clock.move(2)
        assert holder.answers[early]["t"] == "refused" and holder.answers[early]["rule"].startswith("six.")
        assert table.room.playing().acts[-1].move == "roll"

    run(scenario)


def test_an_early_act_whose_player_leaves_does_no_harm() -> None:
    async def scenario() -> None:
        world = World()
        table, guests, holder = await rolling(world)
        due = table.room.playing().due
        await world.clock.move(due - table.watch.read() - 100)
        holder.post("act", move="roll", on=holder.n)
        await settle()
        holder.leave()
        await world.clock.move(200)
        assert table.room.playing().acts[-1].move == "roll", "it was made, and counts"
        assert guests[0].phase == "playing"

    run(scenario)
