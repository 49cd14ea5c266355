internal import Logging
public import Postgres

extension TestCluster {
    /// A fresh database, a copy of `template` when one is named. Nobody may be connected to the template.
    public func database(template: String? = nil) async throws -> ConnectionSettings {
        Tally.shared.count(.databases)
        let name = nextDatabaseName()
        try await administer("create database \(name) template \(template ?? "template0")")
        return settings(database: name)
    }

    /// Removes a database with whoever is connected to it.
    public func drop(_ database: ConnectionSettings) async throws {
        guard let name = database.database else { return }
        try await administer("drop database if exists \(name) with (force)")
    }

    private func administer(_ statement: String) async throws {
        let connection = try await Connection.connect(
            settings(database: "postgres"), timeout: ConnectionPool.Limits.patient().connect,
            logger: Logger(label: "test"))
        try await connection.query(Query(unescaped: statement))
        await connection.close()
    }
}
