import Wire

/// Arguments as they should be, each as JSON, from which hostile ones are made.
enum GoodArguments {
    static func of(_ type: RequestType) -> [String: String] {
        names(type).reduce(into: [:]) { $0[$1] = values[$1] }
    }

    private static let values = [
        "username": #""admin@school.example""#, "password": #""correct horse""#, "room_number": #""101""#,
        "zone_name": #""East""#, "description": #""by the door""#, "email": #""a@school.example""#,
        "code": #""123456""#, "new_password": #""another horse""#, "session_id": "1", "read_through": "1",
        "disabled": "true",
        "remove_totp": "true", "first_name": #""Ada""#, "last_name": #""Lovelace""#, "classification": #""visitor""#,
        "scanner_name": #""Door""#, "uuid": #""E2C56DB5-DFFB-48D2-B060-D0F5A71096E0""#, "major_key": "1",
        "minor_key": "1", "address": #""C0:00:00:00:00:01""#, "leave_after": "60", "new_token": "true",
        "beacon_id": "1", "person_id": "2", "room_id": "1", "scanner_id": "1", "zone_id": "1", "badge_id": "1",
        "search": #""1""#, "page": "1", "before": "9", "page_size": "10", "at": time, "from": time, "to": time,
        "adapter": #"{"name": "hci0", "state": "scanning"}"#, "reports_per_second": "12.5", "spool_depth": "0",
        "sent_at": time, "spool": #""spool""#, "sequence": "1", "boot": #""boot""#, "major": "1", "minor": "1",
        "radio": """
        {"state": "scanning", "reports_per_second": 12.5, "last_report_at": \(time), "restarts": 0, "resets": 0, \
        "dropped_reports": 0, "mode": "shared", "commands": "legacy", "error": "busy"}
        """,
        "group_name": #""10b""#, "group_id": "1", "add_members": "[2]", "remove_members": "[3]",
        "add_zones": #"["East"]"#, "remove_zones": #"["East"]"#, "room_a": #""101""#, "room_b": #""102""#,
        "door_id": "1", "survey_id": "1", "explain": "true", "action": #""tick""#, "name": #""Drill""#,
        "accounted_for": "true", "actor_id": "1",
        "sightings_after": time, "after": time,
        "csv": #""email,first_name,last_name\nada@school.example,Ada,Lovelace""#, "dry_run": "false",
        "issue_codes": "true",
        "item": #""time_zone""#, "value": #""Europe/Vienna""#, "query": #""select * from visits""#,
        "sightings": "[\(heard)]", "beacons": "[\(heard)]",
    ]
    private static let time = #""2026-09-01T08:30:00.000Z""#
    private static let heard =
        #"{"uuid": "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0", "major": 1, "minor": 1, "rssi": -60, "heard_at": \#(time)}"#

    private static func names(_ type: RequestType) -> [String] {
        switch type {
        case .universalLogin, .universalClaimAccount: ["username", "password", "code"]
        case .universalConfirm: ["password", "code"]
        case .universalGetAccessChanges: ["read_through"]
        case .universalChangePassword: ["password", "new_password"]
        case .universalEndSession: ["session_id"]
        case .universalEnrolTOTP: ["password"]
        case .universalConfirmTOTP: ["code"]
        case .universalRemoveTOTP: ["password", "code"]
        case .adminIssueClaimCode: ["email"]
        case .universalLogout, .universalWhoami, .universalGetSessions, .universalLogoutEverywhere, .studentGetInfo: []
        case .adminGetZones, .adminGetRooms, .adminGetBeacons, .adminGetScanners, .adminGetStudents, .adminGetPersons:
            ["search", "page", "page_size"]
        case .adminGetGroups, .adminGetDoors: ["search", "page", "page_size"]
        case .studentGetAudit: ["search", "before", "page_size"]
        case .adminConfigRead: ["item"]
        case .adminConfigWrite: ["item", "value"]
        case .simpleQuery: ["query"]
        case .adminCreateGroup: ["group_name"]
        case .adminEditGroup: ["group_id", "group_name", "add_members", "remove_members"]
        case .adminDeleteGroup: ["group_id"]
        case .adminGetGroupMembers: ["group_id", "search", "page", "page_size"]
        case .adminEditPersonZones: ["email", "person_id", "add_zones", "remove_zones"]
        case .adminCreateDoor: ["room_a", "room_b"]
        case .adminEditDoor: ["door_id", "room_a", "room_b"]
        case .adminDeleteDoor: ["door_id"]
        case .adminGetSurveySightings: ["survey_id", "after"]
        case .adminRecordSurvey: ["action", "badge_id", "email", "person_id", "room_number", "survey_id"]
        case .adminGetMuster: ["search", "page", "page_size"]
        case .adminTickMuster: ["action", "name", "email", "person_id", "accounted_for"]
        case .adminGetAudit: ["search", "action", "actor_id", "person_id", "from", "to", "before", "page_size"]
        case .adminExportPerson: ["email", "person_id", "sightings_after"]
        case .adminCreateZone: ["zone_name", "leave_after"]
        case .adminEditZone: ["zone_id", "zone_name", "leave_after"]
        case .adminDeleteZone: ["zone_id"]
        case .adminCreateRoom: ["room_number", "zone_name", "description"]
        case .adminEditRoom: ["room_id", "room_number", "zone_name", "description"]
        case .adminDeleteRoom: ["room_id"]
        case .adminCreateBeacon:
            ["room_number", "description", "zone_name", "uuid", "major_key", "minor_key", "address"]
        case .adminEditBeacon: ["beacon_id", "room_number", "description"]
        case .adminDeleteBeacon: ["beacon_id"]
        case .adminCreateScanner: ["scanner_name", "room_number"]
        case .adminEditScanner: ["scanner_id", "scanner_name", "room_number", "new_token"]
        case .adminDeleteScanner: ["scanner_id"]
        case .adminCreateStudent: ["email", "first_name", "last_name", "password"]
        case .adminEditStudent: ["person_id", "email", "first_name", "last_name", "password", "disabled"]
        case .adminImportStudents: ["csv", "dry_run", "issue_codes"]
        case .adminCreatePerson: ["email", "first_name", "last_name", "password", "classification"]
        case .adminEditPerson:
            [
                "person_id", "email", "first_name", "last_name", "password", "classification", "disabled",
                "remove_totp",
            ]
        case .adminDeleteStudent, .adminDeletePerson: ["person_id"]
        case .adminIssueBadge: ["email", "person_id", "badge_id", "uuid", "major_key", "minor_key", "address"]
        case .adminReturnBadge: ["badge_id"]
        case .adminGetStudentLocation: ["email", "person_id", "explain"]
        case .adminGetStudentHistory: ["email", "person_id", "from", "to"]
        case .adminGetRoomOccupants: ["room_number", "at"]
        case .studentUpdateLocation: ["major", "minor", "beacons", "sent_at"]
        case .scannerReport: ["spool", "sequence", "boot", "sent_at", "sightings"]
        case .scannerHeartbeat: ["adapter", "reports_per_second", "spool_depth", "sent_at", "radio"]
        case .scannerGetBeacon: ["beacon_id"]
        }
    }
}
