#!/usr/bin/env python3
# ===- help_pages.py - Man pages and shell completions from the tools' help ------------------------===//
#
# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# ===----------------------------------------------------------------------===//
"""Writes a man page and completions for bash and zsh for each tool, from what its --help prints.

    help_pages.py --output=share TOOL...

The help is the only source, so that none of them can say anything else. Three forms of help are read: of LLVM's command
lines, of nnprim-run, and of Python's argparse.
"""

import argparse
import os
import re
import subprocess
from dataclasses import dataclass, field

# An option at the start of a line: "--emit=<value>  - What", "--json  Print", "-o FILE  the file", "-h, --help  show".
# Descriptions stand two spaces away or on lines of their own.
OPTION = re.compile(r"^ {2,6}(?P<names>-{1,2}[\w-]+(?:, -{1,2}[\w-]+)*)(?P<value>=\S+| (?:[A-Z]+|<\w+>|\{[\w,]+\}))?"
                    r"(?:$| {1,}- (?P<llvm>.*)$| {2,}(?P<text>\S.*)$)")
VALUE = re.compile(r"^ +=(?P<name>[\w-]+) +- *(?P<text>.*)$")
CONTINUATION = re.compile(r"^ {10,}(?P<text>\S.*)$")
HEADING = re.compile(r"^(?P<name>\S[^:]*):$")


@dataclass
class Option:
    names: list
    value: str = ""
    text: str = ""
    choices: list = field(default_factory=list)

    def long(self):
        return self.names[-1]


@dataclass
class Help:
    tool: str
    summary: str
    description: list
    options: list


def parse(tool, text):
    summary, description, options, current = "", [], [], None
    for line in text.splitlines():
        option = OPTION.match(line)
        value = VALUE.match(line)
        continuation = CONTINUATION.match(line)
        if option:
            braces = re.search(r"\{(.*)\}", option["value"] or "")
            current = Option(option["names"].split(", "), option["value"] or "", option["llvm"] or option["text"] or "",
                             [(name, "") for name in braces[1].split(",")] if braces else [])
            options.append(current)
        elif value and current:
            current.choices.append((value["name"], value["text"].strip()))
        elif continuation and current:
            current.text = f"{current.text} {continuation['text']}".strip()
        elif line.startswith("OVERVIEW: "):
            summary = line[len("OVERVIEW: "):]
        elif HEADING.match(line) or not line.strip():
            current = None if line.strip() else current
        elif not options and not line.lower().startswith(("usage:", " ")) and not line.startswith("Available"):
            summary = summary or line
            description.append(line)
    return Help(tool, summary.rstrip("."), description, options)


def escape_roff(text):
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text


def sentence_inside(text):
    """The summary as it stands behind a dash: acronyms keep their letters."""
    return text if text[:2].isupper() else text[:1].lower() + text[1:]


def man_page(page, usage):
    lines = [f'.TH "{page.tool.upper()}" 1 "" "NNPrim" "NNPrim"', ".SH NAME",
             f"{escape_roff(page.tool)} \\- {escape_roff(sentence_inside(page.summary))}", ".SH SYNOPSIS",
             ".nf", *[escape_roff(line) for line in usage], ".fi"]
    if page.description:
        lines += [".SH DESCRIPTION", *[escape_roff(line) for line in page.description]]
    lines.append(".SH OPTIONS")
    for option in page.options:
        lines += [".TP", f"\\fB{escape_roff(', '.join(option.names))}\\fR{escape_roff(option.value)}",
                  escape_roff(option.text)]
        for name, text in option.choices:
            lines += [".br", escape_roff(f"{name}: {text}" if text else name)]
    lines += [".SH SEE ALSO", "README.md and the folder docs in share/doc/nnprim of the installation."]
    return "\n".join(lines) + "\n"


def bash_completion(page):
    """Options, their values where they are known, and files."""
    words = " ".join(name + ("=" if option.value.startswith("=") else "") for option in page.options
                     for name in option.names)
    function = "_" + page.tool.replace("-", "_")
    cases = "".join(f"    {option.long()}) values=\"{' '.join(name for name, _ in option.choices)}\" ;;\n"
                    for option in page.options if option.choices)
    return f"""# bash completion for {page.tool}
{function}() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}" previous="${{COMP_WORDS[COMP_CWORD-1]}}" values=""
  # Readline splits --option=value in three words.
  if [[ $word == "=" ]]; then word=""; elif [[ $previous == "=" ]]; then previous="${{COMP_WORDS[COMP_CWORD-2]}}"; fi
  case $previous in
{cases}    *) ;;
  esac
  if [[ -n $values ]]; then
    COMPREPLY=($(compgen -W "$values" -- "$word"))
  elif [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "{words}" -- "$word"))
    [[ ${{COMPREPLY[0]}} == *= ]] && compopt -o nospace
  else
    compopt -o default
    COMPREPLY=()
  fi
}}
complete -F {function} {page.tool}
"""


def zsh_completion(page):
    def quoted(text):
        return re.sub(r"([\[\]:\\])", r"\\\1", text).replace("'", "'\\''")

    def specification(option, name):
        takes = "=" if option.value.startswith("=") and name.startswith("--") else "+" if option.value else ""
        values = f"({' '.join(choice for choice, _ in option.choices)})" if option.choices else "_files"
        argument = f":{quoted(option.value.strip('=<> ') or 'value')}:{values}" if option.value else ""
        return f"  '*{name}{takes}[{quoted(option.text)}]{argument}'"

    arguments = [specification(option, name) for option in page.options for name in option.names]
    return f"#compdef {page.tool}\n_arguments \\\n" + " \\\n".join([*arguments, "  '*:file:_files'"]) + "\n"


def usage_lines(text):
    """The usage, which ends at an empty line."""
    lines = text[text.lower().index("usage:") + len("usage:"):].split("\n\n")[0].splitlines()
    return [line.strip() for line in lines]


def write(path, content):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(content)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", required=True, help="the folder 'share' of an installation")
    parser.add_argument("tools", nargs="+")
    arguments = parser.parse_args()
    # argparse folds its help at the width of the terminal.
    environment = {**os.environ, "COLUMNS": "120"}
    for path in arguments.tools:
        tool = os.path.basename(path)
        text = subprocess.run([path, "--help"], stdout=subprocess.PIPE, text=True, check=True, env=environment).stdout
        page = parse(tool, text)
        if not page.options or not page.summary:
            parser.error(f"{tool}: no options or no summary found in its help")
        write(os.path.join(arguments.output, "man/man1", f"{tool}.1"), man_page(page, usage_lines(text)))
        write(os.path.join(arguments.output, "bash-completion/completions", tool), bash_completion(page))
        write(os.path.join(arguments.output, "zsh/site-functions", f"_{tool}"), zsh_completion(page))


if __name__ == "__main__":
    main()
