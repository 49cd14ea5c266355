import Foundation
import Testing

@testable import Devices

@Suite("What the clocks of a school show")
struct SchoolTimeTests {
    /// Clocks go forward at 2:00 on 29 March 2026, and back at 3:00 on 25 October.
    private static let copenhagen = TimeZone(identifier: "Europe/Copenhagen") ?? .gmt
    /// Half an hour: forward at 2:00 on 4 October 2026, and back at 2:00 on 5 April.
    private static let lordHowe = TimeZone(identifier: "Australia/Lord_Howe") ?? .gmt

    private static func instants(_ zone: TimeZone, _ day: String, _ clock: String) throws -> [String] {
        let time = SchoolTime(timeZone: zone)
        return time.instants(
            showing: try #require(ClockTime(clock)).minutes, of: try #require(CivilDay(day))
        ).map { $0.formatted(.iso8601) }
    }

    @Test("A time comes once, never in what a change skips, and twice in what comes twice")
    func showing() throws {
        #expect(try Self.instants(Self.copenhagen, "2026-09-01", "14:00") == ["2026-09-01T12:00:00Z"])
        #expect(try Self.instants(Self.copenhagen, "2026-03-29", "01:59") == ["2026-03-29T00:59:00Z"])
        for clock in ["02:00", "02:30", "02:59"] {
            #expect(try Self.instants(Self.copenhagen, "2026-03-29", clock).isEmpty)
        }
        #expect(try Self.instants(Self.copenhagen, "2026-03-29", "03:00") == ["2026-03-29T01:00:00Z"])
        #expect(
            try Self.instants(Self.copenhagen, "2026-10-25", "02:30") == [
                "2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z",
            ])
        #expect(try Self.instants(Self.copenhagen, "2026-10-25", "03:00") == ["2026-10-25T02:00:00Z"])
        #expect(try Self.instants(Self.copenhagen, "2026-10-24", "24:00") == ["2026-10-24T22:00:00Z"])
        #expect(try Self.instants(Self.lordHowe, "2026-10-04", "02:15").isEmpty)
        #expect(try Self.instants(Self.lordHowe, "2026-10-04", "02:30").count == 1)
        #expect(try Self.instants(Self.lordHowe, "2026-04-05", "01:45").count == 2)
        #expect(try Self.instants(Self.lordHowe, "2026-04-05", "01:15").count == 1)
    }

    @Test("A school may know without a break while one day's hours end as the next one's begin")
    func lawful() {
        var hours: [Weekday: Range<Int>] = [:]
        for day in Weekday.allCases { hours[day] = 0..<1_440 }
        hours[.wed] = 480..<960
        let time = SchoolTime(timeZone: .gmt, lawfulHours: hours)
        // A Monday.
        let monday = Date(timeIntervalSince1970: 1_788_134_400)
        let day = 86_400.0
        #expect(time.lawfulSince(monday, until: monday + 1.9 * day) == monday)
        #expect(time.lawfulSince(monday, until: monday + 2.1 * day) == nil)
        #expect(time.lawfulSince(monday, until: monday + 2.5 * day) == monday + 2 * day + 8 * 3_600)
        #expect(time.lawfulSince(monday, until: monday + 3.5 * day) == monday + 3 * day)
        #expect(SchoolTime(timeZone: .gmt).lawfulSince(monday, until: monday + 60) == nil)
    }

    @Test(
        "A clock shows 00:00 to 24:00",
        arguments: [("00:00", 0), ("07:05", 425), ("23:59", 1_439), ("24:00", 1_440)])
    func clock(text: String, minutes: Int) {
        #expect(ClockTime(text)?.minutes == minutes && ClockTime(minutes: minutes)?.description == text)
    }

    @Test(
        "No clock shows anything else",
        arguments: ["", "7:05", "24:01", "25:00", "12:60", "1200", "12:00:00", "-1:00", "１２:00", "12:0a"])
    func noClock(text: String) {
        #expect(ClockTime(text) == nil)
        #expect(ClockTime(minutes: 1_441) == nil && ClockTime(minutes: -1) == nil)
    }
}
