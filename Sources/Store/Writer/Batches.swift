public import Beacon
public import Foundation
public import Postgres

/// A batch of sightings as a scanner sent it, with its times converted to the server's clock.
public struct ReceivedBatch: Sendable {
    public let scanner: Int64
    public let spool: String
    public let sequence: Int64
    public let receivedAt: Date
    public let digest: ReceivedBatch.Digest
    public let sightings: [ReceivedBatch.Sighting]
    /// The sightings that were refused earlier.
    public let refusedWhy: ReceivedBatch.Refusals
    /// The stored answers to batches with this number, if they were looked up.
    public var known: [ReceivedBatch.Receipt] = []

    public init(
        scanner: Int64, spool: String, sequence: Int64, receivedAt: Date,
        digest: ReceivedBatch.Digest = ReceivedBatch.Digest(), sightings: [ReceivedBatch.Sighting],
        refusedWhy: ReceivedBatch.Refusals = ReceivedBatch.Refusals()
    ) {
        self.scanner = scanner
        self.spool = spool
        self.sequence = sequence
        self.receivedAt = receivedAt
        self.digest = digest
        self.sightings = sightings
        self.refusedWhy = refusedWhy
    }
}

extension ReceivedBatch {
    /// The number of a batch. A spool that was rolled back uses it again for a different batch.
    public struct Key: Hashable, Sendable {  // generated: init
        public let scanner: Int64
        public let spool: String
        public let sequence: Int64
    }
}

extension ReceivedBatch {
    /// A queue on a node's disk, by the node's ID for it.
    public struct Spool: Hashable, Sendable {
        public let scanner: Int64
        public let id: String
    }
}

extension ReceivedBatch.Key {
    public var ofSpool: ReceivedBatch.Spool { ReceivedBatch.Spool(scanner: scanner, id: spool) }
}

extension ReceivedBatch {
    public var key: ReceivedBatch.Key { ReceivedBatch.Key(scanner: scanner, spool: spool, sequence: sequence) }
}

extension ReceivedBatch {
    /// Distinguishes a batch from another with the same number.
    public struct Digest: Equatable, Sendable {
        /// How many bytes of a digest are stored.
        public static let length = 16

        /// As the node says, of its sightings as it first spooled them; empty of a node that says none.
        public let node: [UInt8]
        /// Of what does not move with the node's clock; empty of a batch that was stored before digests were kept.
        public let server: [UInt8]

        public init(node: [UInt8] = [], server: [UInt8] = []) {
            self.node = node
            self.server = server
        }

        /// Returns whether a batch with the same number is the same one. If only one of the two has the node's digest,
        /// the node was upgraded in between; if one has no digest at all, only the numbers can be compared.
        public func isSame(as other: Digest) -> Bool {
            if server.isEmpty || other.server.isEmpty { return true }
            if node.isEmpty || other.node.isEmpty { return server == other.server }
            return node == other.node
        }
    }

    /// How many sightings of a batch were refused, by reason.
    public struct Refusals: Equatable, Sendable {
        /// Heard on a day whose sightings are no longer kept.
        public var tooOld = 0
        /// Heard later than the current time on the server's clock.
        public var ahead = 0
        /// Heard outside the school's lawful hours.
        public var unlawful = 0
        /// From an unknown beacon.
        public var unknownBeacon = 0
        /// With an invalid level or count.
        public var badValue = 0

        public init() {}

        public var total: Int { tooOld + ahead + unlawful + unknownBeacon + badValue }
    }

    /// An unregistered beacon, and how many sightings of it a batch contained.
    public struct RefusedBeacon: Equatable, Sendable {
        public enum Reason: Sendable {
            /// No beacon has these keys.
            case unknown
            /// A beacon has its major and minor with their bytes swapped.
            case swappedBytes
            /// Several beacons have these keys, but none has this address.
            case otherAddress
        }

        public let identity: BeaconIdentity
        public let address: DeviceAddress?
        public let reason: Reason
        public internal(set) var count = 1
    }

    /// The answer to a batch.
    public struct Receipt: Equatable, Sendable {  // generated: init
        public let key: ReceivedBatch.Key
        public var digest: ReceivedBatch.Digest = Digest()
        public let receivedAt: Date
        /// The first and the last time that a beacon in it was heard; nil if it is empty, or this is no longer known.
        public let heard: ClosedRange<Date>?
        public let stored: Int
        public let refused: Int
        /// Nil if the batch was stored earlier: the reasons are not kept.
        public let refusedWhy: ReceivedBatch.Refusals?
        /// Empty if the batch was stored earlier.
        public var refusedBeacons: [ReceivedBatch.RefusedBeacon] = []

        /// Whether it covers a time at which the scanner could already have been considered away.
        public var isLate: Bool { heard.map { receivedAt.timeIntervalSince($0.lowerBound) > 30 } ?? false }
    }
}

extension [ReceivedBatch.RefusedBeacon] {
    private static let limit = 20

