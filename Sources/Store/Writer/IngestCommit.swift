import Beacon
public import Foundation
public import Postgres
public import Presence
import Vocabulary

/// Everything that one commit of the writer writes to the database.
public struct IngestCommit: Sendable {
    public var sightings: [StoredSighting] = []
    /// The sightings that may belong to a survey.
    public var surveyed: [StoredSighting] = []
    public var receipts: [ReceivedBatch.Receipt] = []
    /// The activity of scanners that delivered data, and of beacons that were heard.
    public var seen: [ScannerActivity] = []
    public var heard: [HeardBeacon] = []
    /// The people whose clients reported, and when, in ascending order of people.
    public var reported: [(person: Int64, at: Date)] = []
    public var beats: [ScannerBeat] = []
    /// The changes, each with the ID of its live event.
    public var changes: [(id: Int64, transition: Transition)] = []
    /// The manual overrides that have ended.
    public var expiredOverrides: [ExpiredOverride] = []
    /// The current whereabouts of all people whose rows must be updated.
    public var whereabouts: [(person: Int64, whereabouts: Whereabouts, quiet: QuietScanner?)] = []
    /// The people for whom another badge is followed from now on.
    public var switches: [FollowedBadge] = []
    /// The periods that must be smoothed again because of late data.
    public var due: [RecordDue] = []

    public init() {}
}

extension IngestCommit {
    /// The people whose whereabouts and visits it writes, in ascending order.
    public var people: [Int64] {
        let changed = changes.map(\.transition.person) + expiredOverrides.map(\.person)
        return Set(changed + whereabouts.map(\.person) + switches.map(\.person)).sorted()
    }

    /// Returns the commit without the whereabouts and visits of some people.
    public func without(_ people: Set<Int64>) -> IngestCommit {
        guard !people.isEmpty else { return self }
        return filtered { !people.contains($0) }
    }

    fileprivate func filtered(_ isWanted: (Int64) -> Bool) -> IngestCommit {
        var commit = self
        commit.changes.removeAll { !isWanted($0.transition.person) }
        commit.expiredOverrides.removeAll { !isWanted($0.person) }
        commit.whereabouts.removeAll { !isWanted($0.person) }
        commit.switches.removeAll { !isWanted($0.person) }
        return commit
    }
}

extension IngestCommit {
    /// When a scanner last delivered data, when it last heard something, and from which spool.
    public struct ScannerActivity: Equatable, Sendable {  // generated: init
        public let scanner: Int64
        public let seenAt: Date
        public let heardAt: Date?
        public let spool: String
    }

    /// When a beacon was last heard.
    public struct HeardBeacon: Equatable, Sendable {  // generated: init
        public let beacon: Int64
        public let heardAt: Date
    }
}

extension IngestCommit {
    /// The preconditions of a commit by the single writer; the database refuses the commit if they no longer hold.
    ///
    /// The row of the lease is locked until the commit, so that no other server can become owner of the engine.
    public struct Preconditions: Sendable {  // generated: init
        /// What sightings mean has changed since: the commit has to be made anew.
        public struct AssignmentsChanged: Error, Equatable, Sendable {
            public init() {}
        }

        private static let leaseLost = "RC001"
        private static let assignmentsChanged = "RC002"

        let lease: Lease
        /// The version of the assignments by which the sightings were resolved.
        let meanings: Int64

        var check: Query { "select check_ingest(\(lease.owner), \(lease.fence), \(meanings))" }

        /// Writes a commit in one round trip.
        /// - Throws: `Lease.Lost` if another server now owns the engine, `AssignmentsChanged`.
        public func write(_ commit: IngestCommit, in pool: ConnectionPool) async throws {
            try await naming { try await pool.transact([check] + IngestCommit.Statements.statements(commit)) }
        }

        /// Writes everything except the whereabouts and visits of people whose rows violate a constraint.
        /// - Returns: those people.
        public func writeApart(_ commit: IngestCommit, in pool: ConnectionPool) async throws -> Set<Int64> {
            try await pool.withTransaction { transaction in
                try await hold(transaction)
                return try await IngestCommit.Statements(transaction).writeApart(commit)
            }
        }

        /// Checks the preconditions and locks their rows until the transaction ends.
        func hold(_ transaction: Transaction) async throws {
            try await naming { try await transaction.query(check) }
        }

        @discardableResult
        private func naming<Result>(_ body: () async throws -> Result) async throws -> Result {
            do {
                return try await body()
            } catch let error as PostgresError where error.sqlState == Self.leaseLost {
                throw Lease.Lost()
            } catch let error as PostgresError where error.sqlState == Self.assignmentsChanged {
                throw AssignmentsChanged()
            }
        }
    }
}

