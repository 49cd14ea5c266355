public import Devices
public import Foundation
public import Postgres
import Vocabulary

/// An attempt to open a lock, as it is stored.
public struct StoredUnlock: Equatable, Sendable {
    public let id: Int64
    public let lock: Int64
    public let lockName: String
    public let roomNumber: String
    /// Nil for opening hours, which have no caller.
    public let person: Person?
    public let askedAt: Date
    public let draft: UnlockDraft
    public let state: UnlockState
    /// A code from the lock or the server.
    public let outcomeReason: String?
    public let endedAt: Date?
}

/// The input for recording an attempt.
public struct UnlockDraft: Equatable, Sendable {  // generated: init
    public var way: UnlockChannel
    /// The kind of request: `api`, `console`, `old` …
    public var source: String
    public var isGranted: Bool
    public var right: UnlockRightSort?
    /// The number of the clearance or the booking.
    public var rightID: Int64?
    public var sight: UnlockPresence
    /// How their presence was detected, or why it could not be.
    public var sightSource: String?
    public var sightMilliseconds: Int?
    public var reasons: [UnlockReason] = []
    public var overrideReason: String?
    /// The duration in seconds.
    public var hold: Int
    /// Whether challenge and response are requested one by one, as by the old endpoints.
    public var isStepped: Bool = false
}

/// The outcome of an attempt, for the caller who waits for it.
public struct UnlockOutcome: Equatable, Sendable {
    public let id: Int64
    public let lock: Int64
    public let state: UnlockState
    public let outcomeReason: String?
    public let reasons: [UnlockReason]
    public let hold: Int
    /// The lock's random bytes, for a stepped attempt that waits for its response.
    public let nonce: [UInt8]?
    public let endedAt: Date?
}

/// The record of attempts: each is added, its outcome is filled in once, and it can be read.
public struct UnlockRepository: Sendable {
    /// The channel that announces each step of an attempt: its number, the number of its lock, and its state.
    public static let channel = "unlock"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Adds an attempt. If granted, it waits for the owner of the engine.
    /// - Parameter isActive: whether the lock has keys; without keys, nothing is sent to the lock and the attempt ends
    ///   at once.
    public func add(
        _ draft: UnlockDraft, at lock: Int64, room: Int64, by person: Int64?, isActive: Bool, at now: Date
    ) async throws -> Int64 {
        let state: UnlockState = !draft.isGranted ? .refused : isActive ? .asked : .timedOut
        return try await database.query(
            """
            insert into unlock (lock_id, room_id, person_id, asked_at, way, source, is_granted, right_kind, right_id,
                sight, sight_source, sight_ms, reasons, override_reason, hold, is_stepped, state, outcome_reason,
                ended_at)
            values (\(lock), \(room), \(person), \(now), \(draft.way), \(draft.source), \(draft.isGranted),
                \(draft.right), \(draft.rightID), \(draft.sight), \(draft.sightSource), \(draft.sightMilliseconds),
                \(draft.reasons.map(\.rawValue)), \(draft.overrideReason), \(draft.hold), \(draft.isStepped),
                \(state), \(state == .timedOut ? Self.notActive : nil), \(state.isEnd ? now : nil))
            returning attempt_id
            """)[0].decode(0)
    }

    /// The lock's reason code for having no keys.
    static let notActive = "not_active"

    /// Returns the outcome of an attempt; nil if absent.
    public func outcome(_ id: Int64) async throws -> UnlockOutcome? {
        try await database.query(
            """
            select attempt_id, lock_id, state, outcome_reason, reasons, hold, nonce, ended_at
            from unlock where attempt_id = \(id)
            """
        ).first.map(UnlockOutcome.init(row:))
    }

    /// Returns the people who made these attempts, by attempt; without attempts at locks of whose existence the person
    /// may not know.
    public func people(of attempts: [Int64]) async throws -> [Int64: Int64] {
        let rows = try await database.query(
            """
            select attempt_id, person_id from unlock join person using (person_id)
            where attempt_id = any(\(attempts)) and (classification = 'admin' or not 'no_right' = any(reasons))
            """)
        return Dictionary(try rows.map { try $0.decode((Int64, Int64).self) }, uniquingKeysWith: { $1 })
    }

