import Foundation
import Logging
import OperatorErrors
import Postgres
import TestSupport
import Testing

@testable import Store

/// What PostgreSQL writes down, and for how long that stays.
@Suite("The log of the private cluster", .serialized, .mustEnd)
struct ServerLogTests {
    private static let value = "ada@example.org"

    private func connect(_ endpoint: PrivateCluster.Endpoint) async throws -> Connection {
        try await Connection.connect(
            ConnectionSettings(
                host: endpoint.socketDirectory, port: endpoint.port, database: endpoint.database,
                user: endpoint.superuser),
            logger: .quiet)
    }

    /// All that stands in the log, of starts and of the collector.
    private func text(_ folder: ClusterFolder) throws -> String {
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.layout.logs)
        return try (files.map { folder.layout.logs + "/" + $0 } + [folder.layout.startLog])
            .map { try String(contentsOfFile: $0, encoding: .utf8) }.joined()
    }

    /// Statements that fail in each way in which PostgreSQL would quote a value.
    private func fail(_ connection: Connection) async throws {
        try await connection.query("create table account (email text unique, check (email <> 'eve@example.org'))")
        try await connection.query("insert into account values (\(Self.value))")
        for (statement, state) in [
            ("insert into account values (\(Self.value))", "23505"), ("select \(Self.value)::bigint", "22P02"),
            ("select \(unescaped: "'\(Self.value)'")::bigint", "22P02"),
            ("select * from nothing where email = \(unescaped: "'\(Self.value)'")", "42P01"),
            ("do $$ begin raise exception '\(unescaped: Self.value)'; end $$", "P0001"),
            ("do $$ begin raise warning '\(unescaped: Self.value)'; end $$", nil),
        ] as [(Query, String?)] {
            #expect(try await sqlState { try await connection.query(statement) } == state, "\(statement.text)")
        }
    }

    @Test("No value of a statement that fails gets into the log, and what concerns PostgreSQL itself does")
    func noValues() async throws {
        let folder = try await ClusterFolder.withCluster()
        try await folder.cluster.run { endpoint in
            let connection = try await connect(endpoint)
            try await fail(connection)
            // The collector writes in order: once this line is there, so is whatever came before it.
            try await connection.query("select pg_reload_conf()")
            try await until { try text(folder).contains("received SIGHUP") }
            #expect(try !text(folder).contains(Self.value))
            await connection.close()
        }
        #expect(try text(folder).contains("database system is shut down"))
    }

    @Test("ALTER SYSTEM changes none of what keeps values out of the log")
    func held() async throws {
        let folder = try await ClusterFolder.withCluster()
        let names = PrivateCluster.LogSilence.settings.map(\.name) + ["logging_collector", "log_rotation_age"]
        let loud = [
            "log_min_messages": "debug1", "log_min_error_statement": "debug1", "log_error_verbosity": "verbose",
            "log_statement": "all", "log_rotation_age": "0", "log_transaction_sample_rate": "1",
        ]
        try await folder.cluster.run { endpoint in
            let connection = try await connect(endpoint)
            for name in names {
                let value = loud[name] ?? (name.hasPrefix("log_min") || name.contains("length") ? "1" : "on")
                try await connection.query("alter system set \(unescaped: name) = '\(unescaped: value)'")
            }
            await connection.close()
        }
        try await folder.cluster.run { endpoint in
            let connection = try await connect(endpoint)
            for (name, value) in PrivateCluster.LogSilence.settings + [
                ("logging_collector", "on"), ("log_rotation_age", "1d"),
            ] {
                #expect(try await connection.single("select current_setting(\(name))") == value, "\(name)")
            }
            await connection.close()
        }
    }

    @Test("What an earlier version left in its log goes at the next start")
    func earlierVersion() async throws {
        let folder = try await ClusterFolder.withCluster()
        for name in ["postgres.log", "postgres.log.1"] { try folder.write(Self.value, to: name) }
        try await folder.cluster.run { _ in
            let text = try text(folder)
            #expect(!text.contains(Self.value))
            #expect(!folder.has("postgres.log.1"))
        }
    }

    @Test("Files of the collector go 14 days after their last line, also while the server runs; others stay")
    func trim() async throws {
        let folder = ClusterFolder()
        try folder.make("log")
        let log = ServerLog(layout: folder.layout, account: try .ofPostgres())
        let now = Date()
        for (name, days) in [("postgres-a.log", 13.9), ("postgres-b.log", 14.1), ("mine.txt", 100)] {
            try folder.write("", to: "log/\(name)")
            try FileManager.default.setAttributes(
                [.modificationDate: now - days * 86_400], ofItemAtPath: folder.layout.logs + "/" + name)
        }
        let clock = TestClock()
        let start = clock.now
        let trimming = Task {
            await log.keepTrimmed(clock: clock) { now + start.duration(to: clock.now) / .seconds(1) }
        }
        await clock.waitForSleeper()
        #expect(folder.has("log/postgres-a.log") && !folder.has("log/postgres-b.log") && folder.has("log/mine.txt"))
        for _ in 0..<3 {
            clock.advance(by: .seconds(3_600))
            await clock.waitForSleeper()
        }
        #expect(!folder.has("log/postgres-a.log") && folder.has("log/mine.txt"))
        trimming.cancel()
        await trimming.value
    }

    @Test("What a start says before the collector runs is told in its error")
    func failedStart() async throws {
        let folder = try await ClusterFolder.withCluster()
        try FileManager.default.removeItem(atPath: folder.layout.postgres + "/global/pg_control")
        let error = await #expect(throws: ClusterError.self) { try await folder.cluster.run { _ in } }
        #expect(error?.code == .startFailed && error?.cause.contains("pg_control") == true)
        #expect(error?.hint.contains("tail -n 50 \(folder.layout.folder)/") == true)
    }
}
