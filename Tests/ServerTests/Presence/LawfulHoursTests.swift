import Beacon
import Foundation
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server
@testable import Store

@Suite(.mustEnd)
struct LawfulHoursTests {
    private static func hours(_ zone: String, _ hours: [DayHours.Weekday: String]) -> AcceptanceWindow.LawfulHours {
        AcceptanceWindow.LawfulHours(
            SiteSettings(
                proximityUUID: .init(high: 0, low: 0), sightingDays: 2, spoolDays: 7, timeZone: zone, visitDays: 400,
                auditDays: 400, batchDays: 30, lawfulHours: hours.compactMapValues(DayHours.init),
                sessionIdleMinutes: 120, sessionHours: 12, claimCodeHours: 72, confirmMinutes: 10, totpRequired: false,
                unlockDays: 90, siteKey: "school", bookingStep: 5, bookingLongest: 240, bookingAhead: 30,
                bookingOpen: 3,
                allowWeakLocks: false))
    }

    private static func onSchoolDays(_ zone: String, _ text: String) -> AcceptanceWindow.LawfulHours {
        hours(zone, Dictionary(uniqueKeysWithValues: DayHours.Weekday.allCases.prefix(5).map { ($0, text) }))
    }

    private static func time(_ text: String) throws -> Date { try #require(RFC3339.date(from: text)) }

    /// The spans as they begin and end, in UTC.
    private static func spans(_ hours: AcceptanceWindow.LawfulHours, _ from: String, _ to: String) throws -> [String] {
        hours.spans(from: try time(from), to: try time(to)).map {
            "\(RFC3339.string(from: $0.lowerBound).prefix(16)) \(RFC3339.string(from: $0.upperBound).prefix(16))"
        }
    }

    @Test("Hours are those on the wall, before and after the clocks change in autumn and in spring")
    func daylightSaving() throws {
        let berlin = Self.onSchoolDays("Europe/Berlin", "07:00-18:00")
        #expect(
            try Self.spans(berlin, "2026-10-23T00:00:00Z", "2026-10-26T22:00:00Z") == [
                "2026-10-23T05:00 2026-10-23T16:00", "2026-10-26T06:00 2026-10-26T17:00",
            ])
        #expect(
            try Self.spans(berlin, "2026-03-27T12:00:00Z", "2026-03-30T12:00:00Z") == [
                "2026-03-27T06:00 2026-03-27T17:00", "2026-03-30T05:00 2026-03-30T16:00",
            ])
    }

    @Test("A whole day goes from midnight to midnight of the school, however long it is")
    func wholeDay() throws {
        let days = Self.onSchoolDays("America/New_York", "00:00-24:00")
        #expect(
            try Self.spans(days, "2026-09-01T12:00:00Z", "2026-09-02T12:00:00Z") == [
                "2026-09-01T04:00 2026-09-02T04:00", "2026-09-02T04:00 2026-09-03T04:00",
            ])
    }

    @Test("On other days there is nothing")
    func weekend() throws {
        let berlin = Self.onSchoolDays("Europe/Berlin", "07:00-18:00")
        #expect(try Self.spans(berlin, "2026-09-05T00:00:00Z", "2026-09-06T21:00:00Z") == [])
    }

    @Test("Each day of the week has its own")
    func eachDay() throws {
        let vienna = Self.hours("Europe/Vienna", [.thu: "07:30-17:00", .fri: "07:30-13:00", .sun: "10:00-11:00"])
        #expect(
            try Self.spans(vienna, "2026-09-03T00:00:00Z", "2026-09-06T21:00:00Z") == [
                "2026-09-03T05:30 2026-09-03T15:00", "2026-09-04T05:30 2026-09-04T11:00",
                "2026-09-06T08:00 2026-09-06T09:00",
            ])
    }

    @Test("A time that the clocks leave out is when they leave it out, and one that comes twice is the first")
    func inTheChange() throws {
        let (spring, autumn) = (
            ("2026-03-28T23:30:00Z", "2026-03-29T21:00:00Z"), ("2026-10-24T22:30:00Z", "2026-10-25T22:00:00Z")
        )
        let from = Self.hours("Europe/Berlin", [.sun: "02:30-12:00"])
        #expect(try Self.spans(from, spring.0, spring.1) == ["2026-03-29T01:00 2026-03-29T10:00"])
        #expect(try Self.spans(from, autumn.0, autumn.1) == ["2026-10-25T00:30 2026-10-25T11:00"])
        let until = Self.hours("Europe/Berlin", [.sun: "01:00-02:30"])
        #expect(try Self.spans(until, spring.0, spring.1) == ["2026-03-29T00:00 2026-03-29T01:00"])
        #expect(try Self.spans(until, autumn.0, autumn.1) == ["2026-10-24T23:00 2026-10-25T00:30"])
        let never = Self.hours("Europe/Berlin", [.sun: "02:10-02:50"])
        #expect(try Self.spans(never, spring.0, spring.1) == [])
    }

    @Test("Where the clocks change at midnight the day begins when it begins")
    func changeAtMidnight() throws {
        let havana = Self.hours("America/Havana", [.sun: "00:00-24:00"])
        #expect(
            try Self.spans(havana, "2026-03-08T05:00:00Z", "2026-03-08T12:00:00Z") == [
                "2026-03-08T05:00 2026-03-09T04:00"
            ])
    }

    @Test("Outside the hours sightings are dropped and counted, not stored, and nobody is anywhere by them")
    func dropped() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let (scanner, beacon) = (
                try await school.makeScanner(in: "101"), try await school.makeRoomBeacon(in: "101")
            )
            let ada = try await school.makePeer(.student, "Ada")
            let badge = try await school.issueBadge(to: try await ada.personID)
            // It is 08:30 on a Tuesday in UTC, and 10:30 in Berlin.
            try await school.sql.query(
                "update site set time_zone = 'Europe/Berlin', lawful_tue = '08:00-10:30'")
            let late = try await scanner(school.report(badge))
            #expect(late.stored == 0 && late.refused == 1)
            let early = try await scanner(school.report(badge, heardAt: school.now - 1))
            #expect(early.stored == 1 && early.refused == 0)
            let reply = try await ada(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            #expect(reply.recognised == 0 && reply.dropped == 1)
            #expect(try await school.count("select count(*) from sighting") == 1)
            try await school.sql.query("update site set lawful_mon = '08:00-10:31', lawful_tue = 'none'")
            #expect(try await scanner(school.report(badge)).stored == 0)
            try await school.sql.query("update site set lawful_tue = '08:00-10:31'")
            #expect(try await scanner(school.report(badge)).stored == 1)
        }
    }

    @Test("Hours are those of the clock on the wall, also where the server's is ahead of it")
    func byTheWall() async throws {
        try await School.open { school in
            try await school.makeRooms("101")
            let scanner = try await school.makeScanner(in: "101")
            let badge = try await school.issueBadge(to: try await school.makeStudent("Ada"))
            // It is 08:30 by the server's clock, and 07:30 on the wall.
            school.clock.lead = 3_600
            try await school.sql.query("update site set time_zone = 'UTC', lawful_tue = '08:00-10:00'")
            #expect(try await scanner(school.report(badge)).stored == 0)
            try await school.sql.query("update site set lawful_tue = '07:00-08:00'")
            #expect(try await scanner(school.report(badge)).stored == 1)
        }
    }
}
