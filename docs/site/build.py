# ===- build.py - The pages as a site with search --------------------------------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Writes the project's pages and the generated reference as HTML that needs no server.

    build.py --reference=build/docs --output=build/site

Fails on a broken link. Needs python3-markdown. Links to files that are no pages become text: the site is complete in
itself, and does not assume a checkout beside it.
"""

import argparse
import html
import json
import os
import re
import shutil
import sys

import markdown
from markdown.extensions.toc import TocExtension

import links

HERE = os.path.dirname(os.path.abspath(__file__))
GROUPS = [
    ("Start", ["README.md", "docs/installing.md", "docs/tutorial.md", "python/README.md", "examples/ocr/README.md",
               "examples/out-of-tree-pass/README.md", "examples/rust-caller/README.md", "docs/compatibility.md",
               "CHANGELOG.md"]),
    ("Use", ["docs/onnx.md", "docs/onnx-operators.md", "docs/quantization.md", "docs/sparse.md", "docs/runtime.md",
             "docs/accuracy.md", "docs/profiling.md", "docs/tuning.md", "docs/search.md", "docs/models.md"]),
    ("Inside", ["docs/architecture.md", "docs/glossary.md", "docs/loops.md", "docs/functions.md", "CONTRIBUTING.md"]),
    ("Primitives", "docs/primitives/"),
    ("Decisions", "docs/decisions/"),
    ("Results", ["docs/benchmarks.md", "docs/results/"]),
    ("Reference", "reference/"),
    ("More", ""),
]


def grouped(pages):
    """Lists of pages under titles; each page is in the first group that names it or its folder."""
    left = list(pages)
    for title, names in GROUPS:
        chosen = []
        for name in [names] if isinstance(names, str) else names:
            found = [p for p in left if p == name or (p.startswith(name) and (not name or name.endswith("/")))]
            chosen += sorted(found, key=lambda p: (not p.endswith("README.md"), p))
            left = [p for p in left if p not in found]
        if chosen:
            yield title, chosen


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def collect(root, reference):
    """Texts by the path that their page has in the site."""
    texts = {page: read(os.path.join(root, page)) for page in links.pages(root)}
    for page in links.pages(reference) if os.path.isdir(reference) else []:
        texts[f"reference/{page}"] = read(os.path.join(reference, page))
    return texts


def title_of(page, text):
    heading = re.search(r"^# (.*)$", text, re.M) or re.search(r"^##? (.*)$", text, re.M)
    name = re.sub(r"[`*]", "", heading.group(1)) if heading else ""
    if page.startswith("reference/"):
        return os.path.splitext(os.path.basename(page))[0]
    return name or page


def target_of(page):
    return page[: -len(".md")] + ".html"


def rewrite(page, body, texts, root, output):
    """Points links between pages to the HTML files, copies pictures, and drops other links."""

    def follow(match):
        before, target = match.group(1), html.unescape(match.group(2))
        if re.match(r"[a-z]+:", target) or target.startswith("#"):
            return match.group(0)
        name, _, anchor = target.partition("#")
        there = os.path.normpath(os.path.join(os.path.dirname(page), name))
        if there + "/README.md" in texts:
            there += "/README.md"
        if there in texts:
            link = os.path.relpath(target_of(there), os.path.dirname(page) or ".") + ("#" + anchor if anchor else "")
            return f'{before}="{html.escape(link)}"'
        source = os.path.join(root, there)
        if before == "src" and os.path.isfile(source):
            os.makedirs(os.path.dirname(os.path.join(output, there)), exist_ok=True)
            shutil.copy(source, os.path.join(output, there))
            return match.group(0)
        return f'title="{html.escape(there)}" class="file"'

    return re.sub(r'\b(href|src)="([^"]*)"', follow, body)


def sections(body):
    """Anchor, heading and text of each part of a page, for the search."""
    parts = re.split(r'<h[1-6] id="([^"]*)">(.*?)</h[1-6]>', body, flags=re.S)

    def plain(markup):
        return " ".join(html.unescape(re.sub(r"<[^>]*>", " ", markup)).split())

    return [[anchor, plain(heading), plain(text)] for anchor, heading, text in zip(parts[1::3], parts[2::3], parts[3::3])]


def navigation(groups, titles, current):
    """The list of all pages, with the group of the current one open."""
    made = []
    for title, pages in groups:
        is_open = " open" if current in pages else ""
        items = "".join(
            f'<li><a href="{html.escape(os.path.relpath(target_of(p), os.path.dirname(current) or "."))}"'
            f'{" aria-current=page" if p == current else ""}>{html.escape(titles[p])}</a></li>' for p in pages)
        made.append(f"<details{is_open}><summary>{title}</summary><ul>{items}</ul></details>")
    return "".join(made)


def write(output, path, text):
    path = os.path.join(output, path)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def build(root, reference, output):
    shutil.rmtree(output, ignore_errors=True)
    texts = collect(root, reference)
    titles = {page: title_of(page, text) for page, text in texts.items()}
    groups, template, index = list(grouped(texts)), read(os.path.join(HERE, "page.html")), []
    toc = TocExtension(slugify=lambda heading, _: links.slug(heading))
    for page, text in texts.items():
        body = markdown.markdown(text, extensions=["tables", "fenced_code", "sane_lists", "md_in_html", toc])
        body = rewrite(page, body, texts, root, output).replace("<table>", "<div class=wide><table>").replace(
            "</table>", "</table></div>")
        up = os.path.relpath(".", os.path.dirname(page) or ".")
        fields = {"title": html.escape(titles[page]), "navigation": navigation(groups, titles, page), "up": up,
                  "body": body}
        write(output, target_of(page), re.sub(r"\{\{(\w+)\}\}", lambda m: fields[m.group(1)], template))
        index.append([target_of(page), titles[page], sections(body)])
    # A script instead of JSON: pages that are opened as files may not fetch.
    write(output, "search-index.js", "const pages = " + json.dumps(index, ensure_ascii=False) + ";\n")
    for name in ("site.css", "site.js"):
        shutil.copy(os.path.join(HERE, name), output)
    shutil.copy(os.path.join(output, "README.html"), os.path.join(output, "index.html"))
    return len(texts)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--root", default=os.path.join(HERE, "..", ".."))
    parser.add_argument("--reference", default="build/docs", help="where `ninja mlir-doc` writes")
    parser.add_argument("--output", default="build/site")
    options = parser.parse_args()
    count, wrong = links.check(options.root)
    for line in wrong:
        print(f"error: {line}", file=sys.stderr)
    if wrong:
        sys.exit(1)
    print(f"{build(os.path.normpath(options.root), options.reference, options.output)} pages, {count} links: "
          f"{os.path.join(options.output, 'index.html')}")


if __name__ == "__main__":
    main()
