public import Foundation

/// The known truth value of a statement.
public enum Truth: String, CaseIterable, Codable, Sendable {
    case yes, no
    /// It is not known. It never counts as true or false.
    case unknown

    public init(_ value: Bool) {
        self = value ? .yes : .no
    }

    /// Kleene's three-valued logic: `unknown` if the other values do not decide.
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

/// The finding for a condition at a given time.
public struct Finding: Equatable, Sendable {
    public var truth: Truth
    /// Since when it has been the same, if the condition itself determines this; nil if it starts when it is found.
    public var since: Date?
    /// When it may change because of time; nil if only an event changes it.
    public var until: Date?
    /// Why it is not known, or what is missing.
    public var missing: [Missing]

    public init(_ truth: Truth, since: Date? = nil, until: Date? = nil, missing: [Missing] = []) {
        self.truth = truth
        self.since = since
        self.until = until
        self.missing = missing
    }
}

/// What is missing for a condition to be met or to be known.
public enum Missing: Hashable, Sendable {
    /// The school may not locate people at this time.
    case lawfulHours
    /// The room has no scanner.
    case scanner(room: Int64)
    /// A scanner of the room does not listen.
    case listening(room: Int64)
    /// The number of people who were last known to be in the room and are now unknown.
    case people(room: Int64, count: Int)
    /// The room or zone no longer exists.
    case place(Int64)
    /// The device is away, has not reported its state, or no longer exists.
    case device(Int64)
    /// No weather report arrived for half an hour.
    case weather
    /// The school has not entered its position, so the sunrise is unknown.
    case position
    /// It must stay true for this many more seconds.
    case seconds(Int)
}
