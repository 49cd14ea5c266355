import Devices
import Foundation
import Testing
import Wire

@Suite("How people say an instant")
struct SchoolInstantTests {
    @Test("By the school's clocks, of today or of a day; a browser's seconds are no others")
    func shown() throws {
        let (two, day) = (try #require(ClockTime("14:00")), try #require(CivilDay("2026-09-01")))
        #expect(SchoolInstant("14:00") == .today(two))
        #expect(SchoolInstant("2026-09-01T14:00") == .shown(day, two))
        #expect(SchoolInstant("2026-09-01T14:00:00") == .shown(day, two))
    }

    @Test(
        "Or exactly, with an offset",
        arguments: ["2026-09-01T14:00+02:00", "2026-09-01T12:00:00Z", "2026-09-01T12:00Z"])
    func exact(text: String) throws {
        #expect(SchoolInstant(text) == .exact(try Date("2026-09-01T12:00:00Z", strategy: .iso8601)))
    }

    @Test(
        "Anything else is none",
        arguments: [
            "", "noon", "14", "2026-09-01", "2026-09-01 14:00", "2026-02-30T14:00", "2026-09-01T14:00:01",
            "2026-09-01T25:00", "2026-09-01T14:00+2", "T14:00", "2026-09-01T14:00T",
        ])
    func none(text: String) {
        #expect(SchoolInstant(text) == nil)
    }

    @Test("It is written as it is read", arguments: ["14:00", "2026-09-01T14:00", "2026-09-01T12:00:00.000Z"])
    func written(text: String) throws {
        let instant = try WireJSON.decoder().decode([SchoolInstant].self, from: Data("[\"\(text)\"]".utf8))
        #expect(instant.map(\.description) == [text])
    }

    @Test("A person is named by number or by address")
    func people() throws {
        let named = try WireJSON.decoder().decode(
            [PersonReference].self, from: Data(#"[7, "8", "a@b.c"]"#.utf8))
        #expect(named == [.number(7), .number(8), .email("a@b.c")])
    }
}
