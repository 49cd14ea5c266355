import Foundation
import Logging
import Postgres
import ServiceLifecycle
import Store

/// Maintains what grows with time: daily partitions of sightings are created ahead and dropped, and expired data is
/// deleted.
struct Maintenance: Service {
    let pool: ConnectionPool
    let days: SightingPartitions
    /// Nil if this server does not manage the database's disk.
    let disk: DiskReserve?
    let retention: Retention
    let erasures: RepeatedErasures
    let vacuum: Vacuum
    let ingest: Ingest
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            // Erasures that an earlier server began are finished at once.
            await finishErasures()
            var workedAt = clock.now
            var toldOn = Date.distantPast
            while !Task.isCancelled {
                // By the server's clock, so that a day simulated in minutes has its partitions too, and so does a day
                // that the clock jumps to.
                await clock.sleep(for: 60)
                guard !Task.isCancelled else { break }
                await attempt("Looking after the disk") { try await disk?.keep(at: clock.wallTime) }
                guard clock.now.timeIntervalSince(workedAt) >= 3_600 else { continue }
                workedAt = clock.now
                await work()
                await attempt("Looking for days that are needed") { try await tellOfNeeded(&toldOn) }
            }
        }
    }

    /// Each step runs on its own, so that an error in one does not prevent the others. The age of data is measured by
    /// the wall clock: the server's clock may be ahead, and deletion is final.
    private func work() async {
        let now = clock.wallTime
        await attempt("Looking after the days") { try await days.maintain(at: clock.now, keptAt: now) }
        await attempt("Deleting what is too old") { try await retention.trim(at: now) }
        await attempt("Deleting sessions") { _ = try await SessionRepository(pool).deleteExpired(at: now) }
        await attempt("Deleting known browsers") { try await KnownBrowserRepository(pool).deleteForgotten(at: now) }
        await attempt("Deleting stored replies") { try await IdempotencyRepository(pool).deleteExpired(at: now) }
        await attempt("Deleting attempts") { try await AttemptRepository(pool).deleteEmpty(at: now) }
        await attempt("Trimming what is known of changes") { try await SightingAssignments.trim(pool) }
        await attempt("Deleting old messages to webhooks") { try await DeliveryRepository(pool).trim(at: now) }
        await finishErasures()
        if await ingest.lease != nil {
            await attempt("Repeating erasures") { try await erasures.run(ingest) }
        }
    }

    /// Logs once a day which days of sightings are kept longer than usual, and why.
    private func tellOfNeeded(_ toldOn: inout Date) async throws {
        let now = clock.wallTime
        guard now.startOfSightingDay > toldOn else { return }
        for (day, scanners) in try await days.needed(at: now) {
            logger.notice(
                "The sightings of a day are kept longer: scanners may still hand in some of it.",
                metadata: ["day": "\(day)", "scanners": "\(scanners.joined(separator: ", "))"])
            toldOn = now.startOfSightingDay
        }
    }

    private func finishErasures() async {
        await attempt("Sweeping") { try await Sweep(pool).run() }
        await attempt("Vacuuming after an erasure") { try await vacuum.run() }
        await attempt("Writing the file of erasures") { try await erasures.complete() }
    }

    private func attempt(_ what: String, _ work: () async throws -> Void) async {
        do {
            try await work()
        } catch {
            guard !Task.isCancelled else { return }
            logger.warning("\(what) failed and is tried again later: \(String(reflecting: error))")
        }
    }
}
