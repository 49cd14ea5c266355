import Foundation
import NIOCore
import Store
import Wire

/// Finds the handler of a request type and runs it.
struct Dispatcher: Sendable {
    let services: Services

    /// Answers one request. Throws `Failure`, `StoreError`, or what went wrong underneath.
    func answer(_ type: RequestType, _ body: RequestBody, _ context: HandlerContext) async throws -> EncodedAnswer {
        try await authorise(type, context)
        if let obligation = context.session?.obligation, !obligation.permits(type) { throw Failure(obligation) }
        if type.confirmation == .always { try context.requireConfirmation() }
        return try await dispatch(type, body, context)
    }

    private func authorise(_ type: RequestType, _ context: HandlerContext) async throws {
        let allowed = type.callers
        guard !allowed.contains(.anyone), allowed.isDisjoint(with: context.caller.kind) else { return }
        if case .nobody = context.caller {
            throw Failure(.loginNecessary, "Please log in.")
        }
        try await context.audit(.requestRefused, ["type": type.rawValue])
        throw Failure(.notAllowed, "You are not allowed to do this.")
    }

    private func dispatch(
        _ type: RequestType, _ body: RequestBody, _ context: HandlerContext
    ) async throws -> EncodedAnswer {
        switch type {
        case .universalLogin: try await run(LoginHandler.self, body, context)
        case .universalLogout: try await run(LogoutHandler.self, body, context)
        case .universalWhoami: try await run(WhoamiHandler.self, body, context)
        case .universalConfirm: try await run(ConfirmHandler.self, body, context)
        case .universalGetAccessChanges: try await run(GetAccessChangesHandler.self, body, context)
        case .universalClaimAccount: try await run(ClaimAccountHandler.self, body, context)
        case .universalChangePassword: try await run(ChangePasswordHandler.self, body, context)
        case .universalGetSessions: try await run(GetSessionsHandler.self, body, context)
        case .universalEndSession: try await run(EndSessionHandler.self, body, context)
        case .universalLogoutEverywhere: try await run(LogoutEverywhereHandler.self, body, context)
        case .universalEnrolTOTP: try await run(EnrolTOTPHandler.self, body, context)
        case .universalConfirmTOTP: try await run(ConfirmTOTPHandler.self, body, context)
        case .universalRemoveTOTP: try await run(RemoveTOTPHandler.self, body, context)
        case .adminGetZones: try await run(GetZonesHandler.self, body, context)
        case .adminCreateZone: try await run(CreateZoneHandler.self, body, context)
        case .adminEditZone: try await run(EditZoneHandler.self, body, context)
        case .adminDeleteZone: try await run(DeleteZoneHandler.self, body, context)
        case .adminGetRooms: try await run(GetRoomsHandler.self, body, context)
        case .adminCreateRoom: try await run(CreateRoomHandler.self, body, context)
        case .adminEditRoom: try await run(EditRoomHandler.self, body, context)
        case .adminDeleteRoom: try await run(DeleteRoomHandler.self, body, context)
        case .adminGetBeacons: try await run(GetBeaconsHandler.self, body, context)
        case .adminCreateBeacon: try await run(CreateBeaconHandler.self, body, context)
        case .adminEditBeacon: try await run(EditBeaconHandler.self, body, context)
        case .adminDeleteBeacon: try await run(DeleteBeaconHandler.self, body, context)
        case .adminGetScanners: try await run(GetScannersHandler.self, body, context)
        case .adminCreateScanner: try await run(CreateScannerHandler.self, body, context)
        case .adminEditScanner: try await run(EditScannerHandler.self, body, context)
        case .adminDeleteScanner: try await run(DeleteScannerHandler.self, body, context)
        case .adminGetStudents: try await run(GetStudentsHandler.self, body, context)
        case .adminCreateStudent: try await run(CreateStudentHandler.self, body, context)
        case .adminEditStudent: try await run(EditStudentHandler.self, body, context)
        case .adminDeleteStudent: try await run(DeleteStudentHandler.self, body, context)
        case .adminImportStudents: try await run(ImportStudentsHandler.self, body, context)
        case .adminGetPersons: try await run(GetPersonsHandler.self, body, context)
        case .adminCreatePerson: try await run(CreatePersonHandler.self, body, context)
        case .adminEditPerson: try await run(EditPersonHandler.self, body, context)
        case .adminDeletePerson: try await run(DeletePersonHandler.self, body, context)
        case .adminIssueClaimCode: try await run(IssueClaimCodeHandler.self, body, context)
        case .adminIssueBadge: try await run(IssueBadgeHandler.self, body, context)
        case .adminReturnBadge: try await run(ReturnBadgeHandler.self, body, context)
        case .adminGetStudentLocation: try await run(GetStudentLocationHandler.self, body, context)
        case .adminGetStudentHistory: try await run(GetStudentHistoryHandler.self, body, context)
        case .adminGetRoomOccupants: try await run(GetRoomOccupantsHandler.self, body, context)
        case .adminGetGroups: try await run(GetGroupsHandler.self, body, context)
        case .adminCreateGroup: try await run(CreateGroupHandler.self, body, context)
        case .adminEditGroup: try await run(EditGroupHandler.self, body, context)
        case .adminDeleteGroup: try await run(DeleteGroupHandler.self, body, context)
        case .adminGetGroupMembers: try await run(GetGroupMembersHandler.self, body, context)
        case .adminEditPersonZones: try await run(EditPersonZonesHandler.self, body, context)
        case .adminGetDoors: try await run(GetDoorsHandler.self, body, context)
        case .adminCreateDoor: try await run(CreateDoorHandler.self, body, context)
        case .adminEditDoor: try await run(EditDoorHandler.self, body, context)
        case .adminDeleteDoor: try await run(DeleteDoorHandler.self, body, context)
        case .adminRecordSurvey: try await run(RecordSurveyHandler.self, body, context)
        case .adminGetSurveySightings: try await run(GetSurveySightingsHandler.self, body, context)
        case .adminGetMuster: try await run(GetMusterHandler.self, body, context)
        case .adminTickMuster: try await run(TickMusterHandler.self, body, context)
        case .adminGetAudit: try await run(GetAuditHandler.self, body, context)
        case .adminExportPerson: try await run(ExportPersonHandler.self, body, context)
        case .adminConfigRead: try await run(ReadConfigHandler.self, body, context)
        case .adminConfigWrite: try await run(WriteConfigHandler.self, body, context)
        case .simpleQuery: try await run(RunQueryHandler.self, body, context)
        case .studentUpdateLocation: try await run(UpdateLocationHandler.self, body, context)
        case .studentGetInfo: try await run(GetInfoHandler.self, body, context)
        case .studentGetAudit: try await run(GetOwnAuditHandler.self, body, context)
        case .scannerReport: try await run(ReportHandler.self, body, context)
        case .scannerHeartbeat: try await run(HeartbeatHandler.self, body, context)
        case .scannerGetBeacon: try await run(GetBeaconHandler.self, body, context)
        }
    }

    private func run<H: Handler>(
        _ handler: H.Type, _ body: RequestBody, _ context: HandlerContext
    ) async throws -> EncodedAnswer {
        let arguments = try body.arguments(H.Arguments.self)
        if arguments.needsConfirmation { try context.requireConfirmation() }
        return try EncodedAnswer(try await handler.answer(arguments, context))
    }
}

extension Obligation {
    /// What is answered all the same: what fulfils it, and what asks nothing of the school.
    func permits(_ type: RequestType) -> Bool {
        switch (self, type) {
        case (_, .universalLogin), (_, .universalLogout), (_, .universalWhoami), (_, .universalChangePassword): true
        case (.totpEnrolment, .universalEnrolTOTP), (.totpEnrolment, .universalConfirmTOTP): true
        default: false
        }
    }
}
