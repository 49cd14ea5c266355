public import Vocabulary

/// A member of a group.
public struct MemberRecord: Codable, Equatable, Sendable {
    public let personID: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
}
