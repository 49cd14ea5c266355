"""The walks of docs/walks.md, and whether the sources still go that way.

A walk is a table `| file | function | what happens |` below a heading. A file is named below Sources, or from the root
of the project. Of a Swift file the second column names a type or a member by the end of its path, as `Sorter.sort` of
`PacketDemultiplexer.Sorter`; of an SQL file a trigger's function; of a script of the pages a function or constant.

Each row but the first is linked with a row above it, by the code without comments and strings:

- the code above names the row's function, or its type if the row is a type or an initialiser: a call; or
- the row's own code names a function or type of a row above: a consumer, which pulls.

A member is named after a dot, or within its own type without one; the label of an argument is no name.
A trigger is linked if the code above writes its table, a script if the code above names its file; both are in strings.
A return is a row whose file was open before, but is not the file of the row above. Below the table the numbers stand.
"""

import re
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from swift_code import code_of
from swift_types import spans_of

PAGE = "docs/walks.md"
# How many files each walk should come to: told, not judged.
GOALS = {"From bytes to the spool": 32, "From a report to an event": 60, "From a press to the lock's answer": 46}

HEADER = "| file | function | what happens |"
RULE = re.compile(r"\|(?: -+ \|){3}")
ROW = re.compile(r"\| `(?P<file>[^`|]+)` \| `(?P<name>[^`|]+)` \| [^|]+ \|")
NUMBERS = re.compile(r"(\d+) files, (\d+) returns\.")
SQL_FUNCTION = r"create (?:or replace )?function {}\b[\s\S]*?\$\$[\s\S]*?\$\$"
SQL_TRIGGER = r"create trigger [^;]*?\bon (\w+)[^;]*execute function {}\b"
SCRIPT_NAME = r"\b(?:const|let|function) {}\b"


@dataclass
class Walk:
    title: str
    line: int
    rows: list = field(default_factory=list)
    numbers: tuple | None = None  # (files, returns), as the page says

    @property
    def counted(self):
        files = [row.file for row in self.rows]
        returns = sum(file in files[:at] and file != files[at - 1] for at, file in enumerate(files))
        return len(set(files)), returns


@dataclass
class Row:
    root: Path
    file: str
    name: str
    line: int

    @property
    def path(self):
        below = self.root / "Sources" / self.file
        return below if below.is_file() else self.root / self.file

    @cached_property
    def spans(self):
        """Where the file declares what the row names: dotted name, start and end; empty if it does not."""
        source, name = self.path.read_text(encoding="utf-8"), re.escape(self.name)
        if self.path.suffix == ".swift":
            return [span for span in spans_of(source) if f".{span[0]}".endswith(f".{self.name}")]
        if self.path.suffix == ".sql":
            found = re.finditer(SQL_FUNCTION.format(name), source, re.IGNORECASE)
            return [(self.name, *match.span()) for match in found]
        return [(self.name, 0, len(source))] if re.search(SCRIPT_NAME.format(name), source) else []

    @cached_property
    def text(self):
        return self._cut(self.path.read_text(encoding="utf-8"))

    @cached_property
    def code(self):
        return self._cut(code_of(self.path.read_text(encoding="utf-8"))) if self.path.suffix == ".swift" else ""

    def _cut(self, source):
        return "\n".join(source[start:end] for _, start, end in self.spans)

    @cached_property
    def types(self):
        """The types around a member, or a type and those around it, from the outermost."""
        return [part for part in self.spans[0][0].split(".") if part[0].isupper()]

    def follows(self, above):
        if self.path.suffix == ".swift":
            return above.names(self) or self.names(above) or self._names_type(above)
        if self.path.suffix == ".sql":
            return self._is_triggered(above.text)
        return re.search(rf"(?<!\w){re.escape(self.path.name)}(?!\w)", above.text) is not None

    def names(self, other):
        """Whether the code of this row names what the other row shows."""
        if other.path.suffix != ".swift":
            return False
        *_, name = other.name.split(".")
        if name == "init" or name[0].isupper():
            return self._names_type(other)
        is_inside = not other.types or self.types[:1] == other.types[:1]
        before = r"(?<!\w)" if is_inside else r"\."
        return re.search(rf"{before}(?<!func ){name}(?![\w:])", self.code) is not None

    def _names_type(self, other):
        return bool(other.types) and re.search(rf"(?<!\w){other.types[-1]}(?!\w)", self.code) is not None

    def _is_triggered(self, statements):
        source = self.path.read_text(encoding="utf-8")
        tables = re.findall(SQL_TRIGGER.format(re.escape(self.name)), source, re.IGNORECASE)
        writes = rf"\b(?:insert into|update|delete from)\s+(?:{'|'.join(map(re.escape, tables))})\b"
        return bool(tables) and re.search(writes, statements, re.IGNORECASE) is not None


def breaches(root, goals=GOALS):
    """What is wrong with the page, and a line for each walk with its numbers and its goal."""
    walks, problems = read(root)
    titles = [walk.title for walk in walks]
    problems += [f"{PAGE}: there is no walk '{title}'" for title in goals if title not in titles]
    for walk in walks:
        problems += walk_breaches(walk)
    return problems, [told(walk, goals.get(walk.title)) for walk in walks]


def told(walk, goal):
    files, returns = walk.counted
    return f"{walk.title}: {files} files{f' (goal: at most {goal})' if goal else ''}, {returns} returns."


def walk_breaches(walk):
    above = []
    for row in walk.rows:
        place = f"{PAGE}:{row.line}:"
        if not row.path.is_file():
            yield f"{place} there is no file '{row.file}'"
        elif not row.spans:
            yield f"{place} '{row.name}' is not declared in {row.file}"
        else:
            if above and not any(row.follows(earlier) for earlier in above):
                yield f"{place} '{row.name}' is called by no row above it, and names none"
            above.append(row)
    files, returns = walk.counted
    if walk.numbers is None:
        yield f"{PAGE}:{walk.line}: below '{walk.title}' no line contains '{files} files, {returns} returns.'"
    elif walk.numbers != (files, returns):
        yield f"{PAGE}:{walk.line}: '{walk.title}' has {files} files and {returns} returns"


def read(root):
    """The walks of the page, and the lines of its tables that are no rows."""
    walks, problems, title = [], [], ""
    for number, line in enumerate((root / PAGE).read_text(encoding="utf-8").splitlines(), start=1):
        if line.startswith("## "):
            title = line[3:].strip()
        elif line == HEADER:
            walks.append(Walk(title, number))
        elif walks and (match := ROW.fullmatch(line)):
            walks[-1].rows.append(Row(root, match["file"], match["name"], number))
        elif walks and (match := NUMBERS.fullmatch(line)):
            walks[-1].numbers = (int(match[1]), int(match[2]))
        elif line.startswith("|") and not RULE.fullmatch(line):
            problems.append(f"{PAGE}:{number}: is no row of a walk")
    return walks, problems
