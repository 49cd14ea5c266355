"""What the pages name, and whether it is there.

Names are looked for in code alone: between backticks, and in blocks that are fenced or indented by four spaces.

- A file or folder: a word whose first part is a folder of the project (`tools/run`) or a target (`Wire/Doors.swift`),
  and each word that ends like a source (`Doors.swift`, `right_values.py`), which some file of the project must end
  with. `*` stands for anything; a word with `…` or `NNNN` is an example.
- A command: `rollcall`, `rollcall-server` or `rollcall-node` where a command stands, and the words after it.
- A type: between backticks a capitalized name with a small letter, such as `Engine` or `Engine.Draft`. Targets and the
  libraries of Package.swift count too. Of `Engine.observe` the member must be declared somewhere.
- A request type: `admin.get_doors`, where some request type begins with `admin.`
"""

import re
from dataclasses import dataclass

from commands import PROGRAMS, command_trees
from folders import Reader

# Capitalized names that are somebody else's: HTTP, Swift, iOS, Android.
FOREIGN = {
    "Host", "HttpOnly", "Secure",
    "Decodable", "Codable", "Sendable", "Double", "Int", "String", "JSONEncoder", "RawSpan",
    "CLMonitor", "CLBeacon", "CLBeaconRegion", "CLLocationManager", "CLBackgroundActivitySession", "PendingIntent",
    "BeaconIdentityCondition", "ScanResult", "ScanFilter", "StateDirectory",
    # Tasmota's.
    "Topic", "Dimmer", "Position", "Direction", "Online", "Offline",
    "Shutter1", "ShutterPosition1", "ShutterStop1", "ShutterToggle1", "ShutterOpen1", "ShutterClose1",
    # Of the resolver's messages.
    "HRHomeStationsRequest", "HRHomeStationReply", "HRHomeStationUpdate", "HRHomeStationUpdateReply",
    "HRHomeStationRegister", "HRHomeStationRegisterReply", "HRWhoAmI", "HRWhoAmIReply", "HRReachMe", "HRReachMeReply",
    "StationDID", "StationIP", "Find", "Signature", "Accepted", "Invitation", "OldSignature", "Registered", "Port",
    "Reachable",
}  # fmt: skip
EXAMPLES = {"Type+purpose.swift"}
# Files that a server or a node has, and not the project.
FOREIGN_FILES = {"server.json", "node.json"}
SOURCE_ENDINGS = (".swift", ".py", ".sh", ".sql", ".json", ".md", ".service")
FOREIGN_ENDINGS = (".java", ".m")

SPAN = re.compile(r"(?<!`)`([^`\n]+(?:\n[^`\n]+)?)`(?!`)")
LINK = re.compile(r"\]\(([^)\s]+)\)")
TYPE_NAME = re.compile(r"[A-Z][A-Za-z0-9]*(?:\.[A-Za-z][A-Za-z0-9]*)*(?:\([\w:]*\))?")
REQUEST = re.compile(r"[a-z]+\.[a-z_]+")
BEFORE_COMMAND = re.compile(r"(?:sudo(?: -u \w+)?|swift run|[A-Z_]+=\S+|\$)\s+")
WORD = re.compile(r"[a-z][a-z-]*")
HEADING = re.compile(r"^#+\s+(.+?)\s*$", re.MULTILINE)


@dataclass(frozen=True)
class Code:
    text: str
    line: int
    inline: bool


def pages(root):
    packages = sorted(root.glob("Packages/*/README.md"))
    return [root / "README.md", root / "CONTRIBUTING.md", *sorted((root / "docs").glob("*.md")), *packages]


class Project:
    """What there is to be named."""

    def __init__(self, root, targets):
        self.root = root
        # Build folders hold sources too: those of packages, which no name of a page may stand for.
        folders = [path for path in root.iterdir() if path.is_dir() and path.name != ".git"]
        self.folders = {path.name for path in folders if not path.name.startswith(".build")}
        held = [path for folder in sorted(self.folders) for path in (root / folder).rglob("*") if path.is_file()]
        self.files = [str(path.relative_to(root)) for path in held if "/.build" not in str(path.relative_to(root))]
        self.files += [path.name for path in root.iterdir() if path.is_file()]
        self.commands = command_trees(root)
        self.targets = {name: target.folder for name, target in targets.items()}
        self.types = set(targets) | {name for target in targets.values() for name in target.outside}
        self.members, self.requests = {"init"}, set()
        for file in filter(lambda file: file.endswith(".swift"), self.files):
            self._read(file, (root / file).read_text(encoding="utf-8"))

    def _read(self, file, text):
        reader = Reader(file, text)
        self.types |= {name for declared in reader.declared for name in declared.path.split(".")}
        self.members |= set(re.findall(r"\b(?:func|var|let|case) `?(\w+)", reader.code))
        if file.endswith("/RequestType.swift"):
            self.requests |= set(re.findall(r'"([a-z]+\.[a-z_]+)"', text))


def breaches(page, project):
    """One line for each name of the page that stands for nothing."""
    text = page.read_text(encoding="utf-8")
    name = page.relative_to(project.root)
    for code in codes(text):
        for reason in unknown_names(code, project):
            yield f"{name}:{code.line}: {reason}"
    for match in LINK.finditer(prose(text)):
        if reason := broken_link(match[1], page):
            yield f"{name}:{text.count(chr(10), 0, match.start()) + 1}: {reason}"


