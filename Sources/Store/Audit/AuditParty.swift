public import Foundation

/// Somebody in the audit; of a person who was erased only the random number is left.
public struct AuditParty: Equatable, Sendable {
    public let subject: UUID
    public let person: Person?
}
