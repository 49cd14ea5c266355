import Logging
import Postgres
import ServiceLifecycle
import Synchronization
import Wire

/// Asks the database each second whether it answers, on a connection of its own.
///
/// While it does not, requests are sent back at once, those under way with them, and the engine is given up: its state
/// is read again afterwards.
final class DatabaseWatch: Service {
    private static let interval = Duration.seconds(1)

    private let pools: ServerPools
    private let ingest: Ingest
    private let logger: Logger
    private let away = Atomic(false)

    init(pools: ServerPools, ingest: Ingest, logger: Logger) {
        self.pools = pools
        self.ingest = ingest
        self.logger = logger
    }

    /// Whether the database did not answer when it was last asked.
    var isAway: Bool { away.load(ordering: .relaxed) }

    /// Throws `Failure` while the database is away.
    func check() throws {
        if isAway { throw Failure.databaseAway }
    }

    /// Whether the database answers now.
    func asks() async -> Bool {
        do {
            // Whoever asks each second does not wait longer after each failure, nor does anybody else.
            pools.probe.expectAnswer()
            try await pools.probe.query("select")
            return true
        } catch {
            return false
        }
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                let answers = await self.asks()
                if !Task.isCancelled { await self.note(answers) }
                try? await Task.sleep(for: Self.interval)
            }
        }
    }

    private func note(_ answers: Bool) async {
        let wasAway = away.exchange(!answers, ordering: .relaxed)
        if !answers {
            if !wasAway { logger.warning("The database does not answer.") }
            await ingest.disown()
            await pools.cutOff()
        } else if wasAway {
            logger.notice("The database answers again.")
        }
    }
}

extension Failure {
    static let databaseAway = Failure(.unavailable, "The database is away. Try again in a moment.", retryAfter: 2)
}
