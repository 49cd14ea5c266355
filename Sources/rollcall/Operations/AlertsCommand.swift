public import ArgumentParser
import Client
public import Vocabulary
import Wire

struct AlertsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "alerts", abstract: "What is wrong: scanners, clocks, disks, badges; and what to do about it.",
        subcommands: [List.self, Acknowledge.self, Close.self, AlertKindsCommand.self], defaultSubcommand: List.self)

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "Open alerts, the newest first.")

        @Flag(help: "Also those that are closed.")
        var all = false

        @Option(help: "Only this kind, such as scanner_silent.")
        var kind: AlertKind?

        @Option(help: "Which page, from 1. Without it, the first 1,000.")
        var page: Int?

        @Option(help: "Alerts on a page, 1 to 1,000 (100 if absent).")
        var pageSize: Int?

        @Flag(help: "Then go on with those that open and close, until interrupted.")
        var watch = false

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            if let page, page < 1 { throw ValidationError("--page starts at 1.") }
            if let pageSize, !(1...1000).contains(pageSize) { throw ValidationError("--page-size is 1 to 1,000.") }
            if pageSize != nil, page == nil { throw ValidationError("--page-size needs --page.") }
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetAlerts(state: all ? nil : .open, kind: kind, page: page, pageSize: pageSize))
            try output.show(reply, lines(reply, output.times))
            guard watch else { return }
            for try await event in client.alerts(onInterruption: Self.tell) {
                if let kind, event.alert.kind != kind { continue }
                try output.write(output.json ? PrettyJSON.line(event) : Self.line(event, TimeText()).description)
            }
        }

        private func lines(_ reply: GetAlerts.Reply, _ times: TimeText) -> [TerminalText] {
            guard !reply.alerts.isEmpty else { return [all ? "No alerts." : "No alert is open."] }
            let rest = reply.total - reply.alerts.count
            return Table(Self.columns, of: reply.alerts, times: times).lines
                + (rest > 0 ? ["\(reply.alerts.count) of \(reply.total) alerts. See others with --page."] : [])
        }

        private static let columns: [Column<AlertRecord>] = [
            Column("ID") { String($0.alertID) },
            Column("SINCE") { $1.text($0.openedAt) },
            Column("SEVERITY") { $0.severity.rawValue },
            Column("KIND") { $0.kind.rawValue },
            Column("ABOUT") { AlertsCommand.subject(of: $0) },
            Column("STATE") { $0.closedAt != nil ? "closed" : $0.acknowledgedAt != nil ? "acknowledged" : "open" },
            Column("WHAT") { "\($0.text) \($0.hint)" },
        ]

        /// Such as `10:42:07  opened        critical  scanner_silent  East wing: Nothing was heard …`.
        private static func line(_ event: AlertEvent, _ times: TimeText) -> TerminalText {
            let alert = event.alert
            let time = times.text(alert.closedAt ?? alert.lastAt)
            let change = event.change.rawValue.padded(to: 12)
            return """
                \(time)  \(change)  \(alert.severity.rawValue)  \(alert.kind.rawValue)  \
                \(AlertsCommand.subject(of: alert)): \(alert.text)
                """
        }

        /// A person who watches must know that they may have missed something.
        private static let tell: @Sendable (LiveEvents.Interruption) -> Void = { interruption in
            let reason = ErrorReport(interruption.cause)?.message ?? "The connection broke."
            let seconds = max(1, interruption.retryIn.components.seconds)
            Output.warn(
                "rollcall: \(reason) Trying again in \(seconds) s. `rollcall alerts` shows what was missed meanwhile.")
        }
    }

    struct Acknowledge: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "acknowledge", abstract: "Say that you look after an open alert.")

        @Argument(help: "The alert's id; see `rollcall alerts`.")
        var id: Int64

        @Option(help: "What others should know of it.")
        var note: String?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(AcknowledgeAlert(alertID: id, note: note))
            try output.show(reply, "Acknowledged alert \(id).")
        }
    }

    struct Close: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "close", abstract: "Close an open alert. Most close by themselves when the cause is gone.")

        @Argument(help: "The alert's id; see `rollcall alerts`.")
        var id: Int64

        @Option(help: "What was done about it.")
        var note: String?

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(CloseAlert(alertID: id, note: note))
            try output.show(reply, "Closed alert \(id).")
        }
    }

    /// What an alert is about, with the rooms that it tells of.
    static func subject(of alert: AlertRecord) -> String {
        let subject = alert.subject
        let name = subject.name ?? (subject.sort == .server ? "" : "\(subject.id)")
        let rooms = alert.rooms.map(\.roomNumber).joined(separator: ", ")
        return [subject.sort.rawValue, name, rooms.isEmpty ? "" : "(\(rooms))"].filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}

extension AlertKind: ExpressibleByArgument {}
extension AlertSeverity: ExpressibleByArgument {}
