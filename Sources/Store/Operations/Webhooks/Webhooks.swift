public import Foundation
import Phrases
public import Postgres
public import Vocabulary
public import Wire

extension WebhookRecord: RowDecodable {}

/// Webhooks as admins see and change them.
public struct WebhookRepository: Sendable {
    /// The maximum number of webhooks: each alert is written once for each of them.
    public static let limit = 50

    /// The settings that an admin chooses.
    public struct Settings: Equatable, Sendable {  // generated: init
        public var url: String
        public var description: String?
        /// The kinds of alerts that are sent; all if empty.
        public var kinds: [AlertKind] = []
        public var minSeverity: AlertSeverity = .info
        /// Whether it receives messages that the server is running.
        public var isAliveSent: Bool = true
    }

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns all webhooks, or one by its number.
    public func list(_ id: Int64? = nil) async throws -> [WebhookRecord] {
        try await database.query(
            """
            select webhook_id, url, description, kinds, min_severity, alive, disabled_why is null as enabled,
                disabled_why, created_at, last_success_at, last_failure_at, last_fault, failures, (
                    select count(*) from webhook_delivery
                    where webhook_delivery.webhook_id = webhook.webhook_id and state = 'pending') as pending
            from webhook where webhook_id = coalesce(\(id), webhook_id) order by webhook_id
            """
        ).map(WebhookRecord.init(row:))
    }

    /// - Parameter seal: seals the secret, given the number of the webhook.
    /// - Returns: that number. Throws `Refusal` if there are too many.
    public func create(
        _ settings: Settings, at now: Date, seal: (Int64) throws -> [UInt8]
    ) async throws -> Int64 {
        // If two admins create the last webhook, one waits for the other here.
        try await database.query("lock table webhook in share row exclusive mode")
        let row = try await database.query(
            "select nextval('webhook_webhook_id_seq'), (select count(*) from webhook)")[0]
        let (id, count) = try row.decode((Int64, Int).self)
        guard count < Self.limit else { throw Refusal.cannotBeDone(.tooManyWebhooks(Self.limit)) }
        try await database.query(
            """
            insert into webhook
                (webhook_id, url, description, kinds, min_severity, alive, sealed_secret, created_at)
            values (\(id), \(settings.url), \(settings.description), \(settings.kinds),
                \(settings.minSeverity), \(settings.isAliveSent), \(try seal(id)), \(now))
            """)
        return id
    }

    /// Returns the settings of a webhook and locks it until the end of the transaction. Throws `Refusal` if there is
    /// none.
    public func settings(_ id: Int64) async throws -> Settings {
        try await database.query("select from webhook where webhook_id = \(id) for no key update")
        guard let webhook = try await list(id).first else { throw Self.missing(id) }
        return Settings(
            url: webhook.url, description: webhook.description, kinds: webhook.kinds,
            minSeverity: webhook.minSeverity, isAliveSent: webhook.alive)
    }

    public func edit(_ id: Int64, _ settings: Settings) async throws {
        try await database.query(
            """
            update webhook set url = \(settings.url), description = \(settings.description),
                kinds = \(settings.kinds), min_severity = \(settings.minSeverity),
                alive = \(settings.isAliveSent)
            where webhook_id = \(id)
            """)
    }

    /// Replaces the secret. Until a time, messages are also signed with the previous secret.
    public func replaceSecret(_ id: Int64, sealed: [UInt8], previousUntil time: Date) async throws {
        try await database.query(
            """
            update webhook set previous_secret = sealed_secret, previous_until = \(time), sealed_secret = \(sealed)
            where webhook_id = \(id)
            """)
    }

    public func enable(_ id: Int64) async throws {
        try await database.query(
            "update webhook set disabled_why = null, failures = 0, alive_at = null where webhook_id = \(id)")
    }

    /// Disables a webhook and abandons its waiting messages.
    public func disable(_ id: Int64, at now: Date) async throws {
        try await database.pipeline([
            "update webhook set disabled_why = coalesce(disabled_why, 'by_hand') where webhook_id = \(id)",
            DeliveryQueue.abandoning(id, at: now),
        ])
    }

    /// Deletes a webhook with its messages. Throws `Refusal` if there is none.
    public func delete(_ id: Int64) async throws {
        let gone = try await database.query("delete from webhook where webhook_id = \(id) returning webhook_id")
        guard !gone.isEmpty else { throw Self.missing(id) }
    }

    static func missing(_ id: Int64) -> Refusal { .notFound(.noWebhookWithNumber(id)) }
}
