import Presence
import Store
import Wire

extension WhereaboutsState {
    init(_ state: Whereabouts.State) {
        switch state {
        case .present: self = .present
        case .unknown: self = .unknown
        case .left: self = .left
        }
    }
}

extension Wire.VisitSource {
    init(_ source: Store.VisitSource) {
        switch source {
        case .scanner: self = .scanner
        case .client: self = .client
        }
    }
}

extension LocationRecord {
    /// Of somebody never heard, only that is known: they are `unknown`.
    init(_ person: Person, _ location: Location?) {
        self.init(
            personID: person.id, email: person.email, firstName: person.firstName, lastName: person.lastName,
            state: location.map { WhereaboutsState($0.state) } ?? .unknown, roomNumber: location?.roomNumber,
            zoneName: location?.zoneName, since: location?.since, heardAt: location?.heardAt,
            confidence: location?.confidence, majorKey: location?.majorKey, minorKey: location?.minorKey,
            source: location?.source.map { Wire.VisitSource($0) })
    }
}

extension VisitRecord {
    init(_ visit: Visit) {
        let end: VisitEnd? =
            switch visit.end {
            case .moved: .moved
            case .left: .left
            case .unknown: .unknown
            case nil: nil
            }
        self.init(
            visitID: visit.id, roomNumber: visit.roomNumber, zoneName: visit.zoneName, enteredAt: visit.enteredAt,
            leftAt: visit.leftAt, endReason: end, source: visit.source.map { Wire.VisitSource($0) })
    }
}

extension LiveEvent {
    init(_ change: Change) {
        self.init(
            eventID: change.id, personID: change.person.id, email: change.person.email,
            firstName: change.person.firstName, lastName: change.person.lastName,
            state: WhereaboutsState(change.state), roomNumber: change.roomNumber, zoneName: change.zoneName,
            previousRoomNumber: change.previousRoomNumber, previousZoneName: change.previousZoneName,
            since: change.since, decidedAt: change.decidedAt,
            source: change.source.map { Wire.VisitSource($0) })
    }
}
