public import Foundation
import Phrases
public import Postgres

/// A person without an account who takes part in a roll-call, identified by their phone's token.
public struct Helper: Equatable, Sendable {
    /// The ID of their phone.
    public let id: Int64
    public let link: Int64
    public let muster: Int64
    /// Only people of this zone are shown to them; nil for all.
    public let zone: Int64?
    /// The name that they typed.
    public let name: String
    /// The label of the link.
    public let label: String
    /// The data versions at the time of reading.
    public let versions: DataVersions

    /// How they are named as a witness.
    public var title: String { "\(name) (\(label))" }
}

/// Helpers, who are recognized as long as their link is valid and the roll-call is in progress.
public struct HelperRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Whether a link is valid at `now`.
    private static let holds = "muster_link.ended_at is null and expires_at > now and closed_at is null"

    /// Returns the helper with this phone and notes that the phone was seen. Nil if the phone, the link or the
    /// roll-call has ended.
    /// - Parameter hash: SHA-256 of the phone's token.
    public func use(_ hash: [UInt8], at now: Date) async throws -> Helper? {
        let row = try await database.query(
            """
            with found as (
                select phone_id, link_id, muster_id, zone_id, helper_name, label, seen_at, now
                from (select \(now)::timestamptz as now) clock, muster_phone join muster_link using (link_id)
                    join muster using (muster_id)
                where muster_phone.token_hash = \(hash) and muster_phone.ended_at is null
                    and \(unescaped: Self.holds)
            ), noted as (
                update muster_phone set seen_at = found.now from found
                where muster_phone.phone_id = found.phone_id and found.seen_at < found.now - interval '15 seconds'
            )
            select phone_id, link_id, muster_id, zone_id, helper_name, label,
                \(unescaped: DataVersions.selected) as versions
            from found, site
            """
        ).first
        return try row.map { row in
            let (id, link, muster, zone, name, label, versions) = try row.decode(
                (Int64, Int64, Int64, Int64?, String, String, [Int64]).self)
            return Helper(
                id: id, link: link, muster: muster, zone: zone, name: name, label: label,
                versions: DataVersions(versions))
        }
    }

    /// Returns the number of the link with this token if it is valid.
    /// - Parameter hash: SHA-256 of the link's token.
    public func link(_ hash: [UInt8], at now: Date) async throws -> Int64? {
        try await database.query(
            """
            select link_id from (select \(now)::timestamptz as now) clock, muster_link join muster using (muster_id)
            where token_hash = \(hash) and \(unescaped: Self.holds)
            """
        ).first?.decode(0)
    }

    /// A phone that has joined through a link.
    public struct Joined: Sendable {
        public let phone: Int64
        public let link: Int64
        /// When the link ends at the latest.
        public let expiresAt: Date
    }

    /// Admits a phone. The caller must run it in a transaction. Returns nil if the link is no longer valid. Throws
    /// `Refusal` if the link already has the maximum number of phones.
    /// - Parameters:
    ///   - hash: SHA-256 of the link's token.
    ///   - phoneHash: SHA-256 of the phone's token.
    public func join(
        _ hash: [UInt8], name: String, phoneHash: [UInt8], at now: Date
    ) async throws -> HelperRepository.Joined? {
        // Phones are admitted one after the other, so that each is counted.
        let row = try await database.query(
            """
            select link_id, expires_at
            from (select \(now)::timestamptz as now) clock, muster_link join muster using (muster_id)
            where token_hash = \(hash) and \(unescaped: Self.holds) for update of muster_link
            """
        ).first
        guard let (link, expiresAt) = try row?.decode((Int64, Date).self) else { return nil }
        let count = try await database.query(
            "select count(*) from muster_phone where link_id = \(link) and ended_at is null")
        guard try count[0].decode(0, as: Int.self) < MusterLink.maxPhones else {
            throw Refusal.conflict(.tooManyLinkPhones(MusterLink.maxPhones))
        }
        let made = try await database.query(
            """
            insert into muster_phone (link_id, helper_name, token_hash, joined_at, seen_at)
            values (\(link), \(name), \(phoneHash), \(now), \(now)) returning phone_id
            """)
        return HelperRepository.Joined(phone: try made[0].decode(0), link: link, expiresAt: expiresAt)
    }
}
