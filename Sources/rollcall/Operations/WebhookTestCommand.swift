import ArgumentParser
import Client
import Vocabulary
import Wire

/// `rollcall webhooks test`.
struct WebhookTestCommand: RemoteCommand {
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
