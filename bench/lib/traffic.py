# ===- traffic.py - Bytes that a convolution moves between caches ---------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Bytes that move between the levels of memory while a layer runs by its plan.

They are counted by going through the loops of `direct_conv_plan` with caches that keep what was used last, whole pixels
and 4 KiB of panels at a time: caches hold any line anywhere, nothing is prefetched that is not used, and a call finds
nothing of its own in them, as after other layers. What was written is read before, written back where it is displaced,
and in the end. Where the processor has counters of cache misses, `measured` reads them instead, of calls one behind the
other.
"""

import collections
import math
import os
import re
import shutil
import subprocess

LINE = 64
PIECE = 4096
# What fills a level: loads and stores fill registers.
LEVELS = ["registers", "L1", "L2", "LLC"]
# Events of `perf` for loads that miss L1, L2 and the LLC.
EVENTS = {"L1": "L1-dcache-load-misses", "L2": "LLC-loads", "LLC": "LLC-load-misses"}
BYTES = {"f32": 4, "bf16": 2, "flyte16": 2, "f16": 2, "flyte24": 3, "flyte8": 1, "fixed16": 2}


def cache_bytes():
    """The sizes of this processor's caches for data."""
    sizes = {}
    folder = "/sys/devices/system/cpu/cpu0/cache"
    for index in sorted(os.listdir(folder)) if os.path.isdir(folder) else []:
        def read(name, index=index):
            with open(os.path.join(folder, index, name), encoding="utf-8") as file:
                return file.read().strip()
        if index.startswith("index") and read("type") != "Instruction":
            sizes[int(read("level"))] = int(read("size").rstrip("K")) << 10
    return [sizes.get(level, default) for level, default in ((1, 32 << 10), (2, 1 << 20), (3, 32 << 20))]


class Caches:
    """Levels that hold pieces of memory, the last used ones; each holds what those above it do, as long as it is used."""

    def __init__(self, sizes):
        self.sizes = sizes
        self.held = [collections.OrderedDict() for _ in sizes]
        self.used = [0] * len(sizes)
        self.moved = dict.fromkeys(LEVELS, 0)

    def touch(self, key, size, writes=False):
        """Loads or stores all of a piece."""
        self.moved["registers"] += size
        for level, held in enumerate(self.held):
            if key in held:
                break
            self.moved[LEVELS[level + 1]] += size
        else:
            level = len(self.held)
        for above in range(min(level + 1, len(self.held)) - 1, -1, -1):
            self.place(above, key, size, writes and above == 0)

    def place(self, level, key, size, dirty):
        held = self.held[level]
        if key in held:
            held.move_to_end(key)
            held[key] = (size, held[key][1] or dirty)
            return
        held[key] = (size, dirty)
        self.used[level] += size
        while self.used[level] > self.sizes[level] and len(held) > 1:
            old, (old_size, was_dirty) = held.popitem(last=False)
            self.used[level] -= old_size
            if was_dirty:
                self.write_back(level, old, old_size)

    def write_back(self, level, key, size):
        self.moved[LEVELS[level + 1]] += size
        if level + 1 < len(self.held):
            self.place(level + 1, key, size, True)

    def flush(self):
        for level, held in enumerate(self.held):
            while held:
                key, (size, dirty) = held.popitem(last=False)
                self.used[level] -= size
                if dirty:
                    self.write_back(level, key, size)


def parse_plan(text):
    """The fields of a direct_conv_plan, or None if the text has none."""
    found = re.search(r"#nnprim\.direct_conv_plan<([^>]*)>", text)
    if not found:
        return None
    fields = dict(field.split(" = ") for field in found.group(1).split(", "))
    return {name: value == "true" if value in ("true", "false") else int(value) for name, value in fields.items()}


def pieces(size):
    """The sizes of what `size` bytes are moved in."""
    whole, rest = divmod(size, PIECE)
    return [PIECE] * whole + ([rest] if rest else [])


