import Beacon
import Store
import Wire

extension BadgeRecord {
    init(_ badge: Badge) {
        self.init(
            badgeID: badge.id, uuid: badge.identity.uuid, majorKey: Int(badge.identity.major),
            minorKey: Int(badge.identity.minor), address: badge.address, issuedAt: badge.issuedAt,
            returnedAt: badge.returnedAt)
    }
}

extension PersonRecord {
    init(_ person: Person) {
        self.init(
            personID: person.id, email: person.email, firstName: person.firstName, lastName: person.lastName,
            classification: person.classification, badges: person.badges.map(BadgeRecord.init),
            disabled: person.isDisabled)
    }
}

extension OccupantRecord {
    init(_ occupant: Occupant) {
        self.init(
            personID: occupant.person.id, email: occupant.person.email, firstName: occupant.person.firstName,
            lastName: occupant.person.lastName, classification: occupant.person.classification,
            since: occupant.since, heardAt: occupant.heardAt,
            source: occupant.source)
    }
}
