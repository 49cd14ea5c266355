import ArgumentParser
import Client
import Wire

struct ZonesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "zones", abstract: "Zones: named groups of rooms.",
        subcommands: [List.self, Create.self, Edit.self, Delete.self])

    struct List: ListCommand {
        typealias Listed = Rows

        static let configuration = CommandConfiguration(commandName: "list", abstract: "List zones.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "create", abstract: "Make a zone.")

        @Argument(help: "The zone's name.")
        var name: String

        @Option(help: "Seconds of silence after which a person has left, 5 to 86,400 (default: 120).")
        var leaveAfter: Int?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(CreateZone(zoneName: name, leaveAfter: leaveAfter))
            try output.show(reply, "Made zone \(name) (id \(reply.zoneID)) with major \(reply.majorKey).")
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a zone.")

        @OptionGroup var zone: NameOrID<Rows>

        @Option(help: "The zone's new name.")
        var rename: String?

        @Option(help: "Seconds of silence after which a person has left, 5 to 86,400.")
        var leaveAfter: Int?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(rename, leaveAfter)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await zone.resolve(client)
            let reply = try await client.send(EditZone(zoneID: id, zoneName: rename, leaveAfter: leaveAfter))
            try output.show(reply, "Changed zone \(zone.words).")
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a zone that has no rooms.")

        @OptionGroup var zone: NameOrID<Rows>
        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await zone.resolve(client)
            try confirmation.confirm("Delete zone \(zone.words)?")
            try output.show(try await client.send(DeleteZone(zoneID: id)), "Deleted zone \(zone.words).")
        }
    }

    enum Rows: Listing {
        static let words = ListingPhrases(singular: "zone", plural: "zones", creation: "\"East wing\"")

        static let columns: [Column<ZoneRecord>] = [
            Column("ID") { String($0.zoneID) },
            Column("ZONE") { $0.zoneName },
            Column("MAJOR") { String($0.majorKey) },
            Column("LEFT AFTER") { "\($0.leaveAfter) s" },
            Column("ROOMS") { String($0.rooms) },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetZones {
            GetZones(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetZones.Reply) -> (rows: [ZoneRecord], total: Int) { (reply.zones, reply.total) }

        static func id(of row: ZoneRecord) -> Int64 { row.zoneID }

        static func name(of row: ZoneRecord) -> String? { row.zoneName }
    }
}
