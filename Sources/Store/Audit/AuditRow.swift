public import Foundation

/// One entry of the audit as it is read.
public struct AuditRow: Equatable, Sendable {
    public let id: Int64
    public let at: Date
    public let action: String
    public let actor: AuditParty?
    public let targets: [AuditParty]
    public let isOfEverybody: Bool
    public let details: [String: String]
    public let address: String?
}
