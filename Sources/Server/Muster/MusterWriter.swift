import Logging
import Postgres
import ServiceLifecycle
import Store

/// Writes the contents of `PendingMusterStore` once the database accepts writes again.
struct MusterWriter: Service {
    let memory: PendingMusterStore
    let watch: DatabaseWatch
    let pools: ServerPools
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var writing = RepeatedWork("Writing a muster that waited", logger)
            while !Task.isCancelled {
                if watch.state == .ok { await writing.attempt { try await write() } }
                try? await Task.sleep(for: .milliseconds(500))
            }
        }
        if await memory.isHolding { await tellLoss() }
    }

    private func write() async throws {
        guard await memory.isHolding else { return }
        let waiting = await memory.waiting
        try await pools.changes.withTransaction { transaction in
            for later in waiting.musters {
                try await MusterRepository(transaction).write(later, at: clock.now)
            }
            for entry in waiting.entries { try await AuditRepository(transaction).record(entry) }
        }
        let dropped = await memory.droppedEntries
        await memory.forget(waiting)
        if dropped > 0 {
            logger.error("\(dropped) looks at a muster are missing from the audit: too many waited for the database.")
        }
        logger.notice("What was said in a muster while the database kept nothing is written now.")
    }

    /// When the server stops before anything was written: tries once more, and logs what is lost.
    private func tellLoss() async {
        do {
            try await write()
        } catch {
            let entries = await memory.waiting.musters.map(\.entries.count).reduce(0, +)
            logger.critical(
                """
                This server stops with \(entries) entries of a muster that the database did not store. Write the list \
                down \
                from a page that is still open.
                """)
        }
    }
}
