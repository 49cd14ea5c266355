import Foundation
import NIOCore
import Wire

/// Finds the handler of a request type and runs it.
struct Dispatcher: Sendable {
    let services: Services

    /// Answers one request. Throws `Failure`, `StoreError`, or what went wrong underneath.
    func answer(_ type: RequestType, _ body: RequestBody, _ context: HandlerContext) async throws -> EncodedAnswer {
        try authorise(type, context.caller)
        return try await dispatch(type, body, context)
    }

    private func authorise(_ type: RequestType, _ caller: Caller) throws {
        let allowed = type.callers
        guard !allowed.contains(.anyone), allowed.isDisjoint(with: caller.kind) else { return }
        if case .nobody = caller {
            throw Failure(.loginNecessary, "Please log in.")
        }
        throw Failure(.notAllowed, "You are not allowed to do this.")
    }

    private func dispatch(
        _ type: RequestType, _ body: RequestBody, _ context: HandlerContext
    ) async throws -> EncodedAnswer {
        switch type {
        case .universalLogin: try await run(LoginHandler.self, body, context)
        case .universalLogout: try await run(LogoutHandler.self, body, context)
        case .universalWhoami: try await run(WhoamiHandler.self, body, context)
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
        case .adminGetPersons: try await run(GetPersonsHandler.self, body, context)
        case .adminCreatePerson: try await run(CreatePersonHandler.self, body, context)
        case .adminEditPerson: try await run(EditPersonHandler.self, body, context)
        case .adminDeletePerson: try await run(DeletePersonHandler.self, body, context)
        case .adminIssueBadge: try await run(IssueBadgeHandler.self, body, context)
        case .adminReturnBadge: try await run(ReturnBadgeHandler.self, body, context)
        case .adminGetStudentLocation: try await run(GetStudentLocationHandler.self, body, context)
        case .adminGetStudentHistory: try await run(GetStudentHistoryHandler.self, body, context)
        case .adminGetRoomOccupants: try await run(GetRoomOccupantsHandler.self, body, context)
        case .studentUpdateLocation: try await run(UpdateLocationHandler.self, body, context)
        case .studentGetInfo: try await run(GetInfoHandler.self, body, context)
        case .scannerReport: try await run(ReportHandler.self, body, context)
        case .scannerHeartbeat: try await run(HeartbeatHandler.self, body, context)
        case .scannerGetBeacon: try await run(GetBeaconHandler.self, body, context)
        }
    }

    private func run<H: Handler>(
        _ handler: H.Type, _ body: RequestBody, _ context: HandlerContext
    ) async throws -> EncodedAnswer {
        let arguments = try body.arguments(H.Arguments.self)
        return try EncodedAnswer(try await handler.answer(arguments, context))
    }
}
