import Beacon
import Foundation
import Postgres
import Testing
import Wire

@testable import Server
@testable import Store

@Suite(.timeLimit(.minutes(10)))
struct LawfulHoursTests {
    private static func hours(_ zone: String, from: Int, until: Int) -> LawfulHours {
        LawfulHours(
            SiteSettings(
                proximityUUID: .init(high: 0, low: 0), sightingDays: 2, spoolDays: 7, timeZone: zone, visitDays: 400,
                auditDays: 400, batchDays: 30, lawfulWeekdays: ["mon", "tue", "wed", "thu", "fri"],
                lawfulFrom: from * 3600, lawfulUntil: until * 3600, sessionIdleMinutes: 120, sessionHours: 12,
                claimCodeHours: 72, totpRequired: false))
    }

    private static func time(_ text: String) throws -> Date { try #require(RFC3339.date(from: text)) }

    /// The spans as they begin and end, in UTC.
    private static func spans(_ hours: LawfulHours, _ from: String, _ to: String) throws -> [String] {
        hours.spans(from: try time(from), to: try time(to)).map {
            "\(RFC3339.string(from: $0.lowerBound).prefix(16)) \(RFC3339.string(from: $0.upperBound).prefix(16))"
        }
    }

    @Test("Hours are those on the wall, before and after the clocks change in autumn and in spring")
    func daylightSaving() throws {
        let berlin = Self.hours("Europe/Berlin", from: 7, until: 18)
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
        let days = Self.hours("America/New_York", from: 0, until: 24)
        #expect(
            try Self.spans(days, "2026-09-01T12:00:00Z", "2026-09-02T12:00:00Z") == [
                "2026-09-01T04:00 2026-09-02T04:00", "2026-09-02T04:00 2026-09-03T04:00",
            ])
    }

    @Test("On other days there is nothing")
    func weekend() throws {
        let berlin = Self.hours("Europe/Berlin", from: 7, until: 18)
        #expect(try Self.spans(berlin, "2026-09-05T00:00:00Z", "2026-09-06T21:00:00Z") == [])
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
                "update site set time_zone = 'Europe/Berlin', lawful_from = '08:00', lawful_until = '10:30'")
            let late = try await scanner(school.report(badge))
            #expect(late.stored == 0 && late.refused == 1)
            let early = try await scanner(school.report(badge, heardAt: school.now - 1))
            #expect(early.stored == 1 && early.refused == 0)
            let reply = try await ada(UpdateLocation(major: Int(beacon.major), minor: Int(beacon.minor)))
            #expect(reply.recognised == 0 && reply.dropped == 1)
            #expect(try await school.count("select count(*) from sighting") == 1)
            try await school.sql.query("update site set lawful_until = '10:31', lawful_weekdays = '{mon}'")
            #expect(try await scanner(school.report(badge)).stored == 0)
            try await school.sql.query("update site set lawful_weekdays = '{tue}'")
            #expect(try await scanner(school.report(badge)).stored == 1)
        }
    }
}
