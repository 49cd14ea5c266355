import ServiceLifecycle

/// Lets the engine decide on every person once a second of the server's clock.
struct Ticker: Service {
    let ingest: Ingest
    let clock: any TimeSource

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var schedule = TickSchedule(startingAt: clock.now, rate: clock.rate)
            while !Task.isCancelled {
                // If this server does not own the engine, another one ticks.
                _ = try? await ingest.submit(.tick(schedule.next(of: await ingest.trackedCount)))
                if await ingest.isRetryDue { _ = try? await ingest.submit(.retryQuarantined) }
                await clock.sleep(for: schedule.wait(at: clock.now))
            }
        }
    }
}
