import Foundation
import Testing
import Wire

@Suite("Times on the wire")
struct RFC3339Tests {
    /// Seconds from 1970 at which calendars and clocks have their edges.
    static let edges: [Double] = [
        1_800_000_000,  // an ordinary second of 2027
        0, -1, 1, -86_400,  // 1970 and 1969
        -2_208_988_800,  // 1900, the first
        253_402_300_798,  // 9999, the last but one
        1_709_164_800, 1_709_251_199, 1_709_251_200,  // 29 February 2024 and the day after
        951_782_400, -2_203_977_600,  // 29 February 2000; 28 February 1900, which has no 29th
        1_774_746_000, 1_792_890_000,  // European clocks change, 2026
        1_772_953_200, 1_793_512_800,  // American clocks change, 2026
        1_483_228_799, 1_483_228_800,  // the leap second of 2016 lies between them
        946_684_799, 978_307_199, 978_307_200,  // the zero of PostgreSQL's scale and of Foundation's
        2_147_483_647, 4_294_967_295,  // where 32 bits end
    ]

    @Test("Every millisecond of a second comes back as it went", arguments: edges)
    func everyMillisecond(second: Double) throws {
        for millisecond in 0..<1000 {
            let date = Date(timeIntervalSince1970: second + Double(millisecond) / 1000)
            let text = RFC3339.string(from: date)
            #expect(text.hasSuffix(String(format: ".%03dZ", millisecond)), "\(text)")
            let back = try #require(RFC3339.date(from: text), "\(text)")
            #expect(abs(back.timeIntervalSince(date)) < 0.000_2, "\(text)")
        }
    }

    @Test("A time is written in UTC, rounded to the millisecond")
    func written() {
        #expect(RFC3339.string(from: Date(timeIntervalSince1970: 0)) == "1970-01-01T00:00:00.000Z")
        #expect(RFC3339.string(from: Date(timeIntervalSince1970: 1.9996)) == "1970-01-01T00:00:02.000Z")
        #expect(RFC3339.string(from: Date(timeIntervalSince1970: -0.0004)) == "1970-01-01T00:00:00.000Z")
        #expect(RFC3339.string(from: Date(timeIntervalSince1970: -0.001)) == "1969-12-31T23:59:59.999Z")
    }

    @Test(
        "Any offset and any precision is read",
        arguments: [
            ("2026-09-01T08:30:00Z", 1_788_251_400.0), ("2026-09-01T08:30:00.25Z", 1_788_251_400.25),
            ("2026-09-01T10:30:00+02:00", 1_788_251_400), ("2026-09-01T10:30:00.250+02:00", 1_788_251_400.25),
            ("2026-08-31T22:45:00-09:45", 1_788_251_400), ("2026-09-01T08:30:00.250000Z", 1_788_251_400.25),
            ("2026-09-01T08:30:00.250999Z", 1_788_251_400.250_999), ("2024-02-29T00:00:00Z", 1_709_164_800),
            ("2026-09-01t08:30:00z", 1_788_251_400), ("2026-09-01 08:30:00Z", 1_788_251_400),
            ("2016-12-31T23:59:60Z", 1_483_228_800),
            ("2026-09-01T08:30:00.000000000000000000000000001Z", 1_788_251_400),
            ("1900-01-01T00:00:00Z", -2_208_988_800), ("9999-12-31T23:59:59Z", 253_402_300_799),
        ])
    func read(text: String, seconds: Double) throws {
        let date = try #require(RFC3339.date(from: text))
        #expect(abs(date.timeIntervalSince1970 - seconds) < 0.000_002)
    }

    @Test(
        "What is no time is nil",
        arguments: [
            "", " ", "now", "2026", "2026-09-01", "08:30:00Z", "2026-09-01T08:30:00", "2026-09-01T08:30Z",
            "2026-13-01T08:30:00Z", "2026-00-01T08:30:00Z", "2026-02-30T08:30:00Z", "2025-02-29T08:30:00Z",
            "2026-09-31T08:30:00Z", "2026-09-01T24:00:01Z", "2026-09-01T08:60:00Z", "2026-09-01T08:30:61Z",
            "2026-09-01T08:30:00Zjunk", "x2026-09-01T08:30:00Z", "2026-09-01T08:30:00.Z", "1788251400",
            "-2026-09-01T08:30:00Z", "2026-09-01T08:30:00+99:99", "٢٠٢٦-٠٩-٠١T٠٨:٣٠:٠٠Z", "2026-09-01T08:30:00\0Z",
            "1900-02-29T00:00:00Z", "2026-09-01T08:30:00,5Z", "2026-09-01T08:30:00+0200", "2026-9-1T8:30:00Z",
            String(repeating: "9", count: 100_000),
        ])
    func garbage(text: String) {
        #expect(RFC3339.date(from: text) == nil, "\(String(describing: RFC3339.date(from: text)))")
    }

    @Test("Every day of five centuries is where the calendar has it")
    func everyDay() throws {
        for day in stride(from: -25_567.0, to: 160_000, by: 1) {
            let date = Date(timeIntervalSince1970: day * 86_400)
            #expect(RFC3339.date(from: RFC3339.string(from: date)) == date)
        }
    }

    @Test(
        "Years that people and PostgreSQL cannot use are refused",
        arguments: ["0000-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "1899-12-31T23:59:59Z", "10000-01-01T00:00:00Z"])
    func outOfRange(text: String) {
        #expect(RFC3339.date(from: text) == nil)
    }
}
