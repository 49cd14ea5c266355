import Devices
import Foundation
import Testing

@Suite("Schedules") struct ScheduleTests {
    private let vienna = SchoolTime(timeZone: zone("Europe/Vienna"))

    @Test("A schedule is due at the wall time of its days")
    func wallTime() throws {
        let schedule = Schedule(weekdays: [.mon, .fri], at: try time("07:30"))
        let dues = schedule.due(after: try at("2026-01-05T00:00:00Z"), through: try at("2026-01-10T00:00:00Z"), vienna)
        #expect(dues == [try at("2026-01-05T06:30:00Z"), try at("2026-01-09T06:30:00Z")])
    }

    @Test("What a clock change skips is due right after the gap")
    func gap() throws {
        let schedule = Schedule(weekdays: Set(Weekday.allCases), at: try time("02:30"))
        let dues = schedule.due(after: try at("2026-03-28T12:00:00Z"), through: try at("2026-03-30T12:00:00Z"), vienna)
        // The clocks go from 02:00 to 03:00 at 01:00 UTC.
        #expect(dues == [try at("2026-03-29T01:00:00Z"), try at("2026-03-30T00:30:00Z")])
    }

    @Test("A time that comes twice is due once, the first time")
    func twice() throws {
        let schedule = Schedule(weekdays: Set(Weekday.allCases), at: try time("02:30"))
        let dues = schedule.due(after: try at("2026-10-24T12:00:00Z"), through: try at("2026-10-25T12:00:00Z"), vienna)
        #expect(dues == [try at("2026-10-25T00:30:00Z")])
    }

    @Test("A day that a country leaves out is due when the next one begins")
    func skippedDay() throws {
        let samoa = SchoolTime(timeZone: zone("Pacific/Apia"))
        let day = try #require(CivilDay("2011-12-30"))
        #expect(samoa.instant(minutes: 480, of: day) == (try at("2011-12-30T10:00:00Z")))
    }

    @Test("A clock that moves by half an hour has a gap of half an hour")
    func lordHowe() throws {
        let island = SchoolTime(timeZone: zone("Australia/Lord_Howe"))
        let day = try #require(CivilDay("2026-10-04"))
        // From 02:00 to 02:30 at 15:30 UTC of the day before.
        #expect(island.instant(minutes: 135, of: day) == (try at("2026-10-03T15:30:00Z")))
        #expect(island.instant(minutes: 150, of: day) == (try at("2026-10-03T15:30:00Z")))
        #expect(island.instant(minutes: 151, of: day) == (try at("2026-10-03T15:31:00Z")))
    }

    @Test("A schedule is due from its first day to its last")
    func span() throws {
        let schedule = Schedule(
            weekdays: Set(Weekday.allCases), at: try time("12:00"), from: CivilDay("2026-02-03"),
            until: CivilDay("2026-02-04"))
        let dues = schedule.due(after: try at("2026-01-01T00:00:00Z"), through: try at("2026-03-01T00:00:00Z"), vienna)
        #expect(dues == [try at("2026-02-03T11:00:00Z"), try at("2026-02-04T11:00:00Z")])
    }

    @Test("What is late by more than it may be is missed, up to then it is done")
    func late() throws {
        let schedule = Schedule(weekdays: Set(Weekday.allCases), at: try time("08:00"))
        let now = try at("2026-01-07T07:05:00Z")
        #expect(
            schedule.due(after: try at("2026-01-05T08:00:00Z"), through: now, lateBy: 300, vienna) == [
                .missed(at: try at("2026-01-06T07:00:00Z")), .run(at: try at("2026-01-07T07:00:00Z")),
            ])
        #expect(
            schedule.due(after: try at("2026-01-06T08:00:00Z"), through: now + 1, lateBy: 300, vienna) == [
                .missed(at: try at("2026-01-07T07:00:00Z"))
            ])
    }

    @Test("A moment belongs to one look alone")
    func looks() throws {
        let schedule = Schedule(weekdays: Set(Weekday.allCases), at: try time("08:00"))
        let due = try at("2026-01-07T07:00:00Z")
        #expect(schedule.due(after: due - 1, through: due, vienna) == [due])
        #expect(schedule.due(after: due, through: due + 1, vienna) == [])
    }

    @Test("A schedule without days to come is never due")
    func over() throws {
        let schedule = Schedule(
            weekdays: Set(Weekday.allCases), at: try time("08:00"), until: CivilDay("2025-01-01"))
        #expect(schedule.nextDue(after: try at("2026-01-01T00:00:00Z"), vienna) == nil)
    }
}

