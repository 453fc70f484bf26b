"""Checks a map of the arena: every buffer lies in it, and those that live at the same time are apart.

    check-map.py MAP.json HEADER.h
"""

import itertools
import json
import re
import sys

with open(sys.argv[1], encoding="utf-8") as file:
    variants = json.load(file)["variants"]
with open(sys.argv[2], encoding="utf-8") as file:
    arena = int(re.search(r"ARENA_BYTES UINT64_C\((\d+)\)", file.read()).group(1))
if max(variant["arena_bytes"] for variant in variants) != arena:
    sys.exit("error: the header has another arena")
for variant in variants:
    buffers, steps = variant["buffers"], variant["steps"]
    for buffer in buffers:
        if not 0 <= buffer["offset"] <= buffer["offset"] + buffer["bytes"] <= variant["arena_bytes"]:
            sys.exit(f"error: outside the arena: {buffer}")
        if not 0 <= buffer["first"] <= buffer["last"] < len(steps):
            sys.exit(f"error: outside of time: {buffer}")
        if buffer["name"] != steps[buffer["first"]]["name"]:
            sys.exit(f"error: another node's name: {buffer}")
    for one, two in itertools.combinations(buffers, 2):
        meet = one["first"] <= two["last"] and two["first"] <= one["last"]
        apart = one["offset"] + one["bytes"] <= two["offset"] or two["offset"] + two["bytes"] <= one["offset"]
        if meet and not apart:
            sys.exit(f"error: share bytes and time: {one} {two}")
    print(f"{variant['target']}: {len(buffers)} buffers, {len(steps)} steps, no overlap")
