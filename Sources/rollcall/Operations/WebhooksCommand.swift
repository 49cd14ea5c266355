import ArgumentParser
import Client
import Vocabulary
import Wire

struct WebhooksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webhooks", abstract: "Where alerts are sent to, as HTTP requests for other programs.",
        discussion: "What is sent follows Standard Webhooks 1.0; docs/webhooks.md shows how a receiver verifies it.",
        subcommands: [
            List.self, Create.self, Edit.self, Delete.self, Test.self, DeliveriesCommand.List.self,
            DeliveriesCommand.Redeliver.self,
        ],
        defaultSubcommand: List.self)

    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "All webhooks, with how they fare.")

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(GetWebhooks())
            let none: [TerminalText] = ["No webhooks. Make one: rollcall webhooks create https://hook.school.example/"]
            try output.show(
                reply,
                reply.webhooks.isEmpty ? none : Table(Self.columns, of: reply.webhooks, times: output.times).lines)
        }

        private static let columns: [Column<WebhookRecord>] = [
            Column("ID") { String($0.webhookID) },
            Column("URL") { $0.url },
            Column("DESCRIPTION") { $0.description ?? "" },
            Column("KINDS") { $0.kinds.isEmpty ? "all" : $0.kinds.map(\.rawValue).joined(separator: " ") },
            Column("FROM") { $0.minSeverity.rawValue },
            Column("ALIVE") { $0.alive ? "yes" : "no" },
            Column("STATE") { $0.disabledWhy.map { "disabled (\($0.rawValue))" } ?? "enabled" },
            Column("DELIVERED") { $1.text($0.lastSuccessAt) ?? "" },
            Column("FAILED") { $1.text($0.lastFailureAt) ?? "" },
            Column("WHY") { $0.lastFault?.rawValue ?? "" },
            Column("IN A ROW") { $0.failures > 0 ? String($0.failures) : "" },
            Column("WAITING") { $0.pending > 0 ? String($0.pending) : "" },
        ]
    }

    struct Create: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "create", abstract: "Have alerts sent to a URL; its secret is shown once.")

        @Argument(help: "An HTTPS URL whose host has public addresses alone.")
        var url: String

        @Option(help: "What it is for.")
        var description: String?

        @Option(name: .customLong("kind"), help: "Only this kind of alert; may be repeated. Without it, all kinds.")
        var kinds: [AlertKind] = []

        @Option(help: "Only alerts of this severity and above: info, warning or critical.")
        var minSeverity: AlertSeverity?

        @Flag(inversion: .prefixedNo, help: "Whether to send a heartbeat every five minutes.")
        var alive = true

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                CreateWebhook(
                    url: url, description: description, kinds: kinds.isEmpty ? nil : kinds, minSeverity: minSeverity,
                    alive: alive))
            try output.show(
                reply,
                [
                    "Made webhook \(reply.webhookID).",
                    "Its secret, shown this once: \(reply.secret)",
                    "Try it: rollcall webhooks test \(reply.webhookID)",
                ])
        }
    }

    struct Edit: RemoteCommand {
        static let configuration = CommandConfiguration(commandName: "edit", abstract: "Change a webhook.")

        @Argument(help: "The webhook's id; see `rollcall webhooks list`.")
        var id: Int64

        @Option(help: "Where it is sent to from now on.")
        var url: String?

        @Option(help: "What it is for; an empty text takes it away.")
        var description: String?

        @Option(name: .customLong("kind"), help: "A kind in place of those it has; may be repeated.")
        var kinds: [AlertKind] = []

        @Flag(help: "All kinds again.")
        var allKinds = false

        @Option(help: "Only alerts of this severity and above: info, warning or critical.")
        var minSeverity: AlertSeverity?

        @Flag(inversion: .prefixedNo, help: "Whether to send a heartbeat every five minutes.")
        var alive: Bool?

        @Flag(inversion: .prefixedNo, help: "Whether it is sent anything. What waits for a disabled one is given up.")
        var enabled: Bool?

        @Flag(help: "Make another secret. For 24 hours messages are signed with the old one, too.")
        var newSecret = false

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            try requireChange(
                url, description, newKinds, minSeverity, alive, enabled, newSecret ? true : nil)
        }

        private var newKinds: [AlertKind]? { kinds.isEmpty && !allKinds ? nil : kinds }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                EditWebhook(
                    webhookID: id, url: url, description: description, kinds: newKinds, minSeverity: minSeverity,
                    alive: alive, enabled: enabled, newSecret: newSecret ? true : nil))
            let changed: TerminalText = "Changed webhook \(id)."
            try output.show(reply, [changed] + (reply.secret.map { ["Its secret, shown this once: \($0)"] } ?? []))
        }
    }

    struct Delete: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "delete", abstract: "Delete a webhook with all its deliveries.")

        @Argument(help: "The webhook's id; see `rollcall webhooks list`.")
        var id: Int64

        @OptionGroup var confirmation: ConfirmationOptions
        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            try confirmation.confirm("Delete webhook \(id)? What waits for it is not sent.")
            let reply = try await client.send(DeleteWebhook(webhookID: id))
            try output.show(reply, "Deleted webhook \(id).")
        }
    }

    struct Test: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "test", abstract: "Send a webhook a message, and say what came of it.",
            discussion: "The exit status is 0 only where it was received.")

        /// A message is tried within a second, and for 15 s at most.
        private static let looks = 80
        private static let delay = Duration.milliseconds(250)

        @Argument(help: "The webhook's id; see `rollcall webhooks list`.")
        var id: Int64

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let delivery = try await client.send(TestWebhook(webhookID: id)).deliveryID
            for _ in 0..<Self.looks {
                try await Task.sleep(for: Self.delay)
                let recent = try await client.send(
                    GetDeliveries(webhookID: id, messageType: .alive, page: 1, pageSize: 20))
                guard let found = recent.deliveries.first(where: { $0.deliveryID == delivery }),
                    found.state != .pending
                else { continue }
                try output.show(found, Self.words(found))
                if found.state == .failed { throw ExitCode.failure }
                return
            }
            throw CommandError(
                "Delivery \(delivery) is still waiting.",
                hint: "See what comes of it by `rollcall webhooks deliveries --webhook \(id)`.")
        }

        private static func words(_ delivery: DeliveryRecord) -> TerminalText {
            let status = delivery.lastStatus.map { " (status \($0))" } ?? ""
            guard let fault = delivery.lastFault else { return "It was received\(status)." }
            return "It was not received: \(fault.rawValue)\(status)."
        }
    }
}
