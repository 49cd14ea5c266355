import ArgumentParser
import Beacon
import Client
import Wire

struct BeaconsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "beacons", abstract: "Room beacons.",
        subcommands: [List.self, Create.self, Edit.self, Delete.self])

    struct List: ListCommand {
        typealias Listed = Rows

        static let configuration = CommandConfiguration(commandName: "list", abstract: "List beacons.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Register a room beacon; its keys are assigned unless given.")

        @Argument(help: "The number of the room it hangs in.")
        var room: String

        @Option(help: "Where in the room, or what it is.")
        var description: String?

        @Option(help: "The name of the room's zone, to be sure of it.")
        var zone: String?

        @OptionGroup var identity: IdentityOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                CreateBeacon(
                    roomNumber: room, description: description, zoneName: zone, uuid: identity.uuid,
                    majorKey: identity.major.map(Int.init), minorKey: identity.minor.map(Int.init),
                    address: identity.address))
            try output.show(
                reply,
                [
                    "Made beacon \(reply.beaconID) in room \(room). What it advertises:",
                    "  uuid \(reply.uuid)  major \(reply.majorKey)  minor \(reply.minorKey)",
                ])
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change a room beacon; its keys never change.")

        @OptionGroup var choice: Choice

        @Option(help: "The number of the room it hangs in now.")
        var room: String?

        @Option(help: "Where in the room, or what it is.")
        var description: String?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(room, description)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await choice.resolve(client)
            let reply = try await client.send(EditBeacon(beaconID: id, roomNumber: room, description: description))
            try output.show(reply, "Changed beacon \(id).")
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a room beacon, or retire it where it has been heard.")

        @OptionGroup var choice: Choice
        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await choice.resolve(client)
            try confirmation.confirm("Delete beacon \(id)?")
            let reply = try await client.send(DeleteBeacon(beaconID: id))
            try output.show(reply, .gone("beacon \(id)", retired: reply.retired))
        }
    }

    /// A room beacon named on the command line: by its id, or as the only one in a room.
    struct Choice: ParsableArguments {
        @Argument(help: ArgumentHelp("The beacon, by its id.", valueName: "id"))
        var beacon: Int64?

        @Option(
            name: .customLong("in"), help: ArgumentHelp("Instead: the only beacon in this room.", valueName: "room"))
        var place: String?

        func validate() throws {
            guard (beacon == nil) != (place == nil) else { throw unsaid }
        }

        func resolve(_ client: RollcallClient) async throws -> Int64 {
            if let beacon { return beacon }
            guard let place else { throw unsaid }
            let row = try await client.only(Rows.self, search: place, asked: "in room \(place)") {
                Rows.name(of: $0) == place
            }
            return row.beaconID
        }

        private var unsaid: ValidationError {
            ValidationError("Say which beacon: by its id, or by --in and the room.")
        }
    }

    /// Room beacons; what people know of one is the room it hangs in.
    enum Rows: Listing {
        static let words = ListingPhrases(singular: "beacon", plural: "beacons", creation: "101")

        static let columns: [Column<BeaconRecord>] = [
            Column("ID") { String($0.beaconID) },
            Column("ROOM") { $0.roomNumber },
            Column("ZONE") { $0.zoneName },
            Column("UUID") { $0.uuid.description },
            Column("MAJOR") { String($0.majorKey) },
            Column("MINOR") { String($0.minorKey) },
            Column("ADDRESS") { $0.address?.description ?? "" },
            Column("LAST HEARD") { $1.text($0.lastHeardAt) ?? "" },
            Column("DESCRIPTION") { $0.description ?? "" },
            Column("RETIRED") { $1.text($0.retiredAt) ?? "" },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetBeacons {
            GetBeacons(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetBeacons.Reply) -> (rows: [BeaconRecord], total: Int) {
            (reply.beacons, reply.total)
        }

        static func id(of row: BeaconRecord) -> Int64 { row.beaconID }

        static func name(of row: BeaconRecord) -> String? { row.retiredAt == nil ? row.roomNumber : nil }
    }
}
