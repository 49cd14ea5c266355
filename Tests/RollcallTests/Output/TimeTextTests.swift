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

    @Test(
        "An age is told in the largest unit of which there are at least two, one of the future as none",
        arguments: [
            (-5, "0 s ago"), (0, "0 s ago"), (1.9, "1 s ago"), (119, "119 s ago"), (120, "2 min ago"),
            (7_199, "119 min ago"), (7_200, "2 h ago"), (172_799, "47 h ago"), (172_800, "2 d ago"),
        ])
    func age(seconds: Double, expected: String) {
        let times = TimeText()
        #expect(times.age(of: times.now - seconds) == expected)
        #expect(times.age(of: nil) == nil)
    }
}
