public import Foundation

/// A sighting to be stored in the database.
public struct StoredSighting: Sendable {  // generated: init
    /// The scanner that heard it; nil for a client's sighting.
    public let scanner: Int64?
    public let receivedAt: Date
    public let sighting: ReceivedBatch.Sighting
    public let resolved: StoredSighting.Resolved
    /// Whether it is not evidence, because it was heard by a client other than the one that is followed.
    public var isAside: Bool = false
}

extension StoredSighting {
    /// A sighting whose beacon, room and person have been looked up for the time at which it was heard.
    public struct Resolved: Equatable, Sendable {
        public let beacon: Int64
        public let room: Int64
        /// The person it concerns; nil if no person carried the badge then.
        public let person: Int64?
        /// In seconds.
        public let leaveAfter: Double
        /// Since when the person has had the badge; nil for a room beacon.
        public let issuedAt: Date?
    }
}

extension Date {
    /// The time rounded down to whole milliseconds, in which it can be reported.
    public var inMilliseconds: Date {
        // A hundredth of a millisecond makes up for rounding errors in a whole millisecond.
        Date(timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate * 1000 + 0.01).rounded(.down) / 1000)
    }
}
