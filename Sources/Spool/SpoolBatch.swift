public import Foundation
public import Wire

/// A batch as it lies in the file.
struct StoredBatch: Sendable {
    let sequence: Int64
    let boot: String?
    /// Since 1970, on the node's clock.
    let createdMilliseconds: Int64
    /// JSON, as on the wire.
    let sightings: Data
    /// How far the node's clock was set since; nil where that is not known.
    let setByMilliseconds: Int64?
}

extension SpoolBatch {
    init(_ stored: StoredBatch) throws {
        // A damaged page may hold anything.
        try WireJSON.check(stored.sightings)
        let sightings = try WireJSON.decoder().decode([SightingRecord].self, from: stored.sightings)
        let setBy = Double(stored.setByMilliseconds ?? 0) / 1000
        self.init(
            sequence: stored.sequence, boot: stored.boot,
            sightings: setBy == 0 ? sightings : sightings.map { $0.heard(later: setBy) },
            createdAt: Date(timeIntervalSince1970: Double(stored.createdMilliseconds) / 1000))
    }
}

extension SightingRecord {
    /// The same by a clock that was set forward by so many seconds.
    fileprivate func heard(later seconds: Double) -> SightingRecord {
        SightingRecord(
            uuid: uuid, major: major, minor: minor, address: address, rssi: rssi, count: count,
            heardAt: heardAt.addingTimeInterval(seconds))
    }
}

extension Date {
    /// Since 1970.
    var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
}

/// What goes to the server in one request: numbered once, and sent under that number until it is acknowledged.
public struct SpoolBatch: Equatable, Sendable {
    /// From 0, one more for each batch that was ever put into the spool.
    public let sequence: Int64
    /// The boot of the node that heard these, as far as it is known.
    public let boot: String?
    /// When they were heard is told by the node's clock as it stands now, however it was set since.
    public let sightings: [SightingRecord]
    /// The node's clock, to the millisecond.
    public let createdAt: Date

    public init(sequence: Int64, boot: String?, sightings: [SightingRecord], createdAt: Date) {
        self.sequence = sequence
        self.boot = boot
        self.sightings = sightings
        self.createdAt = createdAt
    }
}

/// A boot of the node's machine: while it lasts, its clock may be set, and no second gets lost or doubled for it.
public struct Boot: Equatable, Sendable {
    /// As the kernel names it.
    public let identity: String
    /// When it was, by the clock as it stands now: who set the clock has moved it. Nil where nobody can tell.
    public let startedAt: Date?

    /// Both hands of a clock are not read at once: one whose boot is found so many seconds elsewhere was not set.
    static let jitter = 0.1

    public init(_ identity: String, startedAt: Date? = nil) {
        self.identity = identity
        self.startedAt = startedAt
    }

    /// Whether the clock was set between this reading and another.
    public func wasSet(before other: Boot) -> Bool {
        guard let startedAt, let later = other.startedAt, identity == other.identity else { return false }
        return abs(later.timeIntervalSince(startedAt)) >= Self.jitter
    }
}
