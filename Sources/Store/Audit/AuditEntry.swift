public import Foundation

/// An action to be recorded in the audit.
public struct AuditEntry: Equatable, Sendable {
    public let at: Date
    public let action: AuditAction
    /// The person who did it; nil for an anonymous caller, a scanner or the server itself.
    public let actor: Int64?
    public let targets: AuditEntry.Targets
    /// Fixed terms and numbers of rows. Never a name, an address or a number of a person.
    public let details: [String: String]
    /// The IP address of the caller.
    public let address: String?

    public init(
        at: Date, action: AuditAction, actor: Int64?, targets: AuditEntry.Targets = .noPerson,
        details: [String: String] = [:],
        address: String? = nil
    ) {
        self.at = at
        self.action = action
        self.actor = actor
        self.targets = targets
        self.details = details
        self.address = address.flatMap { $0.isEmpty ? nil : String($0.unicodeScalars.prefix(100)) }
    }
}

extension AuditEntry {
    /// The people an audit entry is about.
    public enum Targets: Equatable, Sendable {
        case noPerson
        case people([Int64])
        /// All people at that time.
        case allPeople

        /// One person, or none.
        public init(_ person: Int64?) {
            self = person.map { .people([$0]) } ?? .noPerson
        }

        var people: [Int64] {
            if case .people(let people) = self { people } else { [] }
        }
    }
}
