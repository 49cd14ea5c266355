"""Proves that the check of the pages can fail: pages that name what does not exist, and pages that do not."""

import tempfile
from pathlib import Path

from docs import Project, breaches, pages, table_breaches
from package import Target
from terms import barred_names
from trees import differences, write_tree
from walks import breaches as walk_breaches

TARGETS = [
    Target("CPQ", "system", "Sources/CPQ"),
    Target("Wire", "regular", "Sources/Wire"),
    Target("Store", "regular", "Sources/Store", ["CPQ", "Wire"], ["Logging", "NIOCore", "NIOSSL"]),
    Target("rollcall", "executable", "Sources/rollcall", ["Wire"]),
    Target("WireTests", "test", "Tests/WireTests", ["Wire"]),
    Target("Clock", "regular", "Packages/Time/Sources/Clock", package="Packages/Time"),
]

SOURCES = {
    "Sources/Wire/RequestType.swift": 'enum RequestType { case getDoors = "admin.get_doors" }\n',
    "Sources/Store/Places/Doors.swift": "struct DoorRow { struct Key {}\n func found() {} }\n",
    "Sources/rollcall/Rollcall.swift": """\
struct Rollcall {
    static let configuration = CommandConfiguration(commandName: "rollcall", subcommands: [Doors.self, Look.self])
}
struct Look { static let configuration = CommandConfiguration(abstract: "Looks (round about).") }
struct Doors {
    static let configuration = CommandConfiguration(
        commandName: "doors", abstract: "Doors.", subcommands: [List.self, Delete.self])
    struct List { static let configuration = CommandConfiguration(commandName: "list") }
}
extension Doors {
    struct Delete { static let configuration = CommandConfiguration(commandName: "delete") }
}
""",
    "Packages/Time/Package.swift": "",
    "Packages/Time/Sources/Clock/Hand.swift": "struct Hand {}\n",
    "Packages/Time/README.md": "`Hand`\n",
    "Sources/Store/Press.swift": """\
enum Pages {
    static let script = "press.js"
    static func show() { Press.take(by: count()) }
    static func count() -> Int { 1 }
}
struct Press {
    init(_ row: Int) {}
    static func take(by person: Int) { Press(person).store() }
    private func store() { run("insert into press values (1)") }  // The Press.
}
""",
    "Sources/Store/Feed.swift": """\
struct Feed {
    func run() { for _ in Press.channel {} }
    func end() { print("Press") }
    func by() {}
    func count() {}
}
""",
    "Sources/Store/press.js": "const press = 1;\n",
    "sql/press.sql": """\
create function tell_press() returns trigger as $$ notify press $$;
create trigger tell after insert on press for each row execute function tell_press();
create function tell_none() returns trigger as $$ notify none $$;
create trigger tell after insert on none for each row execute function tell_none();
""",
    "tools/run": "#!/bin/sh\n",
    "CONTRIBUTING.md": "# To contribute\n",
}

GOALS = {"From a press to the feed": 4}
WALK = """\
## From a press to the feed

| file | function | what happens |
| --- | --- | --- |
| `Store/Press.swift` | `Pages` | The page begins. |
| `Store/press.js` | `press` | Its script. |
| `Store/Press.swift` | `Press.init` | A press. |
| `Store/Press.swift` | `Press.take` | It is taken. |
| `Store/Press.swift` | `Press.store` | It is stored. |
| `sql/press.sql` | `tell_press` | It is told. |
| `Store/Feed.swift` | `Feed.run` | The feed pulls. |

4 files, 1 returns.
"""
STRAYED = """\
## From a press to nothing

| file | function | what happens |
| --- | --- | --- |
| `Store/Press.swift` | `Pages` | The page begins. |
| `Store/pull.js` | `pull` | Is no file. |
| `Store/press.js` | `pull` | Is not declared. |
| `Store/Press.swift` | `Press.give` | Is not declared. |
| `Store/Press.swift` | `Press.store` | Its caller is left out; a comment is no link. |
| `sql/press.sql` | `tell_none` | No row writes its table. |
| `Store/Feed.swift` | `Feed.end` | A string is no link. |
| `Store/Feed.swift` | `Feed.by` | A label is no link. |
| `Store/Feed.swift` | `Feed.count` | Nor is a function of another type without a dot. |
| `Store/Feed.swift` | no function |

5 files, 2 returns.

## From nothing

| file | function | what happens |
| --- | --- | --- |
| `Store/Press.swift` | `Pages` | No numbers stand below. |
"""

ARCHITECTURE = """\
| layer | targets | hold |
| --- | --- | --- |
| leaves | `CPQ` `Wire` `Clock` | a module map; requests; time |
| sides | `Store` | rows |
| programs | `rollcall` | commands |
"""

