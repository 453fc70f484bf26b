"""Checks the DOM that a browser made of a page.

usage: check_page.py PAGE DOM profile|graph

The page loads nothing, its script came to its end, and there is a row, a box
or a mark for each thing in its data.
"""

import json
import re
import sys
import xml.etree.ElementTree as ElementTree


def get_svg(dom, name):
    """The elements of a drawing; a browser writes SVG as XML."""
    found = re.search(rf'<svg id="{name}".*?</svg>', dom, re.S)
    assert found, f"there is no drawing '{name}'"
    return list(ElementTree.fromstring(found.group(0)).iter())


def count(elements, tag, word):
    return sum(e.tag == tag and word in e.get("class", "").split() for e in elements)


def check_numbers(elements):
    """No coordinate is NaN or infinite."""
    for element in elements:
        for name in ("x", "y", "cx", "cy", "r", "width", "height", "d", "x1", "x2", "y1", "y2"):
            value = element.get(name, "0")
            assert "NaN" not in value and "Infinity" not in value, (element.tag, name, value)


def check_profile(data, dom):
    assert len(re.findall(r"<tr data-step=", dom)) == len(data["steps"])
    used = {step["arithmetic"] for step in data["steps"] if step["executed_flops"] > 0} & {"f32", "f32 by int16"}
    if used:
        roofline = get_svg(dom, "roofline")
        check_numbers(roofline)
        assert count(roofline, "circle", "mark") > 0
        assert count(roofline, "line", "roof") > len(used)
    if data["buffers"]:
        arena = get_svg(dom, "arena")
        check_numbers(arena)
        assert count(arena, "rect", "mark") == len(data["buffers"])


def check_graph(data, dom):
    graph = get_svg(dom, "graph")
    check_numbers(graph)
    steps = [e for e in graph if e.get("id", "").startswith("s") and e.tag == "g"]
    assert len(steps) == len(data["steps"]), (len(steps), len(data["steps"]))
    assert count(graph, "path", "edge") == sum(len(s["inputs"]) + len(s["outputs"]) for s in data["steps"])
    # Every step but a fill reads something, and each is read; some read inputs of the model, and all others read earlier
    # steps only.
    read = {edge["from"] for s in data["steps"] for edge in s["inputs"]}
    assert all(s["inputs"] or s["op"] == "linalg.fill" for s in data["steps"])
    assert all(s["outputs"] or i in read for i, s in enumerate(data["steps"]))
    assert any(s["outputs"] for s in data["steps"])
    assert any(edge["from"] < 0 for s in data["steps"] for edge in s["inputs"])
    assert all(edge["from"] < i for i, s in enumerate(data["steps"]) for edge in s["inputs"])


def main():
    page, dom, kind = sys.argv[1:]
    with open(page, encoding="utf-8") as file:
        page = file.read()
    with open(dom, encoding="utf-8") as file:
        dom = file.read()
    assert not re.search(r"""(src|href)\s*=|url\(["']?(?!#)|@import|fetch\(""", re.sub(r'<script type="application/json".*?</script>', "", page, flags=re.S))
    data = json.loads(re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.S).group(1))
    assert "[object " not in dom
    assert f'data-ready="{kind}"' in dom, "the script did not come to its end"
    {"profile": check_profile, "graph": check_graph}[kind](data, dom)


if __name__ == "__main__":
    main()
