import Store
import Vocabulary
import Wire

extension LocationRecord {
    /// Of somebody never heard, only that is known: they are `unknown`.
    init(_ person: Person, _ location: Location?) {
        self.init(
            personID: person.id, email: person.email, firstName: person.firstName, lastName: person.lastName,
            state: location?.state ?? .unknown, roomNumber: location?.roomNumber,
            zoneName: location?.zoneName, since: location?.since, heardAt: location?.heardAt,
            confidence: location?.confidence, majorKey: location?.majorKey, minorKey: location?.minorKey,
            source: location?.source)
    }
}

extension VisitRecord {
    init(_ visit: Visit) {
        self.init(
            visitID: visit.id, roomNumber: visit.roomNumber, zoneName: visit.zoneName, enteredAt: visit.enteredAt,
            leftAt: visit.leftAt, endReason: visit.end, source: visit.source)
    }
}

extension LiveEvent {
    init(_ change: Change) {
        self.init(
            eventID: change.id, personID: change.person.id, email: change.person.email,
            firstName: change.person.firstName, lastName: change.person.lastName,
            state: change.state, roomNumber: change.roomNumber, zoneName: change.zoneName,
            previousRoomNumber: change.previousRoomNumber, previousZoneName: change.previousZoneName,
            since: change.since, decidedAt: change.decidedAt,
            source: change.source)
    }
}
