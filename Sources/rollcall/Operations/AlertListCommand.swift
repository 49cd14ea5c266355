import ArgumentParser
import Client
import Vocabulary
import Wire

/// `rollcall alerts list`.
struct AlertListCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List open alerts, newest first.")

    @Flag(help: "Include closed alerts.")
    var all = false

    @Option(help: "Filter by kind, such as scanner_silent.")
    var kind: AlertKind?

    @Flag(help: "Then print each change of an alert, until interrupted.")
    var watch = false

    @OptionGroup var pages: PageNumberOptions
    @OptionGroup var remote: RemoteOptions

    func run(_ client: RollcallClient, _ output: Output) async throws {
        let reply = try await client.send(
            GetAlerts(state: all ? nil : .open, kind: kind, page: pages.page, pageSize: pages.pageSize))
        try output.show(reply, lines(reply, output.times))
        guard watch else { return }
        for try await event in client.alerts(onInterruption: Self.tell) {
            if let kind, event.alert.kind != kind { continue }
            try output.write(output.json ? PrettyJSON.line(event) : Self.line(event, TimeText()).description)
        }
    }

    private func lines(_ reply: GetAlerts.Reply, _ times: TimeText) -> [TerminalText] {
        guard !reply.alerts.isEmpty else { return [all ? "No alerts." : "No open alerts."] }
        let rest = reply.total - reply.alerts.count
        return Table(Self.columns, of: reply.alerts, times: times).lines
            + (rest > 0 ? ["\(reply.alerts.count) of \(reply.total) alerts. See others with --page."] : [])
    }

    private static let columns: [Column<AlertRecord>] = [
        Column("ID") { String($0.alertID) },
        Column("SINCE") { $1.text($0.openedAt) },
        Column("SEVERITY") { $0.severity.rawValue },
        Column("KIND") { $0.kind.rawValue },
        Column("ABOUT") { AlertLines.subject(of: $0) },
        Column("STATE") { $0.closedAt != nil ? "closed" : $0.acknowledgedAt != nil ? "acknowledged" : "open" },
        Column("WHAT") { "\($0.text) \($0.hint)" },
    ]

    /// Returns a line such as `10:42:07  opened        critical  scanner_silent  East wing: Nothing was heard …`.
    private static func line(_ event: AlertEvent, _ times: TimeText) -> TerminalText {
        let alert = event.alert
        let time = times.text(alert.closedAt ?? alert.lastAt)
        let change = event.change.rawValue.padded(to: 12)
        return """
            \(time)  \(change)  \(alert.severity.rawValue)  \(alert.kind.rawValue)  \
            \(AlertLines.subject(of: alert)): \(alert.text)
            """
    }

    /// Prints a warning: the person who watches may have missed alerts.
    private static let tell: @Sendable (LiveEvents.Interruption) -> Void = { interruption in
        let reason = ErrorReport(interruption.cause)?.message ?? "The connection was lost."
        let seconds = max(1, interruption.retryIn.components.seconds)
        Output.warn(
            "rollcall: \(reason) Trying again in \(seconds) s. `rollcall alerts` shows the alerts missed meanwhile.")
    }
}
