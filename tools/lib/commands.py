"""The commands of the programs, as the sources of their targets make them."""

import re

from folders import Reader
from package import parts
from swift_code import code_of

CONFIGURATION = re.compile(r"\bCommandConfiguration\s*\(")
NAME = re.compile(r'\bcommandName:\s*"([^"]+)"')
SUBCOMMANDS = re.compile(r"\bsubcommands:\s*\[([^\]]*)\]")
PROGRAMS = ("rollcall", "rollcall-server", "rollcall-node", "rollcall-device", "rollcall-resolver")


def command_trees(root):
    """{program: {subcommand: {subcommand of it: …}}}"""
    trees = {}
    for program in PROGRAMS:
        found = {}
        for file in sorted(file for folder in parts(root, "Sources") for file in (folder / program).rglob("*.swift")):
            found |= dict(configurations(str(file), file.read_text(encoding="utf-8")))
        for name, subcommands in found.values():
            if name == program:
                trees[program] = tree(found, subcommands)
    return trees


def configurations(file, text):
    """Of each configured type its path, the command's name and the paths of its subcommands as they are written."""
    code = code_of(text)
    reader = Reader(file, text)
    for match in CONFIGURATION.finditer(code):
        path = reader.type_at(match.start())
        arguments = slice(match.end(), closing(code, match.end()))
        name = NAME.search(text[arguments])
        listed = SUBCOMMANDS.search(code[arguments])
        subcommands = re.findall(r"([\w.]+)\.self", listed[1]) if listed else []
        yield path, (name[1] if name else default_name(path), [(path, written) for written in subcommands])


def closing(code, position):
    depth = 1
    for match in re.compile(r"[()]").finditer(code, position):
        depth += 1 if match[0] == "(" else -1
        if depth == 0:
            return match.start()
    return len(code)


def default_name(path):
    """As ArgumentParser makes it of the type's name: `IssueBadgeCommand` is `issue-badge-command`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", path.rpartition(".")[2]).lower()


def tree(found, subcommands):
    commands = (found.get(f"{around}.{written}") or found.get(written) for around, written in subcommands)
    return {name: tree(found, below) for name, below in filter(None, commands)}
