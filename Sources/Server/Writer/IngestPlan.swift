import Foundation
import Postgres
import Presence
import Store
import Wire

/// The result of a load: the engine's decisions, the rows to write, and the answers.
struct IngestPlan {
    private(set) var draft: EngineDraft
    private(set) var commit = IngestCommit()
    /// The scanners whose spools used a number again for another batch.
    private(set) var rolledBack: Set<Int64> = []
    /// By number: the receipts of the batches in the load, and of those already stored.
    private var receipts: [ReceivedBatch.Key: [ReceivedBatch.Receipt]]
    /// For each client's report, in order: how many of its beacons belong to this site.
    private(set) var recognised: [Int] = []
    /// How many change ids are used.
    private(set) var changeCount = 0
    /// The people whose rows the database refused.
    private(set) var broken: Set<Int64> = []
    /// The people about whom the engine makes a new decision, shown or not.
    private var decided: Set<Int64> = []
    private let now: Date
    /// When clients reported, by person.
    private var reported: [Int64: Date] = [:]

    /// The state of the writer that a plan starts from.
    struct Basis {
        /// The earlier answers to the numbers of the batches in the load.
        let known: [ReceivedBatch.Key: [ReceivedBatch.Receipt]]
        let meanings: SightingAssignments
        let engine: Engine
        let overrides: ManualOverrides
        /// The id of the next change.
        let nextChange: Int64
        /// For each person, the time of the last sighting that is in the database.
        let storedHeardAt: [Int64: Date]
        /// How far the record has been reviewed; nil if it never was.
        let recordMark: Date?
        let lastRecorded: LastRecorded
        /// The people about whom nothing is written for now.
        let quarantined: Set<Int64>
    }

    init(_ load: Load, on basis: Basis, now: Date) {
        self.now = now
        draft = basis.engine.draft()
        receipts = basis.known
        observe(load, basis.meanings)
        decide(onAllPeople: load.decidesOnAllPeople, nextChange: basis.nextChange, overriddenBy: basis.overrides)
        listWhereabouts(storedHeardAt: basis.storedHeardAt)
        listLate(before: basis.recordMark)
        listActivity(since: basis.lastRecorded)
        leaveOut(basis.quarantined)
    }

    private mutating func observe(_ load: Load, _ meanings: SightingAssignments) {
        for batch in load.batches { observe(batch, meanings) }
        for report in load.clients { observe(report, meanings) }
        for (beat, completeThrough) in load.beats {
            if beat.isListening {
                draft.contact(scanner: beat.scanner, at: beat.sentAt, completeThrough: completeThrough)
            } else {
                draft.stopListening(scanner: beat.scanner)
            }
            commit.beats.append(beat)
        }
    }

    /// Returns the answer to a batch; nil if it is not in the load.
    func receipt(for batch: ReceivedBatch) -> ReceivedBatch.Receipt? {
        receipts[batch.key]?.first { $0.digest.isSame(as: batch.digest) }
    }

    /// Decides; lists the changes, with ids from `nextChange` on, and the people for whom the engine now follows
    /// another badge. A manual override is shown instead of the decision while it is in force.
    private mutating func decide(onAllPeople: Bool, nextChange: Int64, overriddenBy overrides: ManualOverrides) {
        let transitions = onAllPeople ? draft.advance(to: now) : draft.decideOnTouched(at: now)
        let outcome = overrides.apply(transitions, at: now) { draft.whereabouts(of: $0) }
        decided = Set(transitions.map(\.person))
        commit.changes = zip(nextChange..., outcome.shown).map { ($0, $1) }
        commit.expiredOverrides = outcome.ended
        commit.switches = draft.switches(at: now)
        changeCount = outcome.shown.count
    }

    /// Leaves out the whereabouts and visits of some people.
    private mutating func leaveOut(_ people: Set<Int64>) {
        commit = commit.without(people)
    }

    /// Lists when scanners, beacons and clients were last heard, as far as that is due to be written.
    private mutating func listActivity(since last: LastRecorded) {
        commit.seen = last.due(commit.receipts)
        commit.heard = last.due(commit.sightings)
        commit.reported = last.due(reported)
    }

    /// Writes the commit. With `isolatesFailures` it leaves out the rows of people whose rows are refused.
    mutating func write(under terms: IngestCommit.Preconditions, isolatesFailures: Bool, in pool: ConnectionPool)
        async throws
    {
        guard isolatesFailures else { return try await terms.write(commit, in: pool) }
        broken = try await terms.writeApart(commit, in: pool)
        leaveOut(broken)
    }

    /// Lists the whereabouts to update: those that changed, and those whose stored time is old enough to be worth a
    /// write.
    private mutating func listWhereabouts(storedHeardAt: [Int64: Date]) {
        commit.whereabouts = draft.touchedWhereabouts(at: now) { person, whereabouts in
            guard !decided.contains(person), let stored = storedHeardAt[person] else { return true }
            return whereabouts.heardAt.timeIntervalSince(stored) >= Self.worthWriting
        }
    }

