public import Foundation
public import Postgres
import Vocabulary

/// The messages that are due. For each webhook, one server delivers one message at a time, so that a hanging receiver
/// delays no other; if the server stops in the meantime, the webhook is available to the others half a minute later.
public struct DeliveryQueue: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Claims the message that has been due longest for each of some webhooks, beginning with the webhooks that have
    /// waited longest for their turn.
    /// - Parameter webhook: only of this one; nil for any.
    public func claim(
        limit: Int, of webhook: Int64? = nil, at now: Date
    ) async throws -> [ClaimedDelivery] {
        try await database.query(
            """
            with due as (
                select webhook_id from webhook
                where disabled_why is null and (claimed_until is null or claimed_until <= clock_timestamp())
                    and webhook_id = coalesce(\(webhook), webhook_id)
                    and exists (
                        select from webhook_delivery
                        where webhook_delivery.webhook_id = webhook.webhook_id and state = 'pending'
                            and next_at <= \(now))
                order by claimed_until nulls first, webhook_id limit \(limit) for no key update skip locked
            ), claimed as (
                update webhook set claimed_until = clock_timestamp() + interval '30 s'
                from due where webhook.webhook_id = due.webhook_id
                returning webhook.webhook_id, url, sealed_secret,
                    case when previous_until > \(now) then previous_secret end as previous_secret
            )
            select delivery_id, webhook_id, url, sealed_secret, previous_secret, message_id, body, attempts,
                most_attempts
            from claimed cross join lateral (
                select delivery_id, message_id, body, attempts, most_attempts from webhook_delivery
                where webhook_delivery.webhook_id = claimed.webhook_id and state = 'pending' and next_at <= \(now)
                order by next_at, delivery_id limit 1) message
            """
        ).map(ClaimedDelivery.init(row:))
    }

    /// Stores the outcome, and releases the webhook for the next delivery. An admin's changes to the message in the
    /// meantime are preserved.
    /// - Returns: how many attempts at the webhook have failed in a row; nil if it no longer exists.
    public func note(
        _ attempt: DeliveryAttempt, of delivery: ClaimedDelivery, at now: Date
    ) async throws -> Int? {
        // The webhook is locked first, as when it is edited or deleted.
        let results = try await database.pipeline(
            [
                attempt.fault.map { Self.failing($0, delivery.webhook, at: now) }
                    ?? Self.succeeding(delivery.webhook, at: now),
                """
                update webhook_delivery set attempts = attempts + 1, last_status = \(attempt.status),
                    last_fault = \(attempt.fault?.rawValue), next_at = \(attempt.nextAt),
                    finished_at = case when \(attempt.nextAt)::timestamptz is null then \(now)::timestamptz end,
                    state = case when \(attempt.fault?.rawValue)::text is null then 'delivered'
                        when \(attempt.nextAt)::timestamptz is null then 'failed' else 'pending' end
                where delivery_id = \(delivery.id) and state = 'pending' and attempts = \(delivery.attempts)
                """,
            ] + (attempt.fault == .gone ? [Self.abandoning(delivery.webhook, at: now)] : []))
        return try results[0].first?.decode(0)
    }

    private static func succeeding(_ webhook: Int64, at now: Date) -> Query {
        """
        update webhook set claimed_until = clock_timestamp(), failures = 0, last_success_at = \(now)
        where webhook_id = \(webhook) returning failures
        """
    }

    private static func failing(_ fault: DeliveryFault, _ webhook: Int64, at now: Date) -> Query {
        """
        update webhook set claimed_until = clock_timestamp(), failures = least(failures, 1000000) + 1,
            last_failure_at = \(now), last_fault = \(fault),
            disabled_why = case when \(fault.rawValue) = 'gone' then 'gone' else disabled_why end
        where webhook_id = \(webhook) returning failures
        """
    }

    /// Abandons the waiting messages of a webhook that was disabled.
    static func abandoning(_ webhook: Int64, at now: Date) -> Query {
        """
        update webhook_delivery set state = 'failed', next_at = null, finished_at = \(now), last_fault = 'disabled'
        where webhook_id = \(webhook) and state = 'pending'
        """
    }
}
