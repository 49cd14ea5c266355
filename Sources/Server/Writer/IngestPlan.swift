import Foundation
import Phrases
import Postgres
import Presence
import Store
import Vocabulary
import Wire

/// The result of a load that is decided but not written: the engine's decisions, the rows to write, and the answers.
struct IngestPlan: Sendable {
    let decidedAt: ClockReading
    private let preconditions: IngestCommit.Preconditions
    let changes: EngineDraft.Changes
    private(set) var commit: IngestCommit
    /// The scanners whose spools used a number again for another batch.
    let rolledBack: Set<Int64>
    /// By number: the receipts of the batches in the load, and of those already stored.
    private let receipts: [ReceivedBatch.Key: [ReceivedBatch.Receipt]]
    /// For each client's report, in order: how many of its beacons belong to this site.
    let recognised: [Int]
    /// The sightings by scanners that match no badge.
    let strays: [RecentSightings.Stray]
    /// How many change ids are used.
    let changeCount: Int
    /// For each person whose whereabouts are written, the time of the last sighting.
    let storedHeardAt: [Int64: Date]
    /// The people whose rows the database refused.
    private(set) var broken: Set<Int64> = []

    /// The state of the writer that a plan starts from, with what a commit on its way to the database will change.
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
        let lease: Lease
        /// The people about whom nothing is written for now.
        let quarantined: Set<Int64>
        /// The commit on its way; nil if there is none.
        let ahead: IngestPlan?
    }

    init(_ load: Load, on basis: Basis, at moment: ClockReading) {
        decidedAt = moment
        preconditions = IngestCommit.Preconditions(lease: basis.lease, meanings: basis.meanings.version)
        var planner = Planner(basis, now: moment.time)
        planner.plan(load, on: basis)
        (commit, rolledBack, receipts) = (planner.commit, planner.rolledBack, planner.receipts)
        (recognised, strays, changeCount) = (planner.recognised, planner.strays, planner.changeCount)
        storedHeardAt = Dictionary(
            planner.commit.whereabouts.map { ($0.person, $0.whereabouts.heardAt) }, uniquingKeysWith: { $1 })
        changes = planner.draft.finish()
    }

    /// Writes the commit; returns what that changes in the state of the writer.
    /// - Parameter isolatesFailures: whether the rows of people whose rows are refused are left out.
    consuming func write(isolatesFailures: Bool, in pool: ConnectionPool) async throws -> IngestWriter.Outcome {
        if isolatesFailures {
            broken = try await preconditions.writeApart(commit, in: pool)
            commit = commit.without(broken)
        } else {
            try await preconditions.write(commit, in: pool)
        }
        return .observed(IngestWriter.Outcome.Observed(self))
    }

    /// Returns the answers to the jobs of the load.
    func answers(to jobs: [IngestJob]) throws -> [IngestAnswer] {
        var recognised = recognised.makeIterator()
        return try jobs.map { job in
            switch job {
            case .batch(let batch):
                guard let receipt = receipts.receipt(for: batch) else {
                    throw Refusal(.internalError, .batchReceiptMissing)
                }
                return .batch(receipt)
            case .client: return .client(recognised: recognised.next() ?? 0)
            case .beat, .erase, .manualCorrection, .buildingUpdate, .mark, .recordRevision, .retryQuarantined, .tick:
                return .done
            }
        }
    }
}

extension [ReceivedBatch.Key: [ReceivedBatch.Receipt]] {
    fileprivate func receipt(for batch: ReceivedBatch) -> ReceivedBatch.Receipt? {
        self[batch.key]?.first { $0.digest.isSame(as: batch.digest) }
    }
}

/// Makes a plan: observes the load, decides, and lists what to write.
private struct Planner {
    var draft: EngineDraft
    private(set) var commit = IngestCommit()
    private(set) var rolledBack: Set<Int64> = []
    private(set) var receipts: [ReceivedBatch.Key: [ReceivedBatch.Receipt]]
    private(set) var recognised: [Int] = []
    private(set) var strays: [RecentSightings.Stray] = []
    private(set) var changeCount = 0
    /// The people about whom the engine makes a new decision, shown or not.
    private var decided: Set<Int64> = []
    private let now: Date
    /// When clients reported, by person.
    private var reported: [Int64: Date] = [:]