    /// Returns the newest stepped attempt of a person at a lock that waits for its response; nil if absent.
    public func stepped(of person: Int64, at lock: Int64) async throws -> UnlockOutcome? {
        try await database.query(
            """
            select attempt_id, lock_id, state, outcome_reason, reasons, hold, nonce, ended_at
            from unlock where person_id = \(person) and lock_id = \(lock) and is_stepped and ended_at is null
            order by attempt_id desc limit 1
            """
        ).first.map(UnlockOutcome.init(row:))
    }
}

extension UnlockRepository {
    /// A selection of attempts; a nil member does not restrict it.
    public struct Filter: Sendable {
        public var person: Int64?
        public var lock: Int64?
        public var state: UnlockState?
        public var from: Date?
        public var to: Date?
        /// Leaves out attempts at locks of whose existence the person may not know.
        public var isWithoutUnknown = false

        public init(
            person: Int64? = nil, lock: Int64? = nil, state: UnlockState? = nil, from: Date? = nil, to: Date? = nil
        ) {
            (self.person, self.lock, self.state, self.from, self.to) = (person, lock, state, from, to)
        }
    }

    /// Returns the selected attempts, the newest first.
    public func list(_ filter: Filter, _ list: ListQuery) async throws -> Listing<StoredUnlock> {
        try await database.listing(
            Self.columns, order: "unlock.attempt_id desc", list, decode: StoredUnlock.init(row:)
        ) { part in
            """
            select \(unescaped: part.columns)
            from unlock join lock using (lock_id) join room on room.room_id = unlock.room_id
                left join person on person.person_id = unlock.person_id
            where (\(filter.person)::bigint is null or unlock.person_id = \(filter.person))
                and (\(filter.lock)::bigint is null or unlock.lock_id = \(filter.lock))
                and (\(filter.state)::text is null or unlock.state = \(filter.state))
                and (\(filter.from)::timestamptz is null or asked_at >= \(filter.from))
                and (\(filter.to)::timestamptz is null or asked_at < \(filter.to))
                and (not \(filter.isWithoutUnknown)::boolean or not 'no_right' = any(reasons))
                and strpos(searchable(lock_name || ' ' || room_number), searchable(\(list.search))) > 0
            \(unescaped: part.order) limit \(part.limit) offset \(part.offset)
            """
        }
    }

    private static let columns = """
        unlock.attempt_id, unlock.lock_id, lock_name, room_number, unlock.person_id, email, first_name, last_name,
        classification, asked_at, way, source, is_granted, right_kind, right_id, sight, sight_source, sight_ms, reasons,
        override_reason, hold, is_stepped, unlock.state, outcome_reason, ended_at
        """
}

extension UnlockOutcome {
    fileprivate init(row: Row) throws {
        self.init(
            id: try row.decode("attempt_id"), lock: try row.decode("lock_id"),
            state: try row.decode("state"), outcomeReason: try row.decode("outcome_reason"),
            reasons: try row.reasons(), hold: try row.decode("hold"),
            nonce: try row.decode("nonce"), endedAt: try row.decode("ended_at"))
    }
}

extension StoredUnlock {
    fileprivate init(row: Row) throws {
        let draft = UnlockDraft(
            way: try row.decode("way"), source: try row.decode("source"), isGranted: try row.decode("is_granted"),
            right: try row.decode("right_kind"), rightID: try row.decode("right_id"), sight: try row.decode("sight"),
            sightSource: try row.decode("sight_source"), sightMilliseconds: try row.decode("sight_ms"),
            reasons: try row.reasons(), overrideReason: try row.decode("override_reason"),
            hold: try row.decode("hold"), isStepped: try row.decode("is_stepped"))
        self.init(
            id: try row.decode("attempt_id"), lock: try row.decode("lock_id"), lockName: try row.decode("lock_name"),
            roomNumber: try row.decode("room_number"), person: try Self.person(row),
            askedAt: try row.decode("asked_at"), draft: draft, state: try row.decode("state"),
            outcomeReason: try row.decode("outcome_reason"), endedAt: try row.decode("ended_at"))
    }

    private static func person(_ row: Row) throws -> Person? {
        guard let id: Int64 = try row.decode("person_id") else { return nil }
        return Person(
            id: id, email: try row.decode("email"), firstName: try row.decode("first_name"),
            lastName: try row.decode("last_name"), classification: try row.decode("classification"))
    }
}

extension Row {
    fileprivate func reasons() throws -> [UnlockReason] {
        try decode("reasons", as: [String].self).compactMap(UnlockReason.init(rawValue:))
    }
}