extension IngestCommit {
    /// The statements of a commit.
    public struct Statements: Sendable {
        let transaction: Transaction

        public init(_ transaction: Transaction) {
            self.transaction = transaction
        }
    }
}

extension IngestCommit.Statements {
    /// Returns the statements that write sightings, receipts, visits, whereabouts and their changes, and announce the
    /// newest change.
    static func statements(_ commit: IngestCommit) -> [Query] {
        shared(commit) + personal(commit) + end(commit)
    }

    /// Returns the statements for data from scanners and clients.
    static func shared(_ commit: IngestCommit) -> [Query] {
        var statements: [Query] = []
        if !commit.sightings.isEmpty { statements.append(Self.insertSightings(commit.sightings)) }
        if !commit.heard.isEmpty { statements.append(Self.noteHeardBeacons(commit.heard)) }
        if !commit.reported.isEmpty { statements.append(Self.noteReports(commit.reported)) }
        if !commit.receipts.isEmpty { statements.append(Self.insertReceipts(commit.receipts)) }
        if !commit.seen.isEmpty { statements.append(Self.noteSeenScanners(commit.seen)) }
        statements += Self.shortenDelays(commit.receipts)
        statements += commit.beats.map(Self.noteBeat)
        if !commit.due.isEmpty { statements.append(RecordDue.insert(commit.due)) }
        return statements
    }

    /// Returns the statements for the resulting changes to people.
    private static func personal(_ commit: IngestCommit) -> [Query] {
        var statements: [Query] = []
        if !commit.expiredOverrides.isEmpty { statements.append(ExpiredOverride.end(commit.expiredOverrides)) }
        if !commit.changes.isEmpty {
            statements += Self.visits(commit.changes.map(\.transition))
            statements.append(Self.insertChanges(commit.changes))
        }
        if !commit.whereabouts.isEmpty {
            statements.append(Self.upsertWhereabouts(commit.whereabouts))
        }
        if !commit.switches.isEmpty { statements.append(Self.insertSwitches(commit.switches)) }
        return statements
    }

    static func end(_ commit: IngestCommit) -> [Query] {
        var statements: [Query] = []
        // This comes after all statements that lock rows of scanners or beacons, in the same order as when an admin
        // changes those: both then update the single row of the building.
        if !commit.surveyed.isEmpty { statements.append(Self.keepForSurveys(commit.surveyed)) }
        if let newest = commit.changes.last {
            statements.append("select pg_notify(\(ChangeRepository.channel), \(String(newest.id)))")
        }
        return statements
    }

    private static func insertSightings(_ sightings: [StoredSighting]) -> Query {
        """
        insert into sighting
            (heard_at, received_at, scanner_id, client_id, beacon_id, person_id, room_id, rssi, count, is_aside)
        select heard_at, received_at, scanner_id, case when scanner_id is null then person_id end, beacon_id,
            person_id, room_id, rssi, count, is_aside
        from unnest(
            \(sightings.map(\.sighting.heardAt)), \(sightings.map(\.receivedAt)), \(sightings.map(\.scanner)),
            \(sightings.map(\.resolved.beacon)), \(sightings.map(\.resolved.person)),
            \(sightings.map(\.resolved.room)), \(sightings.map(\.sighting.rssi)),
            \(sightings.map(\.sighting.count)), \(sightings.map { $0.isAside ? true : nil })
        ) as heard (heard_at, received_at, scanner_id, beacon_id, person_id, room_id, rssi, count, is_aside)
        """
    }

    private static func noteHeardBeacons(_ heard: [IngestCommit.HeardBeacon]) -> Query {
        """
        update beacon set last_heard_at = greatest(last_heard_at, newest)
        from unnest(\(heard.map(\.beacon)), \(heard.map(\.heardAt))) as heard (beacon_id, newest)
        where beacon.beacon_id = heard.beacon_id
        """
    }

    /// Stores when clients reported, only for people who still exist.
    private static func noteReports(_ reported: [(person: Int64, at: Date)]) -> Query {
        """
        insert into client_report as known (person_id, reported_at)
        select person_id, at from unnest(\(reported.map(\.person)), \(reported.map(\.at))) as reported (person_id, at)
            join person using (person_id)
        on conflict (person_id) do update set reported_at = greatest(known.reported_at, excluded.reported_at)
        """
    }

