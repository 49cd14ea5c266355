import Devices
import Foundation
import TestSupport
import Testing
import Vocabulary
import Wire

/// It is Tuesday, 1 September 2026, 8:30 UTC.
@Suite("Pages of bookings", .mustEnd)
struct BookingPageTests {
    @Test("A room is booked from the grid, shown there to others without a name, and given back")
    func life() async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school)
            let grid = try await scene.ada.get("/rooms?day=2026-09-01").text
            #expect(grid.contains("<th scope=\"row\"><a href=\"/rooms/book?room=101") && grid.contains(">free</a>"))
            let form = try await scene.ada.get("/rooms/book?room=101&from=2026-09-01T09:00:00Z")
            #expect(form.status == 200 && form.text.contains("name=\"minutes\""))
            let booked = try await scene.ada.send(
                "universal.book_room", from: "/rooms/book?room=101&from=2026-09-01T09:00:00Z", then: "/my-bookings",
                [
                    ("room_number", "101"), ("from", "2026-09-01T14:00"), ("minutes", "45"), ("title", "Maths"),
                    ("invited", "bob.student@school.example\r\n"),
                ])
            #expect(booked.status == 303, "\(booked.text)")
            let made = try #require(try await scene.ada(GetBookings()).bookings.first)
            #expect(made.invited?.count == 1 && made.title == "Maths" && made.to == made.from + 2_700)
            #expect(try await scene.ada.get("/rooms?day=2026-09-01").text.contains("/my-bookings#booking-"))
            let mine = try await scene.bob.get("/my-bookings").text
            #expect(mine.contains("Maths") && !mine.contains("/forms/universal.cancel_booking"))
            let number = ("booking_id", "\(made.bookingID)")
            let longer = [number, ("to", RFC3339.string(from: made.to + 900))]
            #expect(try await scene.ada.send("universal.edit_booking", from: "/my-bookings", longer).status == 303)
            #expect(try await scene.ada(GetBookings()).bookings.first?.to == made.to + 900)
            let list = try await school.admin.get("/bookings?search=101").text
            #expect(list.contains("1 booking<") && list.contains("/forms/universal.cancel_booking"))
            #expect(try await scene.ada.send("universal.cancel_booking", from: "/my-bookings", [number]).status == 303)
            #expect(try await scene.ada.get("/my-bookings").text.contains("given back</span>"))
        }
    }

    @Test("Others see that a room is taken, and not by whom")
    func taken() async throws {
        try await School.inProcess { school in
            let scene = try await BookingScene(school)
            _ = try await scene.ada(scene.book("12:00", minutes: 30, title: "Secret"))
            let grid = try await scene.bob.get("/rooms?day=2026-09-01").text
            #expect(grid.contains("taken ") && !grid.contains("Ada") && !grid.contains("Secret"))
            let refused = try await scene.bob.send(
                "universal.book_room", from: "/rooms/book?room=101&from=2026-09-01T12:00:00Z",
                [("room_number", "101"), ("from", RFC3339.string(from: school.now + 12_600)), ("minutes", "45")])
            #expect(refused.status == 409 && refused.text.contains("role=\"alert\""))
        }
    }

    @Test("Admins say by a form who may book a room, and when")
    func setUp() async throws {
        try await School.inProcess { school in
            try await school.makeRooms("101")
            let room = try #require(try await school.admin(GetRooms()).rooms.first).roomID
            let place = "/places/room?id=\(room)"
            let sent = try await school.admin.send(
                "admin.edit_room", key: "booking", from: place,
                [
                    ("room_id", "\(room)"), ("bookable_by", ""), ("bookable_by", "student"), ("bookable_by", "staff"),
                    ("room_type", "lab"), ("capacity", "12"), ("booking_hours[0].from", "08:00"),
                    ("booking_hours[0].until", "24:00"), ("booking_hours[0].weekdays", ""),
                    ("booking_hours[1].from", ""), ("booking_hours[1].until", ""), ("booking_hours[1].weekdays", ""),
                ])
            #expect(sent.status == 303, "\(sent.text)")
            let changed = try #require(try await school.admin(GetRooms()).rooms.first)
            #expect(Set(changed.bookableBy) == [.student, .staff] && changed.capacity == 12)
            let page = try await school.admin.get(place).text
            #expect(page.contains("Every day 08:00 to 24:00") && page.contains("<dd>lab</dd>"))
            #expect(page.contains("value=\"student\" checked"))
        }
    }
}
