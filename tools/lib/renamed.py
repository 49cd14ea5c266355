"""docs/renamed.csv, against the history: it has each name that callers, scripts or statements could use and that left.

Compared are request types, the schemas of the protocol and their members (docs/protocol.md), environment variables and
metrics (Sources of all packages), and what migrations renamed or dropped, since the commit before the first rename.
"""

import csv
import re

from house import git

BASE = "105e1d30"
HEADING = re.compile(r"^### ([\w.]+)$")
MEMBER = re.compile(r"^\| `(\w+)` \|")
WORDS = (r"\bROLLCALL_[A-Z][A-Z_]+[A-Z]\b", r"\brollcall_[a-z][a-z_]+[a-z]\b")
RENAMED = re.compile(r"\brename (?:constraint |column )?(?:(\w+) )?to \w+|\bdrop (?:table|column) (?:if exists )?(\w+)")
ALTERED = re.compile(r"\balter table (?:only )?(\w+)")


def names_of_protocol(page):
    """Headings, and members behind them: `admin.get_rooms`, `admin.get_rooms search`."""
    found, heading = set(), None
    for line in page.splitlines():
        if match := HEADING.match(line):
            heading = match[1]
            found.add(heading)
        elif line.startswith("#"):
            heading = None
        elif heading and (match := MEMBER.match(line)):
            found.add(f"{heading} {match[1]}")
    return found


def gone(before, now, renames):
    """The names of before that are not there now, are not listed, nor there under the new name of heading or member."""
    for name in sorted(before - now - set(renames)):
        heading, _, member = name.partition(" ")
        followed = f"{renames.get(heading, heading)} {renames.get(member, member)}".strip()
        if followed not in now:
            yield name


def renamed_in(migration):
    """The tables and columns that a migration renames or drops; indexes and constraints have no callers."""
    for statement in migration.split(";"):
        table = ALTERED.search(statement)
        match = RENAMED.search(statement)
        if table and match and "constraint" not in statement:
            column = match[1] or match[2]
            yield table[1] if column is None else f"{table[1]}.{column}"


def breaches(root):
    """One line for each name that left and is not listed, and a sentence on what was compared."""
    if git(root, "merge-base", "--is-ancestor", BASE, "HEAD") is None:
        return [], f"Renamed names: not checked, because {BASE} is not in the history."
    rows = list(csv.DictReader((root / "docs/renamed.csv").read_text(encoding="utf-8").splitlines()))
    renames = {row["old"]: row["new"] for row in rows}
    before = names_of_protocol(git(root, "show", f"{BASE}:docs/protocol.md"))
    now = names_of_protocol((root / "docs/protocol.md").read_text(encoding="utf-8"))
    left = list(gone(before, now, renames))
    for pattern in WORDS:
        left += sorted(words_at(root, BASE, pattern) - words_at(root, "HEAD", pattern))
    added = git(root, "diff", "--name-only", "--diff-filter=A", BASE, "HEAD", "--", "sql/migrations").split()
    left += [name for file in added for name in renamed_in((root / file).read_text(encoding="utf-8"))]
    problems = [f"docs/renamed.csv: {name} was removed and is not listed" for name in left if name not in renames]
    if len(renames) < len(rows):
        problems.append("docs/renamed.csv: a name is listed twice")
    problems += [
        f"docs/renamed.csv: {row['new']} does not exist" for row in rows
        if row["kind"] in ("request type", "schema") and row["new"] not in now]
    return problems, f"Renamed names: {len(before)} names of {BASE} still exist or are in docs/renamed.csv."


def words_at(root, commit, pattern):
    folders = ("Sources", ":(glob)Packages/*/Sources/**")
    return set((git(root, "grep", "-ohP", pattern, commit, "--", *folders) or "").split())


def self_test():
    problems = []
    page = "### admin.old\n| `name` |\n| `word` |\n### admin.kept\n| `size` |\n## More\n| `x` |\n"
    before = names_of_protocol(page)
    now = names_of_protocol("### admin.new\n| `name` | text |\n| `key` | text |\n### admin.kept\n")
    if (found := list(gone(before, now, {"admin.old": "admin.new", "word": "key"}))) != ["admin.kept size"]:
        problems.append(f"renamed: {found} left, and only admin.kept size did")
    text = "alter table a rename to b; alter table b rename column c to d; alter table b rename constraint e to f"
    if (found := list(renamed_in(text))) != ["a", "b.c"]:
        problems.append(f"renamed: {found} in a migration that renames a and b.c")
    return problems
