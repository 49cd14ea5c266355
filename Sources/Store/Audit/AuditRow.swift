public import Foundation
import Postgres

/// One entry of the audit as it is read.
public struct AuditRow: Equatable, Sendable {
    public let id: Int64
    public let at: Date
    public let action: String
    public let actor: AuditRow.Party?
    public let targets: [AuditRow.Party]
    public let isAboutAllPeople: Bool
    public let details: [String: String]
    public let address: String?
}

extension AuditRow {
    /// A person in the audit; for an erased person only the random number remains.
    public struct Party: Equatable, Sendable {
        public let subject: UUID
        public let person: Person?
    }
}

extension AuditRow {
    /// An audit entry as it is stored: people are random numbers.
    struct Unnamed: Sendable {
        let id: Int64
        let at: Date
        let action: String
        let actor: UUID?
        let targets: [UUID]
        let isAboutAllPeople: Bool
        let details: [String: String]
        let address: String?

        init(_ row: Row) throws {
            let text: JSONText
            (id, at, action, actor, targets, isAboutAllPeople, text, address) = try row.decode(
                (Int64, Date, String, UUID?, [UUID], Bool, JSONText, String?).self)
            details = try JSONDecoder().decode([String: String].self, from: Data(text.text.utf8))
        }

        func named(_ people: [UUID: Person]) -> AuditRow {
            AuditRow(
                id: id, at: at, action: action, actor: actor.map { AuditRow.Party(subject: $0, person: people[$0]) },
                targets: targets.map { AuditRow.Party(subject: $0, person: people[$0]) },
                isAboutAllPeople: isAboutAllPeople,
                details: details, address: address)
        }
    }
}
