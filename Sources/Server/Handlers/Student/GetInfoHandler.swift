import Store
import Wire

enum GetInfoHandler: Handler {
    static func handle(_ arguments: GetInfo, _ context: HandlerContext) async throws -> GetInfo.Reply {
        let person = try await context.person(email: nil, id: try context.person().id)
        let location = try await WhereaboutsRepository(context.services.pool).location(of: person.id)
        return GetInfo.Reply(
            info: StudentInfo(
                personID: person.id, email: person.email, firstName: person.firstName, lastName: person.lastName,
                classification: person.classification.onTheWire, location: LocationRecord(person, location),
                badges: person.badges.map(BadgeRecord.init)),
            uuids: try await SiteRepository(context.services.pool).roomBeaconUUIDs())
    }
}
