public import Foundation

/// What is known of a statement.
public enum Truth: String, CaseIterable, Codable, Sendable {
    case yes, no
    /// Neither can be said. It never counts as either.
    case unknown

    public init(_ value: Bool) {
        self = value ? .yes : .no
    }

    /// Kleene's logic of three values: `unknown` where the other side does not decide.
    static func all(_ values: some Sequence<Truth>) -> Truth {
        values.reduce(.yes) { both, value in
            both == .no || value == .no ? .no : both == .unknown ? .unknown : value
        }
    }

    static func any(_ values: some Sequence<Truth>) -> Truth { !all(values.map { !$0 }) }

    static prefix func ! (value: Truth) -> Truth {
        switch value {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }
}

/// What is found of a condition at a moment.
public struct Finding: Equatable, Sendable {
    public var truth: Truth
    /// Since when, where the condition itself says so; nil if it is from the moment on at which it was found.
    public var since: Date?
    /// When it may become another because time goes on; nil if only an event changes it.
    public var until: Date?
    /// Why it is not known, or what it lacks.
    public var missing: [Missing]

    public init(_ truth: Truth, since: Date? = nil, until: Date? = nil, missing: [Missing] = []) {
        self.truth = truth
        self.since = since
        self.until = until
        self.missing = missing
    }
}

/// What a condition lacks to be met, or to be known.
public enum Missing: Hashable, Sendable {
    /// The school may not know now who is where.
    case lawfulHours
    /// No scanner stands in the room.
    case scanner(room: Int64)
    /// A scanner of the room does not listen.
    case listening(room: Int64)
    /// So many were last known to be in the room, and nothing is known of them.
    case people(room: Int64, count: Int)
    /// The room or zone is not there any more.
    case place(Int64)
    /// The device is away, has not said how it is, or does not exist any more.
    case device(Int64)
    /// There was no report of the weather for half an hour.
    case weather
    /// No person has said where the school is, so that no sunrise is known.
    case position
    /// It has to stay so for so many seconds more.
    case seconds(Int)
}
