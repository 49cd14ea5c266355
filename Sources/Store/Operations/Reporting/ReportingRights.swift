public import Postgres

/// Revokes from all roles the functions with which a read-only statement could do harm or explore the database, and
/// grants them to the roles that serve.
///
/// `READ ONLY` prevents no notification, no advisory lock, no large object and no `set_config`, which undoes `set
/// role`; and the catalogue shows all tables, their columns, their sizes and the other roles to every login. So the
/// login for reports keeps only functions that depend on nothing but their arguments, a list of others, and no relation
/// or schema except the reports. This also covers what a newer PostgreSQL adds, at the first start after the upgrade.
/// Only a superuser can revoke these rights: with any other login nothing is changed, and `simple.query` is refused
/// until a superuser has migrated once.
public struct ReportingRights: Sendable {
    let pool: ConnectionPool

    public init(_ pool: ConnectionPool) {
        self.pool = pool
    }

    /// Does nothing if all rights are already correct. Throws `PostgresError`.
    public func restrict() async throws {
        try await pool.withTransaction { transaction in
            let isSuperuser: Bool = try await transaction.query(
                "select rolsuper from pg_roles where rolname = current_user")[0].decode(0)
            guard isSuperuser else { return }
            // Two servers that start at the same time would change the same rows of the catalogue.
            try await transaction.query("select pg_advisory_xact_lock(\(Self.lock))")
            let excess = try await transaction.query(Self.excess).map { try $0.decode((String, String, Bool).self) }
            try await transaction.pipeline(Self.revocations(excess) + Self.gatekeepers)
        }
    }

    /// An arbitrary number that no other program using the database uses.
    private static let lock: Int64 = 0x726f_6c6c_7270_7274
}

extension ReportingRights {
    static let excess: Query = """
        with list as (select unnest(\(ReportFunctions.harmless)) as name)
        \(unescaped: excess(of: "array(select name from list)"))
        """

    /// Selects the excessive rights of `rollcall_report`: the kind of the object, its name as PostgreSQL quotes it, and
    /// whether the right covers the whole object and not only columns.
    /// - Parameter harmless: how the statement refers to the list of harmless functions.
    static func excess(of harmless: String) -> String {
        """
        select 'function', p.oid::regprocedure::text, true from pg_proc p
        where pronamespace = 'pg_catalog'::regnamespace and has_function_privilege('rollcall_report', p.oid, 'execute')
            and (case provolatile when 'i' then
                    (prorettype || proargtypes::oid[] || coalesce(proallargtypes, '{}'))
                        && array(select oid from pg_type where typname ~ '\(ReportFunctions.telling)')
                else proname <> all (\(harmless)) end
                -- It is called immutable, and opens the table whose number it is given.
                or proname = 'satisfies_hash_partition')
        union all
        select 'relation', c.oid::regclass::text, has_table_privilege('rollcall_report', c.oid, 'select')
        from pg_class c join pg_namespace n on n.oid = relnamespace
        where relkind in ('r', 'v', 'm', 'p', 'f') and nspname <> 'report'
            and has_any_column_privilege('rollcall_report', c.oid, 'select')
        union all
        select 'schema', quote_ident(nspname), true from pg_namespace
        where nspname not in ('pg_catalog', 'report') and nspname !~ '^pg_(toast_)?temp_'
            and has_schema_privilege('rollcall_report', oid, 'usage')
        order by 1, 2
        """
    }

    static func revocations(_ excess: [(kind: String, name: String, isWhole: Bool)]) -> [Query] {
        let rights = [("function", "execute on function"), ("relation", "select on"), ("schema", "usage on schema")]
        return rights.flatMap { kind, right -> [Query] in
            let found = excess.filter { $0.kind == kind }
            return grant(right, found.filter(\.isWhole).map(\.name)) + revoke(right, found.map(\.name))
        }
    }

    /// - Parameter names: names quoted by PostgreSQL.
    private static func grant(_ right: String, _ names: [String]) -> [Query] {
        guard !names.isEmpty else { return [] }
        return [Query(unescaped: "grant \(right) \(names.joined(separator: ", ")) to rollcall_app, rollcall_owner")]
    }

    private static func revoke(_ right: String, _ names: [String]) -> [Query] {
        guard !names.isEmpty else { return [] }
        return [Query(unescaped: "revoke \(right) \(names.joined(separator: ", ")) from public, rollcall_report")]
    }
}

extension ReportingRights {
    /// Two functions that read the catalogue on behalf of the connection for reports, which has lost that access.
    ///
    /// The first returns what is wrong with the login that calls it; null if nothing is. The second returns the names
    /// of types, but only of those that a report can have.
    static let gatekeepers: [Query] = [
        Query(
            unescaped: """
                create or replace function report.login_objection(harmless text[]) returns text
                language sql stable security definer set search_path = pg_catalog, pg_temp as $report$
                    select case
                        when session_user <> 'rollcall_report' then
                            'The report database is reached as ' || session_user || ', not as rollcall_report.'
                        when (select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
                            from pg_roles where rolname = session_user) then
                            'The role rollcall_report may do more than log in.'
                        else coalesce(
                            (select 'The role rollcall_report can become ' || rolname || '.' from pg_roles
                                where rolname <> session_user and pg_has_role(session_user, oid, 'member') limit 1),
                            (select 'All roles may use the ' || kind || ' ' || name
                                || ': a superuser has to migrate once.'
                                from (\(excess(of: "harmless"))) excess (kind, name) limit 1))
                    end
                $report$
                """),
        """
        create or replace function report.type_names(types bigint[]) returns setof text
        language sql stable security definer set search_path = pg_catalog, report, pg_temp as $report$
            select case when typnamespace in ('pg_catalog'::regnamespace, 'report'::regnamespace)
                then format_type(type.oid, null) else 'unknown' end
            from unnest(types) with ordinality wanted (number, place) left join pg_type type on type.oid = number
            order by place
        $report$
        """,
        "revoke execute on function report.login_objection(text[]), report.type_names(bigint[]) from public",
        "grant execute on function report.login_objection(text[]), report.type_names(bigint[]) to rollcall_report",
    ]
}
