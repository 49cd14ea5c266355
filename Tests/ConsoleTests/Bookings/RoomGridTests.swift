import Devices
import Foundation
import Phrases
import Testing
import Vocabulary
import Wire

@testable import Console

@Suite("The day grid of rooms")
struct RoomGridTests {
    private static func room(
        _ number: String = "101", hours: [HoursRecord]? = nil, taken: [TakenRecord] = [], mayBook: Bool = true
    ) -> FreeRoomRecord {
        FreeRoomRecord(
            roomNumber: number, zoneName: "East", capacity: 1, bookingHours: hours, mayBook: mayBook,
            free: taken.isEmpty, taken: taken)
    }

    private static func grid(
        _ rooms: [FreeRoomRecord], on day: String, isWhole: Bool = false, _ view: View
    ) throws -> RoomGrid {
        RoomGrid(rooms, on: try #require(CivilDay(day)), isWhole: isWhole, view)
    }

    /// What the columns are called, but for the first.
    private static func heads(_ grid: RoomGrid, _ view: View) -> [String] {
        grid.html(view).text.matches(of: /<th scope="col">([^<]*)<\/th>/).map { String($0.1) }.dropFirst().map { $0 }
    }

    private static let early = View.test(now: .at("2026-01-01T00:00:00Z"))

    @Test("A day has 24 hours, 23 where the clocks are put forward, and 25 where they are put back")
    func clocks() throws {
        let usual = try Self.grid([Self.room()], on: "2026-09-01", isWhole: true, Self.early)
        #expect(Self.heads(usual, Self.early).count == 24 && !usual.clocksChange)
        let forward = try Self.grid([Self.room()], on: "2026-03-29", isWhole: true, Self.early)
        let spring = Self.heads(forward, Self.early)
        #expect(spring.count == 23 && forward.clocksChange && spring.prefix(4) == ["00:00", "01:00", "03:00", "04:00"])
        let back = try Self.grid([Self.room()], on: "2026-10-25", isWhole: true, Self.early)
        let autumn = Self.heads(back, Self.early)
        #expect(autumn.count == 25 && back.clocksChange)
        #expect(autumn.prefix(4) == ["00:00", "01:00", "02:00", "02:00 (second time)"])
    }

    @Test("The hour that comes twice is booked by its instant")
    func second() throws {
        let html = try Self.grid([Self.room()], on: "2026-10-25", isWhole: true, Self.early).html(Self.early).text
        for instant in ["2026-10-25T00:00:00.000Z", "2026-10-25T01:00:00.000Z"] {
            #expect(html.contains("/rooms/book?room=101&amp;from=\(instant.queryEscaped)\""))
        }
        let field = Self.early.instantField("from", .bookingFrom, .at("2026-10-25T01:30:00Z"))
        #expect(field.value == "2026-10-25T02:30+01:00")
        #expect(SchoolInstant(field.value) == .exact(.at("2026-10-25T01:30:00Z")))
        let first = Self.early.instantField("from", .bookingFrom, .at("2026-10-25T00:30:00Z"))
        #expect(first.value == "2026-10-25T02:30")
    }

    @Test("Cells tell what is free, taken and one's own, and never by whom")
    func cells() throws {
        let taken = [
            TakenRecord(from: .at("2026-09-01T12:20:00Z"), to: .at("2026-09-01T12:45:00Z")),
            TakenRecord(from: .at("2026-09-01T13:00:00Z"), to: .at("2026-09-01T14:00:00Z"), bookingID: 5),
        ]
        let view = View.test(now: .at("2026-09-01T10:02:00Z"))
        let html = try Self.grid([Self.room(taken: taken)], on: "2026-09-01", view).html(view).text
        #expect(html.contains("taken 14:20–14:45<br><a") && html.contains("class=\"own\""))
        #expect(html.contains("<a href=\"/my-bookings#booking-5\">yours 15:00–16:00</a>"))
        // Before noon it is over; of the hour that goes on, the next five minutes are the first to be had.
        #expect(html.contains(">over</td>") && html.contains("aria-label=\"free: book 101 from 12:05\""))
        #expect(html.contains("1 seat"))
        let danish = View.test(.danish, now: .at("2026-09-01T10:02:00Z"))
        let other = try Self.grid([Self.room(taken: taken)], on: "2026-09-01", danish).html(danish).text
        #expect(other.contains("optaget 14:20–14:45") && other.contains("dit 15:00–16:00"))
        #expect(other.contains("1 plads"))
    }

    @Test("The hours shown are those in which rooms may be booked, and others are closed")
    func hours() throws {
        let from = try #require(ClockTime("08:00"))
        let hours = HoursRecord(weekdays: [.tue], from: from, until: try #require(ClockTime("10:00")))
        let grid = try Self.grid([Self.room(hours: [hours])], on: "2026-09-01", Self.early)
        #expect(Self.heads(grid, Self.early) == ["08:00", "09:00"])
        let long = HoursRecord(from: from, until: try #require(ClockTime("12:00")))
        let two = try Self.grid(
            [Self.room("1", hours: [hours]), Self.room("2", hours: [long])], on: "2026-09-01", Self.early)
        #expect(Self.heads(two, Self.early).count == 4 && two.html(Self.early).text.contains(">closed</td>"))
        let free = try Self.grid([Self.room()], on: "2026-09-01", Self.early)
        #expect(Self.heads(free, Self.early).first == "07:00" && Self.heads(free, Self.early).last == "18:00")
    }

    @Test("Who may not book a room has no link in its row")
    func rights() throws {
        let html = try Self.grid([Self.room(mayBook: false)], on: "2026-09-01", Self.early).html(Self.early).text
        #expect(!html.contains("aria-label=\"free"))
    }
}
