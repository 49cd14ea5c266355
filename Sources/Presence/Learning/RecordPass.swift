public import Foundation

/// The schedule of the record, as a value: which span is processed next, and how much before and after it counts.
///
/// `RecordKeeper` performs it on the database, `SessionReplay` on the tables of an evaluation.
public struct RecordPass: Equatable, Sendable {  // generated: init
    /// The start of the span that is decided, and that may teach.
    public let from: Date
    public let to: Date

    /// When the replay of the evidence begins: it starts without knowing where people were. A whole second.
    public var replayedFrom: Date {
        let start = from.timeIntervalSinceReferenceDate - Double(Parameters.current.training.span)
        return Date(timeIntervalSinceReferenceDate: start.rounded(.down))
    }

    /// When the replay of the evidence ends: the meaning of a second becomes clear after it.
    public var replayedTo: Date { to + Double(Parameters.current.training.hindsight) }
}

extension RecordPass {
    /// The next span after those that were processed.
    /// - Parameters:
    ///   - now: everything heard up to this time is known.
    ///   - limit: the maximum length, in seconds.
    /// - Returns: nil if too little is known yet.
    public init?(after through: Date, knownUntil now: Date, limit: Double = .infinity) {
        let training = Parameters.current.training
        to = min(through + limit, now - Double(training.hindsight))
        from = through
        guard to.timeIntervalSince(from) >= Double(training.span) else { return nil }
    }
}
