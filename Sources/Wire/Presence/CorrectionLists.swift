public import Foundation
public import Vocabulary

/// What a person said of where a person is or was, and what that replaced.
public struct CorrectionRecord: Codable, Equatable, Sendable {
    public let correctionID: Int64
    public let kind: CorrectionKind
    /// What it says: where they were; nil if they were nowhere.
    public let roomNumber: String?
    public let enteredAt: Date?
    /// Until when; nil while it counts.
    public let leftAt: Date?
    /// What was shown before, of a word on where a person is; nil of a person never heard.
    public let oldState: WhereaboutsState?
    public let oldRoomNumber: String?
    /// The visits as they were before, the earliest first.
    public var replaced: [ReplacedVisitRecord] = []
    /// Whether it counts now in place of what receivers hear.
    public var standing: Bool = false
    public let reason: String?
    /// Who said it, by name; nil if they were erased.
    public let saidBy: String?
    public let saidAt: Date
    /// When the server had it.
    public let receivedAt: Date
}

/// A visit as it was before a correction.
public struct ReplacedVisitRecord: Codable, Equatable, Sendable {
    public let visitID: Int64
    public let roomNumber: String
    public let enteredAt: Date
    /// Nil if it still lasted.
    public let leftAt: Date?
    /// What it rested on. Nil if that was not kept.
    public let source: VisitSource?
}

/// What was said of where a person is and was, the last one said first. Staff are shown what concerns their zones and
/// no others, and what names no room where they see the person now.
public struct GetCorrections: Request, ListRequest {
    public static let type = RequestType.adminGetCorrections

    /// Who, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Only what says something of the time from then on.
    public let from: Date?
    /// Only what says something of the time until then.
    public let to: Date?
    public let page: Int?
    public let pageSize: Int?

    /// Nothing is searched for.
    public var search: String? { nil }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let corrections: [CorrectionRecord]
        public let total: Int
    }
}
