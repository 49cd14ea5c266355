import Logging
import Postgres
import ServiceLifecycle
import Store

/// Ends the live streams of sessions that have ended, also by expiry and by lying idle, within some seconds.
struct SessionWatch: Service {
    /// Between two looks, which are one statement for all streams.
    private static let pause = Duration.seconds(3)

    let streams: StreamCount
    let pool: ConnectionPool
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        let pause = max(Self.pause / clock.rate, .milliseconds(50))
        await cancelWhenGracefulShutdown {
            var looking = RepeatedWork("Looking for ended sessions", logger)
            while !Task.isCancelled {
                try? await Task.sleep(for: pause)
                await looking.attempt { try await look() }
            }
        }
    }

    private func look() async throws {
        let listening = streams.sessions
        guard !listening.isEmpty else { return }
        let live = try await SessionRepository(pool).live(among: Array(listening), at: clock.now)
        streams.end(listening.subtracting(live))
    }
}
