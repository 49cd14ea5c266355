import Concurrency
import Logging
import Postgres
import ServiceLifecycle
import Store

/// Keeps the accounts of a private broker in sync with the database.
struct BrokerKeeper: Service {
    let broker: DeviceBroker
    let pool: ConnectionPool
    let logger: Logger

    /// The broker reloads all accounts each time, so changes within this time are sent together.
    private static let interval = Duration.milliseconds(250)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            let bell = Mailbox<Void>()
            await withTaskGroup { group in
                group.addTask {
                    for await _ in pool.listen([DeviceLoginRepository.channel]) { bell.ring() }
                    bell.finish()
                }
                var writing = RepeatedWork("Writing the accounts of devices", logger)
                for await _ in bell {
                    await writing.insist { try await admit() }
                    try? await Task.sleep(for: Self.interval)
                }
            }
        }
    }

    private func admit() async throws {
        let site = try await SiteSettings.read(pool).siteKey
        try await broker.admit(try await DeviceLoginRepository(pool).all(), site: site)
    }
}
