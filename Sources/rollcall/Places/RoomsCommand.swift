import ArgumentParser
import Client
import Vocabulary
import Wire

struct RoomsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rooms", abstract: "Rooms.",
        subcommands: [List.self, Free.self, Create.self, Edit.self, Delete.self])

    struct List: ListCommand {
        typealias Listed = Rows

        static let configuration = CommandConfiguration(commandName: "list", abstract: "List rooms.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions
    }

    struct Free: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "free", abstract: "Rooms that you may book, those that are free first.")

        @Option(help: BookingTimeOptions.help)
        var from: InstantArgument?

        @Option(help: "An hour later if absent.")
        var to: InstantArgument?

        @Option(help: "Filter by capacity.")
        var capacity: Int?

        @Option(help: "Only rooms of this type, such as lab.")
        var type: String?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                FindRooms(
                    from: from?.instant, to: to?.instant, capacity: capacity, roomType: type, search: pages.search,
                    page: pages.page,
                    pageSize: pages.pageSize))
            let none: [TerminalText] = ["There are no such rooms that you may book."]
            try output.show(
                reply, reply.rooms.isEmpty ? none : Table(Self.columns, of: reply.rooms, times: output.times).lines)
        }

        private static let columns: [Column<FreeRoomRecord>] = [
            Column("ROOM") { $0.roomNumber },
            Column("ZONE") { $0.zoneName },
            Column("TYPE") { $0.roomType ?? "" },
            Column("HOLDS") { $0.capacity.map { String($0) } ?? "" },
            Column("FREE") { room, times in
                room.free ? "free" : room.takenUntil.map { "taken until \(times.text($0))" } ?? "closed"
            },
        ]
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "create", abstract: "Make a room.")

        @Argument(help: "The room's number, such as 101.")
        var number: String

        @Option(help: "The name of the zone it belongs to.")
        var zone: String

        @Option(help: "What the room is, in words.")
        var description: String?

        @OptionGroup var use: RoomUseOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                CreateRoom(
                    roomNumber: number, zoneName: zone, description: description, requiredLevel: use.level,
                    roomType: use.type, capacity: use.capacity, bookableBy: use.bookableBy?.classifications,
                    bookingHours: use.bookingHours))
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

        @Option(help: "Take away what is named: required_level, room_type, capacity or booking_hours; may be repeated.")
        var without: [RoomMember] = []

        @OptionGroup var use: RoomUseOptions
        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(
                rename, zone, description, without.first, use.level, use.type, use.capacity, use.bookableBy,
                use.hours.first)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await room.resolve(client)
            let reply = try await client.send(
                EditRoom(
                    roomID: id, roomNumber: rename, zoneName: zone, description: description,
                    requiredLevel: use.level, roomType: use.type, capacity: use.capacity,
                    bookableBy: use.bookableBy?.classifications, bookingHours: use.bookingHours,
                    without: without.isEmpty ? nil : without))
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
        static let words = ListingPhrases(singular: "room", plural: "rooms", creation: "101 --zone \"East wing\"")

        static let columns: [Column<RoomRecord>] = [
            Column("ID") { String($0.roomID) },
            Column("ROOM") { $0.roomNumber },
            Column("ZONE") { $0.zoneName },
            Column("DESCRIPTION") { $0.description ?? "" },
            Column("LEVEL") { $0.requiredLevel.map { String($0) } ?? "" },
            Column("HOLDS") { $0.capacity.map { String($0) } ?? "" },
            Column("BOOKABLE BY") { $0.bookableBy.map(\.rawValue).joined(separator: ",") },
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
