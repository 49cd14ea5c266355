import Concurrency
import Logging
import Postgres
import Store

/// Notifies all servers of commands to devices once they are committed; those that arrive meanwhile are sent together.
///
/// PostgreSQL serializes the commits of transactions that notify, so storing a command does not notify
/// (`m0065_asked_commands.sql`).
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

    /// If this fails, the server that communicates with the devices finds the command a few seconds later.
    func tell(_ command: StoredCommand) async {
        do {
            try await told.answer(command)
        } catch {
            logger.warning(
                "A command was stored, but other servers were not notified.", metadata: ["error": "\(error)"])
        }
    }
}
