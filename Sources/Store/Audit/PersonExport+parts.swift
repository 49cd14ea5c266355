import Foundation
import Postgres

extension PersonExport {
    /// One table of the export; passwords, tokens and codes are mentioned, but not included.
    struct Part {
        let name: String
        let query: Query
    }

    static func parts(of person: Int64) -> [Part] {
        account(of: person) + belongings(of: person) + rooms(of: person) + devices(of: person) + presence(of: person)
            + audit(of: person)
    }

    private static func account(of person: Int64) -> [Part] {
        [
            Part(
                name: "person",
                query: """
                    select to_jsonb(person) - 'password_hash' - 'is_namesake'
                        || jsonb_build_object('has_password', password_hash is not null)
                    from person where person_id = \(person)
                    """),
            Part(
                name: "session",
                query: """
                    select to_jsonb(session) - 'token_hash' from session
                    where person_id = \(person) order by created_at
                    """),
            Part(
                name: "known_browser",
                query: """
                    select to_jsonb(known_browser) - 'token_hash' from known_browser where person_id = \(person)
                    """),
            Part(
                name: "access_change",
                query: """
                    select to_jsonb(access_change) - 'changed_by' from access_change
                    where person_id = \(person) order by access_change_id
                    """),
            Part(
                name: "totp", query: "select to_jsonb(totp) - 'sealed_secret' from totp where person_id = \(person)"),
            Part(
                name: "preference", query: "select to_jsonb(preference) from preference where person_id = \(person)"),
            Part(
                name: "idempotent_request",
                query: """
                    select to_jsonb(idempotent_request) - 'key_hash' - 'digest' - 'reply' from idempotent_request
                    where person_id = \(person) order by at
                    """),
            Part(
                name: "claim_code",
                query: "select to_jsonb(claim_code) - 'code_hash' from claim_code where person_id = \(person)"),
            Part(
                name: "recovery_code",
                query: "select to_jsonb(recovery_code) - 'code_hash' from recovery_code where person_id = \(person)"),
        ]
    }

    private static func belongings(of person: Int64) -> [Part] {
        [
            Part(
                name: "badge_issue",
                query: """
                    select to_jsonb(badge_issue) - 'span'
                        || jsonb_build_object('uuid', uuid, 'major', major, 'minor', minor)
                    from badge_issue join beacon using (beacon_id) where person_id = \(person) order by issued_at
                    """),
            Part(
                name: "group_member",
                query: """
                    select jsonb_build_object('group_id', group_id, 'group_name', group_name)
                    from group_member join school_group using (group_id) where person_id = \(person) order by group_id
                    """),
            Part(
                name: "person_zone",
                query: """
                    select jsonb_build_object('zone_id', zone_id, 'zone_name', zone_name)
                    from person_zone join zone using (zone_id) where person_id = \(person) order by zone_id
                    """),
            Part(
                name: "muster_entry",
                query: """
                    select to_jsonb(muster_entry) - 'said_by' - 'phone_id'
                        || jsonb_build_object('said_by_helper', phone_id is not null)
                    from muster_entry where person_id = \(person) order by said_at, version
                    """),
            Part(
                name: "muster_belief",
                query:
                    "select to_jsonb(muster_belief) from muster_belief where person_id = \(person) order by muster_id"),
        ]
    }

    private static func rooms(of person: Int64) -> [Part] {
        [
            Part(
                name: "clearance",
                query: """
                    select to_jsonb(clearance) || jsonb_build_object('room_number', room_number)
                    from clearance join room using (room_id) where person_id = \(person) order by clearance_id
                    """),
            Part(
                name: "booking",
                query: """
                    select to_jsonb(booking) - 'span' || jsonb_build_object('room_number', room_number)
                    from booking join room using (room_id) where person_id = \(person) order by booking_id
                    """),
            Part(
                name: "booking_invited",
                query: """
                    select jsonb_build_object(
                        'booking_id', booking_id, 'room_number', room_number, 'title', title, 'from_at', from_at,
                        'until_at', until_at, 'state', state)
                    from booking_invited join booking using (booking_id) join room using (room_id)
                    where booking_invited.person_id = \(person) order by booking_id
                    """),
        ]
    }