@Suite("The sun") struct SunTests {
    /// Times of the almanac of the U.S. Naval Observatory and of timeanddate.com, to the minute.
    @Test(
        "The sun rises and sets when almanacs say",
        arguments: [
            ("Europe/Copenhagen", 55.6761, 12.5683, "2026-06-21", "2026-06-21T02:25:00Z", "2026-06-21T19:57:00Z"),
            ("Europe/Copenhagen", 55.6761, 12.5683, "2026-12-21", "2026-12-21T07:37:00Z", "2026-12-21T14:38:00Z"),
            ("Europe/London", 51.5074, -0.1278, "2026-03-20", "2026-03-20T06:05:00Z", "2026-03-20T18:13:00Z"),
            ("America/New_York", 40.7128, -74.006, "2026-07-04", "2026-07-04T09:29:00Z", "2026-07-05T00:30:00Z"),
            ("Pacific/Auckland", -36.8485, 174.7633, "2026-12-22", "2026-12-21T16:58:00Z", "2026-12-22T07:39:00Z"),
            ("Pacific/Kiritimati", 1.87, -157.4, "2026-03-20", "2026-03-19T16:33:00Z", "2026-03-20T04:41:00Z"),
        ])
    func almanac(
        name: String, latitude: Double, longitude: Double, day: String, rise: String, set: String
    ) throws {
        let time = SchoolTime(timeZone: zone(name), position: .init(latitude: latitude, longitude: longitude))
        let day = try #require(CivilDay(day))
        let sunrise = try #require(TimeOfDay.sunrise(0).instant(on: day, time))
        let sunset = try #require(TimeOfDay.sunset(0).instant(on: day, time))
        #expect(abs(sunrise.timeIntervalSince(try at(rise))) < 120)
        #expect(abs(sunset.timeIntervalSince(try at(set))) < 120)
    }

    @Test("Beyond the polar circle there are days without a sunrise")
    func polar() throws {
        let position = SchoolTime.Position(latitude: 69.65, longitude: 18.96)
        let tromso = SchoolTime(timeZone: zone("Europe/Oslo"), position: position)
        for day in ["2026-06-21", "2026-12-21"] {
            #expect(TimeOfDay.sunrise(0).instant(on: try #require(CivilDay(day)), tromso) == nil)
        }
        let schedule = Schedule(weekdays: Set(Weekday.allCases), at: .sunset(-30))
        let next = try #require(schedule.nextDue(after: try at("2026-06-21T00:00:00Z"), tromso))
        let expected = try at("2026-07-20T00:00:00Z")..<at("2026-08-01T00:00:00Z")
        #expect(expected.contains(next))
    }

    @Test("Without a place there is no sunrise")
    func nowhere() throws {
        let day = try #require(CivilDay("2026-06-21"))
        #expect(TimeOfDay.sunrise(0).instant(on: day, SchoolTime(timeZone: .gmt)) == nil)
    }
}

@Suite("Days and times of day") struct TimeOfDayTests {
    @Test("Times of day are read and written", arguments: ["00:00", "23:59", "sunrise", "sunset-30", "sunrise+720"])
    func good(text: String) throws {
        #expect(try time(text).description == text)
    }

    @Test(
        "What is no time of day is refused",
        arguments: ["24:00", "7:30", "07:60", "", "sunrise30", "sunset+721", "sunset+-1", "noon", "+1:+1", "٠٧:٣٠"])
    func bad(text: String) {
        #expect(TimeOfDay(text) == nil)
    }

    @Test("Days are read, written and counted")
    func days() throws {
        #expect(CivilDay("1970-01-01")?.number == 0)
        #expect(CivilDay("2024-02-29")?.adding(1).description == "2024-03-01")
        #expect(CivilDay("2026-11-26")?.weekday == .thu)
        #expect(CivilDay("2023-02-29") == nil)
        #expect(CivilDay("2023-13-01") == nil)
        #expect(CivilDay("+023-01-01") == nil)
        for number in stride(from: 0, to: 200_000, by: 97) {
            #expect(CivilDay(CivilDay(number: number).description)?.number == number)
        }
    }
}

extension Schedule {
    fileprivate func due(after start: Date, through end: Date, _ time: SchoolTime) -> [Date] {
        due(after: start, through: end, lateBy: .infinity, time).map(\.at)
    }
}

private func zone(_ name: String) -> TimeZone { TimeZone(identifier: name) ?? .gmt }

private func at(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

private func time(_ text: String) throws -> TimeOfDay { try #require(TimeOfDay(text)) }
