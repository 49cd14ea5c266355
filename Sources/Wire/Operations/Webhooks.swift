public import Foundation
public import Vocabulary

/// A place that alerts are sent to.
public struct WebhookRecord: Codable, Equatable, Sendable {
    public let webhookID: Int64
    public let url: String
    public let description: String?
    /// The kinds of alerts that are sent; all of them where it is empty.
    public let kinds: [AlertKind]
    /// The least severity that is sent.
    public let minSeverity: AlertSeverity
    /// Whether to send a heartbeat every five minutes.
    public let alive: Bool
    public let enabled: Bool
    /// Nil while it is enabled.
    public let disabledWhy: WebhookDisabled?
    public let createdAt: Date
    public let lastSuccessAt: Date?
    public let lastFailureAt: Date?
    /// Why the last attempt failed that did.
    public let lastFault: DeliveryFault?
    /// Attempts that failed since the last success.
    public let failures: Int
    /// Messages that are to be tried, for the first time or again.
    public let pending: Int

    public init(
        webhookID: Int64, url: String, description: String? = nil, kinds: [AlertKind] = [],
        minSeverity: AlertSeverity, alive: Bool, disabledWhy: WebhookDisabled? = nil, createdAt: Date,
        lastSuccessAt: Date? = nil, lastFailureAt: Date? = nil, lastFault: DeliveryFault? = nil, failures: Int,
        pending: Int
    ) {
        self.webhookID = webhookID
        self.url = url
        self.description = description
        self.kinds = kinds
        self.minSeverity = minSeverity
        self.alive = alive
        enabled = disabledWhy == nil
        self.disabledWhy = disabledWhy
        self.createdAt = createdAt
        self.lastSuccessAt = lastSuccessAt
        self.lastFailureAt = lastFailureAt
        self.lastFault = lastFault
        self.failures = failures
        self.pending = pending
    }
}

/// All webhooks, or one. A URL may be a secret of its receiver's, which is why it takes a confirmed session.
public struct GetWebhooks: Request {
    public static let type = RequestType.adminGetWebhooks

    /// Nil for all.
    public let webhookID: Int64?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let webhooks: [WebhookRecord]
    }
}

/// Has alerts sent to a URL from now on. What is sent follows Standard Webhooks 1.0.
public struct CreateWebhook: Request {
    public static let type = RequestType.adminCreateWebhook

    /// An HTTPS URL of 1…1,000 characters, without user, password and fragment. All addresses of its host must be
    /// public ones, unless `server.webhook_allow` makes an exception.
    public let url: String
    public let description: String?
    /// Nil or empty for all kinds.
    public let kinds: [AlertKind]?
    /// Nil for `info`, which is all of them.
    public let minSeverity: AlertSeverity?
    /// Nil for true.
    public let alive: Bool?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let webhookID: Int64
        /// With which its receiver verifies what it is sent, such as `whsec_…`. It is not shown again.
        public let secret: String
    }
}

/// Changes what is given of a webhook, and leaves the rest.
public struct EditWebhook: Request {
    public static let type = RequestType.adminEditWebhook

    public let webhookID: Int64
    public let url: String?
    /// An empty one takes it away.
    public let description: String?
    /// Empty for all kinds.
    public let kinds: [AlertKind]?
    public let minSeverity: AlertSeverity?
    public let alive: Bool?
    /// Where it is disabled, what waits for it is given up.
    public let enabled: Bool?
    /// Makes another secret. For 24 hours messages are signed with the one before, too.
    public let newSecret: Bool?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// The new secret, where one was asked for. It is not shown again.
        public let secret: String?
    }
}

/// Deletes a webhook with all its deliveries.
public struct DeleteWebhook: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteWebhook

    public let webhookID: Int64
}
