import Postgres

extension ReportingRights {
    static let excess: Query = """
        with list as (select unnest(\(ReportFunctions.harmless)) as name)
        \(unescaped: excess(of: "array(select name from list)"))
        """

    /// What `rollcall_report` may do and should not: its kind, its name as PostgreSQL quotes it, and whether all of it is
    /// meant and not only columns.
    /// - Parameter harmless: how the statement names the list of harmless functions.
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

    /// - Parameter names: quoted by PostgreSQL.
    private static func grant(_ right: String, _ names: [String]) -> [Query] {
        guard !names.isEmpty else { return [] }
        return [Query(unescaped: "grant \(right) \(names.joined(separator: ", ")) to rollcall_app, rollcall_owner")]
    }

    private static func revoke(_ right: String, _ names: [String]) -> [Query] {
        guard !names.isEmpty else { return [] }
        return [Query(unescaped: "revoke \(right) \(names.joined(separator: ", ")) from public, rollcall_report")]
    }
}
