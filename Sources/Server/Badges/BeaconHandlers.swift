import Beacon
import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum BeaconHandlers {
    static func list(
        _ arguments: GetBeacons, _ database: some Querying, _ language: Language
    ) async throws -> GetBeacons.Reply {
        let found = try await BeaconRepository(database).list(Check.list(arguments, in: language))
        return GetBeacons.Reply(beacons: found.rows, total: found.total)
    }

    static func create(_ arguments: CreateBeacon, _ context: HandlerContext) async throws -> CreateBeacon.Reply {
        let room = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        let description = try Check.description(arguments.description)
        let identity = try Check.identity(
            uuid: arguments.uuid, major: arguments.majorKey, minor: arguments.minorKey)
        let address = try Check.lasting(arguments.address)
        try await checkZone(arguments, room, context)
        guard identity != nil || arguments.address == nil else {
            throw Refusal(
                .badArguments, .argumentWithoutCompanions("address", "uuid', 'major_key", "minor_key"),
                argument: "address")
        }
        return try await context.change(
            .beaconCreated, details: { ["beacon_id": String($0.beaconID), "room_number": room] }
        ) { transaction in
            if let identity {
                let id = try await BeaconRepository(transaction).register(
                    identity, address: address, roomNumber: room, description: description)
                return reply(id, identity)
            }
            let made = try await BeaconRepository.create(
                roomNumber: room, description: description, at: context.now, in: transaction)
            return reply(made.id, made.identity)
        }
    }

    /// Refuses a zone that is not the room's: one of the two must be a mistake.
    private static func checkZone(
        _ arguments: CreateBeacon, _ room: String, _ context: HandlerContext
    ) async throws {
        guard let wanted = try Check.text(arguments.zoneName, "zone_name", limit: 100) else { return }
        let zone = try await BeaconRepository(context.services.pool).zoneName(ofRoom: room)
        guard zone.lowercased() == wanted.lowercased() else {
            throw Refusal(.conflict, .roomInOtherZone(room, zone, wanted))
        }
    }

    private static func reply(_ id: Int64, _ identity: BeaconIdentity) -> CreateBeacon.Reply {
        CreateBeacon.Reply(
            beaconID: id, uuid: identity.uuid, majorKey: Int(identity.major), minorKey: Int(identity.minor))
    }

    static func edit(_ arguments: EditBeacon, _ context: HandlerContext) async throws -> EmptyReply {
        let room = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        let description = try Check.description(arguments.description)
        try await context.change(.beaconEdited, ["beacon_id": String(arguments.beaconID)]) {
            try await BeaconRepository($0).edit(
                arguments.beaconID, roomNumber: room, description: description, at: context.now)
        }
        return EmptyReply()
    }

    static func delete(_ arguments: DeleteBeacon, _ context: HandlerContext) async throws -> DeleteBeacon.Reply {
        let retired = try await context.change(.beaconDeleted, ["beacon_id": String(arguments.beaconID)]) {
            try await BeaconRepository($0).delete(arguments.beaconID, at: context.now)
        }
        return DeleteBeacon.Reply(retired: retired)
    }

    static func advertised(_ arguments: GetBeacon, _ context: HandlerContext) async throws -> GetBeacon.Reply {
        let beacon = try await BeaconRepository(context.services.pool).roomBeacon(arguments.beaconID)
        return GetBeacon.Reply(beacon: beacon)
    }
}
