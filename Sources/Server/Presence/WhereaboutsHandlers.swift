import Beacon
import Foundation
import Phrases
import Presence
import Store
import Vocabulary
import Wire

enum WhereaboutsHandlers {
    static func location(_ arguments: GetStudentLocation, _ context: HandlerContext) async throws
        -> GetStudentLocation.Reply
    {
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        let location = try await WhereaboutsRepository(context.services.pool).location(of: person.id)
        guard try await context.visibility().shows(person.id, in: location?.zoneName) else {
            throw try await context.refuseLook(at: person.id, GetStudentLocation.type)
        }
        let explanation = arguments.explain == true ? try await explanation(of: person.id, context) : nil
        try await context.audit(.lookedAtLocation, subject: person.id)
        return GetStudentLocation.Reply(location: LocationRecord(person, location), explanation: explanation)
    }

    private static func explanation(
        of person: Int64, _ context: HandlerContext
    ) async throws -> ExplanationRecord? {
        guard let explanation = try await context.services.ingest.explanation(of: person, at: context.now) else {
            return nil
        }
        let names = try await PlaceNames.find(
            rooms: explanation.candidates.map(\.room) + explanation.readings.compactMap(\.room),
            scanners: explanation.readings.compactMap(\.link.scanner), beacons: explanation.readings.map(\.beacon),
            context.services.pool)
        return ExplanationRecord(explanation, names, at: context.now)
    }

    static func history(_ arguments: GetStudentHistory, _ context: HandlerContext) async throws
        -> GetStudentHistory.Reply
    {
        try checkSpan(arguments.from, arguments.to, context)
        let person = try await context.person(email: arguments.email, id: arguments.personID)
        let visibility = try await context.visibility()
        let zones = visibility.zones(of: person.id)
        let visits = try await WhereaboutsRepository(context.services.pool).visits(
            of: person.id, from: arguments.from, to: arguments.to, zones: zones)
        guard zones == nil || !visits.isEmpty else {
            throw try await context.refuseLook(at: person.id, GetStudentHistory.type)
        }
        let corrections = try await CorrectionRepository(context.services.pool).list(
            of: person.id, from: arguments.from, to: arguments.to, zones: zones,
            withoutRoom: try await isSeen(person.id, visibility, context), limit: 1_000)
        try await context.audit(.lookedAtHistory, subject: person.id)
        return GetStudentHistory.Reply(
            visits: visits.map(VisitRecord.init), corrections: corrections.rows.map(CorrectionRecord.init))
    }

    /// A person's view of their own visits is not recorded as a look at a person.
    static func ownVisits(_ arguments: GetOwnVisits, _ context: HandlerContext) async throws
        -> GetStudentHistory.Reply
    {
        try checkSpan(arguments.from, arguments.to, context)
        let person = try context.person().id
        let visits = try await WhereaboutsRepository(context.services.pool).visits(
            of: person, from: arguments.from, to: arguments.to)
        let corrections = try await CorrectionRepository(context.services.pool).list(
            of: person, from: arguments.from, to: arguments.to, zones: nil, withoutRoom: true, limit: 1_000)
        return GetStudentHistory.Reply(
            visits: visits.map(VisitRecord.init), corrections: corrections.rows.map(CorrectionRecord.init))
    }

    static func checkSpan(_ from: Date?, _ to: Date?, _ context: HandlerContext) throws {
        guard let from, from > min(to ?? context.now, context.now) else { return }
        throw Refusal(.badArguments, .argumentAfterEndOrFuture("from", "to"), argument: "from")
    }

    static func allPeople(_ arguments: GetWhereabouts, _ context: HandlerContext) async throws
        -> GetWhereabouts.Reply
    {
        let found = try await AllWhereaboutsRepository(context.services.pool).page(
            Check.list(arguments, in: context.language), state: arguments.state,
            zone: try Check.text(arguments.zoneName, "zone_name", limit: 100), group: arguments.groupID,
            fellows: arguments.ownGroups == true ? try context.person().id : nil,
            visibleTo: try await context.visibility())
        try await context.audit(.lookedAtWhereabouts, subjects: .people(found.people.map(\.person.id)))
        return GetWhereabouts.Reply(
            at: context.now, eventID: found.newestChange,
            people: found.people.map { LocationRecord($0.person, $0.location) },
            counts: StateCounts(
                present: found.counts[.present] ?? 0, unknown: found.counts[.unknown] ?? 0,
                left: found.counts[.left] ?? 0),
            total: found.total)
    }

