public import Foundation

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

        public init(visits: [VisitRecord]) {
            self.visits = visits
        }
    }
}
