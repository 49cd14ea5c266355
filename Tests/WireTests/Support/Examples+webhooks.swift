import Foundation
import Vocabulary
import Wire

extension Examples {
    static let webhooks = [
        RequestExample(GetWebhooks(webhookID: 1)),
        RequestExample(
            CreateWebhook(
                url: "https://hook.example/", description: "Pager", kinds: [.scannerSilent], minSeverity: .critical,
                alive: false)),
        RequestExample(
            EditWebhook(
                webhookID: 1, url: "https://hook.example/2", description: "", kinds: [], minSeverity: .info,
                alive: true, enabled: false, newSecret: true)),
        RequestExample(DeleteWebhook(webhookID: 1)), RequestExample(TestWebhook(webhookID: 1)),
        RequestExample(
            GetDeliveries(webhookID: 1, state: .failed, messageType: .alertOpened, page: 1, pageSize: 5)),
        RequestExample(Redeliver(deliveryID: 1)),
    ]

    /// Replies and records with all their members given.
    static let webhookReplies: [any Encodable & Sendable] = [
        GetWebhooks.Reply(webhooks: [
            WebhookRecord(
                webhookID: 1, url: "https://hook.example/", description: "Pager", kinds: [.scannerSilent],
                minSeverity: .critical, alive: true, enabled: false, disabledWhy: .gone, createdAt: time,
                lastSuccessAt: time,
                lastFailureAt: time, lastFault: .status, failures: 3, pending: 2)
        ]),
        CreateWebhook.Reply(webhookID: 1, secret: "whsec_AAAA"), EditWebhook.Reply(secret: "whsec_AAAA"),
        TestWebhook.Reply(deliveryID: 1),
        GetDeliveries.Reply(
            deliveries: [
                DeliveryRecord(
                    deliveryID: 1, webhookID: 1, messageID: "msg_1", type: .alertClosed, alertID: 1, body: "{}",
                    state: .failed, attempts: 10, createdAt: time, nextAt: time, finishedAt: time, lastStatus: 500,
                    lastFault: .timedOut)
            ], total: 1),
    ]
}
