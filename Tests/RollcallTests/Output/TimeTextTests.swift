import Foundation
import Testing
import Wire

@testable import rollcall

@Suite("Times for people")
struct TimeTextTests {
    @Test(
        "The date is told when it is not today's, by the local clock",
        arguments: [
            ("2026-09-01T08:30:05.900Z", "10:30:05"), ("2026-08-31T22:00:00Z", "00:00:00"),
            ("2026-08-31T21:59:59Z", "2026-08-31 23:59:59"), ("2026-09-01T22:00:00Z", "2026-09-02 00:00:00"),
        ])
    func text(_ time: String, _ expected: String) throws {
        let times = TimeText(
            now: try #require(RFC3339.date(from: "2026-09-01T12:00:00Z")),
            timeZone: try #require(TimeZone(identifier: "Europe/Berlin")))
        #expect(times.text(try #require(RFC3339.date(from: time))) == expected)
    }
}
