public import Foundation
import Postgres
public import Vocabulary

/// A roll-call, or entries of one, that could not be written when they were made.
public struct PendingMuster: Sendable {
    /// The roll-call after its last entry.
    public var muster: Muster
    /// Nil if the roll-call itself was written when it began, and only entries are pending.
    public let beliefs: [Int64: Start]?
    public private(set) var entries: [PendingMuster.Entry] = []

    /// An entry with its author, whose name is shown until the entry is written.
    public struct Entry: Sendable {
        public let entry: Muster.NewEntry
        public let sayer: Person
        public let receivedAt: Date
        public let version: Int64
    }

    /// The standing of a person when the roll-call began.
    public struct Start: Sendable {
        /// Nil for a person who was never heard.
        public let belief: Muster.Belief?
        public let standing: MusterStanding
    }

    public init(_ muster: Muster, beliefs: [Int64: Start]?) {
        self.muster = muster
        self.beliefs = beliefs
    }

    public mutating func say(_ entry: Muster.NewEntry, by sayer: Person, at now: Date) {
        change()
        entries.append(Entry(entry: entry, sayer: sayer, receivedAt: now, version: muster.version))
    }

    /// Returns what remains to be written once an earlier state of this roll-call has been written.
    public func left(after written: PendingMuster) -> PendingMuster? {
        guard muster.version > written.muster.version else { return nil }
        var left = PendingMuster(muster, beliefs: nil)
        left.entries = Array(entries.dropFirst(written.entries.count))
        return left
    }

    /// - Parameter closedAt: nil while it is in progress.
    public mutating func change(
        name: String? = nil, kind: MusterKind? = nil, closedAt: Date? = nil, isMistake: Bool = false
    ) {
        muster = Muster(
            id: muster.id, name: name ?? muster.name, kind: kind ?? muster.kind, startedAt: muster.startedAt,
            closedAt: closedAt.map { max($0, muster.startedAt) } ?? muster.closedAt, version: muster.version + 1,
            isMistake: isMistake)
    }
}

extension MusterRepository {
    /// Returns the next number, for a roll-call that is to be written later. The sequence is only read: `nextval` would
    /// wait for a standby.
    public func reserve() async throws -> Int64 {
        try await database.query(
            "select last_value + case when is_called then 1 else 0 end from muster_muster_id_seq"
        )[0].decode(0)
    }

    /// Returns what is believed of all people at this moment, and the standing of each in a roll-call that begins now.
    public func beliefs(at now: Date) async throws -> [Int64: PendingMuster.Start] {
        let rows = try await database.query(
            """
            with asked as (select null::bigint as muster_id, \(now)::timestamptz as now), \(unescaped: Self.moment)
            select person.person_id, state, room_number, heard_at, \(unescaped: Self.standingNow)
            from person left join shown_whereabouts whereabouts using (person_id)
                left join \(unescaped: WhereaboutsRepository.lastRoom) on true
                left join room on room.room_id = last_room.room_id
            """)
        return try rows.reduce(into: [:]) { beliefs, row in
            let (person, state, room, heardAt, standing) = try row.decode(
                (Int64, WhereaboutsState?, String?, Date?, MusterStanding).self)
            let belief = state.map { Muster.Belief(state: $0, roomNumber: room, heardAt: heardAt) }
            beliefs[person] = PendingMuster.Start(belief: belief, standing: standing)
        }
    }

    /// Writes what was pending, with its original times. If another roll-call has begun elsewhere in the meantime,
    /// everything is kept, and the pending roll-call is closed. The caller must run it in a transaction.
    public func write(_ later: PendingMuster, at now: Date) async throws {
        let muster = later.muster
        let wasClosed = try await closing(of: muster.id) != nil
        if later.beliefs != nil {
            try await database.query(
                """
                insert into muster (muster_id, muster_name, kind, started_at, closed_at, version, is_mistake)
                overriding system value
                select \(muster.id), \(muster.name), \(muster.kind), \(muster.startedAt),
                    case when exists (select from muster where closed_at is null)
                        then coalesce(\(muster.closedAt), \(now)) else \(muster.closedAt) end,
                    \(muster.version), \(muster.isMistake)
                on conflict (muster_id) do nothing
                """)
            try await database.query(
                "select setval('muster_muster_id_seq', greatest(last_value, \(muster.id))) from muster_muster_id_seq")
            try await write(later.beliefs ?? [:], of: muster.id)
        } else {
            try await database.query(
                """
                update muster set version = greatest(version, \(muster.version)), muster_name = \(muster.name),
                    kind = \(muster.kind), closed_at = coalesce(closed_at, \(muster.closedAt)),
                    is_mistake = is_mistake or \(muster.isMistake)
                where muster_id = \(muster.id)
                """)
        }
        try await write(later.entries, of: muster)
        if !wasClosed, let closedAt = try await closing(of: muster.id) {
            try await keepStandings(muster.id, at: closedAt)
        }
        try await database.query("select pg_notify(\(Self.channel), \("\(muster.id) \(muster.version)"))")
    }

    /// Returns when the roll-call was closed; nil while it is in progress.
    private func closing(of muster: Int64) async throws -> Date? {
        let rows = try await database.query("select closed_at from muster where muster_id = \(muster)")
        return try rows.first?.decode(0)
    }

