public import Foundation

/// When the server last heard of a scanner, and how far its evidence reaches.
public struct ScannerContact: Equatable, Sendable {
    /// When it last listened, as far as is known; in the distant past where it never did.
    public private(set) var lastAt: Date
    /// Since when it has been alive without a pause; nil if nothing came since the engine started.
    public private(set) var aliveSince: Date?
    /// All it heard up to here has arrived, so that silence before this time is real silence.
    public private(set) var completeThrough: Date
    /// The newest that it has told of a badge; nil if it told of none.
    private(set) var toldThrough: Date?
    /// When it last handed in what was too old to be of use for now.
    private(set) var laggedAt: Date?
    /// Known from before the engine started.
    let isRestored: Bool
    /// Whether it said that it does not listen, and nothing else since.
    private var isNotListening = false

    /// A scanner known from the database; `lastAt` is when it was last heard of.
    /// - Parameter isDrained: whether it had handed in all that it heard until then; of another it is not known how far
    ///   its evidence reaches.
    init(restoredAt lastAt: Date, isDrained: Bool) {
        self.lastAt = lastAt
        isRestored = true
        completeThrough = isDrained ? lastAt : .distantPast
    }

    /// A scanner not heard of before, or not for long: no person knows what it may still hold.
    init() {
        lastAt = .distantPast
        completeThrough = .distantPast
        isRestored = false
    }

    /// It said that it does not listen. When it does again, what was silent before proves nothing.
    mutating func stopListening() {
        (isNotListening, aliveSince) = (true, nil)
    }

    /// What it heard comes, perhaps long after.
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
