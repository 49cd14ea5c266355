public import Foundation
public import Presence

/// Everything that one commit of the writer writes to the database.
public struct IngestCommit: Sendable {
    public var sightings: [StoredSighting] = []
    /// The sightings that may belong to a survey.
    public var surveyed: [StoredSighting] = []
    public var receipts: [ReceivedBatch.Receipt] = []
    /// The activity of scanners that delivered data, and of beacons that were heard.
    public var seen: [ScannerActivity] = []
    public var heard: [HeardBeacon] = []
    /// The people whose clients reported, and when, in ascending order of people.
    public var reported: [(person: Int64, at: Date)] = []
    public var beats: [ScannerBeat] = []
    /// The changes, each with the ID of its live event.
    public var changes: [(id: Int64, transition: Transition)] = []
    /// The manual overrides that have ended.
    public var expiredOverrides: [ExpiredOverride] = []
    /// The current whereabouts of all people whose rows must be updated.
    public var whereabouts: [(person: Int64, whereabouts: Whereabouts, quiet: QuietScanner?)] = []
    /// The people for whom another badge is followed from now on.
    public var switches: [FollowedBadge] = []
    /// The periods that must be smoothed again because of late data.
    public var due: [RecordDue] = []

    public init() {}
}

extension IngestCommit {
    /// When a scanner last delivered data, when it last heard something, and from which spool.
    public struct ScannerActivity: Equatable, Sendable {  // generated: init
        public let scanner: Int64
        public let seenAt: Date
        public let heardAt: Date?
        public let spool: String
    }

    /// When a beacon was last heard.
    public struct HeardBeacon: Equatable, Sendable {  // generated: init
        public let beacon: Int64
        public let heardAt: Date
    }
}
