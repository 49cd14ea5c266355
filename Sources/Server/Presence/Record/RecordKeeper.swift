import Foundation
import Logging
import Postgres
import Presence
import ServiceLifecycle
import Store

/// Corrects the record of visits behind the live state, on the server that owns the engine: a little at a time, from
/// what is stored, and committed by the one writer.
///
/// Live decisions are only ever appended; visits are corrected behind them. Every minute the stored sightings of each
/// person who was heard are replayed, with a minute before and half a minute after, by the engine and the backward pass
/// that `rollcall evaluate` uses, 200 people at a time. A move is dated halfway between the last packet that indicates
/// the one room and the first that indicates the other.
///
/// A late sighting, and a move dated back to before the reviewed time, is noted in the transaction that stores it
/// (`record_due`), and that person's period, with a minute before and after, is replayed half a minute later, including
/// what arrives meanwhile. Corrections are commits of the one writer, under its lease. The current visit keeps its
/// room, which is the live state's; its start may change. Periods that a person decided by a correction are left
/// unchanged (`correction.spans`).
///
/// Scanners that were away, or whose heartbeats reported a radio failure, prove nothing by their silence here either:
/// `scanner_pause` contains the gaps between the times they listened (`last_listened_at`), and the same gaps are kept
/// with a survey for as long as it exists. A change to unknown stores the level at which the silent scanner had last
/// heard the person (`last_level`): a period that begins after the scanner failed keeps the person in the room by that
/// level for as long as the live decision did.
///
/// When the server first has fingerprints of some rooms, it replays each person's record for the time in which they
/// were missing, at most 15 minutes (`untaught_since` and `untaught_rooms` in `record_progress` outlast a restart).
/// After a restart, or when scanners were moved or other surveys are used, learning starts from the last 15 minutes of
/// stored sightings.
struct RecordKeeper: Service {
    let ingest: Ingest
    let plan: BuildingPlan
    let pool: ConnectionPool
    let clock: any TimeSource
    let logger: Logger

    /// The maximum number of seconds that are reviewed at a time, and the length of one turn of learning.
    private static let limit = 300.0
    private static let minimum = Double(Parameters.current.training.span)
    /// The meaning of a second is known after this many further seconds.
    static let hindsight = Double(Parameters.current.training.hindsight)
    /// How many seconds of the past are used for learning at the start, and reviewed again once fingerprints of rooms
    /// are known.
    private static let recalled = 900.0
    /// How many due rows are processed together.
    private static let duesAtOnce = 20 * RecordReview.atOnce

    func run() async throws {
        await cancelWhenGracefulShutdown {
            // The `taughtSince` of the engine model for which the past was last used for learning.
            var recalled: Int64?
            // Nothing is lost if it fails: it continues where the last correction ended.
            var correcting = RepeatedWork("Correcting the record", logger)
            while !Task.isCancelled {
                let begun = ContinuousClock.now
                var isBehind = false
                if let now = await ingest.decidedAt {
                    isBehind = await correcting.attempt { try await work(at: now, &recalled) } ?? false
                }
                // Reviewing past days uses at most half of the time: the other half is for new sightings.
                if isBehind {
                    try? await Task.sleep(for: min(.seconds(1 / clock.rate), begun.duration(to: .now)))
                } else {
                    await clock.sleep(for: 1)
                }
            }
        }
    }

    /// Reviews a part of the newest sightings that are not reviewed yet, and then a part of the late ones, so that the
    /// present does not wait for the past.
    /// - Parameter now: when the engine last decided, because only the writer reads the clock.
    /// - Returns: whether there is more to do.
    private func work(at now: Date, _ recalled: inout Int64?) async throws -> Bool {
        let repository = RecordRepository(pool)
        guard let progress = try await repository.progress() else {
            try await begin(at: now)
            return false
        }
        let engineModel = try await plan.current()
        if recalled == nil { try await plan.recallLoudness() }
        if recalled != engineModel.taughtSince {
            try await recall(before: progress.through, engineModel)
            recalled = engineModel.taughtSince
        }
        if let pass = RecordPass(after: progress.through, knownUntil: now, limit: Self.limit) {
            try await goOn(from: progress, to: min(pass.to, Self.midnight(after: pass.from)), at: now)
            await plan.learn()
        }
        let dues = try await repository.due(at: now, limit: Self.duesAtOnce)
        if !dues.isEmpty { try await goBack(dues, at: now) }
        return !dues.isEmpty || now.timeIntervalSince(progress.through) > 2 * Self.limit
    }

    private func begin(at now: Date) async throws {
        var correction = RecordCorrection(retryAt: now)
        correction.through = now
        try await ingest.submit(.mark(now))
        try await ingest.submit(.recordRevision(correction))
    }

