import Foundation
import Testing
import Wire

@testable import rollcall

@Suite("Times typed by people")
struct TimeArgumentTests {
    private func time(_ text: String) throws -> String? {
        let now = try #require(RFC3339.date(from: "2026-09-01T12:00:00Z"))
        let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
        return TimeArgument(text, now: now, timeZone: berlin).map { RFC3339.string(from: $0.date) }
    }

    @Test(
        "Local time of today, local time of a day, and RFC 3339",
        arguments: [
            ("10:42", "2026-09-01T08:42:00.000Z"), ("10:42:07", "2026-09-01T08:42:07.000Z"),
            ("0:05", "2026-08-31T22:05:00.000Z"), ("2026-01-15 10:42", "2026-01-15T09:42:00.000Z"),
            ("2026-01-15 10:42:07", "2026-01-15T09:42:07.000Z"),
            ("2026-09-01T08:30:00.250Z", "2026-09-01T08:30:00.250Z"),
            ("2026-09-01T10:30:00+02:00", "2026-09-01T08:30:00.000Z"),
        ])
    func understood(_ text: String, _ expected: String) throws {
        #expect(try time(text) == expected)
    }

    @Test(
        "Anything else is not a time",
        arguments: [
            "", "now", "10", "24:00", "10:60", "10:42:60", "10:42:07:00", "10:42 pm", "-1:30", "10:4２", "2026-01-15",
            "2026-02-30 10:00", "2026-13-01 10:00", "26-01-15 10:00", "2026-01-15  10:00", " 10:42",
            "1e1:00", "99999999999999999999:00",
        ])
    func refused(_ text: String) throws {
        #expect(try time(text) == nil)
    }

    @Test("An hour that summer time skips is none, and one that comes twice is the first")
    func daylightSaving() throws {
        #expect(try time("2026-03-29 02:30") == nil)
        #expect(try time("2026-10-25 02:30") == "2026-10-25T00:30:00.000Z")
    }
}
