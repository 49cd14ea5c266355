import Postgres
public import Vocabulary

/// What is needed to send a message to a webhook without the outbox.
public struct WebhookTarget: Equatable, Sendable {
    public let id: Int64
    public let url: String
    /// The secrets, the newest first.
    public let sealedSecrets: [[UInt8]]
}

extension WebhookRepository {
    /// Returns the webhooks that are notified of a kind of alert.
    public func targets(of kind: AlertKind, _ severity: AlertSeverity) async throws -> [WebhookTarget] {
        let severities = AlertSeverity.allCases.prefix { $0 != severity }.map(\.rawValue) + [severity.rawValue]
        return try await database.query(
            """
            select webhook_id, url, sealed_secret,
                case when previous_until > now() then previous_secret end as previous_secret
            from webhook
            where disabled_why is null and (kinds = '{}' or \(kind.rawValue) = any(kinds))
                and min_severity = any(\(severities))
            order by webhook_id
            """
        ).map { row in
            let (id, url, secret, previous) = try row.decode((Int64, String, [UInt8], [UInt8]?).self)
            return WebhookTarget(id: id, url: url, sealedSecrets: [secret] + (previous.map { [$0] } ?? []))
        }
    }
}
