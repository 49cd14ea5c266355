import Foundation
import Testing
import Wire

@Suite("The hour that comes twice")
struct RepeatedHourTests {
    @Test(
        "Each time of it is marked with how the clocks stand, and no other time is",
        arguments: [
            ("2026-10-24T23:59:59Z", nil), ("2026-10-25T00:00:00Z", "+02:00"), ("2026-10-25T00:59:59Z", "+02:00"),
            ("2026-10-25T01:00:00Z", "+01:00"), ("2026-10-25T01:59:59Z", "+01:00"), ("2026-10-25T02:00:00Z", nil),
            ("2026-03-29T00:59:59Z", nil), ("2026-03-29T01:00:00Z", nil), ("2026-07-01T12:00:00Z", nil),
        ])
    func copenhagen(text: String, mark: String?) throws {
        let zone = try #require(TimeZone(identifier: "Europe/Copenhagen"))
        #expect(zone.markOfRepeatedTime(try #require(RFC3339.date(from: text))) == mark)
    }

    @Test("Clocks that are set back by half an hour repeat half an hour")
    func lordHowe() throws {
        let zone = try #require(TimeZone(identifier: "Australia/Lord_Howe"))
        func mark(_ text: String) throws -> String? {
            zone.markOfRepeatedTime(try #require(RFC3339.date(from: text)))
        }
        #expect(try mark("2026-04-04T14:29:59Z") == nil)
        #expect(try mark("2026-04-04T14:30:00Z") == "+11:00")
        #expect(try mark("2026-04-04T15:00:00Z") == "+10:30")
        #expect(try mark("2026-04-04T15:30:00Z") == nil)
    }

    @Test("UTC repeats nothing")
    func utc() throws {
        #expect(TimeZone.gmt.markOfRepeatedTime(Date(timeIntervalSince1970: 0)) == nil)
    }
}
