import Devices
import Foundation
import Phrases
import Testing
import Vocabulary
import Wire

@testable import Console

@Suite("Pages of bookings")
struct BookingPageTests {
    private static let ada = BookingPerson(
        personID: 7, email: "ada@school.example", firstName: "Ada", lastName: "Byron")

    private static func booking(
        from: String = "2026-09-01T13:00:00Z", to: String = "2026-09-01T14:00:00Z", state: BookingState = .booked,
        reason: BookingEnd? = nil, mine: Bool = true, invited: [BookingPerson]? = [ada], noticed: Bool = false
    ) -> BookingRecord {
        BookingRecord(
            bookingID: 5, roomNumber: "101", zoneName: "East", from: .at(from), to: .at(to), title: "Maths & more",
            state: state, reason: reason, booker: ada, mine: mine, invited: invited,
            createdAt: .at("2026-08-30T10:00:00Z"), noticedAt: noticed ? .at(from) : nil)
    }

    private static func page(_ bookings: [BookingRecord], _ view: View = .test()) async throws -> String {
        var asker = Canned()
        asker.lay(GetBookings.Reply(bookings: bookings, total: bookings.count), for: GetBookings.self)
        return try await MyBookingsPage.load(PageQuery(), asker).body(view).text
    }

    @Test("Bookings are counted for 0, 1 and many")
    func counts() async throws {
        #expect(try await Self.page([]).contains("<p>No bookings</p>"))
        #expect(try await Self.page([Self.booking()], .test(.danish)).contains("<p>1 booking</p>"))
        let two = [Self.booking(), Self.booking()]
        #expect(try await Self.page(two, .test(.danish)).contains("<p>2 bookinger</p>"))
    }

    @Test("Whoever booked a room lengthens, changes and gives it back")
    func own() async throws {
        let page = try await Self.page([Self.booking()])
        #expect(page.contains("2026-09-01 15:00–16:00") && page.contains("Maths &amp; more"))
        #expect(page.contains("name=\"to\" value=\"2026-09-01T14:15:00.000Z\""))
        #expect(page.contains("/forms/universal.cancel_booking") && page.contains("id=\"booking-5\""))
        #expect(page.contains("1 invited: <bdi>Byron</bdi>") && page.contains("ada@school.example</textarea>"))
        #expect(page.contains("name=\"from\""))
        // Once it has begun its beginning stays.
        let begun = try await Self.page([Self.booking()], .test(now: .at("2026-09-01T13:10:00Z")))
        #expect(!begun.contains("name=\"from\"") && begun.contains("name=\"to\""))
    }

    @Test("Who is invited, and what is over, has nothing to change")
    func others() async throws {
        for booking in [
            Self.booking(mine: false, invited: nil), Self.booking(state: .released, reason: .noShow),
            Self.booking(from: "2026-08-31T13:00:00Z", to: "2026-08-31T14:00:00Z"),
        ] {
            #expect(try await !Self.page([booking]).contains("<form"))
        }
        let released = try await Self.page([Self.booking(state: .released, reason: .noShow)], .test(.danish))
        #expect(released.contains("frigivet</span> <small>(ingen kom)</small>"))
        let hidden = BookingPerson(personID: 9)
        #expect(try await Self.page([Self.booking(invited: [hidden])]).contains("1 invited: 9"))
        #expect(try await Self.page([Self.booking(noticed: true)]).contains("The booking will be released."))
    }

    @Test("The form of a room knows when others have it, and begins with what was pressed")
    func form() async throws {
        var asker = Canned()
        let room = FreeRoomRecord(
            roomNumber: "101", zoneName: "East", mayBook: true, free: false,
            taken: [TakenRecord(from: .at("2026-09-01T06:00:00Z"), to: .at("2026-09-01T07:00:00Z"))])
        let other = FreeRoomRecord(roomNumber: "1010", zoneName: "East", mayBook: true, free: true)
        asker.lay(
            FindRooms.Reply(
                rooms: [other, room], total: 2, from: .at("2026-08-31T22:00:00Z"), to: .at("2026-09-01T22:00:00Z"),
                timeZone: "Europe/Copenhagen"), for: FindRooms.self)
        let query = PageQuery(["room": "101", "from": "2026-09-01T13:00:00.000Z"], timeZone: .copenhagen)
        let page = try await BookRoomPage.load(query, asker)
        let html = page.body(.test()).text
        #expect(View.test()(page.heading) == "Book room 101" && html.contains("<li>2026-09-01 08:00–09:00</li>"))
        #expect(html.contains("value=\"2026-09-01T15:00\"") && html.contains("name=\"invited\""))
        await #expect(throws: Refusal.self) {
            try await BookRoomPage.load(PageQuery(["room": "7", "from": "2026-09-01T15:00"]), asker)
        }
    }
}
