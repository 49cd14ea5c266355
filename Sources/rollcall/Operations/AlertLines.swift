import Vocabulary
import Wire

/// Alerts as they are printed.
enum AlertLines {
    /// What an alert is about, with the rooms that it tells of.
    static func subject(of alert: AlertRecord) -> String {
        let subject = alert.subject
        let name = subject.name ?? (subject.sort == .server ? "" : "\(subject.id)")
        let rooms = alert.rooms.map(\.roomNumber).joined(separator: ", ")
        return [subject.sort.rawValue, name, rooms.isEmpty ? "" : "(\(rooms))"].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// Whole numbers without a point.
    static func threshold(_ kind: AlertKindRecord) -> String? {
        kind.threshold.map { value in
            "\(value == value.rounded() ? String(Int(value)) : String(value)) \(kind.unit ?? "")"
        }
    }
}
