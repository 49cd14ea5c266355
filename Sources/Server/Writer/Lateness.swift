import Foundation
import Presence

/// Detects when most scanners deliver their sightings late: then the record is kept, but whereabouts do not change. It
/// is reported once it lasts, repeatedly while it lasts, and when it is over.
///
/// A sighting that arrives after the live window moves no person and makes no link stronger, but its badge was not
/// silent: neither a delivered spool nor a slow link makes a person leave.
struct Lateness {
    enum State: Equatable {
        case lasts, isOver
    }

    /// How long most scanners may be late before it is reported, in seconds: a spool delivered after an outage is
    /// normal.
    private static let minDuration = 60.0
    /// The interval between two reports of the same problem, in seconds.
    private static let repeatInterval = 600.0

    /// Since when it has lasted, and when it was last reported.
    private var since: Date?
    private var reportedAt: Date?

    /// - Returns: what has to be reported.
    mutating func update(_ punctuality: Engine.Punctuality, at now: Date) -> State? {
        // Without any sightings the problem cannot be over.
        guard punctuality.telling > 0 else { return nil }
        guard punctuality.isBehind else {
            defer { (since, reportedAt) = (nil, nil) }
            return reportedAt == nil ? nil : .isOver
        }
        let start = since ?? now
        since = start
        guard now.timeIntervalSince(start) >= Self.minDuration,
            reportedAt.map({ now.timeIntervalSince($0) >= Self.repeatInterval }) ?? true
        else { return nil }
        reportedAt = now
        return .lasts
    }
}
