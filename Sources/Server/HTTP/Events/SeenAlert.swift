import Store
import Vocabulary
import Wire

extension AlertRecord {
    init(_ alert: Alert) {
        self.init(
            alertID: alert.id, kind: alert.kind, severity: alert.severity,
            subject: AlertSubjectRecord(
                sort: alert.subjectSort, id: alert.subjectID, name: alert.subjectName, zoneName: alert.zoneName),
            text: alert.text, hint: alert.hint,
            rooms: alert.rooms.map { AlertRoomRecord(roomNumber: $0.number, zoneName: $0.zoneName) },
            openedAt: alert.openedAt, lastAt: alert.lastAt, count: alert.count,
            acknowledgedBy: alert.acknowledgedBy, acknowledgedAt: alert.acknowledgedAt, note: alert.note,
            closedAt: alert.closedAt)
    }

    /// The person it is about; nil if it is about something else.
    var person: Int64? { subject.sort == .person ? subject.id : nil }

    /// Returns the alert as the viewer may see it; nil if they may not see it at all: staff see alerts in their zones,
    /// and those of the people in their groups. Of the rooms in it they see those in their zones.
    func seen(with visibility: Visibility) -> AlertRecord? {
        guard case .some(let people, _) = visibility else { return visibility == .allPeople ? self : nil }
        let isTheirs = person.map { people.contains($0) } ?? false
        // No person has the number 0, so this asks for the zone alone.
        guard isTheirs || visibility.shows(0, in: subject.zoneName) else { return nil }
        return AlertRecord(
            alertID: alertID, kind: kind, severity: severity, subject: subject, text: text, hint: hint,
            rooms: rooms.filter { isTheirs || visibility.shows(0, in: $0.zoneName) },
            openedAt: openedAt, lastAt: lastAt, count: count, acknowledgedBy: acknowledgedBy,
            acknowledgedAt: acknowledgedAt, note: note, closedAt: closedAt)
    }
}

extension AlertEvent {
    init(_ turn: AlertTransition, of alert: Alert) {
        let change: Change =
            switch turn.change {
            case .opened: .opened
            case .reopened: .reopened
            case .acknowledged: .acknowledged
            case .closed: .closed
            }
        self.init(change: change, alert: AlertRecord(alert))
    }
}
