import Vocabulary
import Wire

/// Bookings as they are printed.
enum BookingLines {
    static func own(_ reply: GetBookings.Reply, _ times: TimeText) -> [TerminalText] {
        let taken: [TerminalText] = (reply.taken ?? []).filter { $0.bookingID == nil }.map {
            "The room is taken from \(times.text($0.from) as String) to \(times.text($0.to) as String)."
        }
        return (reply.bookings.isEmpty ? ["You have no bookings."] : table(reply.bookings, times)) + taken
    }

    static func all(_ bookings: [BookingRecord], _ times: TimeText) -> [TerminalText] {
        bookings.isEmpty ? ["There are no bookings."] : table(bookings, times)
    }

    /// Returns the period, such as `from 14:00:00 to 14:45:00`.
    static func span(_ reply: BookRoom.Reply, _ times: TimeText) -> String {
        "from \(times.text(reply.from)) to \(times.text(reply.to))"
    }

    static func free(_ room: FreeRoomRecord, _ times: TimeText) -> String {
        room.free ? "free" : room.takenUntil.map { "taken until \(times.text($0))" } ?? "closed"
    }

    private static func table(_ bookings: [BookingRecord], _ times: TimeText) -> [TerminalText] {
        Table(columns, of: bookings, times: times).lines
    }

    private static let columns: [Column<BookingRecord>] = [
        Column("ID") { String($0.bookingID) },
        Column("ROOM") { $0.roomNumber },
        Column("FROM") { $1.text($0.from) },
        Column("TO") { $1.text($0.to) },
        Column("TITLE") { $0.title ?? "" },
        Column("BY") {
            $0.mine ? "you" : [$0.booker.firstName, $0.booker.lastName].compactMap(\.self).joined(separator: " ")
        },
        Column("INVITED") { $0.invited.map { String($0.count) } ?? "" },
        Column("STATE") { [$0.state.rawValue, $0.reason?.rawValue].compactMap(\.self).joined(separator: ": ") },
    ]
}
