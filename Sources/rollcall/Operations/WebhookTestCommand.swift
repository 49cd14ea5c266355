import ArgumentParser
import Client
import Vocabulary
import Wire

/// `rollcall webhooks test`.
struct WebhookTestCommand: RemoteCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Send a test message to a webhook and print the result.",
        discussion: "The exit status is 0 only if the message was received.")

    /// The maximum number of checks: an attempt starts within a second and takes at most 15 s.
    private static let looks = 80
    private static let delay = Duration.milliseconds(250)

    @Argument(help: "The webhook's ID; see `rollcall webhooks list`.")
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
            hint: "See the result later with: rollcall webhooks deliveries --webhook \(id)")
    }

    private static func words(_ delivery: DeliveryRecord) -> TerminalText {
        let status = delivery.lastStatus.map { " (status \($0))" } ?? ""
        guard let fault = delivery.lastFault else { return "The message was received\(status)." }
        return "The message was not received: \(fault.rawValue)\(status)."
    }
}
