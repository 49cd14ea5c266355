public import Foundation

/// One entry of the audit: who did what, to whom, when and from where.
public struct AuditRecord: Codable, Equatable, Sendable {
    public let auditID: Int64
    public let at: Date
    /// A stable word, such as `person_edited` or `looked_at_location`.
    public let action: String
    /// Nil where nobody was logged in, and where a scanner or the server itself acted.
    public let actor: AuditPartyRecord?
    /// Whom it was about, or whose whereabouts were seen.
    public let targets: [AuditPartyRecord]
    /// Whether it was about everybody there was.
    public let ofEverybody: Bool
    /// Words and numbers of things, never of persons.
    public let details: [String: String]
    /// The IP address it was done from.
    public let address: String?

    enum CodingKeys: String, CodingKey {
        case auditID = "audit_id"
        case at
        case action
        case actor
        case targets
        case ofEverybody = "of_everybody"
        case details
        case address
    }

    public init(
        auditID: Int64, at: Date, action: String, actor: AuditPartyRecord? = nil, targets: [AuditPartyRecord],
        ofEverybody: Bool, details: [String: String], address: String? = nil
    ) {
        self.auditID = auditID
        self.at = at
        self.action = action
        self.actor = actor
        self.targets = targets
        self.ofEverybody = ofEverybody
        self.details = details
        self.address = address
    }
}
