import Beacon
import Phrases
import Postgres
import Presence
import Store
import Vocabulary
import Wire

enum SurveyHandlers {
    static func record(_ arguments: RecordSurvey, _ context: HandlerContext) async throws -> RecordSurvey.Reply {
        let surveys = SurveyRepository(context.services.pool)
        let found =
            switch arguments.action {
            case .start: try await surveys.list(start(arguments, context))
            case .list: try await surveys.list(arguments.surveyID)
            case .pause, .stop, .use, .setAside: try await surveys.list(change(arguments, context))
            case .drop: try await drop(arguments, context)
            }
        let plan = context.services.building
        let (learned, strays) = await (plan.learnedRooms, plan.strayScanners)
        let names = try await PlaceNames.find(
            rooms: Array(learned) + strays.flatMap { [$0.room, $0.loudestIn] }, scanners: strays.map(\.receiver),
            beacons: [], context.services.pool)
        return RecordSurvey.Reply(
            surveys: found.map(SurveyRecord.init), learnedRooms: learned.compactMap { names.rooms[$0] }.sorted(),
            doubtfulScanners: strays.compactMap { DoubtfulScannerRecord($0, names) })
    }

    private static func start(_ arguments: RecordSurvey, _ context: HandlerContext) async throws -> Int64 {
        guard let room = try Check.text(arguments.roomNumber, "room_number", limit: 45) else {
            throw Refusal(
                .badArguments, .badgeRoomMissing("room_number"),
                argument: "room_number")
        }
        let badge = try await badge(arguments, context)
        return try await context.change(
            .surveyStarted, details: { ["survey_id": String($0), "room_number": room] }
        ) {
            try await SurveyRepository($0).enter(room, with: badge, at: context.now)
        }
    }

    private static func change(_ arguments: RecordSurvey, _ context: HandlerContext) async throws -> Int64 {
        let id = try survey(arguments)
        try await context.change(action(arguments.action), ["survey_id": String(id)]) { transaction in
            let surveys = SurveyRepository(transaction)
            switch arguments.action {
            case .pause: try await surveys.pause(id, at: context.now)
            case .stop: try await surveys.stop(id, at: context.now)
            default: try await surveys.use(id, arguments.action == .use)
            }
        }
        return id
    }

    private static func drop(_ arguments: RecordSurvey, _ context: HandlerContext) async throws -> [StoredSurvey] {
        let id = try survey(arguments)
        try await context.change(.surveyDropped, ["survey_id": String(id)]) {
            try await SurveyRepository($0).drop(id)
        }
        return []
    }

    private static func action(_ action: SurveyAction) -> AuditAction {
        switch action {
        case .pause: .surveyPaused
        case .stop: .surveyStopped
        case .setAside: .surveySetAside
        case .start, .list, .use, .drop: .surveyUsed
        }
    }

    private static func survey(_ arguments: RecordSurvey) throws -> Int64 {
        guard let id = arguments.surveyID else {
            throw Refusal(.badArguments, .surveyNumberMissing("survey_id"), argument: "survey_id")
        }
        return id
    }

    /// The badge with this number, or the one that the named person carries.
    private static func badge(_ arguments: RecordSurvey, _ context: HandlerContext) async throws -> Int64 {
        if let badge = arguments.badgeID {
            guard arguments.email == nil, arguments.personID == nil else {
                throw Refusal(.badArguments, .badgeAndPersonGiven("badge_id"))
            }
            return badge
        }
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        let carried = try await BadgeRepository(context.services.pool).carried(by: [person.id])[person.id] ?? []
        guard let badge = carried.first else {
            throw Refusal(.cannotBeDone, .personCarriesNoBadge)
        }
        guard carried.count == 1 else {
            let badges = carried.map { "\($0.badgeID) (\($0.majorKey)/\($0.minorKey))" }.joined(separator: ", ")
            throw Refusal(
                .cannotBeDone, .personCarriesBadges(badges))
        }
        return badge.badgeID
    }

    static func listSightings(
        _ arguments: GetSurveySightings, _ context: HandlerContext
    ) async throws -> GetSurveySightings.Reply {
        let surveys = SurveyRepository(context.services.pool)
        let found = try await surveys.sightings(of: arguments.surveyID, after: arguments.after)
        let absences = arguments.after == nil ? try await surveys.absences(of: arguments.surveyID) : []
        return GetSurveySightings.Reply(
            sightings: found.rows.map {
                SurveySightingRecord(
                    heardAt: $0.heardAt, scannerName: $0.scannerName, rssi: $0.rssi, count: $0.count)
            },
            absences: absences.map {
                SurveyAbsenceRecord(scannerName: $0.scannerName, from: $0.from, until: $0.until)
            }, after: found.next)
    }
}

extension SurveyRecord {
    init(_ survey: StoredSurvey) {
        self.init(
            surveyID: survey.id, badgeID: survey.badge, startedAt: survey.startedAt, stoppedAt: survey.stoppedAt,
            inUse: survey.isInUse, stays: survey.stays.map(SurveyStayRecord.init))
    }
}

extension SurveyStayRecord {
    init(_ stay: StoredSurvey.Stay) {
        self.init(
            roomNumber: stay.roomNumber, enteredAt: stay.enteredAt, leftAt: stay.leftAt,
            heard: stay.heard.map {
                SurveyHeardRecord(
                    scannerName: $0.scannerName, roomNumber: $0.roomNumber, packets: $0.packets, seconds: $0.seconds,
                    rssi: $0.rssi)
            })
    }
}

extension DoubtfulScannerRecord {
    /// Nil if one of the names was deleted in the meantime.
    init?(_ stray: Survey.MisplacedReceiver, _ names: PlaceNames) {
        guard let scanner = names.scanners[stray.receiver], let room = names.rooms[stray.room],
            let loudest = names.rooms[stray.loudestIn]
        else { return nil }
        self.init(scannerName: scanner, roomNumber: room, loudestRoomNumber: loudest, louderBy: stray.louderBy)
    }
}
