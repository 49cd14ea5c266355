import ArgumentParser
import Client
import Foundation
import Vocabulary
import Wire

struct ScannersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scanners", abstract: "Scanner nodes.",
        subcommands: [List.self, Create.self, Edit.self, Delete.self])

    struct List: ListCommand {
        typealias Listed = Rows

        static let configuration = CommandConfiguration(commandName: "list", abstract: "List scanners.")

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Register a scanner node; its token is shown once.")

        @Argument(help: "The scanner's name.")
        var name: String

        @Option(help: "The number of the room it stands in.")
        var room: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(CreateScanner(scannerName: name, roomNumber: room))
            try output.show(
                reply,
                [
                    "Made scanner \(name) (id \(reply.scannerID)) in room \(room).",
                    "Its token, shown this once: \(reply.token)",
                ])
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a scanner node.")

        @OptionGroup var scanner: NameOrID<Rows>

        @Option(help: "The scanner's new name.")
        var rename: String?

        @Option(help: "The number of the room it stands in now.")
        var room: String?

        @Flag(help: "Replace its token; the old one ends at once.")
        var newToken = false

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(rename, room, newToken ? true : nil)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await scanner.resolve(client)
            let reply = try await client.send(
                EditScanner(scannerID: id, scannerName: rename, roomNumber: room, newToken: newToken ? true : nil))
            let changed: TerminalText = "Changed scanner \(scanner.words)."
            try output.show(reply, [changed] + (reply.token.map { ["Its token, shown this once: \($0)"] } ?? []))
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a scanner node, or retire it where it has reported.")

        @OptionGroup var scanner: NameOrID<Rows>
        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await scanner.resolve(client)
            try confirmation.confirm("Delete scanner \(scanner.words)? Its token ends at once.")
            let reply = try await client.send(DeleteScanner(scannerID: id))
            try output.show(reply, .gone("scanner \(scanner.words)", retired: reply.retired))
        }
    }

    enum Rows: Listing {
        static let words = ListingWords(singular: "scanner", plural: "scanners", creation: "node-101 --room 101")

        static let columns: [Column<ScannerRecord>] = [
            Column("ID") { String($0.scannerID) },
            Column("SCANNER") { $0.scannerName },
            Column("ROOM") { $0.roomNumber },
            Column("STATE") { $0.state.rawValue },
            Column("LAST SEEN") { $1.text($0.lastSeenAt) ?? "" },
            Column("WAITING") { $0.spoolDepth.map(String.init) ?? "" },
            Column("ADAPTER") { $0.adapter?.name ?? "" },
            Column("RADIO") { $0.radio?.state.rawValue ?? $0.adapter?.state ?? "" },
            Column("REPORTS/S") { $0.radio.map { String(format: "%.1f", $0.reportsPerSecond) } ?? "" },
            Column("LAST REPORT") { $1.age(of: $0.radio?.lastReportAt) ?? "" },
            Column("RESTARTS") { $0.radio.map { String($0.restarts) } ?? "" },
            Column("RESETS") { $0.radio.map { String($0.resets) } ?? "" },
            Column("DROPPED") { $0.radio.map { String($0.droppedReports) } ?? "" },
            Column("ERROR") { $0.radio?.error ?? "" },
            Column("RETIRED") { $1.text($0.retiredAt) ?? "" },
        ]

        static func query(search: String?, page: Int?, pageSize: Int?) -> GetScanners {
            GetScanners(search: search, page: page, pageSize: pageSize)
        }

        static func rows(of reply: GetScanners.Reply) -> (rows: [ScannerRecord], total: Int) {
            (reply.scanners, reply.total)
        }

        static func id(of row: ScannerRecord) -> Int64 { row.scannerID }

        static func name(of row: ScannerRecord) -> String? { row.retiredAt == nil ? row.scannerName : nil }
    }
}
