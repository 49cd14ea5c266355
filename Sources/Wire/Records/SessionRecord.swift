public import Foundation

/// A login as its owner sees it.
public struct SessionRecord: Codable, Equatable, Sendable {
    public let sessionID: Int64
    public let createdAt: Date
    /// When it was used last, to the minute.
    public let usedAt: Date
    /// When it ends, however much it is used.
    public let expiresAt: Date
    /// The IP address it was begun from.
    public let address: String
    /// The program it was begun with, as it named itself (`User-Agent`).
    public let agent: String?
    /// Whether it is the one that asks.
    public let isCurrent: Bool

    enum CodingKeys: String, CodingKey {
        case sessionID = "session_id"
        case createdAt = "created_at"
        case usedAt = "used_at"
        case expiresAt = "expires_at"
        case address
        case agent
        case isCurrent = "is_current"
    }

    public init(
        sessionID: Int64, createdAt: Date, usedAt: Date, expiresAt: Date, address: String, agent: String?,
        isCurrent: Bool
    ) {
        self.sessionID = sessionID
        self.createdAt = createdAt
        self.usedAt = usedAt
        self.expiresAt = expiresAt
        self.address = address
        self.agent = agent
        self.isCurrent = isCurrent
    }
}
