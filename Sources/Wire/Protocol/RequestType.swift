/// Every request a server answers. Server and clients compile this one list, and dispatch is a switch over
/// it without a default, so a type without a handler does not build.
public enum RequestType: String, CaseIterable, Codable, Sendable {
    case universalLogin = "universal.login"
    case universalLogout = "universal.logout"
    case universalWhoami = "universal.whoami"
    case universalConfirm = "universal.confirm"
    case universalGetAccessChanges = "universal.get_access_changes"
    case universalClaimAccount = "universal.claim_account"
    case universalChangePassword = "universal.change_password"
    case universalGetSessions = "universal.get_sessions"
    case universalEndSession = "universal.end_session"
    case universalLogoutEverywhere = "universal.logout_everywhere"
    case universalEnrolTOTP = "universal.enrol_totp"
    case universalConfirmTOTP = "universal.confirm_totp"
    case universalRemoveTOTP = "universal.remove_totp"

    case adminGetZones = "admin.get_zones"
    case adminCreateZone = "admin.create_zone"
    case adminEditZone = "admin.edit_zone"
    case adminDeleteZone = "admin.delete_zone"
    case adminGetRooms = "admin.get_rooms"
    case adminCreateRoom = "admin.create_room"
    case adminEditRoom = "admin.edit_room"
    case adminDeleteRoom = "admin.delete_room"
    case adminGetBeacons = "admin.get_beacons"
    case adminCreateBeacon = "admin.create_beacon"
    case adminEditBeacon = "admin.edit_beacon"
    case adminDeleteBeacon = "admin.delete_beacon"
    case adminGetScanners = "admin.get_scanners"
    case adminCreateScanner = "admin.create_scanner"
    case adminEditScanner = "admin.edit_scanner"
    case adminDeleteScanner = "admin.delete_scanner"
    case adminGetStudents = "admin.get_students"
    case adminCreateStudent = "admin.create_student"
    case adminEditStudent = "admin.edit_student"
    case adminDeleteStudent = "admin.delete_student"
    case adminImportStudents = "admin.import_students"
    case adminGetPersons = "admin.get_persons"
    case adminCreatePerson = "admin.create_person"
    case adminEditPerson = "admin.edit_person"
    case adminDeletePerson = "admin.delete_person"
    case adminIssueClaimCode = "admin.issue_claim_code"
    case adminIssueBadge = "admin.issue_badge"
    case adminReturnBadge = "admin.return_badge"
    case adminGetStudentLocation = "admin.get_student_location"
    case adminGetStudentHistory = "admin.get_student_history"
    case adminGetRoomOccupants = "admin.get_room_occupants"
    case adminGetGroups = "admin.get_groups"
    case adminCreateGroup = "admin.create_group"
    case adminEditGroup = "admin.edit_group"
    case adminDeleteGroup = "admin.delete_group"
    case adminGetGroupMembers = "admin.get_group_members"
    case adminEditPersonZones = "admin.edit_person_zones"
    case adminGetDoors = "admin.get_doors"
    case adminCreateDoor = "admin.create_door"
    case adminEditDoor = "admin.edit_door"
    case adminDeleteDoor = "admin.delete_door"
    case adminRecordSurvey = "admin.record_survey"
    case adminGetSurveySightings = "admin.get_survey_sightings"
    case adminGetMuster = "admin.get_muster"
    case adminTickMuster = "admin.tick_muster"
    case adminGetAudit = "admin.get_audit"
    case adminExportPerson = "admin.export_person"
    case adminConfigRead = "admin.config.read"
    case adminConfigWrite = "admin.config.write"

    case simpleQuery = "simple.query"

    case studentUpdateLocation = "student.update_location"
    case studentGetInfo = "student.get_info"
    case studentGetAudit = "student.get_audit"

    case scannerReport = "scanner.report"
    case scannerHeartbeat = "scanner.heartbeat"
    case scannerGetBeacon = "scanner.get_beacon"
}

