import ArgumentParser
import Client
import Vocabulary
import Wire

struct AlertKindsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kinds", abstract: "Show or change kinds of alerts: threshold and severity.",
        subcommands: [List.self, Edit.self], defaultSubcommand: List.self)

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "list", abstract: "List the kinds of alerts.")

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetAlertKinds())
            try output.show(reply, Table(Self.columns, of: reply.kinds, times: output.times).lines)
        }

        private static let columns: [Column<AlertKindRecord>] = [
            Column("KIND") { $0.kind.rawValue },
            Column("SEVERITY") { $0.severity.rawValue },
            Column("THRESHOLD") { kind in kind.threshold.map { "\(number($0)) \(kind.unit ?? "")" } ?? "" },
            Column("CLOSED") { $0.closedByHand ? "by hand" : "by itself" },
            Column("STATE") { $0.enabled ? "" : "off" },
        ]

        /// Whole numbers without a point.
        private static func number(_ value: Double) -> String {
            value == value.rounded() ? String(Int(value)) : String(value)
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "edit", abstract: "Change a kind of alert.")

        @Argument(help: "The kind; see `rollcall alerts kinds`.")
        var kind: AlertKind

        @Option(help: "info, warning or critical.")
        var severity: AlertSeverity?

        @Option(help: "Threshold, in the unit that `rollcall alerts kinds` shows.")
        var threshold: Double?

        @Flag(inversion: .prefixedNo, help: "Whether the kind is enabled.")
        var enabled: Bool?

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(severity, threshold, enabled)
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                EditAlertKind(kind: kind, enabled: enabled, severity: severity, threshold: threshold))
            try output.show(reply, "Changed alerts of the kind \(kind.rawValue).")
        }
    }
}
