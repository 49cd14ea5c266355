import Logging
import Postgres
import ServiceLifecycle
import Store

/// Ends the event streams of invalid tokens within a few seconds: their session got another token, has ended, has
/// expired or is idle.
struct SessionWatch: Service {
    /// The interval between two checks; a check is one statement for all streams.
    private static let interval = Duration.seconds(3)

    let streams: StreamCount
    let pool: ConnectionPool
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        let interval = max(Self.interval / clock.rate, .milliseconds(50))
        await cancelWhenGracefulShutdown {
            var looking = RepeatedWork("Looking for ended sessions", logger)
            while !Task.isCancelled {
                try? await Task.sleep(for: interval)
                await looking.attempt { try await look() }
            }
        }
    }

    private func look() async throws {
        let listening = streams.tokens
        guard !listening.isEmpty else { return }
        let live = try await SessionRepository(pool).live(among: Array(listening), at: clock.now)
        streams.end(listening.subtracting(live))
    }
}
