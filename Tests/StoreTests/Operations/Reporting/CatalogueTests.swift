import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("What reports see of the database around them", .mustEnd)
struct CatalogueTests {
    /// What no report may tell.
    private static let secrets = [
        "person", "password_hash", "unswept", "sighting", "engine_lease", "make_subject", "rollcall_app",
        "rollcall_owner",
        "postgres", "gbtreekey",
    ]

    /// Refused by the rights of the login alone.
    private static let withoutRight = [
        "select * from pg_stat_user_tables", "select relname, n_live_tup from pg_stat_all_tables",
        "select attname from pg_attribute", "select relname, reltuples from pg_class", "table pg_catalog.pg_tables",
        "select rolname from pg_roles", "select usename from pg_user", "select datname from pg_database",
        "select * from pg_stats", "select * from pg_statistic_ext", "select * from pg_settings",
        "select query from pg_stat_activity", "select prosrc from pg_proc", "select definition from pg_views",
        "select * from pg_locks", "select indexdef from pg_indexes", "select * from pg_sequences",
        "select * from pg_type",
        "select * from pg_namespace", "select * from pg_constraint", "select * from pg_depend",
        "select * from pg_trigger",
        "select subname from pg_subscription", "select * from pg_timezone_names", "select * from pg_statio_user_tables",
        "select table_name from information_schema.tables", "select column_name from information_schema.columns",
        "select * from information_schema.enabled_roles", "select * from information_schema.sql_features",
        "select information_schema._pg_truetypid(null, null)",
        "select * from public.person", "select (null::public.person).*", "select 'public.person'::regclass",
        "select 'public.person'::regtype", "select nextval('public.person_person_id_seq')",
        "select public.make_subject()", "select public.find_audit(null, 1, 1, null, null, '')",
        "select format_type(16400, null)", "select pg_get_viewdef(16400)", "select pg_get_viewdef('people')",
        "select pg_relation_size(16400)", "select pg_total_relation_size('people')",
        "select pg_table_size(i) from generate_series(16384, 17000) i",
        "select pg_stat_get_live_tuples(i) from generate_series(16384, 17000) i", "select pg_stat_get_numscans(16400)",
        "select pg_stat_get_activity(null)", "select pg_stat_get_backend_activity(1)",
        "select pg_relation_filepath(16400)",
        "select version()", "select current_setting('data_directory')", "select current_setting('server_version')",
        "select has_table_privilege('person', 'select')", "select has_column_privilege(16400, 1::int2, 'select')",
        "select has_schema_privilege('public', 'usage')", "select pg_has_role('rollcall_app', 'member')",
        "select query_to_xml('select 1', true, true, '')", "select table_to_xml('people', true, true, '')",
        "select schema_to_xml('public', true, true, '')", "select database_to_xml(true, true, '')",
        "select ts_rewrite('a'::tsquery, 'select 1, 2')", "select ts_stat('select 1')",
        "select obj_description(16400, 'pg_class')", "select col_description(16400, 1)",
        "select shobj_description(10, 'pg_authid')",
        "select to_regclass('person')", "select to_regrole('postgres')", "select pg_typeof(1)",
        "select pg_get_userbyid(10)", "select pg_describe_object(1259, 16400, 0)",
        "select pg_identify_object(1259, 16400, 0)",
        "select pg_table_is_visible(16400)", "select row_security_active(16400)", "select pg_get_constraintdef(16400)",
        "select pg_get_indexdef(16400)", "select pg_get_functiondef(16400)",
        "select pg_get_serial_sequence('people', 'person_id')",
        "select pg_column_is_updatable(16400, 1::int2, true)", "select pg_relation_is_updatable(16400, true)",
        "select pg_sequence_parameters(16400)", "select pg_sequence_last_value(16400)", "select currval(16400)",
        "select satisfies_hash_partition(16400, 1, 0, 1)", "select pg_partition_root(16400)",
        "select pg_partition_tree(16400)",
        "select makeaclitem(10, 10, 'SELECT', true)", "select acldefault('r', 10)", "select pg_options_to_table(null)",
        "select inet_server_addr()", "select pg_postmaster_start_time()", "select pg_backend_pid()",
        "select txid_current()",
        "select current_schemas(true)", "select pg_database_size('rollcall')", "select pg_tablespace_location(1663)",
        "select pg_ls_dir('.')", "select pg_read_file('PG_VERSION')", "select lo_get(1)",
        "select pg_listening_channels()",
        "select pg_show_all_settings()", "select pg_get_keywords()", "select pg_sleep(0)",
        "select record_in('(1)', 16400, -1)",
        "select enum_range(null::public.kind)", "select regclassout(16400)", "select regroleout(10)",
        "select pg_collation_for('a')",
    ]

