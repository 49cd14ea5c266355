import Foundation
import Store
import Wire

extension AuditRecord {
    init(_ row: AuditRow) {
        self.init(
            auditID: row.id, at: row.at, action: row.action, actor: row.actor.map(AuditPartyRecord.init),
            targets: row.targets.map(AuditPartyRecord.init), ofEverybody: row.isOfEverybody, details: row.details,
            address: row.address)
    }
}

extension AuditPartyRecord {
    fileprivate init(_ party: AuditParty) {
        self.init(
            subjectID: party.subject, personID: party.person?.id, email: party.person?.email,
            firstName: party.person?.firstName, lastName: party.person?.lastName)
    }
}

extension LookRecord {
    init(_ row: AuditRow) {
        let person = row.actor?.person
        self.init(
            at: row.at, action: row.action, firstName: person?.firstName, lastName: person?.lastName,
            classification: person?.classification)
    }
}
