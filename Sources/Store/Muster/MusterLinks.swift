public import Foundation
import Phrases
public import Postgres

/// A link with which people without an account take part in one roll-call.
public struct MusterLink: Equatable, Sendable {
    /// The maximum number of phones at a time.
    public static let maxPhones = 50
    /// The maximum number of links of one roll-call that have not ended.
    public static let limit = 100

    public let id: Int64
    public let label: String
    /// Nil if all people are shown, or if the zone was deleted.
    public let zoneName: String?
    public let createdAt: Date
    public let expiresAt: Date
    /// When the link was ended, by hand or by the close of the roll-call.
    public let endedAt: Date?
    /// The phones, in the order in which they joined.
    public fileprivate(set) var phones: [MusterLink.Phone]

    public struct Phone: Equatable, Sendable {
        public let id: Int64
        /// The name that its holder typed.
        public let name: String
        public let joinedAt: Date
        public let seenAt: Date
        public let endedAt: Date?
    }

    /// A link to be made.
    public struct Draft: Sendable {  // generated: init
        public let label: String
        public let zoneName: String?
        /// SHA-256 of the token, 32 bytes.
        public let tokenHash: [UInt8]
        public let expiresAt: Date
    }
}

/// Links of roll-calls, each identified by the hash of its token.
public struct MusterLinkRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Makes a link of the roll-call in progress; returns its number. The caller must run it in a transaction. Throws
    /// `Refusal` if none is in progress, the zone does not exist, or there are too many links.
    public func create(_ draft: MusterLink.Draft, by actor: Int64, at now: Date) async throws -> Int64 {
        // Concurrent creators of links wait for this transaction.
        let muster = try await database.query("select muster_id from muster where closed_at is null for update").first
        guard let muster = try muster?.decode(0, as: Int64.self) else { throw MusterRepository.noneInProgress }
        let open = try await database.query(
            """
            select count(*) from muster_link where muster_id = \(muster) and ended_at is null and expires_at > \(now)
            """)
        guard try open[0].decode(0, as: Int.self) < MusterLink.limit else {
            throw Refusal.conflict(.tooManyMusterLinks(MusterLink.limit))
        }
        return try await insert(draft, zone: try await zone(draft.zoneName), in: muster, by: actor, at: now)
    }

    private func zone(_ name: String?) async throws -> Int64? {
        guard let name else { return nil }
        let row = try await database.query(
            "select zone_id from zone where lower(zone_name) = lower(\(name))"
        ).first
        guard let row else { throw Refusal.notFound(.noZoneNamed(name)) }
        return try row.decode(0)
    }

    private func insert(
        _ draft: MusterLink.Draft, zone: Int64?, in muster: Int64, by actor: Int64, at now: Date
    ) async throws -> Int64 {
        try await database.query(
            """
            insert into muster_link (muster_id, label, zone_id, token_hash, created_by, created_at, expires_at)
            select \(muster), \(draft.label), \(zone), \(draft.tokenHash),
                (select subject_id from subject where person_id = \(actor)), \(now), \(draft.expiresAt)
            returning link_id
            """)[0].decode(0)
    }

    /// Ends a link with all its phones, or one phone of it; an ended one remains unchanged. All servers announce it as
    /// a change of the roll-call. The caller must run it in a transaction. Throws `Refusal` if the link does not
    /// exist.
    public func end(_ link: Int64, phone: Int64?, at now: Date) async throws {
        let ended =
            if let phone {
                try await database.query(
                    """
                    update muster_phone set ended_at = coalesce(ended_at, \(now))
                    where phone_id = \(phone) and link_id = \(link) returning link_id
                    """)
            } else {
                try await database.query(
                    """
                    update muster_link set ended_at = coalesce(ended_at, \(now)) where link_id = \(link)
                    returning link_id
                    """)
            }
        guard !ended.isEmpty else {
            throw Refusal.notFound(phone.map { .linkLacksPhone($0) } ?? .noLinkWithNumber(link))
        }
        try await MusterRepository(database).touch(byLink: link)
    }

    /// Returns the links of a roll-call, the newest first.
    public func list(of muster: Int64, _ list: ListQuery) async throws -> Listing<MusterLink> {
        let found = try await database.listing(
            """
            select link_id, label, zone_name, created_at, expires_at, least(ended_at, closed_at)
            from muster_link join muster using (muster_id) left join zone using (zone_id)
            where muster_id = \(muster) and strpos(searchable(label), searchable(\(list.search))) > 0
            order by created_at desc, link_id desc limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from muster_link
                where muster_id = \(muster) and strpos(searchable(label), searchable(\(list.search))) > 0
                """,
            decode: Self.link)
        let phones = try await phones(of: found.rows.map(\.id))
        let rows = found.rows.map { row in
            var row = row
            row.phones = phones[row.id] ?? []
            return row
        }
        return Listing(rows: rows, total: found.total)
    }

    private func phones(of links: [Int64]) async throws -> [Int64: [MusterLink.Phone]] {
        let rows = try await database.query(
            """
            select link_id, phone_id, helper_name, joined_at, seen_at, ended_at from muster_phone
            where link_id = any(\(links)) order by phone_id
            """)
        var phones: [Int64: [MusterLink.Phone]] = [:]
        for row in rows {
            let (link, id, name, joined, seen, ended) = try row.decode(
                (Int64, Int64, String, Date, Date, Date?).self)
            phones[link, default: []].append(
                MusterLink.Phone(id: id, name: name, joinedAt: joined, seenAt: seen, endedAt: ended))
        }
        return phones
    }

    private static func link(_ row: Row) throws -> MusterLink {
        let (id, label, zone, created, expires, ended) = try row.decode(
            (Int64, String, String?, Date, Date, Date?).self)
        return MusterLink(
            id: id, label: label, zoneName: zone, createdAt: created, expiresAt: expires, endedAt: ended, phones: [])
    }
}
