#!/usr/bin/env python3
"""A commander for Oblique in Python: goes for the objectives, and takes what promises more than it costs.

Run as: oblique play BATTLE.ron --a "exec:python3 docs/examples/commander.py"
The lines it reads and writes are described in docs/commander.md.
"""

import json
import sys

HEX_MEN = 20  # What a hex nearer to the goal is worth, in men.
ENOUGH_MEN = 3  # What an order must promise at least.
PASSIVE = ("done", "end_phase", "pass", "decline")


def steps(a, b):
    """Steps between two hexes given by axial coordinates."""
    x, y = a[0] - b[0], a[1] - b[1]
    return max(abs(x), abs(y), abs(x + y))


def goals(ask, side):
    """Objectives the enemy holds or nobody does; without any, the enemy's pieces."""
    value = 0 if side == "A" else 1
    wanted = [o["hex"] for o in ask["objectives"] if o["holder"] != side and o["value"][value] > 0]
    return wanted or [p["hex"] for p in ask["pieces"] if p["side"] != side]


def nearness(hexes, place):
    return min((steps(place, goal) for goal in hexes), default=0)


def worth(offered, pieces, wanted):
    """What an order promises, in men: the ruleset's own estimate, and ground won towards the goal."""
    if offered["folly"]:
        return -1_000_000
    gain = offered["harm"] - offered["cost"] + offered["good"]
    order = offered["order"]
    piece = pieces.get(order.get("piece"))
    if order["verb"] == "move" and piece:
        end = (order.get("path") or [order.get("hex")])[-1]
        if end:
            gain += offered["outlook"] + HEX_MEN * (nearness(wanted, piece["hex"]) - nearness(wanted, end))
    return gain


def choose(ask, side, given):
    """The number of the best order; a piece is given few orders in one decision, so that it ends."""
    pieces = {p["piece"]: p for p in ask["pieces"]}
    wanted = goals(ask, side)
    best, passive = None, None
    for number, offered in enumerate(ask["orders"]):
        verb, who = offered["order"]["verb"], offered["order"].get("piece")
        if verb in PASSIVE:
            passive = number if passive is None else passive
        elif verb != "concede" and given.get(who, 0) < 6:
            gain = worth(offered, pieces, wanted)
            if gain >= ENOUGH_MEN and (best is None or gain > best[0]):
                best = (gain, number)
    number = best[1] if best else passive if passive is not None else 0
    who = ask["orders"][number]["order"].get("piece")
    given[who] = given.get(who, 0) + 1
    return number


def main():
    side, given, moment = "A", {}, None
    for line in sys.stdin:
        message = json.loads(line)
        if "begin" in message:
            side = message["begin"]["side"]
            continue
        ask = message["ask"]
        if moment != (ask["turn"], ask["phase"], ask["decision"]):
            given, moment = {}, (ask["turn"], ask["phase"], ask["decision"])
        print(json.dumps({"choose": choose(ask, side, given)}), flush=True)


if __name__ == "__main__":
    main()
