import Concurrency
import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

/// Finds the handler of a request type and runs it. A handler throws `Refusal` for errors that are sent
/// to the caller.
struct Dispatcher: Sendable {
    let services: Services

    /// Answers one request. Throws `Refusal`, or the underlying error.
    func answer(_ type: RequestType, _ body: RequestBody, _ context: HandlerContext) async throws -> AnyAnswer {
        try await authorise(type, context)
        if let obligation = context.session?.obligation, !obligation.permits(type) { throw Refusal(obligation) }
        if type.confirmation == .always { try context.requireConfirmation() }
        return try await dispatch(type, body, context)
    }

    private func authorise(_ type: RequestType, _ context: HandlerContext) async throws {
        let allowed = type.callers
        guard !allowed.contains(.strangers), allowed.isDisjoint(with: context.caller.kind) else { return }
        if case .stranger = context.caller {
            throw Refusal(.loginNecessary, .loginNeeded)
        }
        try await context.audit(.requestRefused, ["type": type.rawValue])
        throw Refusal(.notAllowed, .actionNotAllowed)
    }

    private func dispatch(
        _ type: RequestType, _ body: RequestBody, _ context: HandlerContext
    ) async throws -> AnyAnswer {
        switch type {
        case .universalLogin: try await run(LoginHandlers.login, body, context)
        case .universalLogout: try await run(LoginHandlers.logout, body, context)
        case .universalWhoami: try await run(LoginHandlers.whoami, body, context)
        case .universalEditPreferences: try await run(PreferenceHandlers.edit, body, context)
        case .universalConfirm: try await run(SessionHandlers.confirm, body, context)
        case .universalGetAccessChanges: try await run(SessionHandlers.listAccessChanges, body, context)
        case .universalClaimAccount: try await run(PasswordHandlers.claim, body, context)
        case .universalChangePassword: try await run(PasswordHandlers.change, body, context)
        case .universalGetSessions: try await run(SessionHandlers.list, body, context)
        case .universalEndSession: try await run(SessionHandlers.end, body, context)
        case .universalLogoutEverywhere: try await run(LoginHandlers.logoutEverywhere, body, context)
        case .universalEnrolTOTP: try await run(TOTPHandlers.enrol, body, context)
        case .universalConfirmTOTP: try await run(TOTPHandlers.confirm, body, context)
        case .universalRemoveTOTP: try await run(TOTPHandlers.remove, body, context)
        case .universalGetDevices: try await run(DeviceHandlers.list, body, context)
        case .universalRegisterDevice: try await run(DeviceHandlers.register, body, context)
        case .universalCommandDevice:
            try await CommandHandlers.awaitEnd(
                run(CommandHandlers.ask, body, context), body.arguments(CommandDevice.self), context)
        case .universalGetCommands: try await run(CommandHandlers.list, body, context)
        case .universalCancelCommand: try await run(CommandHandlers.cancel, body, context)
        case .universalGetSchedules: try await run(ScheduleHandlers.list, body, context)
        case .universalCreateSchedule: try await run(ScheduleHandlers.create, body, context)
        case .universalEditSchedule: try await run(ScheduleHandlers.edit, body, context)
        case .universalDeleteSchedule: try await run(ScheduleHandlers.delete, body, context)
        case .universalGetLocks: try await run(LockHandlers.list, body, context)
        case .universalUnlock: try await unlock(body, context)
        case .universalGetUnlocks: try await run(UnlockListHandlers.listOwn, body, context)
        case .universalGetRooms: try await run(BookingListHandlers.rooms, body, context)
        case .universalBookRoom: try await run(BookingHandlers.book, body, context)
        case .universalEditBooking: try await run(BookingHandlers.edit, body, context)
        case .universalCancelBooking: try await run(BookingHandlers.cancel, body, context)
        case .universalGetBookings: try await run(BookingListHandlers.own, body, context)
        case .adminGetZones: try await share(ZoneHandlers.list, type, body, context.language)
        case .adminCreateZone: try await run(ZoneHandlers.create, body, context)
        case .adminEditZone: try await run(ZoneHandlers.edit, body, context)
        case .adminDeleteZone: try await run(ZoneHandlers.delete, body, context)
        case .adminGetRooms: try await share(RoomHandlers.list, type, body, context.language)
        case .adminCreateRoom: try await run(RoomHandlers.create, body, context)
        case .adminEditRoom: try await run(RoomHandlers.edit, body, context)
        case .adminDeleteRoom: try await run(RoomHandlers.delete, body, context)
        case .adminGetClearances: try await run(ClearanceHandlers.list, body, context)
        case .adminEditClearance: try await run(ClearanceHandlers.edit, body, context)
        case .adminGetBookings: try await run(BookingListHandlers.all, body, context)
        case .adminGetBeacons: try await share(BeaconHandlers.list, type, body, context.language)
        case .adminCreateBeacon: try await run(BeaconHandlers.create, body, context)
        case .adminEditBeacon: try await run(BeaconHandlers.edit, body, context)
        case .adminDeleteBeacon: try await run(BeaconHandlers.delete, body, context)
        case .adminGetScanners: try await run(ScannerHandlers.list, body, context)
        case .adminCreateScanner: try await run(ScannerHandlers.create, body, context)
        case .adminEditScanner: try await run(ScannerHandlers.edit, body, context)
        case .adminDeleteScanner: try await run(ScannerHandlers.delete, body, context)
        case .adminGetFleet: try await run(FleetHandlers.list, body, context)
        case .adminEditFleet: try await run(FleetHandlers.edit, body, context)
        case .adminGetStudents: try await run(StudentHandlers.list, body, context)
        case .adminCreateStudent: try await run(StudentHandlers.create, body, context)
        case .adminEditStudent: try await run(StudentHandlers.edit, body, context)
        case .adminDeleteStudent: try await run(StudentHandlers.delete, body, context)
        case .adminImportStudents: try await run(StudentHandlers.importTable, body, context)
        case .adminGetPersons: try await run(PersonHandlers.list, body, context)
        case .adminCreatePerson: try await run(PersonHandlers.create, body, context)
        case .adminEditPerson: try await run(PersonHandlers.edit, body, context)
        case .adminDeletePerson: try await run(PersonHandlers.delete, body, context)
        case .adminIssueClaimCode: try await run(PasswordHandlers.issueClaimCode, body, context)
        case .adminIssueBadge: try await run(BadgeHandlers.issue, body, context)
        case .adminGetBadges: try await run(BadgeHandlers.list, body, context)
        case .adminReturnBadge: try await run(BadgeHandlers.takeBack, body, context)
        case .adminGetStudentLocation: try await run(WhereaboutsHandlers.location, body, context)
        case .adminGetStudentHistory: try await run(WhereaboutsHandlers.history, body, context)
        case .adminGetRoomOccupants: try await run(WhereaboutsHandlers.occupants, body, context)
        case .adminGetWhereabouts: try await run(WhereaboutsHandlers.allPeople, body, context)
        case .adminCorrectWhereabouts: try await run(CorrectionHandlers.whereabouts, body, context)
        case .adminCorrectVisit: try await run(CorrectionHandlers.visit, body, context)
        case .adminGetCorrections: try await run(CorrectionHandlers.list, body, context)
        case .adminGetOccupancy: try await run(OccupancyHandlers.get, body, context)
        case .adminGetGroups: try await share(GroupHandlers.list, type, body, context.language)
        case .adminCreateGroup: try await run(GroupHandlers.create, body, context)
        case .adminEditGroup: try await run(GroupHandlers.edit, body, context)
        case .adminDeleteGroup: try await run(GroupHandlers.delete, body, context)
        case .adminGetGroupMembers: try await run(GroupHandlers.listMembers, body, context)
        case .adminEditPersonZones: try await run(ZoneHandlers.editOfPerson, body, context)
        case .adminGetDoors: try await share(DoorHandlers.list, type, body, context.language)
        case .adminCreateDoor: try await run(DoorHandlers.create, body, context)
        case .adminEditDoor: try await run(DoorHandlers.edit, body, context)
        case .adminDeleteDoor: try await run(DoorHandlers.delete, body, context)
        case .adminGetPlans: try await run(PlanHandlers.list, body, context)
        case .adminEditPlan: try await run(PlanHandlers.edit, body, context)
        case .adminPlaceOnPlan: try await run(PlanHandlers.place, body, context)
        case .adminRecordSurvey: try await run(SurveyHandlers.record, body, context)
        case .adminGetSurveySightings: try await run(SurveyHandlers.listSightings, body, context)
        case .adminGetMuster: try await run(MusterHandlers.get, body, context)
        case .adminUpdateMuster: try await run(MusterHandlers.update, body, context)
        case .adminGetMusters: try await run(MusterReportHandlers.list, body, context)
        case .adminGetMusterEntries: try await run(MusterReportHandlers.entries, body, context)
        case .adminGetMusterReport: try await run(MusterReportHandlers.report, body, context)
        case .adminCreateMusterLink: try await run(MusterLinkHandlers.create, body, context)
        case .adminGetMusterLinks: try await run(MusterLinkHandlers.list, body, context)
        case .adminEndMusterLink: try await run(MusterLinkHandlers.end, body, context)
        case .adminGetKinds: try await run(KindHandlers.list, body, context)
        case .adminCreateKind: try await run(KindHandlers.create, body, context)
        case .adminDeleteKind: try await run(KindHandlers.delete, body, context)
        case .adminCreateDevice: try await run(DeviceSetupHandlers.create, body, context)
        case .adminEditDevice: try await run(DeviceSetupHandlers.edit, body, context)
        case .adminDeleteDevice: try await run(DeviceSetupHandlers.delete, body, context)
        case .adminCreateLock: try await run(LockHandlers.create, body, context)
        case .adminEditLock: try await run(LockHandlers.edit, body, context)
        case .adminDeleteLock: try await run(LockHandlers.delete, body, context)
        case .adminActivateLock:
            try await ActivationHandlers.awaitEnd(
                run(ActivationHandlers.activate, body, context), body.arguments(ActivateLock.self), context)
        case .adminResetLock: try await run(ActivationHandlers.reset, body, context)
        case .adminExplainUnlock: try await run(UnlockListHandlers.explain, body, context)
        case .adminGetUnlocks: try await run(UnlockListHandlers.list, body, context)
        case .adminGetRules: try await run(RuleHandlers.list, body, context)
        case .adminCreateRule: try await run(RuleHandlers.create, body, context)
        case .adminEditRule: try await run(RuleHandlers.edit, body, context)
        case .adminDeleteRule: try await run(RuleHandlers.delete, body, context)
        case .adminExplainRule: try await run(RuleExplanationHandlers.explain, body, context)
        case .adminTryRule: try await run(RuleExplanationHandlers.attempt, body, context)
        case .adminReportWeather: try await run(WeatherHandlers.report, body, context)
        case .adminGetStation: try await run(StationHandlers.get, body, context)
        case .adminEditStation: try await run(StationHandlers.edit, body, context)
        case .adminGetAudit: try await run(AuditHandlers.list, body, context)
        case .adminExportPerson: try await run(PersonHandlers.export, body, context)
        case .adminGetAlerts: try await run(AlertHandlers.list, body, context)
        case .adminAcknowledgeAlert: try await run(AlertHandlers.acknowledge, body, context)
        case .adminCloseAlert: try await run(AlertHandlers.close, body, context)
        case .adminGetAlertKinds: try await run(AlertHandlers.listKinds, body, context)
        case .adminEditAlertKind: try await run(AlertHandlers.editKind, body, context)
        case .adminGetWebhooks: try await run(WebhookHandlers.list, body, context)
        case .adminCreateWebhook: try await run(WebhookHandlers.create, body, context)
        case .adminEditWebhook: try await run(WebhookHandlers.edit, body, context)
        case .adminDeleteWebhook: try await run(WebhookHandlers.delete, body, context)
        case .adminTestWebhook: try await run(WebhookHandlers.test, body, context)
        case .adminGetDeliveries: try await run(WebhookHandlers.listDeliveries, body, context)
        case .adminRedeliver: try await run(WebhookHandlers.redeliver, body, context)
        case .adminConfigRead: try await run(SettingHandlers.read, body, context)
        case .adminConfigWrite: try await run(SettingHandlers.write, body, context)
        case .simpleQuery: try await run(QueryHandlers.run, body, context)
        case .simpleGetQueries: try await run(QueryHandlers.list, body, context)
        case .simpleSaveQuery: try await run(QueryHandlers.save, body, context)
        case .simpleDeleteQuery: try await run(QueryHandlers.delete, body, context)
        case .studentUpdateLocation: try await run(StudentClientHandlers.updateLocation, body, context)
        case .studentGetInfo: try await run(StudentClientHandlers.info, body, context)
        case .studentGetVisits: try await run(WhereaboutsHandlers.ownVisits, body, context)
        case .studentGetAudit: try await run(AuditHandlers.listOwn, body, context)
        case .studentExport: try await run(PersonHandlers.exportOwn, body, context)
        case .scannerReport: try await run(ReportHandlers.report, body, context)
        case .scannerHeartbeat: try await run(ReportHandlers.heartbeat, body, context)
        case .scannerGetBeacon: try await run(BeaconHandlers.advertised, body, context)
        }
    }

