public import Foundation

/// The visits of a person that overlap a period, newest first; at most 1,000.
public struct GetStudentHistory: Request {
    public static let type = RequestType.adminGetStudentHistory
    public static let callers: Callers = [.admin, .staff]

    /// The person, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// From the first visit if absent.
    public let from: Date?
    /// Until now if absent.
    public let to: Date?

    public struct Reply: Codable, Sendable {
        public let visits: [VisitRecord]
        /// The corrections of this period, latest first; at most 1,000. They include the old values.
        public var corrections: [CorrectionRecord] = []
    }
}
