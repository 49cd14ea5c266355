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
