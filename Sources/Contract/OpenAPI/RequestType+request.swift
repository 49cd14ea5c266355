import Wire

extension RequestType {
    /// The arguments of the type, and with them its reply. A type that is not here does not build.
    var request: any Wire.Request.Type {
        switch self {
        case .universalLogin: Login.self
        case .universalLogout: Logout.self
        case .universalWhoami: Whoami.self
        case .universalConfirm: Confirm.self
        case .universalGetAccessChanges: GetAccessChanges.self
        case .universalClaimAccount: ClaimAccount.self
        case .universalChangePassword: ChangePassword.self
        case .universalGetSessions: GetSessions.self
        case .universalEndSession: EndSession.self
        case .universalLogoutEverywhere: LogoutEverywhere.self
        case .universalEnrolTOTP: EnrolTOTP.self
        case .universalConfirmTOTP: ConfirmTOTP.self
        case .universalRemoveTOTP: RemoveTOTP.self
        case .adminGetZones: GetZones.self
        case .adminCreateZone: CreateZone.self
        case .adminEditZone: EditZone.self
        case .adminDeleteZone: DeleteZone.self
        case .adminGetRooms: GetRooms.self
        case .adminCreateRoom: CreateRoom.self
        case .adminEditRoom: EditRoom.self
        case .adminDeleteRoom: DeleteRoom.self
        case .adminGetBeacons: GetBeacons.self
        case .adminCreateBeacon: CreateBeacon.self
        case .adminEditBeacon: EditBeacon.self
        case .adminDeleteBeacon: DeleteBeacon.self
        case .adminGetScanners: GetScanners.self
        case .adminCreateScanner: CreateScanner.self
        case .adminEditScanner: EditScanner.self
        case .adminDeleteScanner: DeleteScanner.self
        case .adminGetStudents: GetStudents.self
        case .adminCreateStudent: CreateStudent.self
        case .adminEditStudent: EditStudent.self
        case .adminDeleteStudent: DeleteStudent.self
        case .adminImportStudents: ImportStudents.self
        case .adminGetPersons: GetPersons.self
        case .adminCreatePerson: CreatePerson.self
        case .adminEditPerson: EditPerson.self
        case .adminDeletePerson: DeletePerson.self
        case .adminIssueClaimCode: IssueClaimCode.self
        case .adminIssueBadge: IssueBadge.self
        case .adminReturnBadge: ReturnBadge.self
        case .adminGetStudentLocation: GetStudentLocation.self
        case .adminGetStudentHistory: GetStudentHistory.self
        case .adminGetRoomOccupants: GetRoomOccupants.self
        case .adminGetGroups: GetGroups.self
        case .adminCreateGroup: CreateGroup.self
        case .adminEditGroup: EditGroup.self
        case .adminDeleteGroup: DeleteGroup.self
        case .adminGetGroupMembers: GetGroupMembers.self
        case .adminEditPersonZones: EditPersonZones.self
        case .adminGetDoors: GetDoors.self
        case .adminCreateDoor: CreateDoor.self
        case .adminEditDoor: EditDoor.self
        case .adminDeleteDoor: DeleteDoor.self
        case .adminRecordSurvey: RecordSurvey.self
        case .adminGetSurveySightings: GetSurveySightings.self
        case .adminGetMuster: GetMuster.self
        case .adminTickMuster: TickMuster.self
        case .adminGetAudit: GetAudit.self
        case .adminExportPerson: ExportPerson.self
        case .adminConfigRead: ReadConfig.self
        case .adminConfigWrite: WriteConfig.self
        case .simpleQuery: RunQuery.self
        case .studentUpdateLocation: UpdateLocation.self
        case .studentGetInfo: GetInfo.self
        case .studentGetAudit: GetOwnAudit.self
        case .scannerReport: Report.self
        case .scannerHeartbeat: Heartbeat.self
        case .scannerGetBeacon: GetBeacon.self
        }
    }
}
