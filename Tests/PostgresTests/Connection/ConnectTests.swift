import Foundation
import TestSupport
import Testing

@testable import Postgres

@Suite("Connecting", .mustEnd)
struct ConnectTests {
    @Test("A server that is not there is an error")
    func absent() async throws {
        let folder = ConnectionSettings(host: "/nonexistent", database: "x", user: "x")
        let port = ConnectionSettings(host: "127.0.0.1", port: 1, database: "x", user: "x")
        for settings in [folder, port] {
            #expect(await code { _ = try await Connection.connect(settings, logger: .quiet) } == .connectionFailed)
        }
    }

    @Test("A database that is not there is an error that says so to the operator, not to a stranger")
    func noDatabase() async throws {
        let settings = try await TestCluster.shared.settings(database: "no such database")
        let error = await #expect(throws: PostgresError.self) {
            try await Connection.connect(settings, logger: .quiet)
        }
        #expect(error?.debugDescription.contains("no such database") == true)
        #expect(error?.description == "The database is away.")
    }

    @Test("A server that takes the connection and never answers is given up")
    func silent() async throws {
        let server = try SilentServer()
        let settings = server.settings
        let failure = await code {
            _ = try await Connection.connect(settings, timeout: .milliseconds(20), logger: .quiet)
        }
        #expect(failure == .connectionFailed)
    }

    @Test("Connecting can be cancelled")
    func cancelled() async throws {
        let server = try SilentServer()
        let settings = server.settings
        let task = Task { try await Connection.connect(settings, timeout: .seconds(600), logger: .quiet) }
        await Task.yield()
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("A session serves as the role it is given, with the options it is given")
    func options() async throws {
        let settings = try await TestCluster.shared.settings(database: "postgres")
            .with(role: "pg_monitor").with(option: "application_name", "a b\\c").with(option: "statement_timeout", "7s")
        let connection = try await Connection.connect(settings, logger: .quiet)
        let row = try await connection.query(
            "select current_user, current_setting('application_name'), current_setting('statement_timeout')"
        ).first
        let values = try #require(try row?.decode((String, String, String).self))
        #expect(values == ("pg_monitor", "a b\\c", "7s"))
        await connection.close()
    }
}
