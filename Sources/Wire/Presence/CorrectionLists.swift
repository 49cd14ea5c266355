public import Foundation
public import Vocabulary

/// A statement about where a person is or was, and what it replaced.
public struct CorrectionRecord: Codable, Equatable, Sendable {
    public let correctionID: Int64
    public let kind: CorrectionKind
    /// The room that the correction states; nil if it states that the person was in no room.
    public let roomNumber: String?
    public let enteredAt: Date?
    /// The end of the corrected period; nil while the correction is in force.
    public let leftAt: Date?
    /// For a correction of current whereabouts, the state shown before it; nil if the person was never heard.
    public let oldState: WhereaboutsState?
    public let oldRoomNumber: String?
    /// The visits as they were before, earliest first.
    public var replaced: [ReplacedVisitRecord] = []
    /// Whether it currently overrides what receivers hear.
    public var standing: Bool = false
    public let reason: String?
    /// The name of the person who made the correction; nil if that person was erased.
    public let saidBy: String?
    public let saidAt: Date
    /// When the server received it.
    public let receivedAt: Date
}

/// A visit as it was before a correction.
public struct ReplacedVisitRecord: Codable, Equatable, Sendable {
    public let visitID: Int64
    public let roomNumber: String
    public let enteredAt: Date
    /// Nil if the visit had not ended.
    public let leftAt: Date?
    /// The source of the visit. Nil if it was not recorded.
    public let source: VisitSource?
}

/// The corrections of a person's current whereabouts and past visits, latest first. Staff see the corrections that
/// concern only their zones; they see corrections that name no room if they can see the person now.
public struct GetCorrections: Request, ListRequest {
    public static let type = RequestType.adminGetCorrections

    /// The person, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Only corrections that concern the time from this instant on.
    public let from: Date?
    /// Only corrections that concern the time until this instant.
    public let to: Date?
    public let page: Int?
    public let pageSize: Int?

    /// Always nil: text search is not supported.
    public var search: String? { nil }

    public struct Reply: Codable, Sendable {
        public let corrections: [CorrectionRecord]
        public let total: Int
    }
}
