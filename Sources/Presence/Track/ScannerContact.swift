public import Foundation

/// When the server last heard of a scanner, and how far its evidence reaches.
public struct ScannerContact: Equatable, Sendable {
    /// When it last listened, as far as is known; in the distant past if it never did.
    public private(set) var lastAt: Date
    /// Since when it has been alive without a pause; nil if it has not been heard of since the engine started.
    public private(set) var aliveSince: Date?
    /// The time up to which everything it heard has arrived, so that silence before this time is real silence.
    public private(set) var completeThrough: Date
    /// The time of the newest sighting that it has reported; nil if it reported none.
    private(set) var toldThrough: Date?
    /// When it last handed in sightings that were too old to show where people are.
    private(set) var laggedAt: Date?
    /// Known from before the engine started.
    let isRestored: Bool
    /// Whether it reported that it does not listen, and nothing since.
    private var isNotListening = false

    /// A scanner known from the database, last heard of at `lastAt`.
    /// - Parameter isDrained: whether it had handed in everything that it heard until then; otherwise it is unknown how
    ///   far its evidence reaches.
    init(restoredAt lastAt: Date, isDrained: Bool) {
        self.lastAt = lastAt
        isRestored = true
        completeThrough = isDrained ? lastAt : .distantPast
    }

    /// A scanner not heard of before, or not for a long time: what it may still hold is unknown.
    init() {
        lastAt = .distantPast
        completeThrough = .distantPast
        isRestored = false
    }

    /// Records that it reported that it does not listen. Once it listens again, silence before that proves nothing.
    mutating func stopListening() {
        (isNotListening, aliveSince) = (true, nil)
    }

    /// Records sightings that it hands in, perhaps long after it heard them.
    mutating func report(heardThrough time: Date, quietAfter: Double) {
        toldThrough = max(toldThrough ?? time, time)
        guard isNotListening else { return note(at: time, completeThrough: time, quietAfter: quietAfter) }
        (lastAt, completeThrough) = (max(lastAt, time), max(completeThrough, time))
    }

    mutating func note(at time: Date, completeThrough complete: Date?, quietAfter: Double) {
        isNotListening = false
        if aliveSince == nil || isQuiet(at: time, quietAfter: quietAfter) {
            aliveSince = time
        }
        lastAt = max(lastAt, time)
        if let complete {
            completeThrough = max(completeThrough, min(complete, time))
        }
    }

    mutating func lag(at time: Date) {
        laggedAt = max(laggedAt ?? time, time)
    }

    func isQuiet(at time: Date, quietAfter: Double) -> Bool {
        time.timeIntervalSince(lastAt) > quietAfter
    }
}
