"""usage: python3 tools/lib/prose.py [PATH ...]

Names each sentence in Sources and the pages that has a barred word, which CONTRIBUTING.md explains: a pronoun in place
of a person, or *where* for a condition. codespell names words that are misspelt. Without a path it reads all of them.
"""

import re
import subprocess
import sys
from pathlib import Path

from package import parts
from swift_code import code_of

ROOT = Path(__file__).resolve().parent.parent.parent
PRONOUN = r"(?:some|no|every|any)body(?:'s)?|(?:some|every|any)one(?:'s)?|no one|who(?:m)?ever(?:'s)?"
CONDITION = r"(?:nil|false|true|absent|empty|none|null|zero|nothing) where|throws (?:`[^`]+`(?:, | or )?)+ where"
BEFORE, AFTER = r"(?<![\w.`'/-])", r"(?![\w(]|[`'](?!s))"
IN_PROSE = re.compile(f"{BEFORE}(?:{PRONOUN}|{CONDITION}){AFTER}", re.IGNORECASE)
# "where" in a string may be SQL's.
IN_STRINGS = re.compile(f"{BEFORE}(?:{PRONOUN}){AFTER}", re.IGNORECASE)
# Words of Swift, and "to and fro", that codespell takes for mistakes.
SPELT = "inout,atleast,fro"


def comments(source):
    """The comments of a Swift source, in lines as they stand; everything else is blank."""
    return [line if line.lstrip().startswith("//") else "" for line in source.splitlines()]


def remarks(source):
    """The comments of a script, a style sheet or SQL."""
    return [line if line.lstrip().startswith(("//", "/*", "*", "--")) else "" for line in source.splitlines()]


def strings(source):
    """What stands in the strings of a Swift source."""
    code = code_of(source)
    text = "".join(char if char == "\n" or gone != char else " " for char, gone in zip(source, code, strict=True))
    return [
        "" if line.lstrip().startswith("//") else kept
        for line, kept in zip(source.splitlines(), text.splitlines(), strict=True)]


def page(source):
    """The prose of a page: no code."""
    lines, is_code = [], False
    for line in source.splitlines():
        is_fence = line.lstrip().startswith("```")
        is_code = is_code != is_fence
        lines.append("" if is_code or is_fence else re.sub(r"`[^`]*`", "``", line))
    return lines


def breaches(root, paths=()):
    """One line for each barred or misspelt word."""
    texts = []
    for file in files(root, paths):
        source, name = file.read_text(encoding="utf-8"), file.relative_to(root)
        lines = (page if file.suffix == ".md" else comments if file.suffix == ".swift" else remarks)(source)
        texts += [(f"{name}:{number}", line) for number, line in enumerate(lines, 1) if line]
        yield from barred(name, lines, IN_PROSE)
        if file.suffix == ".swift":
            yield from barred(name, strings(source), IN_STRINGS)
    yield from misspelt(texts)


def barred(name, lines, words):
    for number, line in enumerate(lines, 1):
        for word in words.findall(line):
            yield f"{name}:{number}: '{word}' in: {line.strip()}"


def misspelt(texts):
    """What codespell says of lines with their places. Throws FileNotFoundError if it is not installed."""
    done = subprocess.run(
        ["codespell", "--ignore-words-list", SPELT, "-"], input="\n".join(line for _, line in texts),
        capture_output=True, text=True)
    for complaint in re.finditer(r"^(\d+): .*\n\t(.+)$", done.stdout, re.MULTILINE):
        yield f"{texts[int(complaint[1]) - 1][0]}: {complaint[2]}"


def files(root, paths=()):
    pages = [root / "docs", root / "README.md", root / "CONTRIBUTING.md", *sorted(root.glob("Packages/*/README.md"))]
    wanted = [root / path for path in paths] or [*parts(root, "Sources"), *pages]
    for path in wanted:
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            is_prose = file.suffix in (".swift", ".md", ".js", ".css")
            # The glossary and the rules name what is barred; docs/protocol.md is made of comments.
            is_other = file.name in ("glossary.md", "CONTRIBUTING.md", "protocol.md") or ".generated" in file.name
            if is_prose and not is_other:
                yield file


def self_test():
    source = (
        "/// Nil where a door is open.\nlet text = \"Nobody came\" // where\n"
        "/// The room where it is.\nlet query = \"set a = null where b\"\n/// A misspelt recieve.\n")
    found = [
        *barred("A.swift", comments(source), IN_PROSE), *barred("A.swift", strings(source), IN_STRINGS),
        *misspelt([("A.swift:5", "/// A misspelt recieve.")])]
    expected = ["A.swift:1: 'Nil where'", "A.swift:2: 'Nobody'", "A.swift:5: recieve ==> receive"]
    if len(found) != 3 or not all(line.startswith(start) for line, start in zip(found, expected)):
        return [f"prose: found {found}"]
    return []


if __name__ == "__main__":
    problems = list(breaches(ROOT, sys.argv[1:]))
    print("\n".join(problems))
    sys.exit(1 if problems else 0)
