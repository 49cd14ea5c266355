import TestSupport
import Testing
import Vocabulary
import Wire

@Suite("Questions in SQL", .mustEnd, .serialized, .sharesSchool)
struct RunQueryTests {
    @Test("Rows come with their columns, each value as the JSON of its kind")
    func rows() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let reply = try await school.admin(
                RunQuery(
                    query: "select room_number, people, 1.5::float8, 0.1::numeric, true as yes, null from occupancy;"))
            #expect(reply.columns.map(\.name) == ["room_number", "people", "float8", "numeric", "yes", "?column?"])
            #expect(reply.columns.map(\.type).prefix(3) == ["text", "bigint", "double precision"])
            #expect(
                reply.rows == [[.text("101"), .integer(0), .number(1.5), .text("0.1"), .boolean(true), .null]])
            #expect(!reply.truncated)
        }
    }

    @Test("Times are RFC 3339, and nothing found has columns all the same")
    func times() async throws {
        try await School.shared { school in
            let query = "select timestamptz '2026-09-01 10:30:00.25+02', interval '90 min'"
            #expect(
                try await school.admin(RunQuery(query: query)).rows == [
                    [.text("2026-09-01T08:30:00.250Z"), .text("PT1H30M")]
                ])
            let none = try await school.admin(RunQuery(query: "select visit_id, span from visits, (select 1 span) x"))
            #expect(none.rows.isEmpty && none.columns.map(\.name) == ["visit_id", "span"])
        }
    }

    @Test("Every view answers, and none has a hash, a token or a code")
    func views() async throws {
        try await School.shared { school in
            for view in [
                "people", "zones", "rooms", "beacons", "badges", "scanners", "visits", "whereabouts", "occupancy",
                "changes",
            ] {
                let reply = try await school.admin(RunQuery(query: "select * from \(view)"))
                #expect(!reply.columns.isEmpty)
                #expect(!reply.columns.contains { $0.name.contains(/hash|token|code|secret/) }, "\(view)")
            }
        }
    }

    @Test(
        "What does more than read, or reads what is not a report, is refused with PostgreSQL's own word",
        arguments: [
            ("select 1; select 2", "42601"), ("drop table person", "42601"),
            ("commit", "42601"), ("copy person to stdout", "42601"), ("do $$ begin end $$", "42601"),
            ("select * from public.person", "42501"), ("select token_hash from public.session", "42501"),
            ("select * from pg_authid", "42501"), ("select pg_read_file('/etc/passwd')", "42501"),
            ("select set_config('role', 'rollcall_app', false)", "42501"), ("select pg_notify('a', 'b')", "42501"),
            ("select pg_advisory_lock(1)", "42501"), ("select pg_try_advisory_xact_lock(1)", "42501"),
            ("select lo_create(1)", "42501"), ("select lo_from_bytea(0, 'x')", "42501"),
            ("select query_to_xml('select 1', true, true, '')", "42501"), ("select pg_sleep(1)", "42501"),
            ("select pg_terminate_backend(pid) from pg_stat_activity", "42501"),
            ("select pg_logical_emit_message(true, 'a', 'b')", "42501"),
            ("with gone as (delete from people returning 1) select * from gone", "0A000"),
            ("select * into mine from people", "42601"), ("select * from people for update", "42501"),
            ("select $1", "08P01"), ("select 1/0", "22012"), ("selec 1", "42601"),
        ])
    func refused(statement: String, sqlState: String) async throws {
        try await School.shared { school in
            let failure = try await school.admin.refusal(of: RunQuery(query: statement))
            #expect(failure.code == .cannotBeDone && failure.reason.contains("SQLSTATE \(sqlState)"), "\(failure)")
            #expect(try await school.stranger.get("/health").status == 200)
        }
    }

    @Test("An error is at its place in the statement as it was written")
    func position() async throws {
        try await School.shared { school in
            let failure = try await school.admin.refusal(of: RunQuery(query: "select nothing from people"))
            #expect(failure.reason.contains("at character 8"))
        }
    }

    @Test("More rows than 10,000 are cut off and said to be")
    func truncated() async throws {
        try await School.inProcess { school in
            let many = try await school.admin(RunQuery(query: "select generate_series(1, 10001)"))
            #expect(many.rows.count == 10_000 && many.truncated)
            let all = try await school.admin(RunQuery(query: "select generate_series(1, 10000)"))
            #expect(all.rows.count == 10_000 && !all.truncated)
        }
    }

    @Test("A question is in the audit, without its values")
    func audited() async throws {
        try await School.inProcess { school in
            _ = try await school.admin(RunQuery(query: "select 1 from people where email = 'ada@school.example'"))
            let entries = try await school.admin(GetAudit(action: "queried")).entries
            #expect(
                entries.map(\.details) == [
                    ["views": "people", "length": "55", "statement": "select ? from people where email = ?"]
                ])
        }
    }
}
