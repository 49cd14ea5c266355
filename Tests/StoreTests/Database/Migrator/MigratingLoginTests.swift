import OperatorErrors
import Postgres
import TestSupport
import Testing

@testable import Schema
@testable import Store

/// On a cluster of its own: the roles must not be there before.
@Suite("Who may migrate", .serialized, .mustEnd)
struct MigratingLoginTests {
    private static let cluster = Task { try await TestCluster() }

    /// A database that belongs to a new login, and a pool of that login's.
    private func withLogin(
        _ name: String, _ attributes: String = "", owns: Bool = true,
        _ body: @Sendable (ConnectionSettings, ConnectionPool) async throws -> Void
    ) async throws {
        try await withEmptyDatabase(on: try await Self.cluster.value) { settings, pool in
            try await pool.query(Query(unescaped: "create role \(name) login \(attributes)"))
            let database = try #require(settings.database)
            if owns { try await pool.query(Query(unescaped: "alter database \(database) owner to \(name)")) }
            let login = settings.with(user: name)
            try await ConnectionPool.with(login) { try await body(login, $0) }
        }
    }

    @Test("The owner of the database cannot without the right to make roles, and is told what to do")
    func withoutCreateRole() async throws {
        try await withLogin("plain_owner") { _, pool in
            let error = try #require(try await migrationError(Migrator(), pool))
            #expect(error.code == .notAllowed && error.hint.contains("rollcall-server migrate --database-url"))
            #expect(error.message.contains("m0001_roles") && error.cause.contains("create role"))
            #expect(try await pool.single("select to_regclass('schema_migration') is null", as: Bool.self))
        }
    }

    @Test("The owner of the database can with the right to make roles, also for a second database of the cluster")
    func withCreateRole() async throws {
        try await withLogin("first_owner", "createrole") { _, pool in
            let applied = try await Migrator().migrate(pool)
            #expect(applied.count == Migrations.all.count)
        }
        try await withLogin("second_owner", "createrole") { settings, pool in
            #expect(try await Migrator().migrate(pool).count == Migrations.all.count)
            #expect(try await Migrator().migrate(pool) == [])
            try await ConnectionPool.with(settings.with(role: "rollcall_app")) { pool in
                #expect(try await pool.single("select current_user::text", as: String.self) == "rollcall_app")
                try await pool.withTransaction {
                    _ = try await ZoneRepository.create(name: "East", leaveAfter: nil, at: TestStore.now, in: $0)
                }
            }
        }
    }

    @Test("Once the superuser has migrated, a plain member of the roles can go on from there")
    func afterSuperuser() async throws {
        try await withLogin("member", owns: false) { settings, pool in
            try await ConnectionPool.with(settings.with(user: "postgres")) {
                _ = try await Migrator().migrate($0)
                try await $0.query("grant rollcall_owner, rollcall_app to member")
            }
            #expect(try await Migrator().migrate(pool) == [])
            let more = Migrations.all + [Migration("m9001_more", "create table more (word text)")]
            #expect(try await Migrator(migrations: more).migrate(pool) == ["m9001_more"])
            let owner = try await pool.single(
                "select tableowner::text from pg_tables where tablename = 'more'", as: String.self)
            #expect(owner == "rollcall_owner")
        }
    }

    @Test("A login without any right on the database is told so")
    func stranger() async throws {
        try await withLogin("stranger", owns: false) { _, pool in
            let error = try #require(try await migrationError(Migrator(), pool))
            #expect(error.code == .notAllowed && error.hint.contains("rollcall-server migrate"))
        }
    }
}
