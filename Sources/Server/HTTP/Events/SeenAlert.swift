import Store
import Vocabulary
import Wire

extension AlertRecord {
    /// The person it is about; nil if it is about something else.
    var person: Int64? { subject.sort == .person ? subject.id : nil }

    /// Returns the alert as the viewer may see it; nil if they may not see it at all: staff see alerts in their zones,
    /// and those of the people in their groups. Of the rooms in it they see those in their zones.
    func seen(with visibility: Visibility) -> AlertRecord? {
        guard case .some(let people, _) = visibility else { return visibility == .allPeople ? self : nil }
        let isTheirs = person.map { people.contains($0) } ?? false
        // No person has the number 0, so this asks for the zone alone.
        guard isTheirs || visibility.shows(0, in: subject.zoneName) else { return nil }
        var seen = self
        seen.rooms = rooms.filter { isTheirs || visibility.shows(0, in: $0.zoneName) }
        return seen
    }
}

extension AlertEvent {
    init(_ turn: AlertTransition, of alert: AlertRecord) {
        let change: Change =
            switch turn.change {
            case .opened: .opened
            case .reopened: .reopened
            case .acknowledged: .acknowledged
            case .closed: .closed
            }
        self.init(change: change, alert: alert)
    }
}
