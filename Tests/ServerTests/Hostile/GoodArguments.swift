import Foundation
import Testing
import Wire

@testable import Contract

/// Arguments as they should be, each as JSON, from which hostile ones are made.
enum GoodArguments {
    /// Throws where there is no value of an argument's name.
    static func of(_ type: RequestType) throws -> [String: String] {
        let names = try #require(names[type], "\(type.rawValue) has no schema")
        var values = values.merging(ofType[type] ?? [:]) { _, own in own }
        values["idempotency_key"] = "\"\(UUID())\""
        let pairs = try names.map { ($0, try #require(values[$0], "\($0) of \(type.rawValue) has no good value")) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    private static let values = [
        "username": #""admin@school.example""#, "password": #""correct horse""#, "room_number": #""101""#,
        "zone_name": #""East""#, "description": #""by the door""#, "email": #""a@school.example""#,
        "code": #""123456""#, "new_password": #""another horse""#, "session_id": "1", "read_through": "1",
        "disabled": "true", "followed_in": "true",
        "remove_totp": "true", "first_name": #""Ada""#, "last_name": #""Lovelace""#, "classification": #""visitor""#,
        "scanner_name": #""Door""#, "uuid": #""E2C56DB5-DFFB-48D2-B060-D0F5A71096E0""#, "major_key": "1",
        "minor_key": "1", "address": #""C0:00:00:00:00:01""#, "leave_after": "60", "new_token": "true",
        "beacon_id": "1", "person_id": "2", "room_id": "1", "scanner_id": "1", "zone_id": "1", "badge_id": "1",
        "search": #""1""#, "page": "1", "before": "9", "page_size": "10", "at": time, "from": time, "to": time,
        "adapter": #"{"name": "hci0", "state": "scanning"}"#, "reports_per_second": "12.5", "spool_depth": "0",
        "sent_at": time, "uptime": #"{"boot": "b", "seconds": 60.5}"#, "spool": #""spool""#, "sequence": "1",
        "boot": #""boot""#,
        "digest": #""e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855""#, "major": "1", "minor": "1",
        "radio": """
        {"state": "scanning", "reports_per_second": 12.5, "last_report_at": \(time), "restarts": 0, "resets": 0, \
        "dropped_reports": 0, "mode": "shared", "commands": "legacy", "error": "busy"}
        """,
        "labels": #"["hall"]"#, "label": #""hall""#, "version": #""1.0""#,
        "group_name": #""10b""#, "group_id": "1", "add_members": "[2]", "remove_members": "[3]",
        "add_zones": #"["East"]"#, "remove_zones": #"["East"]"#, "room_a": #""101""#, "room_b": #""102""#,
        "door_id": "1", "survey_id": "1", "explain": "true", "action": #""tick""#, "name": #""Drill""#,
        "accounted_for": "true", "actor_id": "1", "state": #""open""#, "kind": #""scanner_silent""#, "alert_id": "1",
        "note": #""seen""#, "enabled": "true", "severity": #""info""#, "threshold": "60",
        "sightings_after": time, "after": time, "step": "3600",
        "lost": "true", "own_groups": "true", "query_name": #""Who is here""#,
        "url": #""https://hook.invalid/rollcall""#, "webhook_id": "1", "delivery_id": "1", "kinds": #"["disk_low"]"#,
        "min_severity": #""warning""#, "alive": "true", "new_secret": "true", "message_type": #""alive""#,
        "csv": #""email,first_name,last_name\nada@school.example,Ada,Lovelace""#, "dry_run": "false",
        "issue_codes": "true", "create_groups": "true",
        "item": #""time_zone""#, "value": #""Europe/Vienna""#, "query": #""select * from visits""#,
        "sightings": "[\(heard)]", "beacons": "[\(heard)]",
        "muster_id": "1", "after_version": "0", "witness": #""seen""#, "said_at": time,
        "minutes": "60", "link_id": "1", "phone_id": "1",
        "reason": #""seen""#, "visit_id": "1", "entered_at": time, "left_at": time, "remove": "false",
        "language": #""da""#, "theme": #""dark""#, "mode": #""user""#, "image": #""iVBORw0KGgo=""#,
        "device_id": "1", "device_name": #""Desk""#, "serial": #""a4:c1:38:bf:6f:ab""#, "dialect": #""rollcall""#,
        "unattended": "true", "new_code": "true", "open_registration": "true",
        "add_grants": #"[{"zone_name": "East", "level": "operate"}]"#, "remove_grants": #"[{"zone_name": "East"}]"#,
        "command": #""open""#, "args": #"{"position": 50}"#, "expires_in": "30", "wait": "0", "command_id": "1",
        "open": "true", "schedule_id": "1", "rule_id": "1", "late_by": "60", "runs": "5", "weekdays": #"["mon"]"#,
        "rule_name": #""Lamp""#, "when": #"[{"is": "room_empty", "room_number": "101", "for": 600}]"#,
        "if": #"{"not": {"is": "weather", "measure": "rain", "above": 1}}"#, "without_if": "true",
        "then": #"[{"device_id": 1, "command": "open"}]"#, "when_unknown": #""fire""#, "without": #"["until"]"#,
        "findable": #""code""#, "port": "8443", "new_key": "true", "servers": #"["resolver.invalid"]"#,
        "invitation": #""0000-0000-0000-0000""#,
        "rain": "0.5", "wind": "6", "temperature": "3", "until": #""2026-12-18""#,
        "lock_id": "1", "lock_name": #""Lab""#, "gate": #""warn""#, "within": "20", "listeners": "[1]",
        "min_rssi": "-70", "trust_client": "false", "relock": "5",
        "open_hours": #"[{"weekdays": ["mon"], "from": "07:30", "until": "08:15"}]"#,
        "fingerprint": #""9c5643f1fd1a1cad0767bbc42575b2080ff9027c989156198b98ec78ab956038""#,
        "override_reason": #""Fire""#, "outcome": #""opened""#,
        "required_level": "3", "security_level": "3", "room_type": #""lab""#, "capacity": "20",
        "bookable_by": #"["staff"]"#, "booking_hours": #"[{"weekdays": ["mon"], "from": "08:00", "until": "16:00"}]"#,
        "add": #"[{"group_name": "10b"}]"#, "hours": #"{"from": "08:00", "until": "16:00"}"#,
        "booking_id": "1", "title": #""Maths""#, "invited": #"["a@school.example", 2]"#,
        "things": #"[{"kind": "room", "id": 1, "points": [[0.1, 0.2], [0.3, 0.4]]}]"#,
    ]
    /// Where a name is another thing than elsewhere.
    private static let ofType: [RequestType: [String: String]] = [
        .scannerHeartbeat: [
            "spool": #"{"bytes": 4096, "oldest_age": 9, "dropped": 0, "set_aside": 0, "free_disk": 1000000}"#,
            "settings": #"[{"name": "active", "value": "true", "source": "own"}]"#,
        ],
        .adminCreateKind: ["kind": #"{"kind": "bell", "label": {"en": "Bell", "da": "Klokke"}}"#],
        .adminDeleteKind: ["kind": #""bell""#],
        .adminCreateDevice: ["kind": #""lamp""#, "label": #""svg""#],
        .adminEditDevice: ["label": #""svg""#],
        .adminGetStation: ["label": #""svg""#],
        .universalCreateSchedule: ["at": #""07:30""#, "from": #""2026-09-01""#],
        .universalEditSchedule: ["at": #""sunset-30""#, "from": #""2026-09-01""#],
        .adminCreateLock: ["dialect": #""hmac""#],
        .adminEditLock: ["dialect": #""hmac""#, "without": #"["door_id"]"#],
        .adminEditRoom: ["without": #"["capacity"]"#],
        .adminEditClearance: [
            "from": #""2026-09-01""#, "weekdays": #"["mon"]"#, "remove": #"[{"email": "a@school.example"}]"#,
        ],
        .adminGetBookings: ["state": #""released""#],
        .adminGetBadges: ["state": #""lost""#],
        .adminGetScanners: ["state": #""alive""#],
        .adminGetWhereabouts: ["state": #""present""#],
        .adminCorrectWhereabouts: ["state": #""present""#],
        .adminUpdateMuster: ["kind": #""drill""#],
        .adminGetDeliveries: ["state": #""pending""#],
        .adminEditFleet: ["settings": #"{"interval_ms": 100, "log_level": null}"#],
    ]
    private static let time = #""2026-09-01T08:30:00.000Z""#
    private static let heard =
        #"{"uuid": "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0", "major": 1, "minor": 1, "rssi": -60, "heard_at": \#(time)}"#

    /// The arguments of a type by its schema, so that a new type is tried without a word here.
    private static let names: [RequestType: [String]] = {
        let operations = (try? OpenAPIDocument.Operation.all(SchemaCatalogue())) ?? []
        return Dictionary(uniqueKeysWithValues: operations.map { ($0.type, $0.arguments.members.map(\.name)) })
    }()
}
