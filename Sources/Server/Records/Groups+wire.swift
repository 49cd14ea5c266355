import Foundation
import Store
import Vocabulary
import Wire

extension GroupRecord {
    init(_ group: SchoolGroup) {
        self.init(groupID: group.id, groupName: group.name, members: group.members)
    }
}

extension MemberRecord {
    init(_ person: Person) {
        self.init(
            personID: person.id, email: person.email, firstName: person.firstName, lastName: person.lastName,
            classification: person.classification)
    }
}

extension DoorRecord {
    init(_ door: Door) {
        self.init(doorID: door.id, roomA: door.roomA, roomB: door.roomB)
    }
}

extension MusterRecord {
    init(_ muster: Muster) {
        self.init(musterID: muster.id, name: muster.name, startedAt: muster.startedAt, closedAt: muster.closedAt)
    }
}

extension MusterLineRecord {
    init(_ line: MusterLine, at now: Date) {
        self.init(
            personID: line.person.id, email: line.person.email, firstName: line.person.firstName,
            lastName: line.person.lastName, classification: line.person.classification,
            state: line.state ?? .unknown, roomNumber: line.roomNumber,
            zoneName: line.zoneName, heardAt: line.heardAt, age: line.heardAt.map { now.timeIntervalSince($0) },
            source: line.source,
            accountedFor: line.isAccountedFor, tickedAt: line.tickedAt)
    }
}
