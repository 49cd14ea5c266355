public import Foundation
public import Vocabulary

/// A URL to which alerts are sent.
public struct WebhookRecord: Codable, Equatable, Sendable {
    public let webhookID: Int64
    public let url: String
    public let description: String?
    /// The kinds of alerts that are sent; empty for all kinds.
    public let kinds: [AlertKind]
    /// The minimum severity that is sent.
    public let minSeverity: AlertSeverity
    /// Whether to send a heartbeat every five minutes.
    public let alive: Bool
    public let enabled: Bool
    /// Nil while it is enabled.
    public let disabledWhy: WebhookDisabled?
    public let createdAt: Date
    public let lastSuccessAt: Date?
    public let lastFailureAt: Date?
    /// Why the last failed attempt failed.
    public let lastFault: DeliveryFault?
    /// The number of failed attempts since the last success.
    public let failures: Int
    /// The number of messages waiting for their first or next attempt.
    public let pending: Int
}

/// All webhooks, or one. A confirmed session is required, since a URL may be a secret of its receiver.
public struct GetWebhooks: Request {
    public static let type = RequestType.adminGetWebhooks
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    /// Nil for all webhooks.
    public let webhookID: Int64?

    public struct Reply: Codable, Sendable {
        public let webhooks: [WebhookRecord]
    }
}

/// Creates a webhook, so that alerts are sent to a URL from now on. The messages follow Standard Webhooks 1.0.
public struct CreateWebhook: Request {
    public static let type = RequestType.adminCreateWebhook
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    /// An HTTPS URL of 1…1,000 characters, without user, password and fragment. All addresses of its host must be
    /// public ones, unless `server.webhook_allow` makes an exception.
    public let url: String
    public let description: String?
    /// Nil or empty for all kinds.
    public let kinds: [AlertKind]?
    /// `info` if nil, which includes all alerts.
    public let minSeverity: AlertSeverity?
    /// True if nil.
    public let alive: Bool?

    public struct Reply: Codable, Sendable {
        public let webhookID: Int64
        /// The secret with which its receiver verifies messages, such as `whsec_…`. Returned only once.
        public let secret: String
    }
}

/// Changes the given values of a webhook and leaves the others unchanged.
public struct EditWebhook: Request {
    public static let type = RequestType.adminEditWebhook
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    public let webhookID: Int64
    public let url: String?
    /// Empty to remove the description.
    public let description: String?
    /// Empty for all kinds.
    public let kinds: [AlertKind]?
    public let minSeverity: AlertSeverity?
    public let alive: Bool?
    /// False discards the messages that are waiting.
    public let enabled: Bool?
    /// Whether to create a new secret. For 24 hours messages are also signed with the previous one.
    public let newSecret: Bool?

    public struct Reply: Codable, Sendable {
        /// The new secret, if one was requested. Returned only once.
        public let secret: String?
    }
}

/// Deletes a webhook with all its deliveries.
public struct DeleteWebhook: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteWebhook
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    public let webhookID: Int64
}

/// Sends a webhook a message of the type `alive` whose `data` contains `test: true`. One attempt is made, within
/// seconds; `admin.get_deliveries` reports the outcome.
public struct TestWebhook: Request {
    public static let type = RequestType.adminTestWebhook
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    public let webhookID: Int64

    public struct Reply: Codable, Sendable {
        public let deliveryID: Int64
    }
}