    private func run<Arguments: Wire.Request>(
        _ handle: (Arguments, HandlerContext) async throws -> Arguments.Reply, _ body: RequestBody,
        _ context: HandlerContext
    ) async throws -> AnyAnswer {
        try await run({ Answer(reply: try await handle($0, $1)) }, body, context)
    }

    /// Runs once for all concurrent requests with the same arguments: the reply is the same for all permitted callers.
    private func share<Arguments: Wire.Request>(
        _ list: @escaping @Sendable (Arguments, ConnectionPool, Language) async throws -> Arguments.Reply,
        _ type: RequestType, _ body: RequestBody, _ language: Language
    ) async throws -> AnyAnswer {
        let places = services.pool.places
        return try await services.lists.value(for: ListKey(type: type, body: body, language: language)) {
            try AnyAnswer(Answer(reply: try await list(try body.arguments(Arguments.self), places, language))).writing()
        }
    }

    /// Runs a handler that may also return cookies, as logins and logouts do; all others return only the reply.
    private func run<Arguments: Wire.Request>(
        _ answer: (Arguments, HandlerContext) async throws -> Answer<Arguments.Reply>, _ body: RequestBody,
        _ context: HandlerContext
    ) async throws -> AnyAnswer {
        let (arguments, context) = try prepared(Arguments.self, body, context)
        guard Arguments.type == .adminUpdateMuster else {
            return try await IdempotentRequest.answer(arguments, context) { try await answer(arguments, $0) }
        }
        // While the database cannot commit, a roll-call continues in memory, where the key also makes it idempotent.
        if await PendingMusterHandlers.isNecessary(context) { return AnyAnswer(try await answer(arguments, context)) }
        do {
            return try await IdempotentRequest.answer(arguments, context) { try await answer(arguments, $0) }
        } catch let error as PostgresError where error.isDiskFull || error.code == .timeout {
            guard case .readOnly = await context.services.watch.prove() else { throw error }
            return AnyAnswer(try await answer(arguments, context))
        }
    }

