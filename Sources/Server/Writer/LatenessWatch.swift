import Logging
import Presence
import ServiceLifecycle

/// Says in the log when the live state falls behind what is heard.
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
        // By when the engine last decided: the clock is the writer's to read.
        guard let now = await ingest.decidedAt, let found = await ingest.punctuality(at: now) else {
            // Another server owns the engine, or this one has only just taken it.
            return lateness = Lateness()
        }
        switch lateness.note(found, at: now) {
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
