import Logging
import Presence
import ServiceLifecycle

/// Logs that the live state falls behind the sightings.
struct LatenessWatch: Service {
    let ingest: Ingest
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var lateness = Lateness()
            while !Task.isCancelled {
                await clock.sleep(for: 10)
                await look(&lateness)
            }
        }
    }

    private func look(_ lateness: inout Lateness) async {
        // The time of the engine's last decision, because only the writer reads the clock.
        guard let now = await ingest.decidedAt, let found = await ingest.punctuality(at: now) else {
            // Another server owns the engine, or this one has only just acquired it.
            return lateness = Lateness()
        }
        switch lateness.update(found, at: now) {
        case nil: return
        case .lasts:
            logger.warning(
                """
                Scanners report late: the record is complete, but the live state is behind. The server, its \
                database \
                or the network cannot keep up.
                """,
                metadata: ["late": "\(found.late)", "telling": "\(found.telling)"])
        case .isOver: logger.notice("Scanners hand in at once what they hear again.")
        }
    }
}
