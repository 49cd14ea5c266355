import ArgumentParser
import Client
import Wire

struct DoorsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doors", abstract: "Doors: which room leads to which.",
        subcommands: [List.self, Create.self, Edit.self, Delete.self])

    struct List: ListCommand {
        typealias Listed = Rows

        static let configuration = CommandConfiguration(commandName: "list", abstract: "List doors.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Make a door between two rooms.")

        @Argument(help: "A room's number.")
        var roomA: String

        @Argument(help: "The other room's number.")
        var roomB: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(CreateDoor(roomA: roomA, roomB: roomB))
            try output.show(reply, "Made a door between \(roomA) and \(roomB) (id \(reply.doorID)).")
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a door's rooms.")

        @Argument(help: "The door's id; see `rollcall doors list`.")
        var id: Int64

        @Option(help: "A room's number.")
        var roomA: String?

        @Option(help: "The other room's number.")
        var roomB: String?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(roomA, roomB)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(EditDoor(doorID: id, roomA: roomA, roomB: roomB))
            try output.show(reply, "Changed door \(id).")
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "delete", abstract: "Delete a door.")

        @Argument(help: "The door's id; see `rollcall doors list`.")
        var id: Int64

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            try confirmation.confirm("Delete door \(id)?")
            try output.show(try await client.send(DeleteDoor(doorID: id)), "Deleted door \(id).")
        }
    }

    /// Doors have no names; they are told apart by their ids.
    enum Rows: Listing {
        static let words = ListingPhrases(singular: "door", plural: "doors", creation: "101 102")

        static let columns: [Column<DoorRecord>] = [
            Column("ID") { String($0.doorID) },
            Column("ROOM") { $0.roomA },
            Column("ROOM") { $0.roomB },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetDoors {
            GetDoors(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetDoors.Reply) -> (rows: [DoorRecord], total: Int) { (reply.doors, reply.total) }

        static func id(of row: DoorRecord) -> Int64 { row.doorID }

        static func name(of row: DoorRecord) -> String? { nil }
    }
}
