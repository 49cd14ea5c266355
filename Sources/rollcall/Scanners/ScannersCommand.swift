import ArgumentParser
import Beacon
import Client
import Foundation
import Vocabulary
import Wire

struct ScannersCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "scanners", abstract: "Scanner nodes.",
        subcommands: [List.self, Settings.self, Create.self, Edit.self, Delete.self])

    struct List: ListCommand {
        typealias Listed = Rows

        static let configuration = CommandConfiguration(commandName: "list", abstract: "List scanners.")

        @Option(help: "Only those with this label.")
        var label: String?

        @Option(help: "Only those in this state: alive, quiet or never.")
        var state: ScannerState?

        @OptionGroup var pages: PageOptions
        @OptionGroup var remote: RemoteOptions

        func query() -> GetScanners {
            GetScanners(
                label: label, state: state, search: pages.search, page: pages.page, pageSize: pages.pageSize)
        }
    }

    struct Settings: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "settings", abstract: "What a scanner node runs with, and where it has that from.")

        @Argument(help: "The scanner's name.")
        var name: String

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let scanner = try await client.only(Rows.self, search: name, asked: name) { $0.scannerName == name }
            let settings = scanner.settings ?? []
            let none: [TerminalText] = ["Scanner \(name) has reported no settings."]
            try output.show(
                settings,
                settings.isEmpty ? none : Table(Self.columns, of: settings, times: output.times).lines)
        }

        private static let columns: [Column<NodeSettingRecord>] = [
            Column("SETTING") { $0.name }, Column("VALUE") { $0.value }, Column("FROM") { $0.source.rawValue },
        ]
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Register a scanner node; its token is shown once.")

        @Argument(help: "The scanner's name.")
        var name: String

        @Option(help: "The number of the room it stands in.")
        var room: String

        @Option(name: .customLong("label"), help: "A label for the settings of the fleet; may be repeated.")
        var labels: [String] = []

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                CreateScanner(scannerName: name, roomNumber: room, labels: labels.isEmpty ? nil : labels))
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

        @Option(name: .customLong("label"), help: "A label in place of those it has; may be repeated.")
        var labels: [String] = []

        @Flag(help: "Take its labels away.")
        var noLabels = false

        @Flag(help: "Replace its token; the old one ends at once.")
        var newToken = false

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(rename, room, newLabels, newToken ? true : nil)
        }

        private var newLabels: [String]? {
            labels.isEmpty && !noLabels ? nil : labels
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let id = try await scanner.resolve(client)
            let reply = try await client.send(
                EditScanner(
                    scannerID: id, scannerName: rename, roomNumber: room, labels: newLabels,
                    newToken: newToken ? true : nil))
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
        static let words = ListingPhrases(singular: "scanner", plural: "scanners", creation: "node-101 --room 101")

        static let columns: [Column<ScannerRecord>] = [
            Column("ID") { String($0.scannerID) },
            Column("SCANNER") { $0.scannerName },
            Column("ROOM") { $0.roomNumber },
            Column("LABELS") { $0.labels.joined(separator: " ") },
            Column("STATE") { $0.state.rawValue },
            Column("LAST SEEN") { $1.text($0.lastSeenAt) ?? "" },
            Column("VERSION") { $0.version ?? "" },
            Column("CLOCK") { $0.clockOffset.map { String(format: "%+.1f s", $0) } ?? "" },
            Column("WAITING") { $0.spoolDepth.map(String.init) ?? "" },
            Column("SPOOL") { $0.spool.map { ByteText.text($0.bytes) } ?? "" },
            Column("OLDEST") { $0.spool?.oldestAge.map { TimeText.age(of: Double($0)) } ?? "" },
            Column("GIVEN UP") { $0.spool.map { $0.dropped > 0 ? String($0.dropped) : "" } ?? "" },
            Column("SET ASIDE") { $0.spool.map { $0.setAside > 0 ? String($0.setAside) : "" } ?? "" },
            Column("IN MEMORY") { ($0.spool?.inMemory).map { $0 > 0 ? String($0) : "" } ?? "" },
            Column("FREE DISK") { $0.spool?.freeDisk.map(ByteText.text) ?? "" },
            Column("DISK") { $0.spool?.error ?? "" },
            Column("ADAPTER") { $0.adapter?.name ?? "" },
            Column("ADDRESS") { $0.adapter?.address?.description ?? "" },
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