    /// Learns from the last minutes that were reviewed before this server started, or before the building changed.
    private func recall(before through: Date, _ engineModel: EngineModel) async throws {
        guard !engineModel.certainties.isEmpty else { return await plan.learn() }
        for start in stride(from: through - Self.recalled, to: through, by: Self.limit) {
            var found = try await read { repository in
                let people = try await repository.people(from: start, to: start + Self.limit)
                let spans = people.prefix(RecordReview.atOnce)
                    .map { RecordSpan(person: $0, from: start, to: start + Self.limit) }
                var heard = try await RecordReview.heard(spans, until: through, repository)
                return try await RecordReview(engineModel, repository).look(through: spans, &heard, until: through)
            }
            // The levels of badges are stored separately, and outlast restarts and changes.
            found.loudness = []
            await plan.add(found, taughtSince: engineModel.taughtSince)
        }
        await plan.learn()
    }

    /// Reviews each person's record from the time up to which it was last reviewed.
    private func goOn(from progress: RecordProgress, to end: Date, at now: Date) async throws {
        try await ingest.submit(.mark(end))
        let engineModel = try await plan.current()
        let people = try await read { try await $0.people(from: progress.through, to: end) }
        let spans = people.map { RecordSpan(person: $0, from: progress.through, to: end) }
        try await look(through: spans, at: now, isNew: true)
        var correction = RecordCorrection(retryAt: now)
        correction.through = end
        let untaught = engineModel.untaught
        let knowsMore = untaught.isEmpty || progress.untaughtRooms.map { !$0.isSubset(of: untaught) } ?? false
        if knowsMore, let start = progress.untaughtSince {
            correction.due = try await again(from: start, to: progress.through, engineModel)
        }
        if !untaught.isEmpty {
            correction.untaughtSince = (knowsMore ? nil : progress.untaughtSince) ?? progress.through
            correction.untaughtRooms = untaught
        }
        correction.loudness = await plan.unstoredLoudness
        try await ingest.submit(.recordRevision(correction))
        await plan.store(correction.loudness)
    }

    /// Returns the last minutes that were reviewed before fingerprints of some rooms were known, for each person heard
    /// in them.
    private func again(from start: Date, to end: Date, _ engineModel: EngineModel) async throws -> [RecordDue] {
        let start = max(start, end - Self.recalled, engineModel.standsSince ?? start)
        return try await read { try await $0.people(from: start, to: end) }
            .map { RecordDue(person: $0, from: start, until: end, dueAt: end) }
    }

    /// Reviews late sightings, and periods that were ambiguous before.
    private func goBack(_ dues: [RecordDue], at now: Date) async throws {
        guard let first = dues.first else { return }
        let end = min(first.from + Self.limit, Self.midnight(after: first.from))
        let taken = dues.filter { $0.from < end }
        let spans = Dictionary(grouping: taken, by: \.person).map { person, dues in
            RecordSpan(
                person: person, from: dues.map(\.from).min() ?? first.from,
                to: min(end, dues.map(\.until).max() ?? end))
        }.sorted { $0.person < $1.person }
        let rest = taken.filter { $0.until > end }
            .map { RecordDue(person: $0.person, from: end, until: $0.until, dueAt: $0.dueAt) }
        try await look(through: spans, done: taken, due: rest, at: now)
    }

    /// Returns the end of a day: the sightings of one day may be deleted while those of the next still exist.
    private static func midnight(after instant: Date) -> Date { instant.startOfSightingDay + 86_400 }

    /// Reads of the past are large: on a shared connection, reports and requests would have to wait for them.
    private func read<Result: Sendable>(
        _ body: @Sendable (RecordRepository) async throws -> Result
    ) async throws -> Result {
        try await pool.withTransaction { try await body(RecordRepository($0)) }
    }

    /// - Parameter isNew: whether it was never reviewed before.
    private func look(
        through spans: [RecordSpan], done: [RecordDue] = [], due: [RecordDue] = [], at now: Date, isNew: Bool = false
    ) async throws {
        let engineModel = try await plan.current()
        let starts = Array(stride(from: 0, to: spans.count, by: RecordReview.atOnce))
        guard !starts.isEmpty else { return }
        // Collecting training data doubles the cost, and some people provide enough of it: each turn uses other people.
        let teachers = starts[Int(now.timeIntervalSinceReferenceDate / Self.minimum) % starts.count]
        // Nothing is committed inside this transaction: a day that is being dropped waits for its end, and would block
        // the writer.
        let findings = try await read { repository in
            var (findings, heard) = ([RecordFindings](), try await RecordReview.heard(spans, until: now, repository))
            for start in starts {
                let part = Array(spans[start..<min(start + RecordReview.atOnce, spans.count)])
                findings.append(
                    try await RecordReview(engineModel, repository)
                        .look(through: part, &heard, until: now, isNew: isNew, teaches: start == teachers))
            }
            return findings
        }
        for found in findings {
            var correction = RecordCorrection(retryAt: now + Self.hindsight)
            correction.stretches = found.stretches
            let people = Set(found.stretches.map(\.person))
            correction.done = done.filter { people.contains($0.person) }
            correction.due = due.filter { people.contains($0.person) }
            try await ingest.submit(.recordRevision(correction))
            // Comes last, so that work that fails and is repeated does not teach twice.
            await plan.add(found, taughtSince: engineModel.taughtSince)
        }
    }
}
