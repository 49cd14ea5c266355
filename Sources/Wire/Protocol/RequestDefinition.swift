/// What a request type is: its arguments and reply, who may send it, and what that takes.
public struct RequestDefinition: Sendable {
    /// The arguments, and with them the reply.
    public let request: any Request.Type
    /// The server checks them before it decodes any argument.
    public let callers: Callers
    public let confirmation: Confirmation
    /// The most bytes that a body may have.
    public let bodyLimit: Int

    /// - Parameter body: in bytes; nil for what is usual for these callers.
    init(
        _ request: any Request.Type, _ callers: Callers, confirmation: Confirmation = .never, body: Int? = nil
    ) {
        self.request = request
        self.callers = callers
        self.confirmation = confirmation
        bodyLimit = body ?? (callers.contains(.anyone) ? BodyLimit.stranger : BodyLimit.usual)
    }
}

extension RequestType {
    /// A type that is not here does not build.
    ///
    /// A session has to be confirmed for what a stolen one must not be enough for: whatever opens an account, gives out a
    /// token, erases, or tells or changes what the whole school keeps.
    public var definition: RequestDefinition {
        switch self {
        case .universalLogin: .init(Login.self, .anyone)
        case .universalLogout: .init(Logout.self, .persons)
        case .universalWhoami: .init(Whoami.self, .persons)
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
        case .adminReturnBadge: .init(ReturnBadge.self, .admin)
        case .adminGetStudentLocation: .init(GetStudentLocation.self, [.admin, .staff])
        case .adminGetStudentHistory: .init(GetStudentHistory.self, [.admin, .staff])
        case .adminGetRoomOccupants: .init(GetRoomOccupants.self, [.admin, .staff])
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
        case .adminRecordSurvey: .init(RecordSurvey.self, .admin)
        case .adminGetSurveySightings: .init(GetSurveySightings.self, .admin)
        case .adminGetMuster: .init(GetMuster.self, [.admin, .staff])
        case .adminTickMuster: .init(TickMuster.self, [.admin, .staff])
        case .adminGetAudit: .init(GetAudit.self, .admin)
        case .adminExportPerson: .init(ExportPerson.self, .admin, confirmation: .always)
        case .adminConfigRead: .init(ReadConfig.self, .admin)
        case .adminConfigWrite: .init(WriteConfig.self, .admin, confirmation: .always)
        case .simpleQuery: .init(RunQuery.self, .admin, confirmation: .always)
        case .studentUpdateLocation: .init(UpdateLocation.self, .student)
        case .studentGetInfo: .init(GetInfo.self, .student)
        case .studentGetAudit: .init(GetOwnAudit.self, .student)
        case .scannerReport: .init(Report.self, .scanner, body: BodyLimit.large)
        case .scannerHeartbeat: .init(Heartbeat.self, .scanner)
        case .scannerGetBeacon: .init(GetBeacon.self, .scanner)
        }
    }

    public var callers: Callers { definition.callers }
    public var confirmation: Confirmation { definition.confirmation }
    public var bodyLimit: Int { definition.bodyLimit }
}

/// Whether a request needs a session in which the password was shown lately (`universal.confirm`).
public enum Confirmation: Equatable, Sendable {
    case never
    case always
    /// Only with some arguments; the words say with which.
    case sometimes(String)
}

extension Request {
    /// Whether the request as it is needs a confirmed session.
    public var needsConfirmation: Bool { Self.type.confirmation == .always }
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
        return RequestType.allCases.map(\.definition).filter { !$0.callers.isDisjoint(with: caller) }
            .map(\.bodyLimit).max() ?? usual
    }
}