    /// Stores sightings of a badge during surveys for as long as the surveys exist, however late they arrive.
    private static func keepForSurveys(_ sightings: [StoredSighting]) -> Query {
        """
        insert into survey_sighting (survey_stay_id, heard_at, scanner_id, rssi, count)
        select survey_stay_id, heard_at, scanner_id, rssi, count
        from unnest(
            \(sightings.map(\.sighting.heardAt)), \(sightings.map(\.scanner)), \(sightings.map(\.resolved.beacon)),
            \(sightings.map(\.sighting.rssi)), \(sightings.map(\.sighting.count))
        ) as heard (heard_at, scanner_id, beacon_id, rssi, count)
            join survey_stay stay using (beacon_id)
        where scanner_id is not null and span @> heard_at
            and heard_at < entered_at + make_interval(secs => \(SurveyRepository.maxStay))
        """
    }

    private static func insertReceipts(_ receipts: [ReceivedBatch.Receipt]) -> Query {
        """
        insert into batch
            (scanner_id, spool, sequence, node_digest, server_digest, received_at, stored, refused)
        select * from unnest(
            \(receipts.map(\.key.scanner)), \(receipts.map(\.key.spool)), \(receipts.map(\.key.sequence)),
            \(receipts.map(\.digest.node)), \(receipts.map(\.digest.server)),
            \(receipts.map(\.receivedAt)), \(receipts.map(\.stored)), \(receipts.map(\.refused)))
        """
    }
}

extension IngestCommit.Statements {
    /// Closes the visits that ended, then opens those that began. The table refuses overlaps, so a backdated visit
    /// gives up the time that belongs to an earlier one.
    ///
    /// The record may have been corrected in the meantime: a visit that would now end before it begins is deleted, and
    /// one that lasts at least until the person is found in its room again is continued. A visit that a person stated
    /// is never extended.
    static func visits(_ transitions: [Transition]) -> [Query] {
        changedVisits(transitions) + leavings(transitions)
    }

    /// Records that people left if they were unknown before and are now known to have left.
    private static func leavings(_ transitions: [Transition]) -> [Query] {
        let gone = transitions.filter { $0.before?.state == .unknown && $0.after.state == .left }.map(\.person)
        guard !gone.isEmpty else { return [] }
        return [RecordedVisit.endInLeaving(of: gone, checked: false)]
    }

    /// Returns the latest visit of each person in a list. Sorting by time makes the database use the index by time,
    /// whatever it assumes about the size of the table: a search for the open visit might read all visits of the
    /// person, or all open ones.
    private static func latestVisit(of people: String) -> String {
        """
        lateral (
            select visit_id, room_id, entered_at, left_at, correction_id from visit
            where visit.person_id = \(people).person_id
            order by visit.entered_at desc limit 1
        ) latest
        """
    }

    /// Compares with an array element, so that the visit is looked up by its number alone. For plain equality the
    /// database might read all visits in the order of their numbers, which seems cheap while there are none.
    private static func isVisit(of people: String) -> String { "visit.visit_id = any(array[\(people).visit_id])" }

    private static func changedVisits(_ transitions: [Transition]) -> [Query] {
        let ended = transitions.filter { $0.visitEndedAt != nil }
        let begun = transitions.filter(\.opensVisit)
        var statements: [Query] = []
        if !ended.isEmpty { statements.append(end(ended)) }
        if !begun.isEmpty { statements.append(begin(begun)) }
        return statements
    }

    private static func end(_ transitions: [Transition]) -> Query {
        """
        with ended as materialized (
            select ended.left_at, reason, visit_id, entered_at < ended.left_at as was_there
            from unnest(
                \(transitions.map(\.person)), \(transitions.compactMap(\.visitEndedAt)),
                \(transitions.compactMap { $0.visitEnd?.rawValue })
            ) as ended (person_id, left_at, reason), \(unescaped: latestVisit(of: "ended"))
            where latest.left_at is null
        ), gone as (
            delete from visit using ended where \(unescaped: isVisit(of: "ended")) and not was_there
        )
        update visit set left_at = ended.left_at, end_reason = reason
        from ended where \(unescaped: isVisit(of: "ended")) and was_there
        """
    }

