"""usage: python3 tools/lib/prose.py [--strings] [PATH ...]

Names each sentence of Sources, sql and docs that says one of the barred words: pronouns as subjects, and "where" for a
condition. Without a path it reads all of them. docs/glossary.md and CONTRIBUTING.md say what stands in their place.
"""

import re
import sys
from pathlib import Path

from swift_code import code_of

ROOT = Path(__file__).resolve().parent.parent.parent
BARRED = re.compile(
    r"(?<![\w.`'/-])(?:"
    r"(?:some|no|every|any)body(?:'s)?|(?:some|every|any)one(?:'s)?|no one|who(?:m)?ever(?:'s)?|"
    r"(?:nil|false|true|absent|empty|none|null|zero|nothing) where|"
    r"throws (?:`[^`]+`(?:, | or )?)+ where)"
    r"(?![\w(]|[`'](?!s))", re.IGNORECASE)


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


def barred_words(root, paths=(), in_strings=False):
    for file in files(root, paths):
        source = file.read_text(encoding="utf-8")
        if file.suffix == ".md":
            lines = [] if in_strings else page(source)
        elif file.suffix == ".swift":
            lines = strings(source) if in_strings else comments(source)
        else:
            lines = [] if in_strings else remarks(source)
        for number, line in enumerate(lines, 1):
            for word in BARRED.findall(line):
                yield f"{file.relative_to(root)}:{number}: '{word}' in: {line.strip()}"


def files(root, paths):
    wanted = [root / path for path in paths] or [
        root / "Sources", root / "docs", root / "README.md", root / "CONTRIBUTING.md"]
    for path in wanted:
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            if file.suffix in (".swift", ".md", ".js", ".css", ".sql") and file.name not in ("glossary.md", "protocol.md"):
                if not file.name.endswith(".generated.swift"):
                    yield file


if __name__ == "__main__":
    arguments = [each for each in sys.argv[1:] if each != "--strings"]
    found = list(barred_words(ROOT, arguments, "--strings" in sys.argv))
    print("\n".join(found))
    sys.exit(1 if found else 0)
