import Foundation
import Wire

/// A server's clock that runs faster or slower than real time, held on to from the moment it was learned.
struct ServerPace: Sendable {
    /// What the server's clock showed then.
    let start: Date
    /// The node's elapsed time then.
    let startedAt: Duration
    /// Seconds of the server's clock in one real second.
    let rate: Double

    /// Nil where the server keeps real time: then a node keeps its own clock.
    init?(_ record: ClockRecord, at elapsed: Duration) {
        guard record.rate.isFinite, record.rate > 0, record.rate != 1 else { return nil }
        self.start = record.now
        self.startedAt = elapsed
        self.rate = record.rate
    }

    func date(at elapsed: Duration) -> Date {
        start.addingTimeInterval((elapsed - startedAt) / .seconds(1) * rate)
    }
}
