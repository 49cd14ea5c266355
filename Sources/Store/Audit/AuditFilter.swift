public import Foundation

/// Which entries of the audit are wanted; nil asks for nothing in particular.
public struct AuditFilter: Sendable {
    public let action: String?
    /// Who did it.
    public let actor: Int64?
    /// Whom it was about.
    public let person: Int64?
    public let from: Date?
    public let to: Date?

    public init(action: String?, actor: Int64?, person: Int64?, from: Date?, to: Date?) {
        self.action = action
        self.actor = actor
        self.person = person
        self.from = from
        self.to = to
    }
}
