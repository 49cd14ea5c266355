import Logging
import Postgres

extension Connection {
    /// Makes a connection for work that one server does at a time, and closes it; where another is at it, nothing is done.
    ///
    /// The lock would end with the connection, but some time after that is closed here: who asks next is not to find it taken.
    static func alone(
        at work: String, _ settings: ConnectionSettings, logger: Logger, _ body: (Connection) async throws -> Void
    ) async throws {
        let connection = try await connect(settings, logger: logger)
        do {
            let isOurs = try await connection.query("select pg_try_advisory_lock(hashtext(\(work)))")
            if try isOurs[0].decode(0, as: Bool.self) {
                try await body(connection)
                try await connection.query("select pg_advisory_unlock(hashtext(\(work)))")
            }
        } catch {
            await connection.close()
            throw error
        }
        await connection.close()
    }
}
