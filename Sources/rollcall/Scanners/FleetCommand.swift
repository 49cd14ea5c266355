public import ArgumentParser
import Client
public import Vocabulary
public import Wire

struct FleetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fleet", abstract: "Settings for all scanner nodes, or for those with a label.",
        discussion: """
            A node is told them within 20 s and keeps them. What its own file, flags or environment say goes before \
            them. See what a node runs with by `rollcall scanners settings NAME`.
            """,
        subcommands: [Show.self, Edit.self])

    struct Show: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "show", abstract: "What is set, by label.")

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetFleet())
            let none: [TerminalText] = ["Nothing is set; each node goes by its own settings."]
            try output.show(
                reply,
                reply.fleet.isEmpty ? none : Table(Self.columns, of: reply.fleet, times: output.times).lines)
        }

        static let columns: [Column<FleetRecord>] = [
            Column("LABEL") { $0.label ?? "(all)" },
            Column("SCANNERS") { String($0.scanners) },
            Column("ACTIVE") { $0.settings.active.map(String.init) ?? "" },
            Column("INTERVAL") { $0.settings.intervalMilliseconds.map { "\($0) ms" } ?? "" },
            Column("POWER") { $0.settings.measuredPower.map { "\($0) dBm" } ?? "" },
            Column("SPOOL") { $0.settings.spoolBytes.map(ByteText.text) ?? "" },
            Column("LOG LEVEL") { $0.settings.logLevel ?? "" },
            Column("SCAN INTERVAL") { $0.settings.scanIntervalMilliseconds.map { "\($0) ms" } ?? "" },
            Column("SCAN WINDOW") { $0.settings.scanWindowMilliseconds.map { "\($0) ms" } ?? "" },
            Column("CODED PHY") { $0.settings.scanCodedPHY.map(String.init) ?? "" },
        ]
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Set something, or leave it to the nodes again.",
            discussion: "Without --label it holds for all scanners. What a label says goes before that.")

        @Option(help: "The label of the scanners that it is for.")
        var label: String?

        @Option(help: "Whether nodes scan actively: true or false.")
        var active: Bool?

        @Option(help: "Milliseconds between two beacons that a node sends, 20 to 10240.")
        var intervalMs: Int?

        @Option(help: "dBm at one metre that a node's beacon tells, -127 to 20.")
        var measuredPower: Int?

        @Option(help: "Bytes that a node's spool may hold, at least 1048576.")
        var spoolBytes: Int?

        @Option(help: "What a node logs: trace, debug, info, notice, warning, error or critical.")
        var logLevel: String?

        @Option(help: "Milliseconds for which a scan listens to a channel before the next, 3 to 10240.")
        var scanIntervalMs: Int?

        @Option(help: "Milliseconds of that interval in which the receiver listens, 3 to 10240.")
        var scanWindowMs: Int?

        @Option(
            name: .customLong("scan-coded-phy"),
            help: "Whether nodes listen to LE Coded too, if their controllers can: true or false.")
        var scanCodedPHY: Bool?

        @Option(
            name: .customLong("clear"),
            help: "A setting to leave to the nodes again, such as interval_ms; may be repeated.")
        var cleared: [FleetSettings.CodingKeys] = []

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(
                active, intervalMs, measuredPower, spoolBytes, logLevel, scanIntervalMs, scanWindowMs, scanCodedPHY,
                cleared.isEmpty ? nil : cleared)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let settings = FleetSettings(
                active: active, intervalMilliseconds: intervalMs, measuredPower: measuredPower, spoolBytes: spoolBytes,
                logLevel: logLevel, scanIntervalMilliseconds: scanIntervalMs, scanWindowMilliseconds: scanWindowMs,
                scanCodedPHY: scanCodedPHY)
            let reply = try await client.send(EditFleet(label: label, settings: settings, cleared: Set(cleared)))
            let scanners = label.map { "scanners with the label \($0)" } ?? "all scanners"
            try output.show(reply, "Set for \(scanners). They are told within 20 s.")
        }
    }
}

extension FleetSettings.CodingKeys: ExpressibleByArgument {}
extension ScannerState: ExpressibleByArgument {}
extension BadgeState: ExpressibleByArgument {}

/// Bytes as people read them, such as `3.4 MiB`.
enum ByteText {
    private static let units = ["B", "KiB", "MiB", "GiB", "TiB"]

    static func text(_ bytes: Int) -> String {
        var (value, unit) = (Double(bytes), 0)
        while value >= 1_024, unit < units.count - 1 { (value, unit) = (value / 1_024, unit + 1) }
        guard unit > 0 else { return "\(bytes) B" }
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 || tenths >= 1_000
            ? "\(tenths / 10) \(units[unit])" : "\(tenths / 10).\(tenths % 10) \(units[unit])"
    }
}
