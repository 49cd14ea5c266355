import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("What reports can be made of", .mustEnd)
struct OrdinaryReportTests {
    private static let statements = [
        "select * from people", "select * from occupancy", "select count(*), min(created_at), max(email) from people",
        "select classification, count(*) filter (where person_id > 1) from people group by rollup (classification)",
        """
        select room_number, sum(left_at - entered_at), avg(extract(epoch from left_at - entered_at)) from visits \
        group by 1
        """,
        "select percentile_cont(0.5) within group (order by extract(epoch from left_at - entered_at)) from visits",
        """
        select percentile_disc(0.9) within group (order by left_at - entered_at), mode() within group (order by \
        room_id) from visits
        """,
        """
        select email, row_number() over (order by email), rank() over w, lag(email) over w from people window w as \
        (order by created_at)
        """,
        """
        select sum(person_id) over (order by created_at range between interval '1 day' preceding and current row) \
        from people
        """,
        "select date_trunc('day', entered_at), count(*) from visits group by 1 order by 1 desc limit 5",
        """
        select date_trunc('hour', now(), 'Europe/Berlin'), date_bin('15 min', now(), timestamp '2026-01-01' at time \
        zone 'UTC')
        """,
        """
        select (entered_at at time zone 'Europe/Berlin')::date, to_char(entered_at, 'HH24:MI'), age(left_at, \
        entered_at) from visits
        """,
        "select * from visits where entered_at > now() - interval '1 hour' and left_at::date = current_date",
        """
        select * from visits where entered_at between '2026-01-01' and timestamp '2026-02-01' and left_at < date \
        '2026-03-01'
        """,
        "select * from visits where (entered_at, left_at) overlaps (timestamptz '2026-01-01', interval '1 day')",
        "select * from visits where entered_at >= ('2026-01-0' || '1')::timestamptz",
        """
        select day, count(visit_id) from generate_series(date '2026-01-01', date '2026-01-09', interval '1 day') day \
        left join visits on entered_at >= day group by 1
        """,
        "select day from generate_series(now(), now() + interval '1 day', '1 hour') day",
        """
        select make_interval(hours => 2), make_date(2026, 1, 2), to_timestamp(0), to_date('2026', 'YYYY'), \
        make_timestamptz(2026, 1, 2, 3, 4, 5)
        """,
        """
        select extract(dow from now()), date_part('hour', now()), extract(year from current_date), localtimestamp, \
        current_time
        """,
        """
        select upper(first_name) || ' ' || last_name, concat(email, 1), concat_ws(', ', last_name, first_name), \
        format('%s: %I', email, 'a') from people
        """,
        """
        select string_agg(email, ', ' order by email), array_agg(person_id), array_to_string(array_agg(email), ';') \
        from people
        """,
        """
        select substring(email from '@(.*)$'), split_part(email, '@', 2), trim(both ' ' from email), position('@' in \
        email), overlay('abc' placing 'x' from 1) from people
        """,
        """
        select regexp_replace(email, '[aeiou]', '', 'g'), regexp_matches(email, 'a', 'g') from people where email ~* \
        'A' and first_name ilike 'a%' and last_name not similar to 'x%'
        """,
        """
        select length(email), left(email, 2), lpad('1', 3, '0'), initcap('ada'), md5('a'), encode(sha256('a'), \
        'hex'), reverse('a'), repeat('a', 2) from people
        """,
        """
        select normalize('a'), ascii('a'), chr(65), to_hex(10), quote_literal('a'), starts_with('ab', 'a'), \
        convert_from('a', 'UTF8')
        """,
        "select row_to_json(people), to_jsonb(people) - 'email', json_agg(email) over () from people",
        """
        select json_build_object('a', 1, 'b', now()), jsonb_build_array(1, 'a'), json_object_agg(email, person_id) \
        from people group by person_id
        """,
        """
        select '{"a": [1, 2]}'::jsonb -> 'a' ->> 0, jsonb_path_query('{"a": 1}', '$.a'), \
        jsonb_array_elements('[1]'), jsonb_pretty('{}')
        """,
        "select * from json_to_recordset('[{\"a\": 1}]') as t(a int, b timestamptz)",
        "select * from jsonb_each('{\"a\": 1}')",
        "select (p).email, p from people p",
        "select unnest(array[1, 2]), '{1,2}'::int[], array[1] || 2, 1 = any (array[1])",
        """
        select '1'::int, 1::text, '1.5'::numeric(4, 2), 2.5::float8::int, 'true'::bool, '2026-01-01'::timestamptz, \
        '1 h'::interval, now()::date::text
        """,
        """
        select round(1.25, 1), ceil(1.2), power(2, 3), width_bucket(3, 1, 9, 4), greatest(1, 2), coalesce(null, 1), \
        nullif(1, 1), random() < 2, mod(5, 3)
        """,
        """
        select stddev(person_id), corr(person_id, person_id), regr_slope(person_id, person_id), bool_and(true), \
        every(true), bit_or(1) from people
        """,
        "with recursive n(i) as (select 1 union all select i + 1 from n where i < 5) select sum(i) from n",
        """
        with p as materialized (select * from people) select * from p where exists (select from badges b where \
        b.person_id = p.person_id)
        """,
        "select * from people p, lateral (select count(*) from visits v where v.person_id = p.person_id) c",
        "select * from people full join rooms on false", "select 1 union select 2 except select 3 intersect select 4",
        "values (1, 'a'), (2, 'b')", "table people",
        "select distinct on (classification) * from people order by classification, created_at",
        """
        select tstzrange(entered_at, left_at) && tstzrange(now(), null), range_agg(tstzrange(entered_at, left_at)) \
        over () from visits
        """,
        "select to_tsvector('english', first_name) @@ plainto_tsquery('ada') from people",
        "select xmlelement(name a, 'b'), uuid from badges",
        "select gen_random_uuid(), clock_timestamp(), statement_timestamp(), timeofday(), current_user, current_date",
        """
        select to_number('1,5', '9G9'), to_char(1234.5, 'FM9G999D0'), money '1'::numeric, 'a'::name, 1::oid, inet \
        '10.0.0.1' << '10.0.0.0/8'
        """,
        "select * from changes order by decided_at desc fetch first 3 rows only",
        "select state, count(*) from whereabouts group by state having count(*) > 0",
    ]

