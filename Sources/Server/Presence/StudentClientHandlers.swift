import Beacon
import Foundation
import Phrases
import Presence
import Store
import Vocabulary
import Wire

enum StudentClientHandlers {
    /// The maximum number of room beacons that a client can hear at once.
    static let limit = 200

    static func updateLocation(_ arguments: UpdateLocation, _ context: HandlerContext) async throws
        -> UpdateLocation.Reply
    {
        let (person, session) = (try context.person(), try context.currentSession())
        let window = AcceptanceWindow(
            receivedAt: context.now, lead: context.services.clock.lead,
            settings: try await context.settings())
        let heard = try await sightings(arguments, window, context)
        let lawful = heard.filter { window.isLawful($0.heardAt) }
        let isOfNow =
            heard.isEmpty
            || heard.contains { context.now.timeIntervalSince($0.heardAt) <= Parameters.current.scanner.liveWindow }
        let report = ClientReport(
            person: person.id,
            scan: ClientScan(
                login: ClientScan.Login(number: session.id, since: session.createdAt), sentAt: arguments.sentAt,
                logins: session.living),
            receivedAt: context.now, sightings: lawful, isOfNow: isOfNow)
        guard case .client(let recognised) = try await context.services.ingest.submit(.client(report)) else {
            throw Refusal(.internalError, .clientReportUnanswered)
        }
        return UpdateLocation.Reply(recognised: recognised, dropped: heard.count - lawful.count)
    }

    private static func sightings(
        _ arguments: UpdateLocation, _ window: AcceptanceWindow, _ context: HandlerContext
    ) async throws -> [ReceivedBatch.Sighting] {
        switch (arguments.major, arguments.minor, arguments.beacons) {
        case (let major?, let minor?, nil):
            [try await nearest(major: major, minor: minor, context)]
        case (nil, nil, let beacons?):
            try heard(beacons, sentAt: arguments.sentAt ?? context.wallTime, window)
        default:
            throw Refusal(.badArguments, .pairOrAlternativeNeeded("major", "minor", "beacons"))
        }
    }

    /// The single beacon of the short form, which must exist: an unknown one is an error, not silence.
    private static func nearest(major: Int, minor: Int, _ context: HandlerContext) async throws
        -> ReceivedBatch.Sighting
    {
        guard let majorKey = try Check.key(major, "major"), let minorKey = try Check.key(minor, "minor"),
            let identity = try await context.roomBeacon(major: majorKey, minor: minorKey)
        else {
            throw Refusal(.notFound, .noRoomBeaconWithKeys(major, minor))
        }
        return ReceivedBatch.Sighting(identity: identity, address: nil, rssi: nil, count: 1, heardAt: context.now)
    }

    private static func heard(
        _ beacons: [HeardBeacon], sentAt: Date, _ window: AcceptanceWindow
    ) throws -> [ReceivedBatch.Sighting] {
        guard beacons.count <= limit else {
            throw Refusal(.badArguments, .argumentNamesTooMany("beacons", limit), argument: "beacons")
        }
        return try beacons.map { beacon in
            let heardAt = (beacon.heardAt ?? sentAt).onServerClock(sentAt: sentAt, receivedAt: window.receivedAt)
            guard window.accepts(heardAt) else {
                throw Refusal(.badArguments, .beaconTimeImplausible)
            }
            return ReceivedBatch.Sighting(
                identity: BeaconIdentity(uuid: beacon.uuid, major: beacon.major, minor: beacon.minor),
                address: nil, rssi: try Check.range(beacon.rssi, "rssi", AcceptanceWindow.rssi), count: 1,
                heardAt: min(heardAt, window.receivedAt))
        }
    }

    static func info(_ arguments: GetInfo, _ context: HandlerContext) async throws -> GetInfo.Reply {
        let person = try await context.person(email: nil, id: try context.person().id)
        let whereabouts = WhereaboutsRepository(context.services.pool)
        let location = try await whereabouts.location(of: person.id)
        let reportedAt = try await whereabouts.clientReportedAt(of: person.id)
        return GetInfo.Reply(
            info: StudentInfo(
                personID: person.id, email: person.email, firstName: person.firstName, lastName: person.lastName,
                classification: person.classification, location: LocationRecord(person, location),
                badges: person.badges, clientHeardAt: reportedAt),
            uuids: try await SiteRepository(context.services.pool).roomBeaconUUIDs())
    }
}
