# ===- links.py - Checks the links of the pages ----------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Finds links to files and headings that do not exist.

    links.py [ROOT]    prints each broken link as FILE:LINE: …, and how many were checked; exits with 1 if one is broken
"""

import functools
import os
import re
import sys
import unicodedata

LINK = re.compile(r"(?<!!)\[(?:[^][]|\[[^]]*\])*\]\(([^()\s]+)\)|!\[[^]]*\]\(([^()\s]+)\)")
FENCE = re.compile(r"^ {0,3}(```|~~~)")


def pages(root):
    """The project's pages, relative to `root`."""
    found = []
    for directory, folders, files in os.walk(root):
        folders[:] = sorted(f for f in folders if not f.startswith((".", "build")) and f not in ("demo", "node_modules"))
        found += [os.path.relpath(os.path.join(directory, f), root) for f in sorted(files) if f.endswith(".md")]
    return found


def slug(heading):
    """The anchor of a heading, as GitHub makes it."""
    text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).replace("`", "").strip().lower()
    kept = (c for c in text if c in " -_" or unicodedata.category(c)[0] in "LN")
    return "".join(kept).replace(" ", "-")


def prose(text):
    """Numbered lines outside of code blocks."""
    fence = None
    for number, line in enumerate(text.splitlines(), 1):
        mark = FENCE.match(line)
        if mark and fence in (None, mark.group(1)):
            fence = None if fence else mark.group(1)
        elif not fence and not line.startswith("    "):
            yield number, line


@functools.lru_cache(maxsize=None)
def anchors(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    found = set(re.findall(r'<a (?:id|name)="([^"]+)"', text))
    for _, line in prose(text):
        heading = re.match(r"#{1,6} (.*)", line)
        if heading:
            name, number = slug(heading.group(1)), 0
            while (name if not number else f"{name}-{number}") in found:
                number += 1
            found.add(name if not number else f"{name}-{number}")
    return found


def broken(root, page):
    """The number of links of a page, and the broken ones with their lines."""
    path, count, wrong = os.path.join(root, page), 0, []
    with open(path, encoding="utf-8") as file:
        text = file.read()
    # Links may break over lines, so the page is searched as a whole, without its code.
    lines = [""] * (text.count("\n") + 1)
    for number, line in prose(text):
        lines[number - 1] = re.sub(r"`[^`]*`", "", line)
    whole = "\n".join(lines)
    for link in LINK.finditer(whole):
        target, number = link.group(1) or link.group(2), whole.count("\n", 0, link.start()) + 1
        if re.match(r"[a-z]+:", target):
            continue
        count += 1
        name, _, anchor = target.partition("#")
        file = os.path.normpath(os.path.join(os.path.dirname(path), name)) if name else path
        if not os.path.exists(file):
            wrong.append(f"{page}:{number}: there is no file '{target}'")
        elif anchor and file.endswith(".md") and anchor not in anchors(file):
            wrong.append(f"{page}:{number}: '{name or page}' has no heading '#{anchor}'")
    return count, wrong


def check(root):
    count, wrong = 0, []
    for page in pages(root):
        found, bad = broken(root, page)
        count, wrong = count + found, wrong + bad
    return count, wrong


def main():
    count, wrong = check(sys.argv[1] if len(sys.argv) > 1 else ".")
    for line in wrong:
        print(line)
    print(f"{count} links, {len(wrong)} broken")
    sys.exit(1 if wrong or not count else 0)


if __name__ == "__main__":
    main()