    private static func devices(of person: Int64) -> [Part] {
        [
            Part(
                name: "device",
                query: """
                    select jsonb_build_object('device_id', device_id, 'device_name', device_name, 'kind', kind)
                    from device where owner = \(person) order by device_id
                    """),
            Part(
                name: "schedule",
                query: "select to_jsonb(schedule) from schedule where created_by = \(person) order by schedule_id"),
            Part(
                name: "device_grant",
                query: "select to_jsonb(device_grant) from device_grant where person_id = \(person) order by grant_id"),
            Part(
                name: "command",
                query: "select to_jsonb(command) from command where person_id = \(person) order by command_id"),
            Part(
                name: "unlock",
                query: """
                    select to_jsonb(unlock) - 'epoch' - 'nonce'
                        || jsonb_build_object('lock_name', lock_name, 'room_number', room_number)
                    from unlock join lock using (lock_id) join room on room.room_id = unlock.room_id
                    where person_id = \(person) order by attempt_id
                    """),
            Part(
                name: "command_step",
                query: """
                    select to_jsonb(command_step) from command_step
                    where person_id = \(person) order by command_id, step
                    """),
        ]
    }

    private static func presence(of person: Int64) -> [Part] {
        [
            Part(
                name: "whereabouts",
                query: """
                    select to_jsonb(whereabouts) || jsonb_build_object('room_number', room_number)
                    from whereabouts left join room using (room_id) where person_id = \(person)
                    """),
            Part(
                name: "client_report",
                query: "select to_jsonb(client_report) from client_report where person_id = \(person)"),
            Part(
                name: "visit",
                query: """
                    select to_jsonb(visit) - 'span' || jsonb_build_object('room_number', room_number)
                    from visit join room using (room_id) where person_id = \(person) order by entered_at
                    """),
            Part(
                name: "correction",
                query: """
                    select to_jsonb(correction) - 'said_by' - 'asked' - 'idempotency_key' || jsonb_build_object(
                        'room_number', (select room_number from room where room.room_id = correction.room_id),
                        'said_by', \(unescaped: WhereaboutsRepository.sayer("said_by")))
                    from correction where person_id = \(person) order by said_at, correction_id
                    """),
            Part(
                name: "replaced_visit",
                query: """
                    select to_jsonb(replaced_visit) || jsonb_build_object('room_number', room_number)
                    from replaced_visit join correction using (correction_id)
                        join room on room.room_id = replaced_visit.room_id
                    where person_id = \(person) order by correction_id, replaced_visit.entered_at
                    """),
            Part(
                name: "whereabouts_change",
                query: """
                    select to_jsonb(whereabouts_change) - 'said_by' || jsonb_build_object('room_number', room_number)
                    from whereabouts_change left join room using (room_id)
                    where person_id = \(person) order by change_id
                    """),
            Part(
                name: "badge_switch",
                query: """
                    select to_jsonb(badge_switch) || jsonb_build_object('room_number', room_number)
                    from badge_switch join room using (room_id) where person_id = \(person) order by since
                    """),
            Part(
                name: "record_due",
                query: """
                    select to_jsonb(record_due) from record_due where person_id = \(person) order by record_due_id
                    """),
            Part(
                name: "alert",
                query: """
                    select to_jsonb(alert) - '{acknowledged_by,rooms,text_phrase,hint_phrase}'::text[]
                        || jsonb_build_object('room_numbers', (
                        select string_agg(room_number, ', ' order by array_position(rooms, room_id))
                        from room where room_id = any(rooms)))
                    from alert where person_id = \(person) order by alert_id
                    """),
            Part(
                name: "webhook_delivery",
                query: """
                    select jsonb_build_object(
                        'delivery_id', delivery_id, 'alert_id', alert_id, 'type', type, 'body', body, 'state', state,
                        'created_at', created_at, 'finished_at', finished_at)
                    from webhook_delivery join alert using (alert_id)
                    where person_id = \(person) order by delivery_id
                    """),
        ]
    }

    /// What they did, and what was about them; other people that an entry is about are not included.
    private static func audit(of person: Int64) -> [Part] {
        [
            Part(
                name: "audit",
                query: """
                    select jsonb_build_object(
                        'at', at, 'action', action, 'details', details::text, 'address', address,
                        'did_it', actor is not distinct from subject.subject_id,
                        'about_them', exists (
                            select from audit_target about
                            where about.audit_id = theirs.audit_id and about.subject_id = subject.subject_id))
                    from subject cross join lateral (
                            select audit_id from audit where actor = subject.subject_id
                            union select audit_id from audit_target where subject_id = subject.subject_id
                        ) theirs
                        join audit_entry using (audit_id)
                        left join audit_address come
                            on come.audit_id = theirs.audit_id and come.subject_id = subject.subject_id
                    where person_id = \(person) order by theirs.audit_id
                    """)
        ]
    }
}
