public import Foundation
public import Vocabulary

/// A person in a room from one instant to another.
public struct VisitRecord: Codable, Equatable, Sendable {
    public let visitID: Int64
    public let roomNumber: String
    public let zoneName: String
    public let enteredAt: Date
    /// Nil while the visit lasts.
    public let leftAt: Date?
    public let endReason: VisitEnd?
    /// What it rests on. Nil where that was not kept yet.
    public let source: VisitSource?
    /// Who said so, by name; nil where nobody did, or they were erased.
    public let saidBy: String?
    /// When that was said; nil where nobody said it.
    public let saidAt: Date?
    /// Why it was said.
    public let reason: String?

    enum CodingKeys: String, CodingKey {
        case visitID = "visit_id"
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case enteredAt = "entered_at"
        case leftAt = "left_at"
        case endReason = "end_reason"
        case source
        case saidBy = "said_by"
        case saidAt = "said_at"
        case reason
    }

    public init(
        visitID: Int64, roomNumber: String, zoneName: String, enteredAt: Date, leftAt: Date? = nil,
        endReason: VisitEnd? = nil, source: VisitSource? = nil, saidBy: String? = nil, saidAt: Date? = nil,
        reason: String? = nil
    ) {
        self.visitID = visitID
        self.roomNumber = roomNumber
        self.zoneName = zoneName
        self.enteredAt = enteredAt
        self.leftAt = leftAt
        self.endReason = endReason
        self.source = source
        self.saidBy = saidBy
        self.saidAt = saidAt
        self.reason = reason
    }
}

/// The visits of a person that touch a span of time, the newest first; at most 1,000.
public struct GetStudentHistory: Request {
    public static let type = RequestType.adminGetStudentHistory

    /// Who, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Without it, from the first visit.
    public let from: Date?
    /// Without it, until now.
    public let to: Date?

    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case from
        case to
    }

    public init(email: String? = nil, personID: Int64? = nil, from: Date? = nil, to: Date? = nil) {
        self.email = email
        self.personID = personID
        self.from = from
        self.to = to
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let visits: [VisitRecord]
        /// What was said of these times, the last one said first; at most 1,000. The old values are in it.
        public let corrections: [CorrectionRecord]

        public init(visits: [VisitRecord], corrections: [CorrectionRecord] = []) {
            self.visits = visits
            self.corrections = corrections
        }
    }
}

/// The caller's own visits that touch a span of time, the newest first; at most 1,000.
public struct GetOwnVisits: Request {
    public static let type = RequestType.studentGetVisits

    /// Without it, from the first visit.
    public let from: Date?
    /// Without it, until now.
    public let to: Date?

    public init(from: Date? = nil, to: Date? = nil) {
        self.from = from
        self.to = to
    }

    public typealias Reply = GetStudentHistory.Reply
}
