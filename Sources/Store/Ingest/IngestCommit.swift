public import Presence

/// All that one commit of the writer puts into the database.
public struct IngestCommit: Sendable {
    public var sightings: [StoredSighting] = []
    public var receipts: [BatchReceipt] = []
    public var beats: [ScannerBeat] = []
    /// The changes, each with the id of its live event.
    public var changes: [(id: Int64, transition: Transition)] = []
    /// What is believed now of everybody whose row is to be brought up to date.
    public var whereabouts: [(person: Int64, whereabouts: Whereabouts, quiet: QuietScanner?)] = []
    /// Of whom another badge is followed from now on.
    public var switches: [FollowedBadge] = []
    /// What the record has to be looked through again for: it came late.
    public var due: [RecordDue] = []

    public init() {}
}
