"""Proves that the check of the layers can fail: a small package that breaks every rule, and one that breaks none."""

import tempfile
from pathlib import Path

from layers import violations
from package import load_targets
from trees import differences, write_tree

MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "fixture",
    dependencies: [
        .package(path: "Packages/Clock"), .package(url: "https://fixture.invalid/swift-log", from: "1.0.0"),
    ],
    targets: [
        .systemLibrary(name: "CPQ"),
        .target(name: "Beacon"),
        .target(name: "HCI", dependencies: ["Beacon"]),
        .target(name: "Postgres", dependencies: ["CPQ", .product(name: "Logging", package: "swift-log")]),
        .target(name: "Store", dependencies: ["Postgres", "Beacon"]),
        .target(name: "Server", dependencies: ["Store", .product(name: "Time", package: "Clock")]),
        .executableTarget(name: "rollcall-server", dependencies: ["Server"]),
        .testTarget(name: "StoreTests", dependencies: ["Store", "rollcall-server"]),
    ]
)
"""

OTHER = """\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "clock", products: [.library(name: "Time", targets: ["Time"])],
    targets: [.target(name: "Ticks"), .target(name: "Time", dependencies: ["Ticks"])]
)
"""

SOUND = {
    "Package.swift": MANIFEST,
    "Packages/Clock/Package.swift": OTHER,
    "Packages/Clock/Sources/Ticks/Tick.swift": "struct Tick {}\n",
    "Packages/Clock/Sources/Time/Time.swift": "import Ticks\n",
    "Packages/Clock/.build/checkouts/a/Sources/A.swift": "import Anything\n",
    "Sources/Beacon/Frame.swift": "struct Frame {}\n",
    "Sources/HCI/Report.swift": "public import Beacon\n#if canImport(Glibc)\n    import Glibc\n#endif\n",
    "Sources/Postgres/Wire.swift": "internal import CPQ\nimport Foundation\npackage import struct Logging.Logger\n",
    "Sources/Store/Store.swift": "import Beacon; import Postgres\n// as in: a; import HCI\n",
    "Sources/Server/Server.swift":
        'import Store\nimport Time\nlet text = """\nimport HCI\n"""\n/* /* */\nimport HCI */\n',
    "Sources/rollcall-server/Main.swift": "@preconcurrency\nimport Server\n",
    "Tests/StoreTests/StoreTests.swift": "import Testing\n@testable import Store\n@testable import rollcall_server\n",
}

# Between folders: comments, strings, private types, generic parameters and names of another module are no uses.
SOUND |= {
    "Sources/Store/Rows/Row.swift": """\
import Beacon
/// As `Query` makes it.
struct Row<Plan> { let plan: Plan, text = "Query \\(1 + 1) Query", kind: Beacon.Query }
private struct Step { let query: Row<Int> }
""",
    "Sources/Store/Queries/Query.swift": """\
enum Query { struct Plan { let row: Row<Int> } }
private struct Step { func with<Row>(_ row: Row) {} }
""",
}

BROKEN = {
    **SOUND,
    "Package.swift": MANIFEST.replace('"Server", dependencies: [', '"Server", dependencies: ["CPQ", "HCI", ').replace(
        '"HCI", dependencies: [', '"HCI", dependencies: ["Server", '
    ),
    "Sources/Beacon/Frame.swift": "import Foundation\n",
    "Sources/Store/Store.swift": "import Postgres\n\nimport struct CPQ.PGconn\n@_spi(Raw) public import NIOCore\n",
    # Queries refers to Rows by Row, and Rows to Queries in what a string interpolates.
    "Sources/Store/Rows/Row.swift": 'struct Row { let text = "a \\(Query.first) b" }\n',
    # A ring of three, in which no two refer to each other: by paths, one of an extension's making, and by an extension.
    "Sources/Postgres/Pool/Pool.swift": "enum Pool {}\n",
    "Sources/Server/A/A.swift": "enum A { let plan: B.Plan }\n",
    "Sources/Server/B/Plan.swift": "enum B {}\nextension B { struct Plan { let step: C.Step } }\n",
    "Sources/Server/C/C.swift": "enum C { struct Step {} }\nextension A {}\n",
    "Sources/Server/Server.swift": "import Store\nimport Testing\nimport CPQ\nimport Ticks\nimport Time\n",
    "Packages/Clock/Sources/Ticks/Tick.swift": "import Time\n",
    "Packages/Clock/Sources/Stray.swift": "",
    "Sources/Stray/Stray.swift": "",
}

EXPECTED = {
    "Package.swift: 'HCI' depends on itself, by way of Beacon, CPQ, Postgres, Server, Store, Ticks, Time",
    "Package.swift: 'Server' depends on itself, by way of Beacon, CPQ, HCI, Postgres, Store, Ticks, Time",
    "Package.swift: 'Server' declares 'CPQ', which only 'Postgres' may",
    "Package.swift: 'rollcall-server' must never link 'HCI', and reaches it",
    "Package.swift: 'HCI' declares 'Server', but none of its files imports it",
    "Package.swift: 'Server' declares 'HCI', but none of its files imports it",
    "Package.swift: 'Store' declares 'Beacon', but none of its files imports it",
    "Sources/Beacon/Frame.swift:1: 'Beacon' imports nothing, but here 'Foundation'",
    "Sources/Store/Store.swift:3: 'Store' imports 'CPQ', which its row in Package.swift does not have",
    "Sources/Store/Store.swift:4: 'Store' imports the library 'NIOCore', which its row in Package.swift does not have",
    "Sources/Server/Server.swift:2: 'Testing' is for Tests/, not for 'Server'",
    "Sources/Server/Server.swift:4: 'Server' imports 'Ticks', which its row in Package.swift does not have",
    "Packages/Clock/Sources/Ticks/Tick.swift:1: "
    "'Ticks' imports 'Time', which its row in Packages/Clock/Package.swift does not have",
    "Packages/Clock/Sources/Stray.swift: does not belong to a target of Package.swift",
    "Sources/Stray/Stray.swift: does not belong to a target of Package.swift",
    "Sources/Store: 1 two-way pairs of folders, but at most 0 are allowed; tools/check-layers --folders Store",
    "Sources/Server: the folders A, B, C refer to each other in a ring",
    "Sources/Postgres/Pool/Pool.swift: 'Pool' is not one of the subjects in tools/lib/subjects.py",
}


def self_test():
    """The differences between what was found and what should be; empty when the check works."""
    return differences(found_in(SOUND), found_in(BROKEN), EXPECTED)


def found_in(files):
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        write_tree(root, files)
        return violations(load_targets(root), root, two_way_pairs_allowed={}, beside={"Postgres": ("Wire",)})
