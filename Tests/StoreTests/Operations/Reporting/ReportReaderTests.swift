import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("Reports on a login of their own", .mustEnd)
struct ReportReaderTests {
    private func reader(_ store: TestStore) -> ReportReader {
        ReportReader(store.settings.with(user: "rollcall_report"), logger: .quiet)
    }

    /// Why the login is refused; nil where it is not.
    private func objection(_ reader: ReportReader) async throws -> String? {
        do {
            _ = try await reader.read("select 1")
            return nil
        } catch ReportError.loginRefused(let objection) {
            return objection
        }
    }

    @Test("Nothing is read until a superuser has taken away what could do harm, and that takes nothing from who serves")
    func restrict() async throws {
        try await TestStore.with { store in
            #expect(try await objection(reader(store))?.contains("run `migrate` once as a superuser") == true)
            try await ReportingRights(store.pool).restrict()
            #expect(try await objection(reader(store)) != nil)
            for _ in 0..<2 { try await ReportingRights(store.admin).restrict() }
            #expect(try await reader(store).read("select 1").rows == [[.integer(1)]])

            try await store.pool.withConnection { connection in
                try await connection.query("select pg_notify('a', 'b'), set_config('a.b', 'c', false)")
                try await connection.query("select pg_advisory_lock(1), pg_sleep(0)")
            }
        }
    }

    @Test("Another login than the one for reports is refused, however it reaches the database")
    func otherLogin() async throws {
        try await TestStore.with { store in
            try await ReportingRights(store.admin).restrict()
            for settings in [
                store.settings, store.settings.with(role: "rollcall_report"), store.settings.with(user: "rollcall_app"),
            ] {
                #expect(try await objection(ReportReader(settings, logger: .quiet)) != nil)
            }
        }
    }

    @Test("No harm is left in what the login may call, and it can go back to nobody else")
    func harmless() async throws {
        try await TestStore.with { store in
            try await ReportingRights(store.admin).restrict()
            try await ConnectionPool.with(store.settings.with(user: "rollcall_report")) { pool in
                for statement in [
                    "set role rollcall_app", "set session authorization postgres", "create table report.a (b text)",
                    "select lo_create(1)", "delete from report.zones",
                ] {
                    let state = try await sqlState { try await pool.query(Query(unescaped: statement)) }
                    #expect(state == "42501", "\(statement)")
                }
            }
        }
    }

    @Test("A database that is away is no fault of the statement")
    func away() async throws {
        let settings = ConnectionSettings(host: "/nowhere", database: "a", user: "rollcall_report")
        await #expect(throws: PostgresError.self) {
            try await ReportReader(settings, logger: .quiet).read("select 1")
        }
    }

    @Test("The time holds for all of a statement, not for each part of its rows")
    func time() async throws {
        try await TestStore.with { store in
            try await ReportingRights(store.admin).restrict()
            var limits = ReportReader.Limits()
            limits.time = .milliseconds(300)
            let reader = ReportReader(store.settings.with(user: "rollcall_report"), limits: limits, logger: .quiet)
            await #expect(throws: ReportError.timedOut) {
                try await reader.read("select count(*) from generate_series(1, 100000000000)")
            }
        }
    }
}
