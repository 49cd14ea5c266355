public import Foundation
import Phrases
public import Postgres
import Vocabulary

/// Writes the messages to webhooks. They are delivered from `DeliveryQueue`.
public struct WebhookOutbox: Sendable {
    /// The maximum number of attempts at a message about an alert (Standard Webhooks 1.0, "Deliverability and
    /// reliability").
    static let maxAttempts = 10

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Writes messages about opened and closed alerts, for each subscribed webhook. It runs in the transaction that
    /// changed the alerts.
    ///
    /// A message contains no person's name, and no rooms if it is about a person, because they would reveal where that
    /// person is. A webhook receives no message about its own failure.
    /// - Parameter alerts: each with the type of its message.
    func put(_ alerts: [(id: Int64, type: WebhookMessageType)]) async throws {
        guard !alerts.isEmpty else { return }
        try await database.query(
            """
            insert into webhook_delivery
                (webhook_id, message_id, type, alert_id, body, created_at, most_attempts, next_at)
            select webhook_id, \(unescaped: Self.messageID), turn.type, alert_id,
                json_build_object(
                    'type', turn.type, 'timestamp', \(unescaped: Self.time("told_at")), 'data', \(unescaped: Self.data)
                )::text,
                told_at, \(Self.maxAttempts), told_at
            from unnest(\(alerts.map(\.id)), \(alerts.map(\.type.rawValue))) as turn (alert_id, type)
                join alert using (alert_id)
                cross join lateral (select coalesce(closed_at, last_at) as told_at) told
                join webhook on disabled_why is null and (kinds = '{}' or kind = any(kinds))
                    and array_position(\(unescaped: Self.severities), severity)
                        >= array_position(\(unescaped: Self.severities), min_severity)
                    and not (subject_sort = 'webhook' and subject_id = webhook_id)
                left join scanner on subject_sort = 'scanner' and scanner_id = subject_id
                left join beacon on subject_sort = 'beacon' and beacon.beacon_id = subject_id
                left join (select device_id, device_name from device) device
                    on subject_sort = 'device' and device_id = subject_id
                left join (select rule_id, rule_name from rule) rule
                    on subject_sort = 'rule' and rule_id = subject_id
            """)
    }

    /// Writes that the server is running, for each webhook whose last such message is older than the interval.
    ///
    /// Such a message is tried only once, as it would be worthless later. Another is written only once that one is
    /// finished.
    /// - Parameter interval: in seconds.
    public func putAlive(every interval: TimeInterval, at now: Date) async throws {
        try await database.query(
            """
            with due as (
                update webhook set alive_at = \(now)
                where alive and disabled_why is null
                    and (alive_at is null or alive_at <= \(now.addingTimeInterval(-interval)))
                    and not exists (
                        select from webhook_delivery waiting
                        where waiting.webhook_id = webhook.webhook_id and type = 'alive' and state = 'pending')
                returning webhook_id
            )
            \(unescaped: Self.insertAlive)
            select webhook_id, \(unescaped: Self.messageID), 'alive',
                \(unescaped: Self.aliveBody)::text, now, 1, now
            from due cross join (select \(now)::timestamptz as now) clock
            """)
    }

    /// Writes a test message. Throws `Refusal` if it cannot be sent to the webhook.
    /// - Returns: the number of the delivery.
    public func putTest(_ webhook: Int64, at now: Date) async throws -> Int64 {
        let rows = try await database.query(
            """
            \(unescaped: Self.insertAlive)
            select webhook_id, \(unescaped: Self.messageID), 'alive',
                \(unescaped: Self.testBody)::text, now, 1, now
            from webhook cross join (select \(now)::timestamptz as now) clock
            where webhook_id = \(webhook) and disabled_why is null returning delivery_id
            """)
        guard let row = rows.first else { throw try await refusal(webhook) }
        return try row.decode(0)
    }

    private func refusal(_ webhook: Int64) async throws -> Refusal {
        let isThere = try await !database.query("select from webhook where webhook_id = \(webhook)").isEmpty
        return isThere ? DeliveryRepository.isDisabled(webhook) : WebhookRepository.missing(webhook)
    }
}

extension WebhookOutbox {
    private static let messageID = "'msg_' || replace(gen_random_uuid()::text, '-', '')"
    private static let severities = "array['info', 'warning', 'critical']"
    private static let insertAlive =
        "insert into webhook_delivery (webhook_id, message_id, type, body, created_at, most_attempts, next_at)"

    /// A time in RFC 3339 format, in UTC with milliseconds.
    private static func time(_ column: String) -> String {
        "to_char(\(column) at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS\"Z\"')"
    }

    private static let openAlerts = "(select count(*) from alert where closed_at is null)"
    private static let aliveBody =
        "json_build_object('type', 'alive', 'timestamp', \(time("now")), 'data', "
        + "json_build_object('open_alerts', \(openAlerts)))"
    private static let testBody =
        "json_build_object('type', 'alive', 'timestamp', \(time("now")), 'data', "
        + "json_build_object('test', true, 'open_alerts', \(openAlerts)))"

    private static let data = """
        json_build_object(
            'alert_id', alert_id, 'kind', kind, 'severity', severity,
            'subject', json_build_object(
                'sort', subject_sort, 'id', subject_id, 'label',
                coalesce(scanner_name, device_name, rule_name, major || '/' || minor)),
            'text', text, 'hint', hint,
            'rooms', array(
                select told_room.room_number from room told_room
                where told_room.room_id = any(rooms) and subject_sort <> 'person'
                order by array_position(rooms, told_room.room_id)),
            'opened_at', \(time("opened_at")), 'closed_at', \(time("closed_at")), 'count', count)
        """
}
