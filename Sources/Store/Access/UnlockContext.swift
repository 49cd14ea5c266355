public import Devices
public import Foundation
public import Locks
public import Postgres
import Vocabulary

/// All facts about a person and a lock on which the decision to open it is based.
public struct UnlockContext: Equatable, Sendable {
    public let room: Int64
    /// Whether the lock has keys.
    public let isActive: Bool
    /// How long it is held open, in seconds.
    public let relock: Int
    public let account: Account
    public let rules: LockRules
    public let clearances: [Clearance]
    public let bookings: [BookedTime]
    /// The setting `allow_weak_locks`.
    public let allowsWeak: Bool
    /// The scanners that detect people at the door.
    public let listeners: [Listener]
    /// The evidence in the database; whether the hours are lawful is added by `ask`.
    public let evidence: DoorEvidence
    /// When the person last tried to open this lock, the newest first, limited to the latest attempts.
    public let attempts: [Date]

    /// A scanner at a lock.
    public struct Listener: Equatable, Sendable {
        public let id: Int64
        public let name: String
        /// Whether it is listening now.
        public let isAlive: Bool
        /// When it last heard a badge of the person.
        public let heard: DoorEvidence.Heard?
    }

    /// Returns the query to be decided.
    public func ask(
        _ time: SchoolTime, at now: Date, code: UnlockDecision.Query.CodeCheck = .none, overrideReason: String? = nil
    ) -> UnlockDecision.Query {
        var evidence = evidence
        evidence.isLawful = time.isLawful(now)
        return UnlockDecision.Query(
            account: account, lock: rules, clearances: clearances, bookings: bookings, evidence: evidence, time: time,
            code: code, overrideReason: overrideReason, allowsWeak: allowsWeak)
    }

    /// Whether the person may know that this lock exists: admins, and people who have a right to it at any time.
    public var isKnown: Bool {
        account.isAdmin || !clearances.isEmpty || !bookings.isEmpty
            || rules.requiredLevel.map { account.level >= $0 } ?? false
    }
}

extension UnlockContext {
    /// How many attempts of a person at a lock are considered.
    public static let maxAttempts = 5
    /// By how many seconds a scanner's clock may be ahead.
    private static let ahead: TimeInterval = 5

    /// Reads the context; nil if the person does not exist, or the lock is not in use.
    ///
    /// - Parameter takingTurns: in a transaction, whether attempts of the person at the lock are decided one after the
    ///   other from here on.
    public static func read(
        of person: Int64, at lock: Int64, _ database: some Querying, takingTurns: Bool, now: Date
    ) async throws -> UnlockContext? {
        let results = try await database.pipeline([
            takingTurns
                ? "select pg_advisory_xact_lock(hashtextextended('unlock ' || \(person) || ' ' || \(lock), 0))"
                : "select",
            frame(person, lock), LockRows.clearances(of: person), LockRows.bookings(of: person, at: now),
            listeners(lock, now),
            sightings(person, lock, now), whereabouts(person),
            """
            select asked_at from unlock where person_id = \(person) and lock_id = \(lock)
            order by attempt_id desc limit \(maxAttempts)
            """,
        ])
        guard let frame = results[1].first else { return nil }
        let (traces, room): (Traces, Int64) = (try Traces(frame, results), try frame.decode("room_id"))
        return try UnlockContext(
            frame, clearances: results[2].map(LockRows.clearance).filter { $0.room == room }.map(\.clearance),
            bookings: results[3].map(LockRows.booking).filter { $0.room == room }.map(\.booking), traces,
            attempts: results[7].map { try $0.decode(0) })
    }

    private init(
        _ row: Row, clearances: [Clearance], bookings: [BookedTime], _ traces: Traces, attempts: [Date]
    ) throws {
        let dialect: LockDialect = try row.decode("dialect")
        self.init(
            room: try row.decode("room_id"), isActive: try row.decode("is_active"),
            relock: try row.decode("relock"), account: try LockRows.account(row),
            rules: LockRules(
                requiredLevel: try row.decode("required_level"), isWeak: dialect.isWeak, gate: try row.decode("gate"),
                within: try row.decode("within"), minRSSI: try row.decode("min_rssi"),
                trustsClient: try row.decode("trust_client")),
            clearances: clearances, bookings: bookings, allowsWeak: try row.decode("allow_weak_locks"),
            listeners: traces.listeners, evidence: traces.evidence, attempts: attempts)
    }

