"""Proves that tools/generate writes what a declaration gives, leaves what is declared, and finds what is typed."""

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
"""

WRITTEN = """public import Foundation

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
    public var definition: RequestDefinition {
        switch self {
        case .adminEditDoor: RequestDefinition(EditDoor.self)
        }
    }
}
"""

FOUND = [
    "Door.swift: Plain declares an initialiser that tools/generate writes",
    "Door.swift: Typed declares keys that tools/generate writes",
]


def self_test(generated, by_hand):
    problems = []
    written = generated("Wire", [SOURCE]).partition("no call passes.\n\n")[2]
    if written != WRITTEN:
        problems.append(f"another text was written:\n{written}")
    if (found := list(by_hand("Door.swift", SOURCE))) != FOUND:
        problems.append(f"found by hand: {found}")
    if generated("Store", [SOURCE]) != "":
        problems.append("something was written where nothing was marked")
    return problems
