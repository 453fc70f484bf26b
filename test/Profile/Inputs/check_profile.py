"""Checks the JSON of nnprim-run --profile --json, or of a page that has it.

usage: check_profile.py FILE [NAME...]

Every field has its type and a value that is possible, buffers that are alive at
the same time do not overlap, and the steps' names include each NAME.
"""

import json
import re
import sys

STEP = {
    "names": list, "op": str, "algorithm": str, "plan": str, "layout": str, "kernel": str, "result": str,
    "arithmetic": str, "flops": int, "executed_flops": int, "read_bytes": int, "constant_bytes": int,
    "written_bytes": int, "time_ms": (int, float), "bound_ms": (int, float), "bound": str,
}
BUFFER = {"name": str, "offset": int, "bytes": int, "first": int, "last": int}
PROFILE = {
    "name": str, "target": str, "threads": int, "latency_ms": dict, "sum_ms": (int, float), "bound_ms": (int, float),
    "arena_bytes": int, "weight_bytes": int, "machine": dict, "steps": list, "buffers": list,
}


def check_fields(record, fields, what):
    assert record.keys() == fields.keys(), f"{what}: {sorted(record.keys() ^ fields.keys())}"
    for name, kind in fields.items():
        assert isinstance(record[name], kind), f"{what}: {name} is {record[name]!r}"


def check_step(step, levels):
    check_fields(step, STEP, "step")
    assert step["names"] and all(isinstance(name, str) for name in step["names"]), step
    # A step may be shorter than the timer's tick.
    assert step["time_ms"] >= 0 and step["bound_ms"] >= 0, step
    assert 0 <= step["constant_bytes"] <= step["read_bytes"] and step["written_bytes"] > 0, step
    assert step["bound"] in levels + ["compute", "none"], step
    assert -1 <= step["executed_flops"], step


def check_buffers(buffers, steps, arena):
    for i, a in enumerate(buffers):
        check_fields(a, BUFFER, "buffer")
        assert 0 <= a["first"] <= a["last"] < steps, a
        assert 0 <= a["offset"] and a["offset"] + a["bytes"] <= arena, a
        for b in buffers[:i]:
            at_once = a["first"] <= b["last"] and b["first"] <= a["last"]
            apart = a["offset"] + a["bytes"] <= b["offset"] or b["offset"] + b["bytes"] <= a["offset"]
            assert not at_once or apart, (a, b)


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    inside = re.search(r'<script type="application/json" id="data">(.*?)</script>', text, re.S)
    profile = json.loads(inside.group(1) if inside else text)
    check_fields(profile, PROFILE, "profile")
    machine = profile["machine"]
    assert machine["gflops"] > 0 and all(level["gbytes_per_second"] > 0 for level in machine["levels"]), machine
    scaled = [step for step in profile["steps"] if step["arithmetic"] == "f32 by int16"]
    assert (machine["int16_gflops"] > 0) == (bool(scaled) and "x86-64" in profile["target"]), machine
    assert all(step["bound_ms"] > 0 for step in scaled), scaled
    levels = [level["name"] for level in machine["levels"]]
    assert levels == ["L1", "L2", "L3", "memory"], levels
    for step in profile["steps"]:
        check_step(step, levels)
    check_buffers(profile["buffers"], len(profile["steps"]), profile["arena_bytes"])
    total = sum(step["time_ms"] for step in profile["steps"])
    assert sum(step["time_ms"] > 0 for step in profile["steps"]) > len(profile["steps"]) / 2
    assert abs(total - profile["sum_ms"]) <= 1e-3 * total, (total, profile["sum_ms"])
    names = [name for step in profile["steps"] for name in step["names"]]
    for name in sys.argv[2:]:
        assert name in names, f"{name!r} is not among {names}"
    print(f"{len(profile['steps'])} steps, {len(profile['buffers'])} buffers")


if __name__ == "__main__":
    main()
