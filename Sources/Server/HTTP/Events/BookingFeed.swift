import Foundation
import Postgres
import Store
import Vocabulary
import Wire

/// A change of a booking, as notified by the database. A notification that is missed while the connection is down is
/// not repeated: the lists of bookings show the result.
struct BookingFeed {
    let event: BookingEvent
    /// The person who made the booking, and those who are invited.
    let people: [Int64]

    /// Nil if the notification is about something else.
    init?(_ told: PostgresNotification.Event) {
        guard case .notification(let notification) = told, notification.channel == BookingRepository.channel,
            let note = try? JSONDecoder().decode(Note.self, from: Data(notification.payload.utf8))
        else { return nil }
        event = BookingEvent(
            bookingID: note.booking, change: note.change, roomNumber: note.room,
            from: Date(timeIntervalSince1970: note.from), to: Date(timeIntervalSince1970: note.until),
            reason: note.reason)
        people = note.people
    }

    /// Its times are in seconds since 1970.
    private struct Note: Decodable {
        let booking: Int64
        let change: BookingEvent.Change
        let room: String
        let from: Double
        let until: Double
        let reason: BookingEnd?
        let people: [Int64]
    }
}
