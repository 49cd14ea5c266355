"""The figures of the house: how its folders hang together, and what the engine decides by."""

import re
import subprocess
from dataclasses import dataclass

from findable import hidden_types
from folders import two_way_pairs, uses_in
from package import parts
from swift_code import code_of

MAX_LINES = 600
MAX_COLUMNS = 120
MAX_CHARACTERS = 70

# Subjects of commits after this one are counted; those before it were written without the check.
FIRST_COMMIT = "45db834"

NUMBER = r"-?[0-9][0-9_]*(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?"
# A name, a parameter or an element of a tuple that is given a number.
NAMED = re.compile(rf"\b(?:(?:let|var) \w+(?:: [\w.]+)?|\w+: (?:Int|Float|Double)\w*) = ({NUMBER})\b(?!\.)")
# A number without a name, and no part of one.
UNNAMED = re.compile(rf"(?<![\w.$])({NUMBER})\b(?!\.)")
# A literal stands where a value is expected, and has no blank behind its first slash; a comment was blanked before.
MATCHED = re.compile(
    r"(?:[(\[,:=?{]|\breturn|\bcase|\bin)\s*#*/[^\s/*)]|#/"
    r"|\b(?:NSRegularExpression|Regex|RegexBuilder|regularExpression|firstMatch|wholeMatch|prefixMatch)\b"
    r"|\bmatches\(of:")

# The starts of counters and sums. In the files of Parameters they are values like others.
PLAIN_NUMBERS = (0, 1, 2, -1)


@dataclass(frozen=True)
class Limit:
    figure: str
    must: int
    stretch: int
    held: int | None = None  # where the goal is missed for now: what was reached, which must not get worse

    def breaches(self, measured):
        now, bound = measured[self.figure], self.must if self.held is None else self.held
        if now > bound:
            yield f"{self.figure}: {now}, but at most {bound} are allowed"


LIMITS = [
    Limit("types that their file's name does not tell", 0, 0),
    Limit("Presence: numeric constants", 55, 40, held=113),
    Limit("Presence: two-way pairs of folders", 0, 0),
]


def figures(root):
    """The figures by name, over Sources."""
    presence = root / "Sources" / "Presence"
    return {
        "types that their file's name does not tell": sum(
            len(list(hidden_types(folder))) for folder in parts(root, "Sources")),
        "Presence: numeric constants": sum(
            constants(file, file.read_text(encoding="utf-8")) for file in sorted(presence.rglob("*.swift"))),
        "Presence: two-way pairs of folders": len(two_way_pairs(uses_in(presence))),
    }


def constants(file, text):
    """How many numbers the engine decides by: those with a name, but for 0, 1, 2 and -1 outside Parameters, and
    those without one that have a fraction, but for 0.5. Other numbers of formulas, lanes and units are none."""
    code = code_of(text)
    named = [value(match) for match in NAMED.finditer(code)]
    unnamed = [value(match) for match in UNNAMED.finditer(NAMED.sub("", code))]
    if not file.name.startswith("Parameters"):
        named = [number for number in named if number not in PLAIN_NUMBERS]
    return len(named) + sum(number % 1 not in (0, 0.5) for number in unnamed)


def value(match):
    return float(match[1].replace("_", ""))


def table(measured):
    rows = [("figure", "now", "must", "stretch")]
    for limit in LIMITS:
        rows.append((limit.figure, *map(str, (measured[limit.figure], limit.must, limit.stretch))))
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    for row in rows:
        yield "  ".join([row[0].ljust(widths[0]), *(row[column].rjust(widths[column]) for column in (1, 2, 3))])


def long_files(root):
    for folder in parts(root, "Sources", "Tests", "sql"):
        for file in sorted(folder.rglob("*.swift")):
            if file.name.endswith(".generated.swift"):
                continue
            count = len(file.read_text(encoding="utf-8").splitlines())
            if count > MAX_LINES:
                yield f"{file.relative_to(root)}: {count} lines, but at most {MAX_LINES} are allowed"


def long_lines(root):
    """Lines of Swift files and of scripts; what SQL migrations were applied cannot be changed any more."""
    for file in [*swift_files(root), *scripts(root / "tools")]:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if len(line) > MAX_COLUMNS:
                yield f"{file.relative_to(root)}:{number}: {len(line)} columns, but at most {MAX_COLUMNS} are allowed"


def regular_expressions(root):
    """What Sources match by a regular expression, as a literal or by a call: its time is no one's promise, and bytes
    from outside choose it."""
    for file in sorted(file for folder in parts(root, "Sources") for file in folder.rglob("*.swift")):
        code = code_of(file.read_text(encoding="utf-8"))
        for number, line in enumerate(code.splitlines(), start=1):
            if MATCHED.search(line):
                yield f"{file.relative_to(root)}:{number}: regular expressions are not allowed in Sources"


def swift_files(root):
    folders = parts(root, "Sources", "Tests", "sql", "tools")
    return [file for folder in folders for file in sorted(folder.rglob("*.swift"))]


def scripts(folder):
    for file in sorted(folder.rglob("*")):
        if file.is_file() and (file.suffix in (".py", ".sh") or (not file.suffix and begins_as_script(file))):
            yield file


def begins_as_script(file):
    with file.open("rb") as opened:
        return opened.read(2) == b"#!"


def long_subjects(root, first_commit):
    """The breaches among the commits after the first, and a sentence on what was looked at."""
    known = git(root, "merge-base", "--is-ancestor", first_commit, "HEAD")
    if known is None:
        return [], f"Commit subjects: not checked, because {first_commit} is not in the history."
    commits = git(root, "log", "--format=%h %s", f"{first_commit}..HEAD").splitlines()
    breaches = []
    for commit in commits:
        name, _, subject = commit.partition(" ")
        if len(subject) > MAX_CHARACTERS:
            breaches.append(
                f"commit {name}: the subject has {len(subject)} characters, but at most {MAX_CHARACTERS} are allowed")
    return breaches, f"Commit subjects: {len(commits)} checked, after {first_commit}."


def git(root, *arguments):
    """What git prints; None where it is not there, or fails."""
    try:
        done = subprocess.run(["git", "-C", str(root), *arguments], capture_output=True, text=True, check=True)
    except (FileNotFoundError, subprocess.CalledProcessError):
        return None
    return done.stdout