    init(_ basis: IngestPlan.Basis, now: Date) {
        self.now = now
        draft = basis.engine.draft(after: basis.ahead?.changes)
        receipts = basis.known
    }

    mutating func plan(_ load: IngestPlan.Load, on basis: IngestPlan.Basis) {
        observe(load, basis.meanings)
        decide(alsoOn: load.slices, on: basis)
        listWhereabouts { basis.storedHeardAt(of: $0) }
        listLate(before: basis.recordMark)
        listActivity(since: basis.lastRecorded, after: basis.ahead?.commit)
        commit = commit.without(basis.quarantined)
    }

    private mutating func observe(_ load: IngestPlan.Load, _ meanings: SightingAssignments) {
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

    /// Decides; lists the changes, with ids from `nextChange` on, and the people for whom the engine now follows
    /// another badge. A manual override is shown instead of the decision while it is in force.
    private mutating func decide(alsoOn slices: [PeopleSlice], on basis: IngestPlan.Basis) {
        let ahead = basis.ahead
        var overrides = basis.overrides
        if let ahead { overrides.remove(ahead.commit.expiredOverrides) }
        let nextChange = basis.nextChange + Int64(ahead?.changeCount ?? 0)
        let transitions = slices.isEmpty ? draft.decideOnTouched(at: now) : draft.advance(slices, to: now)
        let outcome = overrides.apply(transitions, at: now) { draft.whereabouts(of: $0) }
        decided = Set(transitions.map(\.person))
        commit.changes = zip(nextChange..., outcome.shown).map { ($0, $1) }
        commit.expiredOverrides = outcome.ended
        commit.switches = draft.switches(at: now)
        changeCount = outcome.shown.count
    }

    /// Lists when scanners, beacons and clients were last heard, as far as that is due to be written.
    private mutating func listActivity(since recorded: LastRecorded, after ahead: IngestCommit?) {
        let last = ahead.map(recorded.expecting) ?? recorded
        commit.seen = last.due(commit.receipts)
        commit.heard = last.due(commit.sightings)
        commit.reported = last.due(reported)
    }

    /// Lists the whereabouts to update: those that changed, and those whose stored time is old enough to be worth a
    /// write.
    private mutating func listWhereabouts(storedHeardAt: (Int64) -> Date?) {
        commit.whereabouts = draft.touchedWhereabouts(at: now) { person, whereabouts in
            guard !decided.contains(person), let stored = storedHeardAt(person) else { return true }
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
        guard receipts.receipt(for: batch) == nil else { return }
        if receipts[batch.key] != nil { rolledBack.insert(batch.scanner) }
        let heard = Self.span(of: batch)
        // A spool may arrive when its scanner no longer listens: its sightings show until when it did.
        if let heard { draft.report(scanner: batch.scanner, heardThrough: heard.upperBound) }
        var stored = 0
        var refused: [ReceivedBatch.RefusedBeacon] = []
        for sighting in batch.sightings {
            guard let found = meanings.meaning(of: sighting, by: batch.scanner) else {
                if let reason = meanings.refusal(of: sighting) { refused.add(sighting, reason) }
                strays.append(RecentSightings.Stray(scanner: batch.scanner, sighting: sighting))
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

extension IngestPlan.Basis {
    /// The time of the last sighting of a person that is in the database, or will be with the commit on its way.
    fileprivate func storedHeardAt(of person: Int64) -> Date? {
        ahead?.storedHeardAt[person] ?? storedHeardAt[person]
    }
}

extension IngestPlan {
    /// The jobs of one commit, sorted by the lookups that they need.
    struct Load {
        /// The batches; the same one may occur twice.
        private(set) var batches: [ReceivedBatch] = []
        private(set) var clients: [ClientReport] = []
        private(set) var beats: [(beat: ScannerBeat, completeThrough: Date?)] = []
        /// The people to decide on, beside those of whom there is evidence.
        private(set) var slices: [PeopleSlice] = []

        init(_ jobs: [IngestJob]) {
            for job in jobs {
                switch job {
                case .batch(let batch): batches.append(batch)
                case .client(let report): clients.append(report)
                case .beat(let beat, let completeThrough): beats.append((beat, completeThrough))
                case .tick(let slice): slices.append(slice)
                case .erase, .manualCorrection, .buildingUpdate, .mark, .recordRevision, .retryQuarantined: break
                }
            }
        }
    }
}
