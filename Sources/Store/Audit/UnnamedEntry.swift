import Foundation
import Postgres

/// An entry of the audit as it is stored: people are random numbers.
struct UnnamedEntry: Sendable {
    let id: Int64
    let at: Date
    let action: String
    let actor: UUID?
    let targets: [UUID]
    let isOfEverybody: Bool
    let details: [String: String]
    let address: String?

    init(_ row: Row) throws {
        let text: JSONText
        (id, at, action, actor, targets, isOfEverybody, text, address) = try row.decode(
            (Int64, Date, String, UUID?, [UUID], Bool, JSONText, String?).self)
        details = try JSONDecoder().decode([String: String].self, from: Data(text.text.utf8))
    }

    func named(_ people: [UUID: Person]) -> AuditRow {
        AuditRow(
            id: id, at: at, action: action, actor: actor.map { AuditParty(subject: $0, person: people[$0]) },
            targets: targets.map { AuditParty(subject: $0, person: people[$0]) }, isOfEverybody: isOfEverybody,
            details: details, address: address)
    }
}
