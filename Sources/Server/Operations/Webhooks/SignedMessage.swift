import Foundation

/// A message as it is sent at one attempt.
struct SignedMessage: Sendable {
    let body: String
    /// `webhook-id`, `webhook-timestamp` and `webhook-signature`.
    let headers: [(name: String, value: String)]

    /// - Parameters:
    ///   - secrets: the message is signed with each of them.
    ///   - now: the time of this attempt by the wall clock: receivers refuse messages that are minutes old.
    init(id: String, body: String, secrets: [WebhookSecret], at now: Date) {
        let timestamp = Int64(now.timeIntervalSince1970)
        let signatures = secrets.map { $0.signature(id: id, timestamp: timestamp, body: body) }
        self.body = body
        headers = [
            ("webhook-id", id), ("webhook-timestamp", String(timestamp)),
            ("webhook-signature", signatures.joined(separator: " ")),
        ]
    }
}
