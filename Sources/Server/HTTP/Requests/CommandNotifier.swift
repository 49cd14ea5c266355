import Logging
import Postgres
import Store

/// Tells all servers of what people asked of devices, once it is committed: of all that was asked meanwhile together.
///
/// PostgreSQL commits one by one what notifies, so an order does not (`m0065_asked_commands.sql`).
struct CommandNotifier: Sendable {
    private let told: Batcher<StoredCommand, Void>
    private let logger: Logger

    init(_ points: ConnectionPool, logger: Logger) {
        told = Batcher(limit: 200, atOnce: 1) { commands in
            try await CommandRepository(points).tell(commands)
            return commands.map { _ in }
        }
        self.logger = logger
    }

    /// Where it fails, the server that speaks to the devices finds the command a few seconds later.
    func tell(_ command: StoredCommand) async {
        do {
            try await told.answer(command)
        } catch {
            logger.warning(
                "A command was stored, but other servers were not notified.", metadata: ["error": "\(error)"])
        }
    }
}
