/// Every request a server answers. Server and clients compile this one list, and dispatch is a switch over
/// it without a default, so a type without a handler does not build.
public enum RequestType: String, CaseIterable, Codable, Sendable {
    case universalLogin = "universal.login"
    case universalLogout = "universal.logout"
    case universalWhoami = "universal.whoami"
    case universalEditPreferences = "universal.edit_preferences"
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
    case adminGetFleet = "admin.get_fleet"
    case adminEditFleet = "admin.edit_fleet"
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
    case adminGetBadges = "admin.get_badges"
    case adminReturnBadge = "admin.return_badge"
    case adminGetStudentLocation = "admin.get_student_location"
    case adminGetStudentHistory = "admin.get_student_history"
    case adminGetRoomOccupants = "admin.get_room_occupants"
    case adminGetWhereabouts = "admin.get_whereabouts"
    case adminCorrectWhereabouts = "admin.correct_whereabouts"
    case adminCorrectVisit = "admin.correct_visit"
    case adminGetCorrections = "admin.get_corrections"
    case adminGetOccupancy = "admin.get_occupancy"
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
    case adminGetPlans = "admin.get_plans"
    case adminEditPlan = "admin.edit_plan"
    case adminPlace = "admin.place"
    case adminRecordSurvey = "admin.record_survey"
    case adminGetSurveySightings = "admin.get_survey_sightings"
    case adminGetMuster = "admin.get_muster"
    case adminTickMuster = "admin.tick_muster"
    case adminGetMusters = "admin.get_musters"
    case adminGetMusterWords = "admin.get_muster_words"
    case adminGetMusterReport = "admin.get_muster_report"
    case adminCreateMusterLink = "admin.create_muster_link"
    case adminGetMusterLinks = "admin.get_muster_links"
    case adminEndMusterLink = "admin.end_muster_link"
    case adminGetAudit = "admin.get_audit"
    case adminExportPerson = "admin.export_person"
    case adminGetAlerts = "admin.get_alerts"
    case adminAcknowledgeAlert = "admin.acknowledge_alert"
    case adminCloseAlert = "admin.close_alert"
    case adminGetAlertKinds = "admin.get_alert_kinds"
    case adminEditAlertKind = "admin.edit_alert_kind"
    case adminGetWebhook = "admin.get_webhook"
    case adminCreateWebhook = "admin.create_webhook"
    case adminEditWebhook = "admin.edit_webhook"
    case adminDeleteWebhook = "admin.delete_webhook"
    case adminTestWebhook = "admin.test_webhook"
    case adminGetDeliveries = "admin.get_deliveries"
    case adminRedeliver = "admin.redeliver"
    case adminConfigRead = "admin.config.read"
    case adminConfigWrite = "admin.config.write"

    case simpleQuery = "simple.query"
    case simpleGetQueries = "simple.get_queries"
    case simpleSaveQuery = "simple.save_query"
    case simpleDeleteQuery = "simple.delete_query"

    case studentUpdateLocation = "student.update_location"
    case studentGetInfo = "student.get_info"
    case studentGetVisits = "student.get_visits"
    case studentGetAudit = "student.get_audit"
    case studentExport = "student.export"

    case scannerReport = "scanner.report"
    case scannerHeartbeat = "scanner.heartbeat"
    case scannerGetBeacon = "scanner.get_beacon"
}

