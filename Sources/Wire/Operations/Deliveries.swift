public import Foundation
public import Vocabulary

/// A message to a webhook, and what came of it.
public struct DeliveryRecord: Codable, Equatable, Sendable {
    public let deliveryID: Int64
    public let webhookID: Int64
    /// The header `webhook-id`, the same at each attempt.
    public let messageID: String
    public let type: WebhookMessageType
    /// Nil if it is about none.
    public let alertID: Int64?
    /// What is sent, the same at each attempt.
    public let body: String
    public let state: DeliveryState
    public let attempts: Int
    public let createdAt: Date
    /// When it is tried next; nil if it is not any more.
    public let nextAt: Date?
    public let finishedAt: Date?
    /// The HTTP status that was last answered; nil if there was no answer.
    public let lastStatus: Int?
    /// Why the last attempt failed; nil if it did not.
    public let lastFault: DeliveryFault?
}

/// Messages to webhooks, the newest first, in pages. They are kept for 30 days once they are over, and those of the
/// type `alive` for one.
public struct GetDeliveries: Request, ListRequest {
    public static let type = RequestType.adminGetDeliveries

    /// Nil for all webhooks.
    public let webhookID: Int64?
    /// Nil for all states.
    public let state: DeliveryState?
    /// Nil for all types.
    public let messageType: WebhookMessageType?
    public let page: Int?
    public let pageSize: Int?

    /// They are found by what they are, not by text.
    public var search: String? { nil }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let deliveries: [DeliveryRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// Has a message delivered again, at once and under the same `webhook-id`, with all its attempts before it.
public struct Redeliver: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminRedeliver

    public let deliveryID: Int64
}

/// Sends a webhook a message of the type `alive` whose `data` has `test: true`. It is tried once, within seconds;
/// `admin.get_deliveries` tells what came of it.
public struct TestWebhook: Request {
    public static let type = RequestType.adminTestWebhook

    public let webhookID: Int64

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let deliveryID: Int64
    }
}
