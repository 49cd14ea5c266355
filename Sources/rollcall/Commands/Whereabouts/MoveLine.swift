import Wire

/// One change of whereabouts on one line, such as `10:42:07  Ada Lovelace          101 → 204 (East wing)`.
struct MoveLine {
    let text: TerminalText

    /// Most names fit in so many characters.
    private static let nameWidth = 20

    init(_ event: LiveEvent, _ times: TimeText) {
        let name = "\(event.firstName) \(event.lastName)".padded(to: Self.nameWidth)
        let isBack = event.state == .present && event.previousRoomNumber == event.roomNumber
        let before = isBack ? "" : event.previousRoomNumber.map { $0 + " " } ?? ""
        text = "\(times.text(event.decidedAt))  \(name)  \(before)→ \(Self.place(event))"
    }

    private static func place(_ event: LiveEvent) -> String {
        guard event.state == .present, let room = event.roomNumber else { return event.state.rawValue }
        return event.zoneName.map { "\(room) (\($0))" } ?? room
    }
}
