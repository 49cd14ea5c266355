import Postgres

extension ReportingRights {
    /// Two functions that look into the catalogue for the connection of reports, which cannot any more.
    ///
    /// The first says what is wrong with the very login that calls it; null where nothing is. The second names types, and
    /// only those that a report can have.
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
                            (select 'Everybody may use the ' || kind || ' ' || name
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
