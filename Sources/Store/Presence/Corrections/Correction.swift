public import Foundation
public import Phrases
public import Postgres
public import Vocabulary

/// A statement about where a person is or was, and what it replaced.
public struct Correction: Equatable, Sendable {
    public let id: Int64
    public let kind: CorrectionKind
    public let roomNumber: String?
    public let enteredAt: Date?
    public let leftAt: Date?
    /// The state that was shown before a statement about where a person is.
    public let oldState: WhereaboutsState?
    public let oldRoomNumber: String?
    public let isStanding: Bool
    public let reason: String?
    /// The author's name; nil if they were erased.
    public let saidBy: String?
    public let saidAt: Date
    public let receivedAt: Date
    /// The replaced visits, the earliest first.
    public fileprivate(set) var replaced: [ReplacedVisit]

    /// A visit as it was before the correction.
    public struct ReplacedVisit: Equatable, Sendable {
        public let visit: Int64
        public let roomNumber: String
        public let enteredAt: Date
        public let leftAt: Date?
        public let source: VisitSource?
    }
}

/// Statements about where people are and were.
public struct CorrectionRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the result of an earlier order with the same idempotency key; nil if the key is new. Throws `Refusal`
    /// if the key was used for another order.
    public func receipt(of order: CorrectionOrder) async throws -> CorrectionReceipt? {
        guard let key = order.idempotencyKey else { return nil }
        let row = try await database.query(
            """
            select correction_id, asked = \(order.asked), did_count from correction where idempotency_key = \(key)
            """
        ).first
        guard let (id, isSame, counts) = try row?.decode((Int64, Bool, Bool).self) else { return nil }
        guard isSame else {
            throw Refusal.conflict(.idempotencyKeyReused("idempotency_key"))
        }
        return CorrectionReceipt(correction: id, counts: counts)
    }

    public static let noVisit = Refusal.notFound(.noSuchVisit)

    /// Returns the person of a visit and the zone of its room; nil if the visit never existed. The zone is nil if the
    /// visit was removed.
    public func visit(_ visit: Int64) async throws -> (person: Int64, zone: String?)? {
        try await database.query(
            """
            select person_id, zone_name from visit join room using (room_id) join zone using (zone_id)
            where visit_id = \(visit)
            union all
            select person_id, null from replaced_visit join correction using (correction_id) where visit_id = \(visit)
            limit 1
            """
        ).first.map { try $0.decode((Int64, String?).self) }
    }

    /// Returns the room in use with this number, and its zone; nil if absent.
    public func room(_ number: String?) async throws -> (id: Int64, zone: String)? {
        guard let number else { return nil }
        return try await database.query(
            """
            select room_id, zone_name from room join zone using (zone_id)
            where lower(room_number) = lower(\(number)) and retired_at is null
            """
        ).first?.decode((Int64, String).self)
    }

    /// Returns the statements, the latest first.
    /// - Parameters:
    ///   - from: only statements about the time from then on.
    ///   - zones: only statements that concern no other zones; nil for all.
    ///   - withoutRoom: with `zones`, whether to include statements without a room.
    public func list(
        of person: Int64, from: Date?, to: Date?, zones: Set<String>?, withoutRoom: Bool, limit: Int, offset: Int = 0
    ) async throws -> Listing<Correction> {
        func asked(_ rest: String) -> Query {
            """
            with asked as (
                select \(person)::bigint as person, tstzrange(\(from), \(to), '[]') as span,
                    \(zones?.sorted())::text[] as zones, \(withoutRoom)::boolean as without_room
            )
            select \(unescaped: rest)
            """
        }
        let listing = try await database.listing(
            asked("\(Self.columns) \(Self.chosen) \(Self.page(limit, offset))"),
            count: asked("count(*) \(Self.chosen)"),
            decode: Self.correction)
        let replaced = try await replaced(by: listing.rows.map(\.id))
        let rows = listing.rows.map { row in
            var row = row
            row.replaced = replaced[row.id] ?? []
            return row
        }
        return Listing(rows: rows, total: listing.total)
    }

    private static let columns = """
        correction_id, kind, room.room_number, entered_at, left_at, old_state, old_room.room_number, is_standing,
            reason, \(WhereaboutsRepository.sayer("correction.said_by")), said_at, received_at
        """

    private static let chosen = """
        from asked join correction on correction.person_id = asked.person and correction.spans && asked.span
            left join room on room.room_id = correction.room_id
            left join room old_room on old_room.room_id = old_room_id
            cross join lateral (
                select count(*) as named, count(*) filter (where zone_name <> all(zones)) as unseen
                from (
                    select correction.room_id union select old_room_id union
                    select visited.room_id from replaced_visit visited
                    where visited.correction_id = correction.correction_id
                ) place join room using (room_id) join zone using (zone_id)
            ) places
        where zones is null or unseen = 0 and (without_room or named > 0)
        """

    private static func page(_ limit: Int, _ offset: Int) -> String {
        "order by said_at desc, correction_id desc limit \(limit) offset \(offset)"
    }

    private func replaced(by corrections: [Int64]) async throws -> [Int64: [Correction.ReplacedVisit]] {
        try await database.query(
            """
            select correction_id, visit_id, room_number, entered_at, left_at, source
            from replaced_visit join room using (room_id)
            where correction_id = any(\(corrections)) order by correction_id, entered_at
            """
        ).reduce(into: [:]) { replaced, row in
            let (correction, visit, room, entered, left, source) = try row.decode(
                (Int64, Int64, String, Date, Date?, VisitSource?).self)
            replaced[correction, default: []].append(
                Correction.ReplacedVisit(
                    visit: visit, roomNumber: room, enteredAt: entered, leftAt: left, source: source))
        }
    }

    private static func correction(_ row: Row) throws -> Correction {
        let (
            id, kind, room, entered, left, oldState, oldRoom, isStanding, reason, saidBy, saidAt, receivedAt
        ) = try row.decode(
            (
                Int64, CorrectionKind, String?, Date?, Date?,
                WhereaboutsState?, String?, Bool, String?, String?, Date, Date
            ).self)
        return Correction(
            id: id, kind: kind, roomNumber: room, enteredAt: entered, leftAt: left, oldState: oldState,
            oldRoomNumber: oldRoom, isStanding: isStanding, reason: reason, saidBy: saidBy, saidAt: saidAt,
            receivedAt: receivedAt, replaced: [])
    }
}
