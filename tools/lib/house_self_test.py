"""Proves that the check of the house can fail: small packages that break each rule, and one that breaks none."""

import subprocess
import tempfile
from pathlib import Path

from house import LIMITS, figures, long_files, long_lines, long_subjects, regular_expressions
from trees import differences, write_tree


def full(name, member="value = 0"):
    return f"struct {name} {{\n" + f"    let {member}\n" * 58 + "}\n"


SOUND = {
    "Sources/Presence/Values/Level.swift": full("Level"),
    "Sources/Presence/Model/Filter.swift": full("Filter", "level = Level()"),
    "Sources/Server/HTTP/Route.swift": full("Route"),
    "Tests/Test.swift": "// " + "x" * 117 + "\n",
    "tools/run": "#!/bin/sh\n",
    "tools/table.csv": "x" * 200 + "\n",
    # No regular expressions: a quotient, an operator as an argument, comments, strings.
    "Sources/Server/HTTP/Sum.swift": full("Sum") + "let a = b /c, d = [1].reduce(1, /) // = /x/\nlet e = \"(/x/)\"\n",
}

# Four constants: 3.5, 1_000, 9 and 0.25. Plain numbers, formulas, comments and strings hold none.
NUMBERED = """\
let a1 = $0.0 - 1 // 7
let text = "8 \\(0.25 * x) 10"
let value = -3.5, many = 4 * lanes + 0.5 * half / 3
func go(to most: Int = 1_000, from least: Int = 2) { let kept: [Int: Double] = [:], after: Int16 = 9 }
"""
# Four regular expressions.
MATCHING = """\
let a = text.firstMatch(of: /a+b/), b = c / d
guard let c = try? Regex("a+") else { return /b"c/
}
let d = text.contains(
    #/a b/#)
"""
PARAMETERS = "struct Parameters {\n    var share = 1.0\n    var count: Float = 0\n    var other = Other()\n}\n"

BROKEN = {
    "Sources/Presence/Constants.swift": NUMBERED + "let number = 7\n" * 120,
    "Sources/Presence/Values/Parameters.swift": PARAMETERS,
    "Sources/Client/Client.generated.swift": "let long = 1\n" * 601,
    **{f"Sources/Client/Long{number}.swift": "let long = 1\n" * 601 for number in range(2)},
    "Sources/Presence/Values/Level.swift": "struct Level { let filter: Filter }\n",
    "Sources/Presence/Model/Filter.swift": "struct Filter { let level: Level }\n",
    "Sources/Server/A/Matching.swift": MATCHING,
    # A type that the name does not tell; a private one, one of the file's nouns, and one within it do not count.
    "Sources/Store/Doors.swift":
        "struct DoorRow {\n    struct Inner {}\n}\nprivate struct Other {}\nstruct Hidden {}\n",
    "Tests/Test.swift": "// " + "é" * 118 + "\n",
    "tools/run": "#!/bin/sh\n# " + "x" * 119 + "\n",
}

EXPECTED = {
    "types that their file's name does not tell: 1, but at most 0 are allowed",
    "Presence: numeric constants: 126, but at most 113 are allowed",
    "Presence: two-way pairs of folders: 1, but at most 0 are allowed",
    *(f"Sources/Client/Long{number}.swift: 601 lines, but at most 600 are allowed" for number in range(2)),
    *(f"Sources/Server/A/Matching.swift:{line}: regular expressions are not allowed in Sources" for line in (1, 2, 5)),
    "Tests/Test.swift:1: 121 columns, but at most 120 are allowed",
    "tools/run:2: 121 columns, but at most 120 are allowed",
}


def self_test():
    """The differences between what was found and what should be; empty when the check works."""
    return [*differences(found_in(SOUND), found_in(BROKEN), EXPECTED), *subject_problems()]


def found_in(files):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        write_tree(root, files)
        measured = figures(root)
        beyond = [line for limit in LIMITS for line in limit.breaches(measured)]
        return [*beyond, *long_files(root), *long_lines(root), *regular_expressions(root)]


def subject_problems():
    """A history with a long subject before and after the first commit that counts; then the same, cut short."""
    with tempfile.TemporaryDirectory() as folder:
        full, shallow, none = (Path(folder) / name for name in ("full", "shallow", "none"))
        none.mkdir()
        git(folder, "init", "--quiet", str(full))
        for subject in ("a" * 71, "first", "b" * 70, "c" * 71):
            git(full, "commit", "--quiet", "--allow-empty", "--message", subject)
        first = git(full, "rev-parse", "HEAD~2").strip()
        git(folder, "clone", "--quiet", "--depth", "1", full.as_uri(), str(shallow))
        breaches, note = long_subjects(full, first)
        if len(breaches) != 1 or "71 characters" not in breaches[0] or "2 checked" not in note:
            yield f"not found: the subject of 71 characters, and that alone: {breaches} {note}"
        for root in (shallow, none):
            breaches, note = long_subjects(root, first)
            if breaches or "not checked" not in note:
                yield f"{root.name}: a history that is not there should be said to be unchecked: {breaches} {note}"


def git(folder, *arguments):
    name = ["-c", "user.name=Self test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
    command = ["git", "-C", str(folder), *name, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
