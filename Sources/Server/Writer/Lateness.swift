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
    private static let timeout = 60.0
    /// The interval between two reports of the same problem, in seconds.
    private static let silence = 600.0

    /// Since when it has lasted, and when it was last reported.
    private var since: Date?
    private var saidAt: Date?

    /// - Returns: what has to be reported.
    mutating func note(_ punctuality: Engine.Punctuality, at now: Date) -> State? {
        // Without any sightings the problem cannot be over.
        guard punctuality.telling > 0 else { return nil }
        guard punctuality.isBehind else {
            defer { (since, saidAt) = (nil, nil) }
            return saidAt == nil ? nil : .isOver
        }
        let start = since ?? now
        since = start
        guard now.timeIntervalSince(start) >= Self.timeout,
            saidAt.map({ now.timeIntervalSince($0) >= Self.silence }) ?? true
        else { return nil }
        saidAt = now
        return .lasts
    }
}
