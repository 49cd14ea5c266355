public import Foundation

/// Takes a badge back: from now on it speaks for nobody.
public struct ReturnBadge: Request {
    public static let type = RequestType.adminReturnBadge

    public let badgeID: Int64

    enum CodingKeys: String, CodingKey {
        case badgeID = "badge_id"
    }

    public init(badgeID: Int64) {
        self.badgeID = badgeID
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let returnedAt: Date

        enum CodingKeys: String, CodingKey {
            case returnedAt = "returned_at"
        }

        public init(returnedAt: Date) {
            self.returnedAt = returnedAt
        }
    }
}
