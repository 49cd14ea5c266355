public import Foundation
public import Vocabulary

/// A message to a webhook, and its outcome.
public struct DeliveryRecord: Codable, Equatable, Sendable {
    public let deliveryID: Int64
    public let webhookID: Int64
    /// The value of the header `webhook-id`, the same for each attempt.
    public let messageID: String
    public let type: WebhookMessageType
    /// Nil if the message concerns no alert.
    public let alertID: Int64?
    /// The body of the message, the same for each attempt.
    public let body: String
    public let state: DeliveryState
    public let attempts: Int
    public let createdAt: Date
    /// When the next attempt is due; nil if there is none.
    public let nextAt: Date?
    public let finishedAt: Date?
    /// The HTTP status of the last answer; nil if there was no answer.
    public let lastStatus: Int?
    /// Why the last attempt failed; nil if it succeeded or none was made.
    public let lastFault: DeliveryFault?
}

/// Messages to webhooks, newest first, in pages. Finished messages are kept for 30 days, those of type `alive` for one
/// day.
public struct GetDeliveries: Request, ListRequest {
    public static let type = RequestType.adminGetDeliveries
    public static let callers: Callers = .admin

    /// Nil for all webhooks.
    public let webhookID: Int64?
    /// Nil for all states.
    public let state: DeliveryState?
    /// Nil for all types.
    public let messageType: WebhookMessageType?
    public let page: Int?
    public let pageSize: Int?

    /// Always nil: text search is not supported.
    public var search: String? { nil }

    public struct Reply: Codable, Sendable {
        public let deliveries: [DeliveryRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}
