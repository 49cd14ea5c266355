import Vocabulary
import Wire

/// Alerts as they are printed.
enum AlertLines {
    /// Returns the subject of an alert, with the rooms that the alert names.
    static func subject(of alert: AlertRecord) -> String {
        let subject = alert.subject
        let name = subject.name ?? (subject.sort == .server ? "" : "\(subject.id)")
        let rooms = alert.rooms.map(\.roomNumber).joined(separator: ", ")
        return [subject.sort.rawValue, name, rooms.isEmpty ? "" : "(\(rooms))"].filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    /// Returns the threshold with its unit; a whole number has no decimal point.
    static func threshold(_ kind: AlertKindRecord) -> String? {
        kind.threshold.map { value in
            "\(value == value.rounded() ? String(Int(value)) : String(value)) \(kind.unit ?? "")"
        }
    }
}