    /// Whether the viewer may see where a person is now.
    static func isSeen(
        _ person: Int64, _ visibility: Visibility, _ context: HandlerContext
    ) async throws -> Bool {
        let location = try await WhereaboutsRepository(context.services.pool).location(of: person)
        return visibility.shows(person, in: location?.zoneName)
    }

    static func occupants(_ arguments: GetRoomOccupants, _ context: HandlerContext) async throws
        -> GetRoomOccupants.Reply
    {
        let room = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        if let instant = arguments.at, instant > context.now {
            throw Refusal(.badArguments, .argumentInFuture("at"), argument: "at")
        }
        let visibility = try await context.visibility()
        let place = try await OccupancyRepository(context.services.pool).place(numbered: room)
        let people = try await occupants(ofRoom: room, at: arguments.at, context).filter {
            visibility.shows($0.person.id, in: $0.zoneName)
        }
        try await context.audit(
            .lookedAtRoom, subjects: .people(people.map(\.person.id)), ["room_number": room])
        return GetRoomOccupants.Reply(
            roomNumber: room, at: arguments.at ?? context.now, people: people.map(OccupantRecord.init),
            whole: visibility.showsAll(in: place.zone))
    }

    private static func occupants(
        ofRoom room: String, at instant: Date?, _ context: HandlerContext
    ) async throws -> [Occupant] {
        let repository = WhereaboutsRepository(context.services.pool)
        guard let instant else {
            return try await repository.occupants(ofRoom: room, in: ReadingOrder(context.language))
        }
        return try await repository.occupants(ofRoom: room, at: instant, in: ReadingOrder(context.language))
    }
}

extension OccupantRecord {
    init(_ occupant: Occupant) {
        self.init(
            personID: occupant.person.id, email: occupant.person.email, firstName: occupant.person.firstName,
            lastName: occupant.person.lastName, classification: occupant.person.classification,
            since: occupant.since, heardAt: occupant.heardAt,
            source: occupant.source, saidBy: occupant.said?.by, saidAt: occupant.said?.at)
    }
}

extension LocationRecord {
    /// A person who was never heard, and for whom there is no manual override, is `unknown` without further details.
    init(_ person: Person, _ location: Location?) {
        self.init(
            personID: person.id, email: person.email, firstName: person.firstName, lastName: person.lastName,
            state: location?.state ?? .unknown, roomNumber: location?.roomNumber,
            zoneName: location?.zoneName, since: location?.since, heardAt: location?.heardAt,
            confidence: location?.confidence, majorKey: location?.majorKey, minorKey: location?.minorKey,
            source: location?.source, saidBy: location?.said?.by, saidAt: location?.said?.at)
    }
}

extension VisitRecord {
    init(_ visit: Visit) {
        self.init(
            visitID: visit.id, roomNumber: visit.roomNumber, zoneName: visit.zoneName, enteredAt: visit.enteredAt,
            leftAt: visit.leftAt, endReason: visit.end, source: visit.source,
            saidBy: visit.said?.by, saidAt: visit.said?.at, reason: visit.reason)
    }
}

extension ExplanationRecord {
    init(_ explanation: Explanation, _ names: PlaceNames, at now: Date) {
        self.init(
            candidates: explanation.candidates.map {
                CandidateRecord(roomNumber: names.rooms[$0.room] ?? "", chance: $0.chance, since: $0.since)
            },
            heard: explanation.readings.map { EvidenceRecord($0, names, at: now) },
            badgeLouderBy: abs(explanation.louder) < 1 ? nil : explanation.louder)
    }
}

extension EvidenceRecord {
    fileprivate init(_ reading: Explanation.Reading, _ names: PlaceNames, at now: Date) {
        let keys = reading.link.scanner == nil ? names.beacons[reading.beacon] : nil
        self.init(
            scannerName: reading.link.scanner.flatMap { names.scanners[$0] }, majorKey: keys?.major,
            minorKey: keys?.minor, roomNumber: reading.room.flatMap { names.rooms[$0] }, rssi: reading.level,
            age: max(0, now.timeIntervalSince(reading.heardAt)), quiet: reading.isQuiet ? true : nil,
            forFirst: reading.says.first.flatMap(\.self),
            forSecond: reading.says.dropFirst().first.flatMap(\.self))
    }
}
