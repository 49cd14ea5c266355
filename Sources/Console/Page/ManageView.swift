import Foundation
import Phrases
import Wire

/// What the pages for admins have in common.
extension View {
    /// Names and values of one item.
    func facts(_ facts: [(name: Phrase, value: HTML)]) -> HTML {
        let items: [HTML] = facts.map { "<div><dt>\(self($0.name))</dt><dd>\($0.value)</dd></div>" }
        return "<dl class=\"facts\">\(items)</dl>"
    }

    /// A value, or a dash if it is absent.
    func value(_ text: String?) -> HTML {
        guard let text, !text.isEmpty else { return "–" }
        return "\(text)"
    }

    /// Bytes in the unit with the fewest digits.
    func bytes(_ count: Int?) -> HTML {
        guard let count else { return "–" }
        let (unit, name) = count < 1 << 20 ? (1 << 10, "KiB") : count < 1 << 30 ? (1 << 20, "MiB") : (1 << 30, "GiB")
        return "\(self(.decimal(Double(count) / Double(unit)))) \(name)"
    }

    /// Whether an item is no longer in use, and since when.
    func retired(_ time: Date?) -> HTML {
        guard let time else { return "" }
        return " <small>(\(self(.outOfUseSince)) \(self.time(time)))</small>"
    }
}

extension Form.Field {
    /// A choice of a room that is in use, by its number.
    static func room(_ rooms: [RoomRecord], name: String = "room_number", label: Phrase = .room, value: String = "")
        -> Form.Field
    {
        let choices = rooms.filter { $0.retiredAt == nil || $0.roomNumber == value }.map {
            (value: $0.roomNumber, label: "\($0.roomNumber) (\($0.zoneName))")
        }
        return .init(name: name, label: label, input: .choice(choices), value: value)
    }

    /// A choice of a zone, by its name.
    static func zone(
        _ zones: [String], name: String = "zone_name", label: Phrase = .zone, value: String = ""
    ) -> Form.Field {
        .init(name: name, label: label, input: .choice(zones.map { (value: $0, label: $0) }), value: value)
    }

    /// A choice of a security level; empty if absent.
    static func level(_ name: String, _ label: Phrase, _ level: Int?, _ hint: Phrase) -> Form.Field {
        let levels = (0...9).map { (value: String($0), label: String($0)) }
        return .init(
            name: name, label: label, input: .choice(level == nil ? [(value: "", label: "–")] + levels : levels),
            value: level.map { String($0) } ?? "", hint: hint)
    }

    /// A field for the description of a room or a beacon.
    static func description(_ value: String? = nil) -> Form.Field {
        .init(name: "description", label: .description, value: value ?? "", isRequired: false)
    }

    /// The keys of a beacon or a badge from another vendor.
    static let boughtKeys: [Form.Field] = [
        .init(name: "uuid", label: .proximityUUID, hint: .proximityUUIDHint),
        .init(name: "major_key", label: .majorKey, input: .number, hint: .keyHint),
        .init(name: "minor_key", label: .minorKey, input: .number, hint: .keyHint),
        .init(name: "address", label: .deviceAddress, isRequired: false, hint: .deviceAddressHint),
    ]
}