    private func write(_ beliefs: [Int64: PendingMuster.Start], of muster: Int64) async throws {
        let all = beliefs.sorted { $0.key < $1.key }
        try await database.query(
            """
            insert into muster_belief (muster_id, person_id, state, room_number, heard_at, standing)
            select \(muster), person_id, state, room_number, heard_at, standing
            from unnest(\(all.map(\.key)), \(all.map(\.value.belief?.state.rawValue)),
                    \(all.map(\.value.belief?.roomNumber)), \(all.map(\.value.belief?.heardAt)),
                    \(all.map(\.value.standing.rawValue))) as belief (person_id, state, room_number, heard_at, standing)
                join person using (person_id)
            on conflict do nothing
            """)
    }

    /// Appends the entries to those written in the meantime. An entry that was already written, by a commit whose
    /// success went unnoticed, is not written again.
    private func write(_ entries: [PendingMuster.Entry], of muster: Muster) async throws {
        try await database.query(
            """
            insert into muster_entry (muster_id, version, person_id, witness, note, said_by, said_at, received_at)
            select \(muster.id), before.version + place, entry.person_id, witness, note, subject_id, at, received_at
            from unnest(\(entries.map(\.entry.person)), \(entries.map(\.entry.witness.rawValue)),
                    \(entries.map(\.entry.note)),
                    \(entries.map(\.sayer.id)), \(entries.map(\.entry.saidAt)), \(entries.map(\.receivedAt)))
                    with ordinality as entry (person_id, witness, note, sayer, said_at, received_at, place)
                join person on person.person_id = entry.person_id
                left join subject on subject.person_id = sayer
                cross join lateral (
                    select least(greatest(said_at, \(muster.startedAt)), entry.received_at) as at) told
                cross join (
                    select coalesce(max(version), 0) as version from muster_entry where muster_id = \(muster.id)) before
            where not exists (
                select from muster_entry known
                where known.muster_id = \(muster.id) and known.person_id = entry.person_id
                    and known.witness = entry.witness and known.said_by is not distinct from subject_id
                    and known.said_at = at)
            """)
        try await database.query(
            """
            update muster set version = greatest(version, (
                select coalesce(max(version), 0) from muster_entry where muster_id = \(muster.id)))
            where muster_id = \(muster.id)
            """)
    }
}

extension Muster.Page {
    /// Returns the page with the pending entries added. This page must contain the lines of all people, in list order.
    /// - Parameters:
    ///   - version: only lines of people with entries after it; all people are counted.
    ///   - list: the part of the lines to return.
    public func adding(_ later: PendingMuster, after version: Int64?, _ list: ListQuery) -> Muster.Page {
        let entries = Dictionary(grouping: later.entries, by: \.entry.person)
        let all = lines.map { $0.adding(entries[$0.person.id] ?? [], start: later.beliefs?[$0.person.id]) }
        var counts = Muster.Counts()
        for line in all { counts.add(1, line.standing, isAccountedFor: line.isAccountedFor) }
        let ordered = all.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
        let wanted = ordered.map(\.element).filter { line in version.map { (line.entry?.version ?? 0) > $0 } ?? true }
        let start = min(list.offset, wanted.count)
        return Muster.Page(
            lines: Array(wanted[start..<min(wanted.count, start + min(list.limit, wanted.count))]), counts: counts)
    }
}

extension Muster.Line {
    /// The list order: the disputed first, then those who are not accounted for, by standing.
    fileprivate var rank: Int {
        guard !isDisputed else { return 0 }
        let all = MusterStanding.allCases
        return 1 + (isAccountedFor ? all.count : 0) + (all.firstIndex(of: standing) ?? 0)
    }

    fileprivate func adding(_ entries: [PendingMuster.Entry], start: PendingMuster.Start?) -> Muster.Line {
        let last = entries.max { ($0.entry.saidAt, $0.version) < ($1.entry.saidAt, $1.version) }
        let added = last.map { last in
            Muster.Entry(
                version: last.version, person: person, witness: last.entry.witness, note: last.entry.note,
                saidBy: "\(last.sayer.firstName) \(last.sayer.lastName)", saidAt: last.entry.saidAt,
                receivedAt: last.receivedAt)
        }
        let newest = [entry, added].compactMap(\.self).max { $0.saidAt < $1.saidAt }
        // Each author's last entry; the entries "seen" and "missing" contradict each other.
        let said = Dictionary(entries.map { ($0.sayer.id, $0.entry.witness) }) { $1 }.values.filter { $0 != .takenBack }
        let others = Set(said.map(\.claim) + [entry?.witness.claim].compactMap(\.self))
        let isExpected = newest.map { $0.witness != .takenBack } ?? false || start?.standing == .expected
        return Muster.Line(
            person: person, groups: groups, state: state, roomNumber: roomNumber, zoneName: zoneName, heardAt: heardAt,
            confidence: confidence, source: source, placed: placed,
            standing: isExpected ? .expected : standing, atStart: start?.belief ?? atStart, entry: newest,
            isDisputed: isDisputed || !entries.isEmpty && others.count > 1)
    }
}

extension Witness {
    /// What the entry claims about the person. Entries with different claims contradict each other.
    fileprivate var claim: String {
        [.seen, .saidPresent, .seenLeaving].contains(self) ? "there" : rawValue
    }
}
