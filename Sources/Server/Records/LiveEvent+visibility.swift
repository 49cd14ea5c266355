import Store
import Wire

extension LiveEvent {
    /// The event as somebody may see it, nil where they may not see it at all. Of somebody who comes from or goes to a
    /// zone that is not theirs they learn that, and not the room.
    func seen(with visibility: Visibility) -> LiveEvent? {
        guard !visibility.showsAll(of: personID) else { return self }
        let here = visibility.shows(personID, in: zoneName)
        let before = visibility.shows(personID, in: previousZoneName)
        guard here || before else { return nil }
        return LiveEvent(
            eventID: eventID, personID: personID, email: email, firstName: firstName, lastName: lastName, state: state,
            roomNumber: here ? roomNumber : nil, zoneName: here ? zoneName : nil,
            previousRoomNumber: before ? previousRoomNumber : nil, previousZoneName: before ? previousZoneName : nil,
            since: since, decidedAt: decidedAt, source: here ? source : nil)
    }
}