    /// Counts a sighting; only the first beacons are listed if there are too many.
    public mutating func add(_ sighting: ReceivedBatch.Sighting, _ reason: ReceivedBatch.RefusedBeacon.Reason) {
        let address = reason == .otherAddress ? sighting.address : nil
        if let index = firstIndex(where: { $0.identity == sighting.identity && $0.address == address }) {
            self[index].count += 1
        } else if count < Self.limit {
            append(ReceivedBatch.RefusedBeacon(identity: sighting.identity, address: address, reason: reason))
        }
    }
}

extension ReceivedBatch {
    /// A sighting of a beacon by a receiver; what the beacon is registered as is not yet known.
    public struct Sighting: Equatable, Sendable {
        public let identity: BeaconIdentity
        public let address: DeviceAddress?
        /// In dBm.
        public let rssi: Int?
        public let count: Int
        /// On the server's clock, in whole milliseconds, so that results based on it can be reported and requested to
        /// the millisecond.
        public let heardAt: Date

        public init(identity: BeaconIdentity, address: DeviceAddress?, rssi: Int?, count: Int, heardAt: Date) {
            self.identity = identity
            self.address = address
            self.rssi = rssi
            self.count = count
            self.heardAt = heardAt.inMilliseconds
        }
    }
}

/// The stored batches.
public struct BatchRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the stored answers to those of these batches that exist, by number.
    public func receipts(
        of batches: [ReceivedBatch.Key]
    ) async throws -> [ReceivedBatch.Key: [ReceivedBatch.Receipt]] {
        let rows = try await database.query(
            """
            select scanner_id, spool, sequence, node_digest, server_digest, received_at, stored, refused
            from unnest(\(batches.map(\.scanner)), \(batches.map(\.spool)), \(batches.map(\.sequence)))
                as asked (scanner_id, spool, sequence)
                join batch using (scanner_id, spool, sequence)
            """)
        return Dictionary(grouping: try rows.map(Self.receipt), by: \.key)
    }

    private static func receipt(_ row: Row) throws -> ReceivedBatch.Receipt {
        let (scanner, spool, sequence, node, server, receivedAt, stored, refused) = try row.decode(
            (Int64, String, Int64, [UInt8], [UInt8], Date, Int, Int).self)
        return ReceivedBatch.Receipt(
            key: ReceivedBatch.Key(scanner: scanner, spool: spool, sequence: sequence),
            digest: ReceivedBatch.Digest(node: node, server: server), receivedAt: receivedAt, stored: stored,
            refused: refused)
    }

    /// Returns the status of a spool: whether its scanner had none so far, and the highest sequence number of its
    /// batches; nil if it has none.
    public func spoolStatus(of spool: ReceivedBatch.Spool) async throws -> (isFirst: Bool, newest: Int64?) {
        let results = try await database.pipeline([
            "select spool is null from scanner where scanner_id = \(spool.scanner)",
            """
            select sequence from batch where scanner_id = \(spool.scanner) and spool = \(spool.id)
            order by sequence desc limit 1
            """,
        ])
        return (try results[0].first?.decode(0) ?? false, try results[1].first?.decode(0))
    }

    /// Registers a spool before its first batch is stored: a scanner that was registered again takes over its earlier
    /// places.
    /// - Throws: `Lease.Lost` if another server now owns the engine.
    public static func registerSpool(
        _ spool: ReceivedBatch.Spool, at now: Date, lease: Lease, in pool: ConnectionPool
    ) async throws {
        try await pool.withTransaction { transaction in
            guard try await !transaction.query(lease.check).isEmpty else { throw Lease.Lost() }
            try await transaction.query(takePlace(spool, at: now))
        }
    }

    /// A scanner whose first batch comes from another scanner's spool is the same node, registered again. It takes over
    /// the places of the other scanner up to the retirement of that one, or else up to now.
    private static func takePlace(_ spool: ReceivedBatch.Spool, at now: Date) -> Query {
        """
        with former as (
            select fresh.scanner_id, former.scanner_id as former_id, ended_at, place.room_id
            from scanner fresh
                join lateral (
                    select scanner_id, least(retired_at, \(now)) as ended_at from scanner
                    where scanner.spool = \(spool.id) order by last_seen_at desc limit 1
                ) former on fresh.scanner_id = \(spool.scanner) and fresh.spool is null
                join lateral (
                    select room_id from scanner_place
                    where scanner_place.scanner_id = fresh.scanner_id and since <= ended_at
                    order by since desc limit 1
                ) place on true
        ), before as (
            delete from scanner_place using former
            where scanner_place.scanner_id = former.scanner_id and since > '-infinity' and since < ended_at
        )
        insert into scanner_place (scanner_id, since, room_id)
        select former.scanner_id, since, scanner_place.room_id
        from former join scanner_place on scanner_place.scanner_id = former_id and since < ended_at
        union all
        select scanner_id, ended_at, room_id from former
        on conflict (scanner_id, since) do update set room_id = excluded.room_id
        """
    }
}
