import ArgumentParser
import Client
import Wire

struct RoomsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rooms", abstract: "Rooms.",
        subcommands: [List.self, Create.self, Edit.self, Delete.self])

    struct List: ListCommand {
        typealias Listed = Rows

        static let configuration = CommandConfiguration(commandName: "list", abstract: "List rooms.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "create", abstract: "Make a room.")

        @Argument(help: "The room's number, such as 101.")
        var number: String

        @Option(help: "The name of the zone it belongs to.")
        var zone: String

        @Option(help: "What the room is, in words.")
        var description: String?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(CreateRoom(roomNumber: number, zoneName: zone, description: description))
            try output.show(reply, "Made room \(number) (id \(reply.roomID)) in zone \(zone).")
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a room.")

        @OptionGroup var room: NameOrID<Rows>

        @Option(help: "The room's new number.")
        var rename: String?

        @Option(help: "The name of the zone it belongs to now.")
        var zone: String?

        @Option(help: "What the room is, in words.")
        var description: String?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(rename, zone, description)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await room.resolve(client)
            let reply = try await client.send(
                EditRoom(roomID: id, roomNumber: rename, zoneName: zone, description: description))
            try output.show(reply, "Changed room \(room.words).")
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a room, or retire it where it has history.")

        @OptionGroup var room: NameOrID<Rows>
        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await room.resolve(client)
            try confirmation.confirm("Delete room \(room.words)?")
            let reply = try await client.send(DeleteRoom(roomID: id))
            try output.show(reply, .gone("room \(room.words)", retired: reply.retired))
        }
    }

    enum Rows: Listing {
        static let words = ListingWords(singular: "room", plural: "rooms", creation: "101 --zone \"East wing\"")

        static let columns: [Column<RoomRecord>] = [
            Column("ID") { String($0.roomID) },
            Column("ROOM") { $0.roomNumber },
            Column("ZONE") { $0.zoneName },
            Column("DESCRIPTION") { $0.description ?? "" },
            Column("RETIRED") { $1.text($0.retiredAt) ?? "" },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetRooms {
            GetRooms(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetRooms.Reply) -> (rows: [RoomRecord], total: Int) { (reply.rooms, reply.total) }

        static func id(of row: RoomRecord) -> Int64 { row.roomID }

        static func name(of row: RoomRecord) -> String? { row.retiredAt == nil ? row.roomNumber : nil }
    }
}