    @Test("Aggregates, windows, times, texts, JSON, casts and whatever else a report needs still work")
    func ordinary() async throws {
        try await TestStore.with { store in
            try await ReportingRights(store.admin).restrict()
            let rooms = try await store.makeRooms("101")
            let ada = try await store.makePerson("ada")
            try await store.admin.query(
                """
                insert into visit (person_id, room_id, entered_at, left_at, end_reason)
                values (\(ada), \(rooms[0]), \(TestStore.now), \(TestStore.now.addingTimeInterval(60)), 'moved')
                """)
            let reader = ReportReader(store.settings.with(user: "rollcall_report"), logger: .quiet)
            for statement in Self.statements {
                do {
                    let table = try await reader.read(statement)
                    #expect(!table.columns.isEmpty && table.columns.allSatisfy { $0.type != "unknown" }, "\(statement)")
                } catch {
                    Issue.record("\(statement): \(error)")
                }
            }
        }
    }

    @Test("Columns are named by the types that PostgreSQL names")
    func types() async throws {
        try await TestStore.with { store in
            try await ReportingRights(store.admin).restrict()
            let reader = ReportReader(store.settings.with(user: "rollcall_report"), logger: .quiet)
            let table = try await reader.read(
                "select 1::bigint, 'a', array[1], now(), row(1, 2), p from (table people) p")
            #expect(
                table.columns.map(\.type) == [
                    "bigint", "text", "integer[]", "timestamp with time zone", "record", "record",
                ])
        }
    }
}
