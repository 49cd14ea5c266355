import Foundation
import Postgres
import Store
import Vocabulary
import Wire

/// What became of a booking, as the database tells it. One that is missed while the connection is away is found in the
/// lists of bookings.
struct BookingFeed {
    let event: BookingEvent
    /// Who made it, and who is invited.
    let people: [Int64]

    /// Nil if something else is told.
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

    /// Times in seconds since 1970.
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