SOUND = {
    **SOURCES,
    "README.md": """\
# Rollcall, in short

`Wire`, `DoorRow`, `DoorRow.Key`, `DoorRow.found()`, `NIOSSL`, `admin.get_doors`, `Places/Doors.swift`, `Store/Places`,
`Clock/Hand.swift`, `Hand`,
`Doors.*`, `Host`, `/etc/none.json`, `SELECT`, `tools/run …`, unknown/file.swift and
[a link](docs/architecture.md), [another](#rollcall-in-short), [outside](https://example.org/none.md).

    sudo -u rollcall rollcall doors list 101 --all | rollcall look   # rollcall nothing
    useradd nothing rollcall
    tools/run
""",
    "docs/architecture.md": ARCHITECTURE,
    "docs/walks.md": WALK,
}

BROKEN = {
    **SOURCES,
    "README.md": """\
`Door`, `DoorRow.Lock`, `DoorRow.lost`, `admin.get_walls`, `Places/Walls.swift`, `Store/Walls`, `walls.sql`,
[a link](docs/none.md), [another](#nowhere), `rollcall walls`, `tools/none --help`

```
ROLLCALL_TOKEN=… rollcall doors list | rollcall doors open
```
""",
    "Sources/Store/Desk.swift": "struct PostDesk { let mostRows = 1, most = 2 }  // struct Bag\n// struct Vault\n",
    "docs/architecture.md": ARCHITECTURE.replace("`CPQ` `Wire`", "`CPQ` `CPQ`")
    .replace("`Store`", "`Store` `Wire`")
    .replace("| `rollcall` |", "| `roll` |"),
    "docs/walks.md": STRAYED,
}

EXPECTED = {
    "Sources/Store/Desk.swift:1: 'PostDesk' contains 'desk'; use responder, reporter, store or state machine",
    "Sources/Store/Desk.swift:1: 'mostRows' contains 'most'; use max",
    "README.md:1: 'Door' is not a type",
    "README.md:1: 'DoorRow.Lock': 'Lock' does not exist",
    "README.md:1: 'DoorRow.lost': 'lost' does not exist",
    "README.md:1: 'admin.get_walls' is not a request type",
    "README.md:1: 'Places/Walls.swift' does not exist",
    "README.md:1: 'Store/Walls' does not exist",
    "README.md:1: 'walls.sql' does not exist",
    "README.md:2: the link to 'docs/none.md' leads nowhere",
    "README.md:2: the link to '#nowhere' leads to no heading",
    "README.md:2: 'rollcall walls' is not a command",
    "README.md:2: 'tools/none' does not exist",
    "README.md:5: 'rollcall doors open' is not a command",
    "docs/architecture.md: the table has 'CPQ' twice",
    "docs/architecture.md: 'Store' imports 'Wire', which is not in an earlier layer",
    "docs/architecture.md: the table has no row for 'rollcall'",
    "docs/architecture.md: the table has 'roll', which is not a target of Package.swift",
    "docs/walks.md:6: 'Store/pull.js' does not exist",
    "docs/walks.md:8: 'Press.give': 'give' does not exist",
    "docs/walks.md: there is no walk 'From a press to the feed'",
    "docs/walks.md:6: there is no file 'Store/pull.js'",
    "docs/walks.md:7: 'pull' is not declared in Store/press.js",
    "docs/walks.md:8: 'Press.give' is not declared in Store/Press.swift",
    "docs/walks.md:9: 'Press.store' is called by no row above it, and names none",
    "docs/walks.md:10: 'tell_none' is called by no row above it, and names none",
    "docs/walks.md:11: 'Feed.end' is called by no row above it, and names none",
    "docs/walks.md:12: 'Feed.by' is called by no row above it, and names none",
    "docs/walks.md:13: 'Feed.count' is called by no row above it, and names none",
    "docs/walks.md:14: is no row of a walk",
    "docs/walks.md:3: 'From a press to nothing' has 5 files and 1 returns",
    "docs/walks.md:20: below 'From nothing' no line contains '1 files, 0 returns.'",
}


def self_test():
    """The differences between what was found and what should be; empty when the check works."""
    return differences(found_in(SOUND), found_in(BROKEN), EXPECTED)


def found_in(files):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        write_tree(root, files)
        targets = {target.name: target for target in TARGETS}
        project = Project(root, targets)
        found = [line for page in pages(root) for line in breaches(page, project)]
        strayed, _ = walk_breaches(root, GOALS)
        return [*found, *table_breaches(root / "docs" / "architecture.md", targets), *barred_names(root), *strayed]