    private static func frame(_ person: Int64, _ lock: Int64) -> Query {
        """
        select lock.room_id, lock.dialect, gate, within, min_rssi, trust_client,
            relock, epoch is not null as is_active, required_level,
            \(unescaped: LockRepository.otherRoom) as other_room, security_level, classification,
            password_temporary, allow_weak_locks, exists (
                select from alert
                where kind = 'badge_twice' and subject_sort = 'person' and subject_id = person.person_id
                    and closed_at is null) as is_badge_twice
        from lock join room on room.room_id = lock.room_id left join door on door.door_id = lock.door_id, person, site
        where lock_id = \(lock) and lock.retired_at is null and person.person_id = \(person)
            and person.disabled_at is null
        """
    }

    private static func listeners(_ lock: Int64, _ now: Date) -> Query {
        """
        with chosen as (
            select scanner_id from lock_listener join scanner using (scanner_id)
            where lock_id = \(lock) and retired_at is null
        )
        select scanner_id, scanner_name, coalesce(\(listeningAt: now), false) as is_alive
        from scanner
        where retired_at is null and case when exists (select from chosen)
            then scanner_id in (select scanner_id from chosen)
            else room_id in (
                select unnest(array[lock.room_id, \(unescaped: LockRepository.otherRoom)])
                from lock left join door on door.door_id = lock.door_id where lock_id = \(lock)) end
        order by scanner_id
        """
    }

    /// Selects the sightings of the person's badges, and those by their phone, within the lock's time limit; none if
    /// the lock does not check presence.
    private static func sightings(_ person: Int64, _ lock: Int64, _ now: Date) -> Query {
        """
        select scanner_id, room_id, heard_at, rssi::integer from sighting
        where heard_at >= \(now) - make_interval(secs => (select within from lock where lock_id = \(lock)))
            and heard_at <= \(now.addingTimeInterval(ahead)) and person_id = \(person) and is_aside is not true
            and (select gate from lock where lock_id = \(lock)) <> 'off'
        order by heard_at
        """
    }

    /// Selects the whereabouts according to receivers; a person's statement is not evidence.
    private static func whereabouts(_ person: Int64) -> Query {
        """
        select here.room_id, heard_at, exists (
            select from beacon where beacon.beacon_id = here.beacon_id and beacon.room_id is not null) as is_clients
        from shown_whereabouts here
        where here.person_id = \(person) and here.state = 'present' and correction_id is null
        """
    }
}

/// The traces of a person at a door.
private struct Traces {
    var listeners: [UnlockContext.Listener] = []
    var evidence = DoorEvidence(hasLivingListener: false)

    init(_ frame: Row, _ results: [QueryResult]) throws {
        let (own, other): (Int64, Int64?) = (try frame.decode("room_id"), try frame.decode("other_room"))
        let rooms = Set([own, other].compactMap(\.self))
        evidence.isBadgeTwice = try frame.decode("is_badge_twice")
        let chosen = try results[4].map { try $0.decode((Int64, String, Bool).self) }
        let ids = Set(chosen.map { $0.0 })
        for row in results[5] {
            let (scanner, room, at, rssi) = try row.decode((Int64?, Int64, Date, Int?).self)
            if let scanner {
                evidence.heard.append(
                    DoorEvidence.Heard(by: scanner, isListener: ids.contains(scanner), rssi: rssi, at: at))
            } else if rooms.contains(room) {
                reported(at)
            }
        }
        try take(whereabouts: results[6].first, rooms)
        listeners = chosen.map { id, name, isAlive in
            UnlockContext.Listener(
                id: id, name: name, isAlive: isAlive, heard: evidence.heard.last { $0.scanner == id })
        }
        evidence.hasLivingListener = listeners.contains(where: \.isAlive)
    }

    private mutating func take(whereabouts row: Row?, _ rooms: Set<Int64>) throws {
        guard let row else { return }
        let (room, at, isClients) = try row.decode((Int64, Date?, Bool).self)
        guard let at, rooms.contains(room) else { return }
        if isClients { reported(at) } else { evidence.whereabouts = at }
    }

    /// Records a report of the person's phone.
    private mutating func reported(_ at: Date) { evidence.client = max(evidence.client ?? .distantPast, at) }
}