    private static func begin(_ transitions: [Transition]) -> Query {
        """
        with begun as materialized (
            select begun.*, latest.left_at, latest.visit_id,
                latest.room_id = begun.room_id and latest.left_at >= begun.entered_at
                    and latest.correction_id is null as resumes
            from unnest(
                \(transitions.map(\.person)), \(transitions.map(\.after.room)), \(transitions.map(\.after.since)),
                \(transitions.map { source(of: $0.after) })
            ) as begun (person_id, room_id, entered_at, source)
                left join \(unescaped: latestVisit(of: "begun")) on true
        ), resumed as (
            update visit set left_at = null, end_reason = null
            from begun where \(unescaped: isVisit(of: "begun")) and resumes
        )
        insert into visit (person_id, room_id, entered_at, source)
        select person_id, room_id, greatest(entered_at, left_at), source from begun where resumes is not true
        """
    }

    private static func source(of whereabouts: Whereabouts) -> String {
        (whereabouts.link?.isClient == true ? VisitSource.client : .scanner).rawValue
    }

    private static func insertChanges(_ changes: [(id: Int64, transition: Transition)]) -> Query {
        let transitions = changes.map(\.transition)
        return """
            insert into whereabouts_change
                (change_id, person_id, state, room_id, previous_room_id, since, decided_at, confidence,
                followed_badge, quiet_scanner_id, quiet_room_id, last_level, source)
            select * from unnest(
                \(changes.map(\.id)), \(transitions.map(\.person)), \(transitions.map(\.after.state.rawValue)),
                \(transitions.map(\.after.room)), \(transitions.map(\.before?.room)),
                \(transitions.map(\.after.since)), \(transitions.map(\.after.decidedAt)),
                \(transitions.map(\.after.confidence)), \(transitions.map(\.after.badge)),
                \(transitions.map(\.quiet?.scanner)), \(transitions.map(\.quiet?.room)),
                \(transitions.map(\.quiet?.level)),
                \(transitions.map { $0.after.state == .present ? source(of: $0.after) : nil }))
            """
    }

    private static func insertSwitches(_ switches: [FollowedBadge]) -> Query {
        """
        insert into badge_switch (person_id, since, followed_badge, state, room_id)
        select * from unnest(
            \(switches.map(\.person)), \(switches.map(\.since)), \(switches.map(\.badge)),
            \(switches.map(\.state.rawValue)), \(switches.map(\.room)))
        on conflict (person_id, since) do nothing
        """
    }

    private static func upsertWhereabouts(
        _ people: [(person: Int64, whereabouts: Whereabouts, quiet: QuietScanner?)]
    ) -> Query {
        let all = people.map(\.whereabouts)
        return """
            insert into whereabouts
                (person_id, state, room_id, since, heard_at, decided_at, confidence, scanner_id, beacon_id, \
                followed_badge,
                followed_session, followed_carried_at, visit_id, quiet_scanner_id, quiet_room_id, last_level)
            select believed.person_id, state, room_id, since, heard_at, decided_at, confidence, scanner_id,
                (select beacon.beacon_id from beacon where beacon.beacon_id = believed.beacon_id),
                (select beacon.beacon_id from beacon where beacon.beacon_id = believed.followed_badge),
                followed_session, followed_carried_at, case when state = 'present' then (
                    select case when left_at is null then visit_id end from visit
                    where visit.person_id = believed.person_id order by entered_at desc limit 1) end,
                quiet_scanner_id, quiet_room_id, last_level
            from unnest(
                \(people.map(\.person)), \(all.map(\.state.rawValue)), \(all.map(\.room)), \(all.map(\.since)),
                \(all.map(\.heardAt)), \(all.map(\.decidedAt)), \(all.map(\.confidence)),
                \(all.map { $0.link?.scanner }), \(all.map(\.beacon)), \(all.map(\.badge)),
                \(all.map(\.client)), \(all.map(\.clientCarriedAt)), \(people.map(\.quiet?.scanner)),
                \(people.map(\.quiet?.room)), \(people.map(\.quiet?.level))
            ) as believed
                (person_id, state, room_id, since, heard_at, decided_at, confidence, scanner_id, beacon_id, \
                followed_badge,
                followed_session, followed_carried_at, quiet_scanner_id, quiet_room_id, last_level)
            on conflict (person_id) do update set state = excluded.state, room_id = excluded.room_id,
                since = excluded.since, heard_at = excluded.heard_at, decided_at = excluded.decided_at,
                confidence = excluded.confidence, scanner_id = excluded.scanner_id,
                beacon_id = excluded.beacon_id, followed_badge = excluded.followed_badge,
                followed_session = excluded.followed_session, followed_carried_at = excluded.followed_carried_at,
                visit_id = excluded.visit_id, quiet_scanner_id = excluded.quiet_scanner_id,
                quiet_room_id = excluded.quiet_room_id, last_level = excluded.last_level
            """
    }
}