extension RequestType {
    /// The most bytes that a body of this type may have.
    public var bodyLimit: Int {
        switch self {
        case .scannerReport, .adminImportStudents: BodyLimit.large
        case let type where type.callers.contains(.anyone): BodyLimit.stranger
        default: BodyLimit.usual
        }
    }
}

/// How many bytes a body may have: the type's limit or the caller's, whichever is less.
public enum BodyLimit {
    /// Of callers who are not logged in, and of the types that they may call.
    public static let stranger = 8 << 10
    public static let usual = 64 << 10
    /// Of tables and of batches: 5,000 sightings have about 900,000 bytes.
    public static let large = 2 << 20

    /// The most that a caller may send before the type of the request is known.
    /// - Parameter caller: one kind of caller.
    public static func most(of caller: Callers) -> Int {
        guard caller != .anyone else { return stranger }
        return RequestType.allCases.filter { !$0.callers.isDisjoint(with: caller) }.map(\.bodyLimit).max() ?? usual
    }
}

extension RequestType {
    /// Who may call this type; the server checks it before it decodes any argument.
    public var callers: Callers {
        switch self {
        case .universalLogin, .universalClaimAccount: .anyone
        case .universalLogout, .universalWhoami, .universalConfirm, .universalGetAccessChanges,
            .universalChangePassword, .universalGetSessions, .universalEndSession,
            .universalLogoutEverywhere:
            .persons
        case .universalEnrolTOTP, .universalConfirmTOTP, .universalRemoveTOTP: [.staff, .admin]
        case .adminGetStudentLocation, .adminGetStudentHistory, .adminGetRoomOccupants, .adminGetMuster,
            .adminTickMuster:
            [.admin, .staff]
        case .adminGetZones, .adminCreateZone, .adminEditZone, .adminDeleteZone,
            .adminGetRooms, .adminCreateRoom, .adminEditRoom, .adminDeleteRoom,
            .adminGetBeacons, .adminCreateBeacon, .adminEditBeacon, .adminDeleteBeacon,
            .adminGetScanners, .adminCreateScanner, .adminEditScanner, .adminDeleteScanner,
            .adminGetStudents, .adminCreateStudent, .adminEditStudent, .adminDeleteStudent, .adminImportStudents,
            .adminGetPersons, .adminCreatePerson, .adminEditPerson, .adminDeletePerson, .adminIssueClaimCode,
            .adminGetGroups, .adminCreateGroup, .adminEditGroup, .adminDeleteGroup, .adminGetGroupMembers,
            .adminEditPersonZones, .adminGetDoors, .adminCreateDoor, .adminEditDoor, .adminDeleteDoor,
            .adminGetAudit, .adminExportPerson, .adminRecordSurvey, .adminGetSurveySightings,
            .adminConfigRead, .adminConfigWrite, .simpleQuery,
            .adminIssueBadge, .adminReturnBadge:
            .admin
        case .studentUpdateLocation, .studentGetInfo, .studentGetAudit: .student
        case .scannerReport, .scannerHeartbeat, .scannerGetBeacon: .scanner
        }
    }
}

/// Whether a request needs a session in which the password was shown lately (`universal.confirm`).
public enum Confirmation: Equatable, Sendable {
    case never
    case always
    /// Only with some arguments; the words say with which.
    case sometimes(String)
}

extension RequestType {
    /// What a stolen session must not be enough for: whatever opens an account, gives out a token, erases, or tells or
    /// changes what the whole school keeps.
    public var confirmation: Confirmation {
        switch self {
        case .adminCreatePerson, .adminEditPerson, .adminDeletePerson, .adminEditPersonZones, .adminDeleteStudent,
            .adminIssueClaimCode, .adminExportPerson, .adminCreateScanner, .adminConfigWrite, .simpleQuery:
            .always
        case .adminCreateStudent, .adminEditStudent: .sometimes("with `password`")
        case .adminImportStudents: .sometimes("with `issue_codes`")
        case .adminEditScanner: .sometimes("with `new_token`")
        default: .never
        }
    }
}

extension Request {
    /// Whether the request as it is needs a confirmed session.
    public var needsConfirmation: Bool { Self.type.confirmation == .always }
}
