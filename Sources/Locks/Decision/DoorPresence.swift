public import Foundation

/// Whether a person was detected at a door.
public enum DoorPresence: Equatable, Sendable {
    public enum Source: String, CaseIterable, Sendable {
        case badge, whereabouts, client
    }

    public enum Blindness: String, CaseIterable, Sendable {
        /// No scanner at the door is alive.
        case noListener = "no_listener"
        /// The school may not locate people at this time.
        case outsideLawfulHours = "outside_lawful_hours"
    }

    /// The source, and how many seconds ago.
    case seen(Source, ago: TimeInterval)
    case notSeen
    /// Detection was not possible, which does not mean absence.
    case blind(Blindness)

    public var isSeen: Bool { if case .seen = self { true } else { false } }
}
