import Logging
import OperatorErrors
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("What a database has to have before it is migrated", .mustEnd)
struct DatabaseFitnessTests {
    private static let logger = Logger(label: "test")

    @Test(
        "One in another encoding than UTF-8 is refused, with the command that makes one",
        arguments: ["LATIN1", "SQL_ASCII"])
    func encoding(name: String) async throws {
        let shared = try await TestCluster.shared
        let admin = try await Connection.connect(
            shared.settings(database: "postgres"), timeout: .seconds(60), logger: Self.logger)
        let database = "fitness_\(name.lowercased())"
        try await admin.query(
            Query(unescaped: "create database \(database) template template0 encoding '\(name)' locale 'C'"))
        let settings = await shared.settings(database: database)
        let error = await #expect(throws: MigrationError.self) {
            try await MigrationError.requireFitness(settings, needed: 50, logger: Self.logger)
        }
        #expect(error?.code == .unfit && error?.message.contains(name) == true)
        #expect(error?.hint.contains("createdb --encoding UTF8") == true)
        try await admin.query(Query(unescaped: "drop database \(database) with (force)"))
        await admin.close()
    }

    @Test("One that lets in too few connections is refused, whether the server, the database or the role says so")
    func connections() async throws {
        let shared = try await TestCluster.shared
        let database = try await shared.database()
        let found = try await DatabaseFitness.read(database, logger: Self.logger)
        #expect(found.encoding == "UTF8" && !found.sharesSessions && found.connections == 197)
        #expect(found.problems(needed: 50).isEmpty && found.problems(needed: 198).count == 1)
        let admin = try await Connection.connect(database, timeout: .seconds(60), logger: Self.logger)
        try await admin.query(Query(unescaped: "alter database \(database.database ?? "") connection limit 20"))
        await admin.close()
        #expect(try await DatabaseFitness.read(database, logger: Self.logger).connections == 20)
        try await shared.drop(database)
    }

    @Test("One behind a pooler that shares sessions is refused, with what to do")
    func pooler() {
        let fitness = DatabaseFitness(encoding: "UTF8", sharesSessions: true, connections: 100)
        #expect(fitness.problems(needed: 50).map(\.hint).first?.contains("pool_mode = session") == true)
    }
}
