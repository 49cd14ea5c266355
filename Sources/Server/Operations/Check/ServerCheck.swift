import Foundation
public import Logging
import Postgres
import Store

/// Checks a server's configuration, its database and its machine, also while the server runs. It changes nothing,
/// except that it starts a private cluster for the duration of the check if no server runs it.
public struct ServerCheck: Sendable {
    let configuration: ServerConfiguration
    let logger: Logger

    public init(_ configuration: ServerConfiguration, logger: Logger) {
        self.configuration = configuration
        self.logger = logger
    }

    /// The findings. A database that cannot be reached is a finding too.
    public func findings() async -> [CheckFinding] {
        let database = await databaseFindings()
        // After the database: a private cluster that did not exist has created the data folder.
        return CheckFinding.machine(MachineFacts(configuration))
            + CheckFinding.transport(configuration, at: Date(), logger: logger)
            + [CheckFinding.outgoing(configuration)] + database
    }

    private func databaseFindings() async -> [CheckFinding] {
        do {
            return try await Database(configuration, logger: logger).use { access in
                let facts = try await facts(access)
                let fitness = try await DatabaseFitness.read(access.migrator, logger: logger)
                return CheckFinding.fitness(fitness) + CheckFinding.settings(facts, isPrivate: access.isPrivate)
                    + CheckFinding.roles(facts, isPrivate: access.isPrivate)
                    + (facts.accounts.map(CheckFinding.accounts) ?? [])
            }
        } catch {
            return [
                .bad(
                    "The database cannot be checked: \((error as? PostgresError)?.message ?? "\(error)")",
                    do: "fix the cause, then run the check again")
            ]
        }
    }

    private func facts(_ access: DatabaseAccess) async throws -> DatabaseFacts {
        let connection = try await Connection.connect(access.migrator, logger: logger)
        do {
            let facts = try await DatabaseFacts.read(connection)
            await connection.close()
            return facts
        } catch {
            await connection.close()
            throw error
        }
    }
}
