import Postgres
public import Vocabulary

/// A person with an account.
public struct Person: Equatable, Sendable {
    public let id: Int64
    public let email: String
    public let firstName: String
    public let lastName: String
    public let classification: Classification
    /// The badges carried now.
    public var badges: [Badge] = []
    /// Whether they can no longer log in, where that was asked for.
    public var isDisabled = false
}

/// How a request names a person.
public enum PersonReference: Equatable, Sendable {
    case id(Int64)
    /// In any case.
    case email(String)
}
