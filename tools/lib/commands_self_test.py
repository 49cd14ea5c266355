"""Proves that tools/generate writes the commands that a table and the requests give."""

from command_types import Requests, Tree

REQUESTS = """
public enum RequestType: String, CaseIterable {
    case adminGetGates = "admin.get_gates"
    case adminCreateGate = "admin.create_gate"
    case adminEditGate = "admin.edit_gate"
    case adminOpenGate = "admin.open_gate"
    case scannerPing = "scanner.ping"
}

public enum Side: String, CaseIterable {
    case left, right
}

public struct GateRecord: Codable {
    public let gateID: Int64
    public let gateName: String
    /// Which way it swings.
    public let side: Side?
    public let retiredAt: Date?
}

/// Gates, found by `search` and in pages.
public struct GetGates: Request {
    public static let type = RequestType.adminGetGates

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable {
        public let gates: [GateRecord]
        public let total: Int
    }
}

/// Creates a gate and keeps it shut. It is for all.
public struct CreateGate: Request {
    public static let type = RequestType.adminCreateGate

    public let gateName: String
    public let side: Side?

    public struct Reply: Codable {
        public let gateID: Int64
    }
}

/// Changes the given values and leaves the others unchanged.
public struct EditGate: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditGate

    public let gateID: Int64
    public let gateName: String?
    /// True shuts it, as with `admin.create_gate`; not with `gate_name`.
    public let shut: Bool?
}

/// Opens a gate.
public struct OpenGate: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminOpenGate

    public let gateID: Int64
    /// The time until which it stays open; an hour if nil.
    public let until: Date?
}

/// Tells that a node lives.
public struct Ping: Request {
    public static let type = RequestType.scannerPing
}
"""

# To edit and to open a gate have no tables: their requests say enough.
TABLE = """
[gates]
about = "Gates."

[gates.list]
named = "gateName"
columns = ["GATE = gateName", 'GONE = $0.retiredAt == nil ? "" : "yes"']

[gates.create]
example = "North"

[evaluate]
by_hand = "EvaluateCommand"
"""

WRITTEN = [
    "static let all: [any ParsableCommand.Type] = [GatesCommand.self, EvaluateCommand.self]",
    "subcommands: [List.self, Create.self, Edit.self, Open.self])",
    'Column("GATE") { Cell.text($0.gateName, $1) },\n',
    'Column("GONE") { Cell.text($0.retiredAt == nil ? "" : "yes", $1) },\n',
    'none: "No gates yet. Create one with: rollcall gates create North"',
    "static func name(of row: GateRecord) -> String? { row.retiredAt == nil ? row.gateName : nil }",
    'commandName: "create", abstract: "Create a gate and keep it shut.", discussion: "It is for all.")',
    '@Argument(help: ArgumentHelp("The name of the gate.", valueName: "gate"))\n        var gateName: String\n',
    '@Option(help: "Which way it swings.")\n        var side: Side?\n',
    '["Made gate \\(gateName) (id \\(reply.gateID))."]',
    'abstract: "Change the given values of a gate and leave the others unchanged.")',
    "@OptionGroup var gate: NameOrID<GatesCommand.Rows>\n",
    '@Option(name: .customLong("rename"), help: "The new name of the gate.")\n        var gateName: String?\n',
    '@Flag(help: "Shut it, as with `rollcall gates create`; not with --rename.")\n        var shut = false\n',
    "try requireChange(gateName, shut ? true : nil)",
    "return EditGate(gateID: gateID, gateName: gateName, shut: shut ? true : nil)",
    '["Changed gate \\(gate.words)."]',
    '@Option(help: TimeArgument.help("The time until which it stays open; an hour if absent"))',
    "return OpenGate(gateID: gateID, until: until?.date)",
    "extension Side: ExpressibleByArgument {}\n",
]


def commands_self_test():
    text = Tree(TABLE, Requests([("Wire", REQUESTS)])).text()
    problems = [f"no command says:\n{each}\nbut they are:\n{text}" for each in WRITTEN if each not in text]
    return problems + (["a command sends what only nodes send"] if "Ping" in text else [])
