public import ArgumentParser
import Client
public import Vocabulary
import Wire

/// Commands about messages to webhooks, beneath `rollcall webhooks`.
enum DeliveriesCommand {
    struct List: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "deliveries", abstract: "What was sent and what is to be, the newest first.")

        @Option(help: "Only those to the webhook with this id.")
        var webhook: Int64?

        @Option(help: "Only those in this state: pending, delivered or failed.")
        var state: DeliveryState?

        @Option(help: "Only this type: alert.opened, alert.closed or alive.")
        var type: WebhookMessageType?

        @Option(help: "Which page, from 1.")
        var page = 1

        @Option(help: "Deliveries on a page, 1 to 1,000.")
        var pageSize = 100

        @OptionGroup var remote: RemoteOptions

        func validate() throws {
            if page < 1 { throw ValidationError("--page starts at 1.") }
            if !(1...1000).contains(pageSize) { throw ValidationError("--page-size is 1 to 1,000.") }
        }

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(
                GetDeliveries(webhookID: webhook, state: state, messageType: type, page: page, pageSize: pageSize))
            try output.show(reply, lines(reply, output.times))
        }

        private func lines(_ reply: GetDeliveries.Reply, _ times: TimeText) -> [TerminalText] {
            guard !reply.deliveries.isEmpty else { return ["No deliveries."] }
            let rest = reply.total - reply.deliveries.count
            return Table(Self.columns, of: reply.deliveries, times: times).lines
                + (rest > 0 ? ["\(reply.deliveries.count) of \(reply.total) deliveries. See others with --page."] : [])
        }

        private static let columns: [Column<DeliveryRecord>] = [
            Column("ID") { String($0.deliveryID) },
            Column("WEBHOOK") { String($0.webhookID) },
            Column("WRITTEN") { $1.text($0.createdAt) },
            Column("TYPE") { $0.type.rawValue },
            Column("ALERT") { $0.alertID.map(String.init) ?? "" },
            Column("STATE") { $0.state.rawValue },
            Column("ATTEMPTS") { String($0.attempts) },
            Column("NEXT") { $1.text($0.nextAt) ?? "" },
            Column("STATUS") { $0.lastStatus.map(String.init) ?? "" },
            Column("WHY") { $0.lastFault?.rawValue ?? "" },
        ]
    }

    struct Redeliver: RemoteCommand {
        static let configuration = CommandConfiguration(
            commandName: "redeliver", abstract: "Send a message again, under the same webhook-id.")

        @Argument(help: "The delivery's id; see `rollcall webhooks deliveries`.")
        var id: Int64

        @OptionGroup var remote: RemoteOptions

        func run(_ client: RollcallClient, _ output: Output) async throws {
            let reply = try await client.send(Wire.Redeliver(deliveryID: id))
            try output.show(reply, "Delivery \(id) is sent again.")
        }
    }
}

extension DeliveryState: ExpressibleByArgument {}
extension WebhookMessageType: ExpressibleByArgument {}
