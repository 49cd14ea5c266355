import Foundation
import Presence

/// Most scanners hand in late what they hear, so that the record is made, and no person is moved by it: to be said once
/// it lasts, again and again while it does, and when it is over.
///
/// What comes after the live window moves no person and makes no link louder, but who was heard then was not silent: a
/// spool that is handed in, or a slow link, makes no person leave.
struct Lateness {
    enum State: Equatable {
        case lasts, isOver
    }

    /// A spool that is handed in after an outage is no trouble, in seconds.
    private static let timeout = 60.0
    /// Between two words about the same trouble, in seconds.
    private static let silence = 600.0

    /// Since when it has been so, and when that was said.
    private var since: Date?
    private var saidAt: Date?

    /// - Returns: what is to be said.
    mutating func note(_ punctuality: Engine.Punctuality, at now: Date) -> State? {
        // Where nothing comes at all, nothing is over.
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
