public import Foundation
import Phrases
public import Postgres
public import Vocabulary
public import Wire

extension DeliveryRecord: RowDecodable {}

/// Messages as admins see and repeat them.
public struct DeliveryRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the messages, the newest first.
    public func list(
        webhook: Int64?, state: DeliveryState?, type: WebhookMessageType?, _ list: ListQuery
    ) async throws -> Listing<DeliveryRecord> {
        try await database.listing(
            """
            select delivery_id, webhook_id, message_id, type, alert_id, body, state, attempts, created_at, next_at,
                finished_at, last_status, last_fault
            from webhook_delivery
            where webhook_id = coalesce(\(webhook), webhook_id) and state = coalesce(\(state?.rawValue), state)
                and type = coalesce(\(type?.rawValue), type)
            order by delivery_id desc limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from webhook_delivery
                where webhook_id = coalesce(\(webhook), webhook_id) and state = coalesce(\(state?.rawValue), state)
                    and type = coalesce(\(type?.rawValue), type)
                """)
    }

    /// Makes the queue try the same message again at once, with a full number of attempts. Throws `Refusal` if it
    /// does not exist, or its webhook is disabled.
    /// - Returns: the webhook.
    public func redeliver(_ id: Int64, at now: Date) async throws -> Int64 {
        let rows = try await database.query(
            """
            select webhook_id, disabled_why is null from webhook_delivery join webhook using (webhook_id)
            where delivery_id = \(id) for no key update
            """)
        guard let row = rows.first else { throw Refusal.notFound(.noDeliveryWithNumber(id)) }
        let (webhook, isEnabled) = try row.decode((Int64, Bool).self)
        guard isEnabled else { throw Self.isDisabled(webhook) }
        try await database.query(
            """
            update webhook_delivery set state = 'pending', attempts = 0, next_at = \(now), finished_at = null
            where delivery_id = \(id)
            """)
        return webhook
    }

    static func isDisabled(_ webhook: Int64) -> Refusal {
        .cannotBeDone(.webhookDisabled(webhook))
    }

    /// Deletes finished messages: after 30 days, or after one day if they only reported that the server is running.
    public func trim(at now: Date) async throws {
        try await database.query(
            """
            delete from webhook_delivery
            where finished_at < \(now.addingTimeInterval(-30 * 86_400))
                or type = 'alive' and finished_at < \(now.addingTimeInterval(-86_400))
            """)
    }
}
