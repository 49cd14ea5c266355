import Logging
import ServiceLifecycle

/// Lets the engine decide on every person once a second of the server's clock.
struct Ticker: Service {
    let ingest: Ingest
    let clock: any TimeSource

    func run() async throws {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                // If this server does not own the engine, another one ticks.
                _ = try? await ingest.submit(.tick)
                if await ingest.isRetryDue { _ = try? await ingest.submit(.retryQuarantined) }
                await clock.sleep(for: 1)
            }
        }
    }
}

/// Runs the writer; at shutdown, or if another service fails, the jobs it has accepted are committed before it ends.
struct IngestService: Service {
    let ingest: Ingest

    func run() async throws {
        await withTaskCancellationOrGracefulShutdownHandler {
            await ingest.run()
        } onCancelOrGracefulShutdown: {
            Task { await ingest.close() }
        }
    }
}
