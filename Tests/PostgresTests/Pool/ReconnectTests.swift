import ServiceLifecycle
import TestSupport
import Testing

@testable import Postgres

@Suite("A database that goes and comes back", .mustEnd)
struct ReconnectTests {
    private let away: Set<PostgresError.Code> = [.connectionFailed, .connectionLost, .connectionClosed]

    @Test("Queries fail at once while it is away, and work again when it is back; the log says both once")
    func restart() async throws {
        let cluster = try await TestCluster()
        let log = RecordedLog()
        let pool = ConnectionPool(await cluster.settings(database: "postgres"), logger: log.logger)
        #expect(try await pool.single("select 1", as: Int.self) == 1)
        try await pool.withTransaction { try await $0.query("select 1") }

        try await cluster.stop()
        for _ in 0..<3 {
            #expect(away.contains(try #require(await code { try await pool.query("select 1") })))
            #expect(away.contains(try #require(await code { try await pool.withTransaction { _ in } })))
        }

        try await cluster.start()
        try await untilBack(pool)
        let answer = try await pool.withTransaction { try await $0.single("select 3", as: Int.self) }
        #expect(answer == 3)
        await pool.close()
        #expect(log.messages.first?.hasPrefix("Cannot connect to the database: ") == true)
        #expect(log.messages.last == "The database can be reached again.")
        #expect(Set(log.messages).count == log.messages.count)
        #expect(!log.messages.contains { $0.contains("\n") })
    }

    @Test("All sessions ended from outside are made anew")
    func terminated() async throws {
        try await withPool { pool in
            for _ in 0..<3 {
                _ = try await pool.withTransaction { try await $0.query("select 1") }
                try await withConnection { other in
                    try await other.query(
                        """
                        select pg_terminate_backend(pid) from pg_stat_activity
                        where datname = \(try await pool.single("select current_database()::text", as: String.self))
                        """)
                }
                try await untilBack(pool)
            }
        }
    }

    @Test("As a service it keeps the shared connections, and ends with the service")
    func service() async throws {
        let cluster = try await TestCluster.shared
        let pool = ConnectionPool(try await cluster.database(), limits: .init(shared: 3), logger: .quiet)
        let group = ServiceGroup(configuration: .init(services: [.init(service: pool)], logger: .quiet))
        async let running: Void = group.run()
        let sessions: Query = "select count(*) from pg_stat_activity where datname = current_database()"
        try await until { try await pool.single(sessions, as: Int.self) == 3 }
        try await pool.query(
            """
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()
            """
        )
        try await until { ((try? await pool.single(sessions, as: Int.self)) ?? 0) == 3 }
        await group.triggerGracefulShutdown()
        try await running
        #expect(await code { try await pool.query("select 1") } == .poolClosed)
    }

    private func untilBack(_ pool: ConnectionPool) async throws {
        try await until {
            do {
                return try await pool.single("select 2", as: Int.self) == 2
            } catch let error as PostgresError where away.contains(error.code) {
                await pool.connector.waitForRetry()
                return false
            }
        }
    }
}