/// The nodes of scanners, and when scanners were present and listening.
extension IngestCommit.Statements {
    private static func noteSeenScanners(_ seen: [IngestCommit.ScannerActivity]) -> Query {
        """
        update scanner set last_seen_at = greatest(last_seen_at, seen.seen_at),
            last_listened_at = greatest(last_listened_at, seen.heard_at), spool = seen.spool
        from unnest(
            \(seen.map(\.scanner)), \(seen.map(\.seenAt)), \(seen.map(\.heardAt)), \(seen.map(\.spool))
        ) as seen (scanner_id, seen_at, heard_at, spool)
        where scanner.scanner_id = seen.scanner_id
        """
    }

    /// A late batch shows that its scanner was listening during a pause, which is shortened accordingly. After the
    /// first gap of more than three heartbeats nothing is known.
    private static func shortenDelays(_ receipts: [ReceivedBatch.Receipt]) -> [Query] {
        receipts.filter(\.isLate).map { receipt in
            """
            with first as (
                select from_at as cut, least(until_at - interval '1 microsecond', \(receipt.heard?.upperBound)) as moved
                from scanner_pause
                where scanner_id = \(receipt.key.scanner) and from_at < \(receipt.heard?.upperBound)
                    and from_at >= \(receipt.heard?.lowerBound)::timestamptz - interval '30 s'
                    and until_at > from_at + interval '1 microsecond'
                order by from_at limit 1
            )
            update scanner_pause set from_at = moved from first
            where scanner_id = \(receipt.key.scanner) and from_at = cut and not exists (
                select from scanner_pause other
                where other.scanner_id = scanner_pause.scanner_id and other.from_at = moved)
            """
        }
    }

    /// Updates the scanner from a heartbeat. For a radio that got stuck, the last report shows when that happened.
    private static func noteBeat(_ beat: ScannerBeat) -> Query {
        let (radio, health, spool) = (beat.radio, beat.health, beat.health.spool)
        return """
            update scanner set last_seen_at = greatest(last_seen_at, \(beat.sentAt)),
                last_listened_at = case
                    when \(beat.isListening) then greatest(last_listened_at, \(beat.sentAt))
                    when \(beat.isDoubted) or radio_state = 'scanning'
                        then least(last_listened_at, \(radio?.lastReportAt))
                    else last_listened_at end,
                adapter_name = \(beat.adapterName), adapter_state = \(beat.adapterState),
                adapter_address = \(beat.adapterAddress),
                reports_per_second = \(radio?.reportsPerSecond ?? beat.reportsPerSecond),
                spool_depth = \(beat.spoolDepth),
                radio_state = \(radio?.state), radio_last_report_at = \(radio?.lastReportAt),
                radio_restarts = \(radio?.restarts), radio_resets = \(radio?.resets),
                radio_dropped_reports = \(radio?.droppedReports), radio_mode = \(radio?.mode),
                radio_commands = \(radio?.commands), radio_error = \(radio?.error),
                version = \(health.version), clock_offset = \(health.clockOffset),
                spool_bytes = \(spool?.bytes), spool_oldest_age = \(spool?.oldestAge),
                spool_dropped = \(spool?.dropped), spool_set_aside = \(spool?.setAside),
                spool_in_memory = \(spool?.inMemory), free_disk = \(spool?.freeDisk), disk_error = \(spool?.error),
                node_settings = \(health.settingsText)
            where scanner_id = \(beat.scanner)
            """
    }
}

extension IngestCommit.Statements {
    /// Writes everything except the whereabouts and visits of people whose rows violate a constraint.
    /// - Returns: those people.
    func writeApart(_ commit: IngestCommit) async throws -> Set<Int64> {
        var apart = FailureIsolation(transaction)
        let shared = Self.shared(commit)
        if !shared.isEmpty { try await transaction.pipeline(shared) }
        try await apart.write(commit.people) { people in Self.personal(commit.filtered(people.contains)) }
        let end = Self.end(commit.without(apart.broken))
        if !end.isEmpty { try await transaction.pipeline(end) }
        return apart.broken
    }

    /// Reads the whereabouts of people again, and schedules parts of their past for smoothing.
    /// - Throws: `Lease.Lost` if another server now owns the engine.
    public func retry(_ due: [RecordDue], lease: Lease) async throws -> EngineState.People {
        let results = try await transaction.pipeline([
            lease.check, RecordDue.insert(due), EngineState.peopleQuery(only: due.map(\.person)),
        ])
        guard !results[0].isEmpty else { throw Lease.Lost() }
        return try results[2].map(EngineState.person)
    }
}
