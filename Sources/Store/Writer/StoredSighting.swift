public import Foundation

/// A sighting as it goes into the database.
public struct StoredSighting: Sendable {  // generated: init
    /// Which scanner heard it; nil for a client's.
    public let scanner: Int64?
    public let receivedAt: Date
    public let sighting: ReceivedBatch.Sighting
    public let resolved: StoredSighting.Resolved
    /// Whether it is evidence of nothing: another client than the one that is followed heard it.
    public var isAside: Bool = false
}

extension StoredSighting {
    /// A sighting after its beacon, room and person were looked up by the time it was heard.
    public struct Resolved: Equatable, Sendable {
        public let beacon: Int64
        public let room: Int64
        /// Whom it concerns; nil if no person carried the badge then.
        public let person: Int64?
        /// Seconds.
        public let leaveAfter: Double
        /// Since when the person has had the badge; nil for a room's beacon.
        public let issuedAt: Date?
    }
}

extension Date {
    /// The last whole millisecond, as which it can be told.
    public var inMilliseconds: Date {
        // A hundredth of one is what arithmetic may have taken from a whole one.
        Date(timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate * 1000 + 0.01).rounded(.down) / 1000)
    }
}
