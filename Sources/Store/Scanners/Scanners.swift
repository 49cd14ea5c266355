public import Beacon
public import Foundation
import Phrases
public import Postgres
public import Vocabulary

/// A scanner node and when it was last heard of.
public struct Scanner: Equatable, Sendable {
    public let id: Int64
    public let name: String
    public let roomNumber: String
    public let lastSeenAt: Date?
    public let spoolDepth: Int?
    public let adapterName: String?
    public let adapterState: String?
    public let adapterAddress: DeviceAddress?
    /// Nil if its last heartbeat reported none.
    public let radio: ScannerRadio?
    public let health: NodeHealth
    public let labels: [String]
    public let retiredAt: Date?
}

/// Scanner nodes, identified by the hash of a token.
public struct ScannerRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    private static let conflicts = [
        "scanner_name_key": Refusal.conflict(.scannerNameTaken)
    ]

    /// - Parameters:
    ///   - labels: in lower case.
    ///   - tokenHash: SHA-256 of the token, 32 bytes.
    public func create(
        name: String, roomNumber: String, labels: [String] = [], tokenHash: [UInt8]
    ) async throws -> Int64 {
        try await database.requireRoom(roomNumber)
        let rows = try await naming(Self.conflicts) {
            try await database.query(
                """
                with made as (
                    insert into scanner (scanner_name, room_id, labels, token_hash)
                    select \(name), room_id, \(labels), \(tokenHash) from room
                    where lower(room_number) = lower(\(roomNumber)) and retired_at is null
                    returning scanner_id, room_id
                )
                insert into scanner_place (scanner_id, since, room_id)
                select scanner_id, '-infinity', room_id from made returning scanner_id
                """)
        }
        guard let row = rows.first else { throw Refusal.notFound(.noRoomNumbered(roomNumber)) }
        return try row.decode(0)
    }

    /// Changes a scanner. What it heard before `now` still counts for its room at that time.
    public func edit(
        _ id: Int64, name: String?, roomNumber: String?, labels: [String]? = nil, tokenHash: [UInt8]?, at now: Date
    ) async throws {
        if let roomNumber { try await database.requireRoom(roomNumber) }
        let rows = try await naming(Self.conflicts) {
            try await database.query(
                """
                update scanner set scanner_name = coalesce(\(name), scanner_name),
                    token_hash = coalesce(\(tokenHash), token_hash), labels = coalesce(\(labels), labels),
                    room_id = coalesce(
                        (select room_id from room where lower(room_number) = lower(\(roomNumber)) and retired_at is \
                        null),
                        room_id)
                where scanner_id = \(id) and retired_at is null returning scanner_id
                """)
        }
        guard !rows.isEmpty else { throw Self.missing(id) }
        try await notePlace(of: id, at: now)
    }

    private func notePlace(of id: Int64, at now: Date) async throws {
        try await database.query(
            """
            insert into scanner_place (scanner_id, since, room_id)
            select scanner_id, \(now), room_id from scanner
            where scanner_id = \(id) and room_id <> (
                select room_id from scanner_place where scanner_id = \(id) order by since desc limit 1)
            on conflict (scanner_id, since) do update set room_id = excluded.room_id
            """)
    }

    /// Deletes a scanner that never reported, retires any other; returns true if retired. Its token becomes invalid at
    /// once.
    public func delete(_ id: Int64, at now: Date) async throws -> Bool {
        let deleted = try await database.query(
            "delete from scanner where scanner_id = \(id) and last_seen_at is null returning scanner_id")
        guard deleted.isEmpty else { return false }
        let retired = try await database.query(
            """
            update scanner set retired_at = coalesce(retired_at, \(now)), token_hash = null
            where scanner_id = \(id) returning scanner_id
            """)
        guard !retired.isEmpty else { throw Self.missing(id) }
        return true
    }

    /// Returns SHA-256 of the tokens of all scanners in use, at most 20,000.
    public func tokens() async throws -> [[UInt8]] {
        try await database.query(
            "select token_hash from scanner where token_hash is not null and retired_at is null limit 20000"
        ).map { try $0.decode(0) }
    }

    /// A scanner found by its token, with the versions that data in memory must have for it.
    public typealias Known = (id: Int64, versions: DataVersions)

    /// Returns the scanner of each token, or nil.
    /// - Parameter tokenHashes: SHA-256 of the tokens, 32 bytes each.
    public func scanners(tokenHashes: [[UInt8]]) async throws -> [Known?] {
        var known: [Known?] = Array(repeating: nil, count: tokenHashes.count)
        let rows = try await database.query(
            """
            select place, scanner_id, \(unescaped: DataVersions.selected)
            from unnest(\(tokenHashes)) with ordinality as shown (token_hash, place)
                join scanner on scanner.token_hash = any(array[shown.token_hash]), site
            """)
        for row in rows {
            let (place, id, versions) = try row.decode((Int, Int64, [Int64]).self)
            known[place - 1] = (id, DataVersions(versions))
        }
        return known
    }

    private static func missing(_ id: Int64) -> Refusal { .notFound(.noScannerInUse(id)) }
}

extension ScannerRepository {
    /// Returns when each scanner in use was last heard of, by its number; nil if never.
    public func lastSeen() async throws -> [Int64: Date?] {
        let rows = try await database.query("select scanner_id, last_seen_at from scanner where retired_at is null")
        return Dictionary(uniqueKeysWithValues: try rows.map { try $0.decode((Int64, Date?).self) })
    }

    /// - Parameters:
    ///   - label: in lower case; nil for any.
    ///   - state: nil for any.
    ///   - quiet: a scanner last heard of before this time counts as quiet.
    public func list(
        _ list: ListQuery, label: String? = nil, state: ScannerState? = nil, quiet: Date = .distantPast
    ) async throws -> Listing<Scanner> {
        try await database.listing(
            """
            select scanner_id, scanner_name, room_number, last_seen_at, spool_depth, adapter_name, adapter_state,
                adapter_address, labels, scanner.retired_at, \(unescaped: ScannerRadio.columns),
                \(unescaped: NodeHealth.columns)
            from scanner join room using (room_id)
            where strpos(searchable(scanner_name || ' ' || room_number), searchable(\(list.search))) > 0
                and (\(label)::text is null or \(label) = any(labels))
                and (\(state)::text is null or \(state) = case
                    when last_seen_at is null then 'never'
                    when scanner.retired_at is not null or last_seen_at < \(quiet) then 'quiet'
                    else 'alive' end)
            order by scanner.retired_at is not null, lower(scanner_name), scanner_id
            limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from scanner join room using (room_id)
                where strpos(searchable(scanner_name || ' ' || room_number), searchable(\(list.search))) > 0
                    and (\(label)::text is null or \(label) = any(labels))
                    and (\(state)::text is null or \(state) = case
                        when last_seen_at is null then 'never'
                        when scanner.retired_at is not null or last_seen_at < \(quiet) then 'quiet'
                        else 'alive' end)
                """,
            decode: Scanner.init(row:))
    }
}

extension Scanner {
    fileprivate init(row: Row) throws {
        self.init(
            id: try row.decode("scanner_id"), name: try row.decode("scanner_name"),
            roomNumber: try row.decode("room_number"), lastSeenAt: try row.decode("last_seen_at"),
            spoolDepth: try row.decode("spool_depth"), adapterName: try row.decode("adapter_name"),
            adapterState: try row.decode("adapter_state"), adapterAddress: try row.decode("adapter_address"),
            radio: try ScannerRadio(row: row),
            health: try NodeHealth(row: row), labels: try row.decode("labels"),
            retiredAt: try row.decode("retired_at"))
    }
}
