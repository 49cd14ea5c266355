import Foundation
import Logging
import Postgres
import Presence
import ServiceLifecycle
import Store

/// Corrects the record of visits behind the live state, on the server that owns the engine: a little at a time, from
/// what is stored, and committed by the one writer.
///
/// Live decisions are only ever added to; visits are corrected behind them. Every minute the stored sightings of
/// all people who were heard are replayed, with a minute before and half a minute after, by the engine and the backward
/// pass that `rollcall evaluate` uses, 200 people at a time. A move is dated halfway between the last packet that
/// speaks for the one room and the first that speaks for the other.
///
/// What comes late, and a move dated back to before that, is noted in the transaction that stores it (`record_due`),
/// and that person's span, with a minute before and after, is replayed half a minute later: what comes meanwhile
/// becomes part of it. Corrections are commits of the one writer, under its lease. The visit that still lasts keeps its
/// room, which is the live state's; where it began may change. The times that a person decided by a correction are left
/// as they are (`correction.spans`).
///
/// Scanners that were away, or whose radio was out of order by their heartbeats, prove nothing by silence here either:
/// `scanner_pause` has the gaps between the times they listened (`last_listened_at`), and the same gaps go with a
/// survey for as long as it is kept. A change to unknown keeps how loud the scanner that fell quiet had heard them at
/// last (`last_level`): a span that begins after its death holds them by that for as long as the live decision did.
///
/// When the server first knows how some rooms sound, it replays all people's record as far as some were not known, 15
/// minutes at most (`untaught_since` and `untaught_rooms` in `record_progress` outlast a restart). After a restart, or
/// when scanners were moved or other surveys teach, learning begins from the last 15 minutes of stored sightings.
struct RecordKeeper: Service {
    let ingest: Ingest
    let plan: BuildingPlan
    let pool: ConnectionPool
    let clock: any TimeSource
    let logger: Logger

    /// So many seconds are looked through at a time, at most, and in one turn of learning.
    private static let limit = 300.0
    private static let minimum = Double(Parameters.current.training.span)
    /// What a second means shows within so many seconds after it.
    static let hindsight = Double(Parameters.current.training.hindsight)
    /// So many seconds of the past are learned from at a start, and looked through again once rooms' sounds are known.
    private static let recalled = 900.0
    /// Rows of what is due that are taken together.
    private static let duesAtOnce = 20 * RecordReview.atOnce

    func run() async throws {
        await cancelWhenGracefulShutdown {
            // The version with which began what the past has taught.
            var recalled: Int64?
            // Where it fails nothing is lost: it begins where the last correction ended.
            var correcting = RepeatedWork("Correcting the record", logger)
            while !Task.isCancelled {
                let begun = ContinuousClock.now
                var isBehind = false
                if let now = await ingest.decidedAt {
                    isBehind = await correcting.attempt { try await work(at: now, &recalled) } ?? false
                }
                // Going back over days takes half of the time at most: the other half is for what comes meanwhile.
                if isBehind {
                    try? await Task.sleep(for: min(.seconds(1 / clock.rate), begun.duration(to: .now)))
                } else {
                    await clock.sleep(for: 1)
                }
            }
        }
    }

    /// A part of the newest that no person looked through, and then a part of what came late, so that the present does
    /// not wait for the past.
    /// - Parameter now: when the engine last decided: the clock is the writer's to read.
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

    /// Learns from the last minutes that were looked through before this server started, or before the building
    /// changed.
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
            // What is known of that outlasts starts and changes.
            found.loudness = []
            await plan.add(found, taughtSince: engineModel.taughtSince)
        }
        await plan.learn()
    }

    /// All people's record from where it was looked through last.
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

    /// The last minutes that were looked through before it was known how some rooms sound, of all people heard in them.
    private func again(from start: Date, to end: Date, _ engineModel: EngineModel) async throws -> [RecordDue] {
        let start = max(start, end - Self.recalled, engineModel.standsSince ?? start)
        return try await read { try await $0.people(from: start, to: end) }
            .map { RecordDue(person: $0, from: start, until: end, dueAt: end) }
    }

    /// What came late, and what was not clear then.
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

    /// The sightings of one day may be deleted, and those of the next be there.
    private static func midnight(after instant: Date) -> Date { instant.startOfSightingDay + 86_400 }

    /// What is read of the past is much: on a connection that others share, a person who reports or asks would wait for
    /// it.
    private func read<Result: Sendable>(
        _ body: @Sendable (RecordRepository) async throws -> Result
    ) async throws -> Result {
        try await pool.withTransaction { try await body(RecordRepository($0)) }
    }

    /// - Parameter isNew: whether it was never looked through.
    private func look(
        through spans: [RecordSpan], done: [RecordDue] = [], due: [RecordDue] = [], at now: Date, isNew: Bool = false
    ) async throws {
        let engineModel = try await plan.current()
        let starts = Array(stride(from: 0, to: spans.count, by: RecordReview.atOnce))
        guard !starts.isEmpty else { return }
        // Lessons cost as much again: some people give enough of them, others each time.
        let teachers = starts[Int(now.timeIntervalSinceReferenceDate / Self.minimum) % starts.count]
        // Nothing is committed while the sightings are held for reading: who drops a day would hold up the writer.
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
            // Last, so that what fails and is done again does not teach twice.
            await plan.add(found, taughtSince: engineModel.taughtSince)
        }
    }
}
