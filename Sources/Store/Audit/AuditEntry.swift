public import Foundation

/// One thing that was done, to be written into the audit.
public struct AuditEntry: Equatable, Sendable {
    public let at: Date
    public let action: AuditAction
    /// The person who did it; nil where nobody was logged in, and for a scanner or the server itself.
    public let actor: Int64?
    public let targets: AuditTargets
    /// Words and numbers of things. Never a name, an address or a number of a person.
    public let details: [String: String]
    /// The IP address it came from.
    public let address: String?

    public init(
        at: Date, action: AuditAction, actor: Int64?, targets: AuditTargets = .nobody, details: [String: String] = [:],
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