    /// Needs no right of PostgreSQL's.
    private static let withoutName = [
        "select '\u{300}' as a, 1259::regclass as b, '' as c", "select '\u{300}' as a, 10::regrole as b, '' as c",
        "select 1, '\u{301}', 16400::regclass, ''",
        "select i::regclass from generate_series(16384, 17000) i",
        "select i::regclass::text from generate_series(16384, 17000) i",
        "select 10::regrole", "select 16384::RegRole", "select cast(i as regtype) from generate_series(16384, 17000) i",
        "select array_agg(i::oid)::regproc[] from generate_series(16384, 17000) i",
        "select i::regprocedure from generate_series(16384, 17000) i",
        "select regclass '16400'", "select '2200'::regnamespace",
        "select i::\"regclass\" from generate_series(16384, 17000) i",
        "select i::U&\"\\0072egclass\" from generate_series(16384, 17000) i",
        "select i::_regclass from generate_series(16384, 17000) i",
        "select i::/* no */regclass -- '\n from generate_series(16384, 17000) i",
        "select case when false then pg_typeof(1) else i end from generate_series(16384, 17000) i",
        "select case when false then to_regclass('a') else i end from generate_series(16384, 17000) i",
        "select case when false then (null::pg_sequences).data_type else i end from generate_series(16384, 17000) i",
        """
        select case when false then (select typinput from pg_type limit 1) else i end from generate_series(16384, \
        17000) i
        """,
        "select x from json_to_record('{\"x\": 16400}') as t(x regclass)", "select 'nobody=r/nobody'::aclitem",
        "select ('x' || 10::regrole::text)::integer",
        "select 1 from people where person_id = ('x' || 10::regrole)::bigint",
        "select people.pg_typeof from people", "select $$'$$, 10::regrole, $$'$$", "select E'\\'', 10::regrole, ''",
        "select '' '', 10::regrole, ''",
    ]

    private static func with(_ body: @Sendable (TestStore, ReportReader) async throws -> Void) async throws {
        try await TestStore.with { store in
            try await ReportingRights(store.admin).restrict()
            _ = try await store.makePerson("ada")
            try await body(store, ReportReader(store.settings.with(user: "rollcall_report"), logger: .quiet))
        }
    }

    @Test("The catalogue, its functions and all other schemas are closed to the login itself")
    func closed() async throws {
        try await Self.with { store, _ in
            let login = store.settings.with(user: "rollcall_report").with(option: "search_path", "report")
            try await ConnectionPool.with(login) { pool in
                for statement in Self.withoutRight {
                    let state = try await sqlState { try await pool.query(Query(unescaped: statement)) }
                    #expect(["42501", "42P01", "42883", "42704"].contains(state), "\(statement)")
                }
            }
        }
    }

    @Test("A statement that looks about is refused, and its refusal tells nothing it did not name")
    func refused() async throws {
        try await Self.with { _, reader in
            for statement in Self.withoutRight + Self.withoutName {
                do {
                    _ = try await reader.read(statement)
                    Issue.record("answered: \(statement)")
                } catch ReportError.refused(let message, _, _) {
                    for secret in Self.secrets where !statement.contains(secret) {
                        #expect(!message.contains(secret), "\(statement): \(message)")
                    }
                }
            }
        }
    }

    @Test("Whatever can have a value that shows a name of the catalogue has a name that is refused")
    func telling() async throws {
        try await TestStore.with { store in
            let names: [String] = try await store.admin.column(
                """
                with telling as (select oid from pg_type where typname ~ \(ReportFunctions.telling))
                select typname::text from pg_type join telling using (oid)
                union select proname::text from pg_proc, telling
                where prorettype = telling.oid or telling.oid = any (proallargtypes)
                union select relname::text from pg_class join pg_attribute on attrelid = pg_class.oid
                    join telling on atttypid = telling.oid
                    where relkind in ('r', 'v') and relnamespace <> 'public'::regnamespace
                """)
            #expect(names.count > 50)
            for name in names { #expect(ReportStatement("select \(name)").refusal != nil, "\(name)") }
        }
    }

    @Test("The words are refused in names alone, not in values")
    func values() async throws {
        try await Self.with { _, reader in
            let query = "select count(*) from people where email like '%pg_regclass%' or first_name = 'it''s pg_'"
            let table = try await reader.read(query)
            #expect(table.rows == [[.integer(0)]])
        }
    }

    @Test("A right that comes back closes reports until it is taken away again")
    func comesBack() async throws {
        try await Self.with { store, reader in
            for grant in [
                "grant execute on function version() to public", "grant select on pg_class to rollcall_report",
                "grant usage on schema public to public", "grant select (email) on person to rollcall_report",
                "grant usage on schema information_schema to public",
            ] {
                try await store.admin.query(Query(unescaped: grant))
                await #expect(throws: ReportError.self, "\(grant)") { try await reader.read("select 1") }
                try await ReportingRights(store.admin).restrict()
                #expect(try await reader.read("select 1").rows == [[.integer(1)]])
            }
        }
    }

    @Test("Who serves and who owns sees the catalogue as before")
    func others() async throws {
        try await Self.with { store, _ in
            for user in ["rollcall_app", "rollcall_owner"] {
                try await ConnectionPool.with(store.settings.with(user: user)) { pool in
                    try await pool.query(
                        "select version(), current_setting('work_mem'), 'person'::regclass, pg_typeof(1)")
                    try await pool.query(
                        "select count(*) from pg_stat_user_tables, pg_roles, information_schema.tables")
                    try await pool.query("select pg_relation_size('person'), pg_notify('a', 'b')")
                }
            }
        }
    }
}
