import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("The three roles", .mustEnd)
struct RoleTests {
    private static let insufficientPrivilege = "42501"

    @Test("All tables belong to the owner, who is no superuser")
    func tableOwner() async throws {
        try await TestStore.with { store in
            let owners: [String] = try await store.admin.column(
                """
                select distinct rolname::text from pg_class join pg_roles on pg_roles.oid = relowner
                where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'S', 'v')
                """)
            #expect(owners == ["rollcall_owner"])
            let strong: Bool = try await store.admin.single(
                "select bool_or(rolsuper or rolcreaterole or rolcreatedb) from pg_roles where rolname ~ '^rollcall_'")
            #expect(!strong)
        }
    }

    @Test(
        "The serving role cannot",
        arguments: [
            "create table mine (word text)", "drop table person", "alter table person add column word text",
            "update whereabouts_change set state = 'left'", "delete from whereabouts_change",
            "truncate whereabouts_change", "truncate visit", "truncate sighting", "update sighting set rssi = null",
            "update audit set action = 'login'", "delete from audit", "truncate audit", "delete from audit_address",
            "update audit_address set address = ''", "delete from audit_target",
            "update audit_target set is_own = true",
            "insert into audit_target values (1, gen_random_uuid(), now(), 'login', false)", "delete from audit_repeat",
            "update audit_repeat set times = 1", "insert into audit_repeat values (1, now(), '', '', 1)",
            "delete from subject", "update subject set person_id = 1",
            "insert into subject (person_id) values (1)", "delete from erasure", "update erasure set erased_at = now()",
            "insert into engine_lease (singleton) values (true)", "delete from engine_lease", "delete from site",
            "update building set version = 9", "delete from record_progress", "update survey_sighting set rssi = null",
            "insert into scanner_pause values (1, now(), now())", "delete from scanner_pause",
            "update site set singleton = true", "select * from schema_migration", "set role rollcall_owner",
            "create role mine", "select pg_read_file('/etc/passwd')", "drop table sighting_20260901",
        ])
    func app(statement: String) async throws {
        try await TestStore.with { store in
            try await ConnectionPool.with(store.settings.with(user: "rollcall_app")) { pool in
                let state = try await sqlState { try await pool.query(Query(unescaped: statement)) }
                #expect(state == Self.insufficientPrivilege)
            }
        }
    }

    @Test("The reporting role can log in and sees none of the tables")
    func report() async throws {
        try await TestStore.with { store in
            let tables: [String] = try await store.admin.column(
                """
                select relname::text from pg_class
                where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
                """
            )
            #expect(tables.contains("person") && tables.contains("sighting_20260901"))
            try await ConnectionPool.with(store.settings.with(user: "rollcall_report")) { pool in
                for table in tables {
                    let state = try await sqlState { try await pool.query("select from \(unescaped: table) limit 1") }
                    #expect(state == Self.insufficientPrivilege, "\(table)")
                }
                let make = try await sqlState {
                    try await pool.query("select make_sighting_days('2030-01-01', '2030-01-02')")
                }
                #expect(make == Self.insufficientPrivilege)
                let refuse = try await sqlState {
                    try await pool.query("select record_refusal(now(), 1, '{}', '{}', '')")
                }
                #expect(refuse == Self.insufficientPrivilege)
            }
        }
    }
}