    /// Lists the people whose record has to be reviewed again: a sighting, or the time of a move, lies before the time
    /// up to which it was last reviewed.
    private mutating func listLate(before mark: Date?) {
        guard let mark else { return }
        let heard = commit.sightings.filter { !$0.isAside }.map { ($0.resolved.person, $0.sighting.heardAt) }
        // Everything recorded from then on may belong to the visit that the person was taken out of.
        let moved = commit.changes.map(\.transition).filter { $0.opensVisit && $0.after.since < mark }
            .flatMap { [(Optional($0.person), $0.after.since), ($0.person, mark - 1)] }
        let late = (heard + moved).filter { $0.0 != nil && $0.1 < mark }
        commit.due = Dictionary(grouping: late, by: \.0).compactMap { person, times in
            guard let person, let first = times.map(\.1).min(), let last = times.map(\.1).max() else { return nil }
            return RecordDue(
                person: person, from: first - Self.around, until: max(last + 1, min(last + Self.around, mark)),
                dueAt: now + RecordDue.wait)
        }
    }

    /// Seconds before and after, in which evidence may belong to the same visit.
    private static let around = 60.0

    /// How far the stored time of the last sighting may lag behind, in seconds.
    private static let worthWriting = 5.0

    private mutating func observe(_ batch: ReceivedBatch, _ meanings: SightingAssignments) {
        guard receipt(for: batch) == nil else { return }
        if receipts[batch.key] != nil { rolledBack.insert(batch.scanner) }
        let heard = Self.span(of: batch)
        // A spool may arrive when its scanner no longer listens: its sightings show until when it did.
        if let heard { draft.report(scanner: batch.scanner, heardThrough: heard.upperBound) }
        var stored = 0
        var refused: [ReceivedBatch.RefusedBeacon] = []
        for sighting in batch.sightings {
            guard let found = meanings.meaning(of: sighting, by: batch.scanner) else {
                if let reason = meanings.refusal(of: sighting) { refused.add(sighting, reason) }
                continue
            }
            stored += 1
            store(sighting, found, scanner: batch.scanner, receivedAt: batch.receivedAt)
            if meanings.isSurveyed(found.beacon), let last = commit.sightings.last { commit.surveyed.append(last) }
            if let observation = observation(sighting, found, link: .scanner(batch.scanner)) {
                draft.observe(observation, at: now)
            }
        }
        var why = batch.refusedWhy
        why.unknownBeacon += batch.sightings.count - stored
        let receipt = ReceivedBatch.Receipt(
            key: batch.key, digest: batch.digest, receivedAt: batch.receivedAt, heard: heard, stored: stored,
            refused: why.total, refusedWhy: why, refusedBeacons: refused)
        receipts[batch.key, default: []].append(receipt)
        commit.receipts.append(receipt)
    }

    /// Returns the first and last time of its sightings; nil if it has none.
    private static func span(of batch: ReceivedBatch) -> ClosedRange<Date>? {
        let times = batch.sightings.map { min($0.heardAt, batch.receivedAt) }
        guard let first = times.min(), let last = times.max() else { return nil }
        return first...last
    }

    private mutating func observe(_ report: ClientReport, _ meanings: SightingAssignments) {
        let found = report.sightings.compactMap { sighting in
            meanings.meaning(of: sighting, byClientOf: report.person).map { (sighting: sighting, match: $0) }
        }
        recognised.append(found.count)
        reported[report.person] = report.receivedAt
        observe(report, found)
    }

    private mutating func observe(
        _ report: ClientReport, _ found: [(sighting: ReceivedBatch.Sighting, match: StoredSighting.Resolved)]
    ) {
        let heard = found.compactMap { observation($0.sighting, $0.match, link: .client(beacon: $0.match.beacon)) }
        // An old list without usable sightings is no evidence, and does not prove silence now.
        guard report.isOfNow || !heard.isEmpty else { return }
        let counts = draft.observe(client: report.scan, of: report.person, hears: heard, at: now)
        for (sighting, match) in found {
            store(sighting, match, scanner: nil, receivedAt: report.receivedAt, isAside: !counts)
        }
    }

    private mutating func store(
        _ sighting: ReceivedBatch.Sighting, _ found: StoredSighting.Resolved, scanner: Int64?, receivedAt: Date,
        isAside: Bool = false
    ) {
        commit.sightings.append(
            StoredSighting(
                scanner: scanner, receivedAt: receivedAt, sighting: sighting, resolved: found, isAside: isAside))
    }

    private func observation(
        _ sighting: ReceivedBatch.Sighting, _ found: StoredSighting.Resolved, link: Link
    ) -> Observation? {
        found.person.map {
            Observation(
                person: $0, room: found.room, link: link, beacon: found.beacon,
                rssi: sighting.rssi.map(Double.init), heardAt: sighting.heardAt, leaveAfter: found.leaveAfter,
                issuedAt: found.issuedAt)
        }
    }
}

extension IngestPlan {
    /// The jobs of one commit, sorted by the lookups that they need.
    struct Load {
        /// The batches; the same one may occur twice.
        private(set) var batches: [ReceivedBatch] = []
        private(set) var clients: [ClientReport] = []
        private(set) var beats: [(beat: ScannerBeat, completeThrough: Date?)] = []
        private(set) var decidesOnAllPeople = false

        init(_ jobs: [IngestJob]) {
            for job in jobs {
                switch job {
                case .batch(let batch): batches.append(batch)
                case .client(let report): clients.append(report)
                case .beat(let beat, let completeThrough): beats.append((beat, completeThrough))
                case .tick: decidesOnAllPeople = true
                case .erase, .manualCorrection, .buildingUpdate, .mark, .recordRevision, .retryQuarantined: break
                }
            }
        }
    }
}