def codes(text):
    for number, line in enumerate(block_lines(text), start=1):
        if line is not None:
            yield Code(line.partition(" #")[0].strip(), number, inline=False)
    for match in SPAN.finditer(prose(text)):
        yield Code(" ".join(match[1].split()), text.count("\n", 0, match.start()) + 1, inline=True)


def block_lines(text):
    """For each line what it holds of a block of code; None for a line of prose."""
    fenced = indented = False
    blank = True
    for line in text.split("\n"):
        if line.lstrip().startswith("```"):
            fenced = not fenced
            yield None
            continue
        indented = line.startswith("    ") and (indented or blank)
        blank = not line.strip()
        yield line if fenced or indented else None


def prose(text):
    lines = text.split("\n")
    return "\n".join(
        line if block is None else " " * len(line) for line, block in zip(lines, block_lines(text), strict=True)
    )


def unknown_names(code, project):
    for word in code.text.split():
        yield from unknown_file(word.strip("\"'()[],;:").rstrip("."), project)
    for command in re.split(r"\s*(?:\||&&|;)\s*", code.text):
        yield from unknown_command(command, project)
    if code.inline and TYPE_NAME.fullmatch(code.text) and re.search("[a-z]", code.text):
        yield from unknown_type(code.text.partition("(")[0], project)
    if code.inline and REQUEST.fullmatch(code.text) and code.text not in project.requests:
        if any(request.startswith(code.text.partition(".")[0] + ".") for request in project.requests):
            yield f"'{code.text}' is not a request type"


def unknown_file(word, project):
    if word in EXAMPLES | FOREIGN_FILES or re.search("…|NNNN|://", word) or word.startswith(("/", "-", "~", ".build")):
        return
    first, slash, rest = word.partition("/")
    if slash and first in project.folders:
        found = exists(project, word)
    elif slash and first in project.targets:
        found = exists(project, f"{project.targets[first]}/{rest}")
    elif word.endswith(SOURCE_ENDINGS) and re.fullmatch(r"[\w+./*-]+", word) and not is_member(word, project):
        found = not word.startswith(".") and any(ends(file, word) for file in project.files)
    else:
        return
    if not found:
        yield f"'{word}' does not exist"


def is_member(word, project):
    """Whether it is a function of a type, although it ends like a file: `BodyReader.json`."""
    name, dot, member = word.partition(".")
    return bool(dot) and name in project.types and member in project.members


def exists(project, path):
    return any(project.root.glob(path)) if "*" in path else (project.root / path).exists()


def ends(file, word):
    pattern = re.escape(word).replace(r"\*", "[^/]*")
    return re.search(rf"(?:^|/){pattern}$", file) is not None


def unknown_command(text, project):
    while match := BEFORE_COMMAND.match(text):
        text = text[match.end() :]
    program, *words = text.split() or [""]
    if program not in PROGRAMS:
        return
    commands, said = project.commands.get(program, {}), program
    for word in words:
        if not commands or not WORD.fullmatch(word):
            return
        said = f"{said} {word}"
        if word not in commands:
            yield f"'{said}' is not a command"
            return
        commands = commands[word]


def unknown_type(text, project):
    if text in project.types | project.folders or text.split(".")[0] in FOREIGN:
        return
    if text.endswith((*SOURCE_ENDINGS, *FOREIGN_ENDINGS)):
        return
    for name in text.split("."):
        if name not in (project.types if name[0].isupper() else project.members):
            yield f"'{text}' is not a type" if name == text else f"'{text}': '{name}' does not exist"


def broken_link(link, page):
    if "://" in link or link.startswith("mailto:"):
        return None
    path, _, heading = link.partition("#")
    linked = page.parent / path if path else page
    if not linked.exists():
        return f"the link to '{link}' leads nowhere"
    if heading and heading not in headings(linked):
        return f"the link to '{link}' leads to no heading"
    return None


def headings(page):
    """As GitHub names them: small letters, hyphens for spaces, no punctuation."""
    for match in HEADING.finditer(prose(page.read_text(encoding="utf-8"))):
        yield re.sub(r"[^\w\- ]", "", match[1].lower()).replace(" ", "-")


def table_breaches(page, targets):
    """What is wrong with the page's table of layers: each target has one row, and imports earlier rows only."""
    layers = {}
    for number, cells in enumerate(table_rows(page)):
        for name in re.findall(r"`([\w-]+)`", cells[1]):
            if name in layers:
                yield f"docs/architecture.md: the table has '{name}' twice"
            layers[name] = number
    for name, target in targets.items():
        if target.kind != "test":
            yield from row_breaches(name, target, layers)
    for name in sorted(layers.keys() - targets.keys()):
        yield f"docs/architecture.md: the table has '{name}', which is not a target of Package.swift"


def row_breaches(name, target, layers):
    if name not in layers:
        yield f"docs/architecture.md: the table has no row for '{name}'"
        return
    for imported in sorted(target.ours):
        if layers.get(imported, -1) >= layers[name]:
            yield f"docs/architecture.md: '{name}' imports '{imported}', which is not in an earlier layer"


def table_rows(page):
    """The cells of the table whose first column is headed `layer`."""
    inside = False
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            inside = False
        elif cells[0] == "layer":
            inside = True
        elif inside and not cells[0].startswith("-"):
            yield cells
