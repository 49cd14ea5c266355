import Beacon
public import Foundation
public import Postgres
public import Presence

/// One commit of the one writer, in two round trips: look up what is to be written, then write it.
///
/// The row of the lease is held for the time of the transaction, so nobody else can own the engine meanwhile.
public struct IngestTransaction: Sendable {
    /// What was found before anything is written.
    public struct Findings: Sendable {
        /// By number, the batches that are known already, with what was answered to each.
        public let known: [ReceivedBatch.Key: [ReceivedBatch.Receipt]]
        /// By the place in the list of scanner sightings.
        public let scanned: [Int: StoredSighting.Resolved]
        /// By the place in the list of client sightings.
        public let ranged: [Int: StoredSighting.Resolved]
    }

    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// - Parameters:
    ///   - now: on the server's clock.
    ///   - scanned: sightings of badges, each with its scanner.
    ///   - ranged: sightings of room beacons, each with the person whose client heard it.
    /// - Throws: `Lease.Lost` where another server owns the engine by now.
    public func find(
        at now: Date, lease: Lease, batches: [ReceivedBatch.Key],
        scanned: [(scanner: Int64, sighting: ReceivedBatch.Sighting)],
        ranged: [(person: Int64, sighting: ReceivedBatch.Sighting)]
    ) async throws -> Findings {
        let results = try await transaction.pipeline([
            lease.check, Self.takePlaces(batches, at: now), Self.knownBatches(batches),
            Self.resolveScanned(scanned), Self.resolveRanged(ranged),
        ])
        guard !results[0].isEmpty else { throw Lease.Lost() }
        return Findings(
            known: try Self.receipts(results[2]), scanned: try Self.resolved(results[3]),
            ranged: try Self.resolved(results[4]))
    }

    private static func knownBatches(_ batches: [ReceivedBatch.Key]) -> Query {
        """
        select distinct scanner_id, spool, sequence, node_digest, server_digest, received_at, stored, refused
        from unnest(\(batches.map(\.scanner)), \(batches.map(\.spool)), \(batches.map(\.sequence)))
            as asked (scanner_id, spool, sequence)
            join batch using (scanner_id, spool, sequence)
        """
    }

    private static func receipts(_ result: QueryResult) throws -> [ReceivedBatch.Key: [ReceivedBatch.Receipt]] {
        let receipts = try result.map { row in
            let (scanner, spool, sequence, node, server, receivedAt, stored, refused) = try row.decode(
                (Int64, String, Int64, [UInt8], [UInt8], Date, Int, Int).self)
            return ReceivedBatch.Receipt(
                key: ReceivedBatch.Key(scanner: scanner, spool: spool, sequence: sequence),
                digest: ReceivedBatch.Digest(node: node, server: server), receivedAt: receivedAt, stored: stored,
                refused: refused)
        }
        return Dictionary(grouping: receipts, by: \.key)
    }
}

// A sighting means what its beacon, its badge's carrier and its receiver's place meant at the time it was heard. This
// is looked up in the transaction that stores it, so that no cache can be behind. Where several beacons share one
// identity the address says which it was, whether badge or room beacon.
extension IngestTransaction {
    static func resolveScanned(_ scanned: [(scanner: Int64, sighting: ReceivedBatch.Sighting)]) -> Query {
        let sightings = scanned.map(\.sighting)
        return """
            select index, badge.beacon_id, room_id, person_id, extract(epoch from leave_after)::float8, issued_at
            from unnest(
                \(sightings.map(\.identity.uuid)), \(sightings.map { Int($0.identity.major) }),
                \(sightings.map { Int($0.identity.minor) }), \(sightings.map(\.address)),
                \(sightings.map(\.heardAt)), \(scanned.map(\.scanner))
            ) with ordinality as heard (uuid, major, minor, address, heard_at, scanner_id, index)
            join lateral (
                select beacon_id, beacon.room_id as fixed_to from beacon
                where beacon.uuid = heard.uuid and beacon.major = heard.major and beacon.minor = heard.minor
                    and (beacon.address is null or beacon.address = heard.address)
                    and (retired_at is null or retired_at > heard.heard_at)
                order by beacon.address nulls last limit 1
            ) badge on fixed_to is null
            join lateral (
                select room_id from scanner_place
                where scanner_place.scanner_id = heard.scanner_id and since <= heard.heard_at
                order by since desc limit 1
            ) place on true
            join room using (room_id) join zone using (zone_id)
            left join badge_issue on badge_issue.beacon_id = badge.beacon_id and span @> heard.heard_at
            """
    }

    static func resolveRanged(_ ranged: [(person: Int64, sighting: ReceivedBatch.Sighting)]) -> Query {
        let sightings = ranged.map(\.sighting)
        return """
            select index, fixed.beacon_id, room_id, person_id, extract(epoch from leave_after)::float8, \
            null::timestamptz
            from unnest(
                \(sightings.map(\.identity.uuid)), \(sightings.map { Int($0.identity.major) }),
                \(sightings.map { Int($0.identity.minor) }), \(sightings.map(\.address)),
                \(sightings.map(\.heardAt)), \(ranged.map(\.person))
            ) with ordinality as heard (uuid, major, minor, address, heard_at, person_id, index)
            join lateral (
                select beacon_id, coalesce(
                    (
                        select place.room_id from beacon_place place
                        where place.beacon_id = beacon.beacon_id and since <= heard.heard_at order by since desc limit 1
                    ), beacon.room_id) as room_id
                from beacon
                where beacon.uuid = heard.uuid and beacon.major = heard.major and beacon.minor = heard.minor
                    and (beacon.address is null or beacon.address = heard.address)
                    and (retired_at is null or retired_at > heard.heard_at)
                order by beacon.address nulls last limit 1
            ) fixed on fixed.room_id is not null
            join person using (person_id) join room using (room_id) join zone using (zone_id)
            """
    }

    static func resolved(_ result: QueryResult) throws -> [Int: StoredSighting.Resolved] {
        var resolved: [Int: StoredSighting.Resolved] = [:]
        for row in result {
            let (ordinality, beacon, room, person, leaveAfter, issuedAt) = try row.decode(
                (Int, Int64, Int64, Int64?, Double, Date?).self)
            resolved[ordinality - 1] = StoredSighting.Resolved(
                index: ordinality - 1, beacon: beacon, room: room, person: person, leaveAfter: leaveAfter,
                issuedAt: issuedAt)
        }
        return resolved
    }
}

extension IngestTransaction {
    /// What scanners heard of a badge while it was known to be in a room, however late that arrives.
    static func keepForSurveys(_ sightings: [StoredSighting]) -> Query {
        """
        insert into survey_sighting (survey_stay_id, heard_at, scanner_id, rssi, count)
        select survey_stay_id, heard_at, scanner_id, rssi, count
        from unnest(
            \(sightings.map(\.sighting.heardAt)), \(sightings.map(\.scanner)), \(sightings.map(\.resolved.beacon)),
            \(sightings.map(\.sighting.rssi)), \(sightings.map(\.sighting.count))
        ) as heard (heard_at, scanner_id, beacon_id, rssi, count)
            join survey_stay stay using (beacon_id)
        where scanner_id is not null and span @> heard_at
            and heard_at < entered_at + make_interval(secs => \(SurveyRepository.longestStay))
        """
    }
}

/// All that one commit of the writer puts into the database.
public struct IngestCommit: Sendable {
    public var sightings: [StoredSighting] = []
    public var receipts: [ReceivedBatch.Receipt] = []
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
