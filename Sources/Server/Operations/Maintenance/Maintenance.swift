import Foundation
import Logging
import Postgres
import ServiceLifecycle
import Store

/// Looks after what grows with time: days of sightings are made ahead and dropped, and what is too old is deleted.
struct Maintenance: Service {
    let pool: ConnectionPool
    let days: SightingPartitions
    /// Nil if the database's disk is none of this server's business.
    let disk: DiskReserve?
    let retention: Retention
    let erasures: RepeatedErasures
    let vacuum: Vacuum
    let ingest: Ingest
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            // What an earlier server began to erase is finished at once.
            await finishErasures()
            var workedAt = clock.now
            var toldOn = Date.distantPast
            while !Task.isCancelled {
                // By the server's clock, so that a day played in minutes has its partitions too, and so has one that
                // the clock leaps to.
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

    /// Each by itself: what fails must not keep the others from being done. What is deleted by its age is so by the
    /// clock on the wall: this one may be ahead, and what is gone is gone.
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

    /// Says once a day of which days sightings are kept for longer than they would be, and why.
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

/// Gives memory back to the system after many connections, or many or large bodies: the C library keeps what was freed
/// for later use, and would keep what a flood of requests took for good.
struct MemoryTrimmer: Service {
    private static let interval = Duration.seconds(1)

    let bodies: BodyBudget
    let connections: AddressConnections

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                try? await Task.sleep(for: Self.interval)
                let areDue = [bodies.isReturnDue(), connections.isReturnDue()]
                if areDue.contains(true) { _ = Self.trim?(0) }
            }
        }
    }

    /// `malloc_trim(3)`, which only glibc has; its header is not in Swift's module of the C library.
    private static let trim: (@convention(c) (Int) -> CInt)? = dlsym(nil, "malloc_trim").map {
        unsafeBitCast($0, to: (@convention(c) (Int) -> CInt).self)
    }
}
