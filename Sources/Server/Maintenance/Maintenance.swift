import Foundation
import Logging
import Postgres
import ServiceLifecycle
import Store

/// Looks after what grows with time: days of sightings are made ahead and dropped, ended sessions are deleted.
struct Maintenance: Service {
    let pool: ConnectionPool
    let days: SightingPartitions
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        // An hour of the server's clock, so that a day played in minutes has its partitions too.
        let interval = Duration.seconds(max(3600 / clock.rate, 1))
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                try? await Task.sleep(for: interval)
                if !Task.isCancelled { await work() }
            }
        }
    }

    private func work() async {
        do {
            try await days.maintain(at: clock.now)
            _ = try await SessionRepository(pool).deleteExpired(at: clock.now)
        } catch {
            logger.warning("Maintenance failed and is tried again later: \(String(reflecting: error))")
        }
    }
}