class Convolution:
    """One call of a layer by its plan."""

    def __init__(self, layer, plan, weights, activations, caches):
        self.layer, self.plan, self.caches = layer, plan, caches
        self.weight_bytes, self.stored_bytes = BYTES[weights], BYTES[activations]
        # What tiles find in place of the input.
        self.pixel_bytes = 4 if plan.get("extend_input", False) else self.stored_bytes
        self.out_rows, self.out_columns = (
            (size + pads - (taps - 1) * layer.dilation - 1) // layer.stride + 1
            for size, pads, taps in ((layer.h, layer.pad_top + layer.pad_bottom, layer.r),
                                     (layer.w, layer.pad_left + layer.pad_right, layer.s)))

    def tiles(self):
        rows, columns = self.plan["tile_rows"], self.plan["tile_columns"]
        return [(range(row, min(row + rows, self.out_rows)), range(column, min(column + columns, self.out_columns)))
                for row in range(0, self.out_rows, rows) for column in range(0, self.out_columns, columns)]

    def pixels(self, tile, tap):
        """The pixels under a tap that are no padding."""
        layer = self.layer
        for row in tile[0]:
            y = row * layer.stride + tap // layer.s * layer.dilation - layer.pad_top
            for column in tile[1]:
                x = column * layer.stride + tap % layer.s * layer.dilation - layer.pad_left
                if 0 <= y < layer.h and 0 <= x < layer.w:
                    yield y, x

    def touch_all(self, key, size, writes=False):
        for index, piece in enumerate(pieces(size)):
            self.caches.touch((*key, index), piece, writes)

    def extend_input(self):
        """Reads all of the input and writes it as f32."""
        for y in range(self.layer.h):
            for x in range(self.layer.w):
                self.caches.touch(("stored", y, x), self.layer.c * self.stored_bytes)
                self.caches.touch(("pixel", y, x), 4 * self.layer.c, writes=True)

    def extend_panel(self, panel, slot):
        """Reads a panel and writes it as f32 to a place of the workspace."""
        for tap in range(self.layer.r * self.layer.s):
            values = self.layer.c * self.plan["nr"]
            self.touch_all(("panel", panel, tap), values * self.weight_bytes)
            self.touch_all(("extended", slot, tap), 4 * values, writes=True)

    def extend_pixels(self, tile):
        """Reads what a tile reads and writes it as f32 to the stack."""
        window = {pixel for tap in range(self.layer.r * self.layer.s) for pixel in self.pixels(tile, tap)}
        for y, x in sorted(window):
            self.caches.touch(("pixel", y, x), self.layer.c * self.pixel_bytes)
            self.caches.touch(("scratch", y - tile[0][0], x - tile[1][0]), 4 * self.layer.c, writes=True)

    def multiply(self, tile, panel, slots):
        """A register tile: for each tap its pixels, element by element, and its part of the panel."""
        place, value_bytes = (("extended", slots[panel]), 4) if slots else (("panel", panel), self.weight_bytes)
        for tap in range(self.layer.r * self.layer.s):
            inside = list(self.pixels(tile, tap))
            for y, x in inside:
                if self.pixel_bytes < 4:
                    self.caches.touch(("scratch", y - tile[0][0], x - tile[1][0]), 4 * self.layer.c)
                else:
                    self.caches.touch(("pixel", y, x), 4 * self.layer.c)
            if inside:
                self.touch_all((*place, tap), self.layer.c * self.plan["nr"] * value_bytes)
        columns = min(self.plan["nr"], self.layer.k - panel * self.plan["nr"])
        for row in tile[0]:
            for column in tile[1]:
                self.caches.touch(("result", row, column, panel), columns * self.stored_bytes, writes=True)

    def run_block(self, panels, slots):
        """Tiles by these panels, in the order of the plan; pixels in fewer bits are extended for groups of panels."""
        group = self.plan.get("panel_group", 0) or 1
        narrow = self.pixel_bytes < 4
        if narrow or not self.plan["pixels_outermost"]:
            for first in range(0, len(panels), group if narrow else 1):
                for tile in self.tiles():
                    if narrow:
                        self.extend_pixels(tile)
                    for panel in panels[first:first + (group if narrow else 1)]:
                        self.multiply(tile, panel, slots)
            return
        for tile in self.tiles():
            for panel in panels:
                self.multiply(tile, panel, slots)

    def run(self):
        if self.pixel_bytes != self.stored_bytes:
            self.extend_input()
        panels = list(range(math.ceil(self.layer.k / self.plan["nr"])))
        block = self.plan["extended_panels"] if self.weight_bytes < 4 else 0
        if not block:
            self.run_block(panels, {})
        for first in range(0, len(panels) if block else 0, block or 1):
            slots = {panel: slot for slot, panel in enumerate(panels[first:first + block])}
            for panel, slot in slots.items():
                self.extend_panel(panel, slot)
            self.run_block(list(slots), slots)
        self.caches.flush()


def counted(layer, plan, weights, activations, sizes):
    """Bytes that a call moves into each level, and back from it."""
    caches = Caches(sizes)
    Convolution(layer, plan, weights, activations, caches).run()
    return caches.moved


def read_counters(command):
    """What `perf` counts of a command, by level; None where it or one of its events is missing."""
    perf = shutil.which("perf")
    if not perf:
        return None
    result = subprocess.run([perf, "stat", "-x,", "-e", ",".join(EVENTS.values()), *command], capture_output=True,
                            text=True, check=False)
    counts = {}
    for line in result.stderr.splitlines():
        fields = line.split(",")
        level = next((level for level, event in EVENTS.items() if len(fields) > 2 and fields[2].startswith(event)), None)
        if level and fields[0].isdigit():
            counts[level] = int(fields[0])
    return counts if result.returncode == 0 and len(counts) == len(EVENTS) else None


def measured(runner, library, calls=20):
    """Bytes that a call moves into each level by the counters of cache misses, or None. Starting a process is left out."""
    once, often = (read_counters([runner, library, f"--repeat={repeat}"]) for repeat in (1, 1 + calls))
    if once is None or often is None:
        return None
    return {level: max(0, often[level] - once[level]) * LINE / calls for level in once}
