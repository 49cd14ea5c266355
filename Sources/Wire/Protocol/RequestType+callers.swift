extension RequestType {
    /// Who may call this type; the server checks it before it decodes any argument.
    public var callers: Callers {
        switch self {
        case .universalLogin: .anyone
        case .universalLogout, .universalWhoami: .persons
        case .adminGetStudentLocation, .adminGetStudentHistory, .adminGetRoomOccupants: [.admin, .staff]
        case .adminGetZones, .adminCreateZone, .adminEditZone, .adminDeleteZone,
            .adminGetRooms, .adminCreateRoom, .adminEditRoom, .adminDeleteRoom,
            .adminGetBeacons, .adminCreateBeacon, .adminEditBeacon, .adminDeleteBeacon,
            .adminGetScanners, .adminCreateScanner, .adminEditScanner, .adminDeleteScanner,
            .adminGetStudents, .adminCreateStudent, .adminEditStudent, .adminDeleteStudent,
            .adminGetPersons, .adminCreatePerson, .adminEditPerson, .adminDeletePerson,
            .adminIssueBadge, .adminReturnBadge:
            .admin
        case .studentUpdateLocation, .studentGetInfo: .student
        case .scannerReport, .scannerHeartbeat, .scannerGetBeacon: .scanner
        }
    }
}
