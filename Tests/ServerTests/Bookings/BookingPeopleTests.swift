import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

/// Who learns what of a booking, and what becomes of it with them.
@Suite(.mustEnd)
struct BookingPeopleTests {
    private static func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    @Test("Others see that a room is taken, and not by whom; admins see it, and the audit that they looked")
    func others() async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school)
            let id = try await scene.ada(scene.book("09:00", "10:00", title: "Secret")).bookingID
            let find = FindRooms(
                from: SchoolInstant("09:30"), to: SchoolInstant("10:30"), capacity: 2, roomType: "lab")
            let answer = try await scene.bob.answer(to: find)
            let text = String(decoding: answer.body, as: UTF8.self)
            for word in ["Ada", "ada.", "Secret", "booking_id"] { #expect(!text.contains(word)) }
            let found = try #require(try await scene.bob(find).rooms.first)
            #expect(try !found.free && found.takenUntil == Self.instant("2026-09-01T10:00:00Z") && found.mayBook)
            #expect(try await scene.ada(find).rooms.first?.taken.map(\.bookingID) == [id])
            let free = FindRooms(from: SchoolInstant("10:00"), to: SchoolInstant("10:30"))
            #expect(try await scene.bob(free).rooms.map(\.free) == [true])
            #expect(try await scene.bob(FindRooms(capacity: 4)).rooms.isEmpty)
            let theirs = try await scene.bob(GetBookings(roomNumber: "101"))
            #expect(theirs.bookings.isEmpty && theirs.taken?.count == 1 && theirs.taken?[0].bookingID == nil)
            for request in [try scene.edit(id, to: "09:30")] {
                #expect(try await scene.bob.refusal(of: request).code == .notFound)
            }
            #expect(try await scene.bob.refusal(of: CancelBooking(bookingID: id)).code == .notFound)
            #expect(try await scene.bob.refusal(of: GetAllBookings()).code == .notAllowed)
            let seen = try #require(try await school.admin(GetAllBookings(roomNumber: "101")).bookings.first)
            #expect(seen.booker.firstName == "Ada" && seen.title == "Secret" && !seen.mine)
            #expect(try await school.audit("looked_at_bookings").first?.targets.count == 1)
            _ = try await school.admin(CancelBooking(bookingID: id))
            #expect(try await scene.ada(GetBookings()).bookings.first?.reason == .admin)
        }
    }

    @Test("A student who invites a number learns no name by it")
    func numbers() async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school)
            let bob = try await scene.bob.personID
            _ = try await scene.ada(scene.book("09:00", "10:00", .number(bob)))
            let guest = try await scene.ada(GetBookings()).bookings.first?.invited?.first
            #expect(guest == BookingPerson(personID: bob))
            #expect(try await scene.bob(GetBookings()).total == 1)
        }
    }

    @Test("A room that is retired cancels what is booked, and somebody who is erased theirs")
    func gone() async throws {
        try await School.open { school in
            let scene = try await BookingScene(school)
            let events = try await EventStream(scene.bob)
            let bob = PersonReference.email("bob.student@school.example")
            let first = try await scene.ada(scene.book("09:00", "10:00", bob)).bookingID
            let booked = try #require(try await events.next("booking", as: BookingEvent.self))
            #expect(booked.bookingID == first && booked.change == .booked && booked.roomNumber == "101")
            #expect(try booked.from == Self.instant("2026-09-01T09:00:00Z"))
            _ = try await school.admin(DeletePerson(personID: try await scene.ada.personID))
            let erased = try #require(try await events.next("booking", as: BookingEvent.self))
            #expect(erased.change == .cancelled && erased.reason == .personErased)
            #expect(try await school.count("select count(*) from booking") == 0)
            let second = try await scene.bob(scene.book("09:00", "10:00")).bookingID
            _ = try await events.next("booking", as: BookingEvent.self)
            // It has a history, so that it is kept.
            try await school.sql.query(
                """
                insert into visit (person_id, room_id, entered_at, left_at, end_reason)
                select person_id, \(scene.room), now() - interval '2 h', now() - interval '1 h', 'left' from person
                where first_name = 'Bob'
                """)
            #expect(try await school.admin(DeleteRoom(roomID: scene.room)).retired)
            let retired = try #require(try await events.next("booking", as: BookingEvent.self))
            #expect(retired.bookingID == second && retired.reason == .roomRetired)
            #expect(try await scene.bob(GetBookings()).bookings.map(\.state) == [.cancelled])
        }
    }

    @Test("Events of a booking are for its people and for admins")
    func events() async throws {
        try await School.open { school in
            let scene = try await BookingScene(school)
            let staff = try await school.makePeer(.staff)
            let (ada, bob) = (try await EventStream(scene.ada), try await EventStream(scene.bob))
            let (admin, other) = (try await EventStream(school.admin), try await EventStream(staff))
            let id = try await scene.ada(scene.book("09:00", "10:00")).bookingID
            _ = try await scene.ada(CancelBooking(bookingID: id))
            let theirs = try await staff(scene.book("09:00", "10:00")).bookingID
            for stream in [ada, admin] {
                let changes = [
                    try await stream.next("booking", as: BookingEvent.self),
                    try await stream.next("booking", as: BookingEvent.self),
                ]
                #expect(changes.map { $0?.change } == [.booked, .cancelled])
            }
            #expect(try await other.next("booking", as: BookingEvent.self)?.bookingID == theirs)
            let shared = try await scene.ada(
                scene.book("11:00", "12:00", .email("bob.student@school.example"))
            ).bookingID
            #expect(try await bob.next("booking", as: BookingEvent.self)?.bookingID == shared)
        }
    }

    @Test("Both who booked and who is invited have it in their export")
    func exported() async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school)
            _ = try await scene.ada(
                scene.book("09:00", "10:00", title: "Maths", .email("bob.student@school.example")))
            let (ada, bob) = (try await scene.ada.personID, try await scene.bob.personID)
            let hers = try await school.admin(ExportPerson(personID: ada)).tables
            #expect(hers["booking"]?.first?["title"] == .text("Maths") && hers["booking_invited"] == [])
            let his = try await school.admin(ExportPerson(personID: bob)).tables
            #expect(his["booking_invited"]?.first?["room_number"] == .text("101") && his["booking"] == [])
        }
    }
}
