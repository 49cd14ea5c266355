import Devices
import Foundation
import Vocabulary
import Wire

extension Examples {
    private static let day = CivilDay(number: 20_697)
    private static let night = ClockTime("24:00")
    static let hours = [ClockTime("18:00")].compactMap(\.self).flatMap { from in
        [night].compactMap(\.self).map { HoursRecord(weekdays: [.mon, .fri], from: from, until: $0) }
    }
    private static let clockHours = hours.first.map { ClockHours(from: $0.from, until: $0.until) }
    private static let holders = [
        ClearanceHolder(email: "a@b.c", personID: 1, groupName: "10b", groupID: 1)
    ]
    private static let shown = SchoolInstant("2026-09-01T14:00")

    static let bookings = [
        RequestExample(
            EditClearance(
                roomNumber: "101", add: holders, remove: holders, from: day, until: day, weekdays: [.mon],
                hours: clockHours)),
        RequestExample(GetClearances(roomNumber: "101", personID: 1, search: "a", page: 1, pageSize: 5)),
        RequestExample(
            FindRooms(
                from: shown, to: .exact(time), capacity: 4, roomType: "lab", search: "1", page: 1, pageSize: 5)),
        RequestExample(
            BookRoom(
                roomNumber: "101", from: shown ?? .exact(time), to: .exact(time), minutes: 45, title: "Maths",
                invited: [.number(1), .email("a@b.c")])),
        RequestExample(
            EditBooking(
                bookingID: 1, from: shown, to: .exact(time), minutes: 45, title: "Maths", invited: [.number(1)])),
        RequestExample(CancelBooking(bookingID: 1)),
        RequestExample(
            GetBookings(roomNumber: "101", from: shown, to: shown, search: "m", page: 1, pageSize: 5)),
        RequestExample(
            GetAllBookings(
                bookingID: 1, roomNumber: "101", personID: 1, state: .released, from: shown, to: shown, search: "m",
                page: 1, pageSize: 5)),
    ]

    private static let person = BookingPerson(personID: 1, email: "a@b.c", firstName: "Ada", lastName: "Lovelace")
    private static let booking = BookingRecord(
        bookingID: 1, roomNumber: "101", zoneName: "East", from: time, to: time, title: "Maths", state: .released,
        reason: .noShow, booker: person, mine: true, invited: [person], createdAt: time, noticedAt: time,
        endedAt: time)
    private static let taken = TakenRecord(from: time, to: time, bookingID: 1)

    /// Replies and records with all their members given.
    static let bookingReplies: [any Encodable & Sendable] = [
        GetRooms.Reply(
            rooms: [
                RoomRecord(
                    roomID: 1, roomNumber: "101", description: "Lab", zoneName: "East", requiredLevel: 3,
                    roomType: "lab", capacity: 20, bookableBy: [.student, .staff], bookingHours: hours, retiredAt: time)
            ], total: 1),
        GetClearances.Reply(
            clearances: [
                ClearanceRecord(
                    clearanceID: 1, roomNumber: "101", zoneName: "East", personID: 1, email: "a@b.c", firstName: "Ada",
                    lastName: "Lovelace", groupID: 1, groupName: "10b", from: day, until: day, weekdays: [.mon],
                    hours: clockHours, createdAt: time)
            ], total: 1),
        FindRooms.Reply(
            rooms: [
                FreeRoomRecord(
                    roomNumber: "101", zoneName: "East", description: "Lab", roomType: "lab", capacity: 20,
                    bookingHours: hours, mayBook: true, free: false, takenUntil: time, taken: [taken])
            ], total: 1, from: time, to: time, timeZone: "Europe/Copenhagen"),
        BookRoom.Reply(bookingID: 1, from: time, to: time),
        GetBookings.Reply(bookings: [booking], total: 1, taken: [taken]),
        GetAllBookings.Reply(bookings: [booking], total: 1),
        BookingEvent(
            bookingID: 1, change: .released, roomNumber: "101", from: time, to: time, reason: .allLeft),
    ]
}
