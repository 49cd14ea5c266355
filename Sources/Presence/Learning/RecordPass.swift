public import Foundation

/// The schedule of the record, as a value: which span is looked through next, and how much before and after it counts.
///
/// `RecordKeeper` performs it on the database, `SessionReplay` on the tables of an evaluation.
public struct RecordPass: Equatable, Sendable {  // generated: init
    /// The span that is decided, and that may teach.
    public let from: Date
    public let to: Date

    /// From when on the evidence is replayed: the first second of a replay does not know where any person was. A whole
    /// second.
    public var replayedFrom: Date {
        let start = from.timeIntervalSinceReferenceDate - Double(Parameters.current.training.span)
        return Date(timeIntervalSinceReferenceDate: start.rounded(.down))
    }

    /// Until when: what a second means shows after it.
    public var replayedTo: Date { to + Double(Parameters.current.training.hindsight) }
}

extension RecordPass {
    /// The next span after what was looked through.
    /// - Parameters:
    ///   - now: all that was heard up to here is known.
    ///   - most: its greatest length, in seconds.
    /// - Returns: nil if too little is known yet.
    public init?(after through: Date, knownUntil now: Date, limit: Double = .infinity) {
        let training = Parameters.current.training
        to = min(through + limit, now - Double(training.hindsight))
        from = through
        guard to.timeIntervalSince(from) >= Double(training.span) else { return nil }
    }
}