extension RequestType {
    /// A type that is not here does not build.
    ///
    /// A session has to be confirmed for what a stolen one must not be enough for: whatever opens an account, gives out
    /// a token, erases, tells or changes what the whole school keeps, or says where it sends what.
    public var definition: RequestDefinition {
        switch self {
        case .universalLogin: .init(Login.self, .anyone)
        case .universalLogout: .init(Logout.self, .persons)
        case .universalWhoami: .init(Whoami.self, .persons)
        case .universalEditPreferences: .init(EditPreferences.self, .persons)
        case .universalConfirm: .init(Confirm.self, .persons)
        case .universalGetAccessChanges: .init(GetAccessChanges.self, .persons)
        case .universalClaimAccount: .init(ClaimAccount.self, .anyone)
        case .universalChangePassword:
            .init(
                ChangePassword.self, .persons, confirmation: .sometimes("where one-time codes are in use"))
        case .universalGetSessions: .init(GetSessions.self, .persons)
        case .universalEndSession: .init(EndSession.self, .persons)
        case .universalLogoutEverywhere: .init(LogoutEverywhere.self, .persons)
        case .universalEnrolTOTP: .init(EnrolTOTP.self, [.staff, .admin])
        case .universalConfirmTOTP: .init(ConfirmTOTP.self, [.staff, .admin])
        case .universalRemoveTOTP:
            .init(RemoveTOTP.self, [.staff, .admin], confirmation: .sometimes("with `password`"))
        case .adminGetZones: .init(GetZones.self, .admin)
        case .adminCreateZone: .init(CreateZone.self, .admin)
        case .adminEditZone: .init(EditZone.self, .admin)
        case .adminDeleteZone: .init(DeleteZone.self, .admin)
        case .adminGetRooms: .init(GetRooms.self, .admin)
        case .adminCreateRoom: .init(CreateRoom.self, .admin)
        case .adminEditRoom: .init(EditRoom.self, .admin)
        case .adminDeleteRoom: .init(DeleteRoom.self, .admin)
        case .adminGetBeacons: .init(GetBeacons.self, .admin)
        case .adminCreateBeacon: .init(CreateBeacon.self, .admin)
        case .adminEditBeacon: .init(EditBeacon.self, .admin)
        case .adminDeleteBeacon: .init(DeleteBeacon.self, .admin)
        case .adminGetScanners: .init(GetScanners.self, .admin)
        case .adminCreateScanner: .init(CreateScanner.self, .admin, confirmation: .always)
        case .adminEditScanner: .init(EditScanner.self, .admin, confirmation: .sometimes("with `new_token`"))
        case .adminDeleteScanner: .init(DeleteScanner.self, .admin)
        case .adminGetFleet: .init(GetFleet.self, .admin)
        case .adminEditFleet: .init(EditFleet.self, .admin)
        case .adminGetStudents: .init(GetStudents.self, .admin)
        case .adminCreateStudent: .init(CreateStudent.self, .admin, confirmation: .sometimes("with `password`"))
        case .adminEditStudent: .init(EditStudent.self, .admin, confirmation: .sometimes("with `password`"))
        case .adminDeleteStudent: .init(DeleteStudent.self, .admin, confirmation: .always)
        case .adminImportStudents:
            .init(ImportStudents.self, .admin, confirmation: .sometimes("with `issue_codes`"), body: BodyLimit.large)
        case .adminGetPersons: .init(GetPersons.self, .admin)
        case .adminCreatePerson: .init(CreatePerson.self, .admin, confirmation: .always)
        case .adminEditPerson: .init(EditPerson.self, .admin, confirmation: .always)
        case .adminDeletePerson: .init(DeletePerson.self, .admin, confirmation: .always)
        case .adminIssueClaimCode: .init(IssueClaimCode.self, .admin, confirmation: .always)
        case .adminIssueBadge: .init(IssueBadge.self, .admin)
        case .adminGetBadges: .init(GetBadges.self, .admin)
        case .adminReturnBadge: .init(ReturnBadge.self, .admin)
        case .adminGetStudentLocation: .init(GetStudentLocation.self, [.admin, .staff])
        case .adminGetStudentHistory: .init(GetStudentHistory.self, [.admin, .staff])
        case .adminGetRoomOccupants: .init(GetRoomOccupants.self, [.admin, .staff])
        case .adminGetWhereabouts: .init(GetWhereabouts.self, [.admin, .staff])
        case .adminCorrectWhereabouts: .init(CorrectWhereabouts.self, [.admin, .staff])
        case .adminCorrectVisit: .init(CorrectVisit.self, [.admin, .staff])
        case .adminGetCorrections: .init(GetCorrections.self, [.admin, .staff])
        case .adminGetOccupancy: .init(GetOccupancy.self, [.admin, .staff])
        case .adminGetGroups: .init(GetGroups.self, .admin)
        case .adminCreateGroup: .init(CreateGroup.self, .admin)
        case .adminEditGroup: .init(EditGroup.self, .admin)
        case .adminDeleteGroup: .init(DeleteGroup.self, .admin)
        case .adminGetGroupMembers: .init(GetGroupMembers.self, .admin)
        case .adminEditPersonZones: .init(EditPersonZones.self, .admin, confirmation: .always)
        case .adminGetDoors: .init(GetDoors.self, .admin)
        case .adminCreateDoor: .init(CreateDoor.self, .admin)
        case .adminEditDoor: .init(EditDoor.self, .admin)
        case .adminDeleteDoor: .init(DeleteDoor.self, .admin)
        case .adminGetPlans: .init(GetPlans.self, [.admin, .staff])
        case .adminEditPlan: .init(EditPlan.self, .admin, body: BodyLimit.large)
        case .adminPlace: .init(PlaceThings.self, .admin)
        case .adminRecordSurvey: .init(RecordSurvey.self, .admin)
        case .adminGetSurveySightings: .init(GetSurveySightings.self, .admin)
        case .adminGetMuster: .init(GetMuster.self, [.admin, .staff, .helper])
        case .adminTickMuster: .init(TickMuster.self, [.admin, .staff, .helper])
        case .adminGetMusters: .init(GetMusters.self, [.admin, .staff])
        case .adminGetMusterWords: .init(GetMusterWords.self, [.admin, .staff])
        case .adminGetMusterReport: .init(GetMusterReport.self, [.admin, .staff])
        case .adminCreateMusterLink: .init(CreateMusterLink.self, [.admin, .staff])
        case .adminGetMusterLinks: .init(GetMusterLinks.self, [.admin, .staff])
        case .adminEndMusterLink: .init(EndMusterLink.self, [.admin, .staff])
        case .adminGetAudit: .init(GetAudit.self, .admin)
        case .adminExportPerson: .init(ExportPerson.self, .admin, confirmation: .always)
        case .adminGetAlerts: .init(GetAlerts.self, [.admin, .staff])
        case .adminAcknowledgeAlert: .init(AcknowledgeAlert.self, .admin)
        case .adminCloseAlert: .init(CloseAlert.self, .admin)
        case .adminGetAlertKinds: .init(GetAlertKinds.self, .admin)
        case .adminEditAlertKind: .init(EditAlertKind.self, .admin)
        case .adminGetWebhook: .init(GetWebhook.self, .admin, confirmation: .always)
        case .adminCreateWebhook: .init(CreateWebhook.self, .admin, confirmation: .always)
        case .adminEditWebhook: .init(EditWebhook.self, .admin, confirmation: .always)
        case .adminDeleteWebhook: .init(DeleteWebhook.self, .admin, confirmation: .always)
        case .adminTestWebhook: .init(TestWebhook.self, .admin, confirmation: .always)
        case .adminGetDeliveries: .init(GetDeliveries.self, .admin)
        case .adminRedeliver: .init(Redeliver.self, .admin)
        case .adminConfigRead: .init(ReadConfig.self, .admin)
        case .adminConfigWrite: .init(WriteConfig.self, .admin, confirmation: .always)
        case .simpleQuery: .init(RunQuery.self, .admin, confirmation: .always)
        case .simpleGetQueries: .init(GetQueries.self, .admin)
        case .simpleSaveQuery: .init(SaveQuery.self, .admin, confirmation: .always)
        case .simpleDeleteQuery: .init(DeleteQuery.self, .admin, confirmation: .always)
        case .studentUpdateLocation: .init(UpdateLocation.self, .student)
        case .studentGetInfo: .init(GetInfo.self, .persons)
        case .studentGetVisits: .init(GetOwnVisits.self, .persons)
        case .studentGetAudit: .init(GetOwnAudit.self, .persons)
        case .studentExport: .init(ExportOwn.self, .persons, confirmation: .always)
        case .scannerReport: .init(Report.self, .scanner, body: BodyLimit.large)
        case .scannerHeartbeat: .init(Heartbeat.self, .scanner)
        case .scannerGetBeacon: .init(GetBeacon.self, .scanner)
        }
    }

    public var callers: Callers { definition.callers }
    public var confirmation: Confirmation { definition.confirmation }
    public var bodyLimit: Int { definition.bodyLimit }
}