    private func unlock(_ body: RequestBody, _ context: HandlerContext) async throws -> AnyAnswer {
        let (request, context) = try prepared(Unlock.self, body, context)
        return try await UnlockAttempt.Flow(request, context).perform()
    }

    /// Returns the decoded arguments, and the context with the idempotency key. Throws `Refusal` if they are not valid
    /// or the session has to be confirmed first.
    private func prepared<Arguments: Wire.Request>(
        _ type: Arguments.Type, _ body: RequestBody, _ context: HandlerContext
    ) throws -> (arguments: Arguments, context: HandlerContext) {
        let arguments = try body.arguments(type)
        if arguments.needsConfirmation { try context.requireConfirmation() }
        var context = context
        context.idempotencyKey = Arguments.type.acceptsIdempotencyKey ? try body.idempotencyKey() : nil
        return (arguments, context)
    }
}

extension Session.Obligation {
    /// The requests permitted despite the obligation: those that fulfil it, and those that need no data of the school.
    func permits(_ type: RequestType) -> Bool {
        switch (self, type) {
        case (_, .universalLogin), (_, .universalLogout), (_, .universalWhoami), (_, .universalChangePassword): true
        case (.totpEnrolment, .universalEnrolTOTP), (.totpEnrolment, .universalConfirmTOTP): true
        default: false
        }
    }
}
