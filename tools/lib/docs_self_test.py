"""Proves that the check of the pages can fail: pages that name what is not there, and pages that do not."""

import tempfile
from pathlib import Path

from docs import Project, breaches, pages, table_breaches
from package import Target
from terms import barred_names
from trees import differences, write_tree

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
    "tools/run": "#!/bin/sh\n",
    "CONTRIBUTING.md": "# To contribute\n",
}

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
}

EXPECTED = {
    "Sources/Store/Desk.swift:1: 'PostDesk' says 'desk'; say responder, reporter, store or state machine",
    "Sources/Store/Desk.swift:1: 'mostRows' says 'most'; say max",
    "README.md:1: 'Door' is no type",
    "README.md:1: 'DoorRow.Lock': there is no 'Lock'",
    "README.md:1: 'DoorRow.lost': there is no 'lost'",
    "README.md:1: 'admin.get_walls' is no request type",
    "README.md:1: 'Places/Walls.swift' is not there",
    "README.md:1: 'Store/Walls' is not there",
    "README.md:1: 'walls.sql' is not there",
    "README.md:2: the link to 'docs/none.md' leads nowhere",
    "README.md:2: the link to '#nowhere' leads to no heading",
    "README.md:2: 'rollcall walls' is no command",
    "README.md:2: 'tools/none' is not there",
    "README.md:5: 'rollcall doors open' is no command",
    "docs/architecture.md: the table has 'CPQ' twice",
    "docs/architecture.md: 'Store' imports 'Wire', which is in no earlier layer",
    "docs/architecture.md: the table has no row for 'rollcall'",
    "docs/architecture.md: the table has 'roll', which is no target of Package.swift",
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
        return [*found, *table_breaches(root / "docs" / "architecture.md", targets), *barred_names(root)]
