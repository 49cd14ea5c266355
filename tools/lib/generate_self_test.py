"""Proves that tools/generate writes what a declaration gives or asks for, leaves what is declared, and finds what is
typed."""

SOURCE = """
public import Beacon
internal import Logging
public import Foundation

/// A door { with a brace in its comment.
public struct DoorRecord: Codable, Sendable {
    public static let type = "door"
    /// Its number.
    public let doorID: Int64
    public let requirement: String?  // key: if
    public var rooms: [String: Reply] = ["a": Reply(total: 1), "}": Reply(total: 2)]
    public var isOpen: Bool { rooms.isEmpty }

    public struct Reply: Codable, Sendable {
        public let total: Int
    }
}

public struct Empty: Codable {}

public struct Opening: Codable {
    public let at: Date
}

public struct Checked: Codable {
    public let startsAt: Date

    public init(startsAt: Date) throws {
        guard startsAt > .now else { throw CancellationError() }
        self.startsAt = startsAt
    }
}

public struct Plain: Sendable {
    public let first: Int
    public let second: Int

    public init(first: Int, second: Int) {
        (self.first, self.second) = (first, second)
    }
}

public struct EditDoor: Request {
    public static let type = RequestType.adminEditDoor

    public struct Reply: Codable {}
}

struct Typed: Codable {
    let lastName: String

    enum CodingKeys: String, CodingKey {
        case lastName = "last_name"
    }
}

extension Opening: RowDecodable {}

extension DoorRecord: RowDecodable {}

extension Checked: RowDecodable {
    init(row: Row) throws {
        try self.init(startsAt: row.decode("starts"))
    }
}
"""

WRITTEN = """public import Foundation
import Postgres

extension DoorRecord {
    enum CodingKeys: String, CodingKey {
        case doorID = "door_id"
        case requirement = "if"
        case rooms
    }

    public init(
        doorID: Int64, requirement: String? = nil,
        rooms: [String: DoorRecord.Reply] = ["a": DoorRecord.Reply(total: 1), "}": DoorRecord.Reply(total: 2)],
        _: Void = ()
    ) {
        self.init(doorID: doorID, requirement: requirement, rooms: rooms)
    }
}

extension DoorRecord.Reply {
    public init(total: Int, _: Void = ()) {
        self.init(total: total)
    }
}

extension Empty {
    public init(_: Void = ()) {
        self.init()
    }
}

extension Opening {
    public init(at: Date, _: Void = ()) {
        self.init(at: at)
    }
}

extension Checked {
    enum CodingKeys: String, CodingKey {
        case startsAt = "starts_at"
    }
}

extension EditDoor {
    public init(_: Void = ()) {
        self.init()
    }
}

extension EditDoor.Reply {
    public init(_: Void = ()) {
        self.init()
    }
}

extension RequestType {
    /// What the structure of the type's arguments declares.
    public var definition: Definition {
        switch self {
        case .adminEditDoor: Definition(EditDoor.self)
        }
    }
}

extension DoorRecord {
    init(row: Row) throws {
        self.init(doorID: try row.decode("door_id"), requirement: try row.decode("if"), rooms: try row.decode("rooms"))
    }
}

extension Opening {
    init(row: Row) throws {
        self.init(at: try row.decode("at"))
    }
}
"""

TESTS = """import Foundation

@testable import Wire

/// The records whose `init(row:)` is generated, and the columns that it reads.
let generatedRecords: [GeneratedRecord] = [
    GeneratedRecord(DoorRecord.self, [
        "door_id": Int64.self, "if": String?.self, "rooms": [String: DoorRecord.Reply].self
    ]),
    GeneratedRecord(Opening.self, ["at": Date.self]),
]
"""

FOUND = [
    "Door.swift: Plain declares an initialiser that tools/generate writes",
    "Door.swift: Typed declares keys that tools/generate writes",
]


def self_test(generated, generated_tests, by_hand):
    problems = []
    written = generated("Wire", [SOURCE]).partition("no call passes.\n\n")[2]
    if written != WRITTEN:
        problems.append(f"another text was written:\n{written}")
    tests = generated_tests("Wire", [SOURCE]).partition("again.\n\n")[2]
    if tests != TESTS:
        problems.append(f"another text was written for the tests:\n{tests}")
    if (found := list(by_hand("Door.swift", SOURCE))) != FOUND:
        problems.append(f"found by hand: {found}")
    unmarked = SOURCE.partition("extension Opening")[0]
    if generated("Store", [unmarked]) + generated_tests("Store", [unmarked]) != "":
        problems.append("something was written where nothing was marked")
    return problems
