import Concurrency
import Live
import Logging
import Postgres
import ServiceLifecycle
import Store
import Wire

/// Reports to the live hub how the resolvers relate to this server. Notifications that arrive during a read are read
/// together next.
struct StationFeed: Service {
    let pool: ConnectionPool
    let hub: LiveHub
    let me: StationSelf
    let logger: Logger

    func run() async throws {
        let bell = Mailbox<Void>()
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask {
                    for await event in pool.listen([StationRepository.channel]) {
                        if case .notification = event { bell.ring() }
                    }
                    bell.finish()
                }
                group.addTask {
                    var publishing = RepeatedWork("Publishing how resolvers stand", logger)
                    for await _ in bell { await publishing.attempt { try await publish() } }
                }
            }
        }
    }

    private func publish() async throws {
        guard await hub.count > 0 else { return }
        let repository = StationRepository(pool)
        let row = try await repository.read()
        let shown = ShownStation(row, try await repository.resolvers(), me)
        await hub.publish(
            StationEvent(
                findable: shown.findable, port: shown.port, address: row.address, resolvers: shown.resolvers))
    }
}
