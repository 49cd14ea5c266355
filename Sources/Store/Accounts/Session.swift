public import Foundation

/// A login as the server finds it by its token.
public struct Session: Sendable {
    public let id: Int64
    public let createdAt: Date
    public let person: Person
    /// What the person has to do before anything else.
    public let obligation: Obligation?
    /// Until when the password counts as shown again, by the machine's clock; nil where it was not.
    public let confirmedUntil: Date?
}

/// A login as its owner sees it.
public struct SessionEntry: Sendable {
    public let id: Int64
    public let createdAt: Date
    public let usedAt: Date
    public let expiresAt: Date
    /// Where it came from: an IP address.
    public let address: String
    /// The program, as it named itself.
    public let agent: String?
}
