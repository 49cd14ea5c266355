import Postgres

/// A row of a person in each table of the export, in which each list and each document holds something. What a column
/// must hold is read from the schema; what a check wants beside is said here.
struct RowsOfEveryTable {
    let person: Int64

    /// Tables with what their checks want, in an order in which what is referred to by a number 1 comes first.
    private var wanted: [(table: String, columns: String)] {
        [
            ("zone", #"{"zone_id": 1}"#), ("school_group", #"{"group_id": 1}"#), ("beacon", #"{"beacon_id": 1}"#),
            ("room", #"{"room_id": 1, "bookable_by": ["staff"], "booking_hours": []}"#),
            ("muster", #"{"muster_id": 1, "kind": "drill"}"#),
            (
                "device",
                #"{"device_id": 1, "owner": \#(person), "dialect": "rollcall", "broker_password": "$7$1$a$a"}"#
            ),
            (
                "lock",
                #"{"lock_id": 1, "dialect": "hmac", "gate": "off", "open_hours": [], "relock": 5, "within": 20}"#
            ),
            ("booking", #"{"booking_id": 1, "until_at": "2126-09-01T11:00:00Z", "state": "booked"}"#),
            ("correction", #"{"correction_id": 1, "kind": "left", "is_standing": false, "spans": "{}"}"#),
            ("alert", #"{"alert_id": 1, "severity": "info", "subject_sort": "person", "subject_id": \#(person)}"#),
            (
                "command",
                #"{"command_id": 1, "state": "asked", "source": "person", "expires_at": "2126-09-01T11:00:00Z"}"#
            ),
            ("access_change", #"{"change": "password"}"#), ("muster_entry", #"{"witness": "seen"}"#),
            ("muster_belief", #"{"state": "present", "standing": "expected"}"#),
            ("command_step", #"{"who": "person"}"#),
            ("clearance", #"{"weekdays": [1, 5], "from_minute": 480, "until_minute": 960}"#),
            ("schedule", #"{"at": "07:30", "created_by": \#(person)}"#), ("device_grant", #"{"level": "view"}"#),
            ("unlock", #"{"state": "asked", "is_granted": true, "sight": "off", "hold": 5, "way": "self"}"#),
            ("whereabouts", #"{"state": "left"}"#), ("whereabouts_change", #"{"state": "left"}"#),
            ("badge_switch", #"{"state": "left"}"#),
            ("webhook_delivery", #"{"alert_id": 1, "type": "alert.opened", "next_at": "2126-09-01T11:00:00Z"}"#),
        ]
            + [
                "known_browser", "totp", "preference", "idempotent_request", "claim_code", "recovery_code",
                "badge_issue",
                "group_member", "person_zone", "booking_invited", "client_report", "visit", "replaced_visit",
                "record_due",
            ].map { ($0, "{}") }
    }

    /// - Parameter database: as its superuser, since rows are made without those that they refer to.
    func insert(into database: ConnectionPool) async throws {
        try await database.query(Query(unescaped: Self.maker))
        try await database.withTransaction { transaction in
            try await transaction.query("set local session_replication_role = replica")
            for (table, columns) in wanted {
                try await transaction.query("select make_row(\(table), \(person), \(columns)::jsonb)")
            }
        }
    }

    private static let maker = """
        create function make_row(wanted text, person bigint, columns jsonb) returns void language plpgsql as $make$
        declare
            col record;
        begin
            for col in
                select attname as name, typname as type, typcategory as category, format_type(atttypid, null) as shown,
                    attnotnull and not atthasdef and attidentity = '' as is_needed
                from pg_attribute join pg_type on pg_type.oid = atttypid
                where attrelid = wanted::regclass and attnum > 0 and not attisdropped and attgenerated = ''
            loop
                continue when columns ? col.name;
                if col.name = 'person_id' then
                    columns := columns || jsonb_build_object(col.name, person);
                elsif col.category = 'A' or col.type = 'jsonb' or col.is_needed then
                    columns := columns || jsonb_build_object(col.name, case
                        when col.shown = 'text[]' then '["mon"]'
                        when col.shown = 'uuid[]' then jsonb_build_array(gen_random_uuid())
                        when col.shown = 'boolean[]' then '[true]'
                        when col.category = 'A' then '[1]'
                        when col.type = 'jsonb' then '{"a": [1, {"b": null}, [true, 0.5]]}'
                        when col.category = 'N' then '1'
                        when col.category = 'D' then to_jsonb(now())
                        when col.category = 'B' then 'true'
                        when col.type = 'uuid' then to_jsonb(gen_random_uuid())
                        when col.type = 'bytea' then to_jsonb('\\x' || repeat('00', 32))
                        else '"x"' end::jsonb);
                end if;
            end loop;
            execute (
                select format(
                    'insert into %1$I (%2$s) overriding system value '
                        'select %2$s from jsonb_populate_record(null::%1$I, $1)',
                    wanted, string_agg(quote_ident(key), ', '))
                from jsonb_object_keys(columns) key) using columns;
        end
        $make$
        """
}
