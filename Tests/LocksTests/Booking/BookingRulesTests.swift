import Devices
import Foundation
import Testing

@testable import Locks

@Suite("What may be booked")
struct BookingRulesTests {
    private static let copenhagen = SchoolTime(timeZone: TimeZone(identifier: "Europe/Copenhagen") ?? .gmt)

    private static func instant(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

    private static func refusal(
        _ from: String, _ until: String, people: Int = 1, begun: String? = nil, at now: String = "2026-09-01T06:00:00Z",
        _ rules: BookingRules = BookingRules(time: copenhagen)
    ) throws -> BookingRefusal? {
        rules.refusal(
            from: try instant(from), until: try instant(until), people: people, begun: try begun.map(instant),
            at: try instant(now))
    }

    @Test("What is ahead, on the steps and short enough may be")
    func whole() throws {
        #expect(try Self.refusal("2026-09-01T12:00:00Z", "2026-09-01T12:45:00Z") == nil)
        #expect(try Self.refusal("2026-09-01T12:05:00Z", "2026-09-01T16:05:00Z") == nil)
        #expect(try Self.refusal("2026-10-01T21:00:00Z", "2026-10-01T21:55:00Z") == nil)
    }

    @Test("Each other is refused for its reason")
    func refused() throws {
        #expect(try Self.refusal("2026-09-01T12:00:00Z", "2026-09-01T12:00:00Z") == .backwards)
        #expect(try Self.refusal("2026-09-01T12:00:00Z", "2026-09-01T11:00:00Z") == .backwards)
        #expect(try Self.refusal("2026-09-01T05:00:00Z", "2026-09-01T05:30:00Z") == .past)
        #expect(try Self.refusal("2026-09-01T05:55:00Z", "2026-09-01T06:30:00Z") == .past)
        #expect(try Self.refusal("2026-09-01T12:01:00Z", "2026-09-01T12:45:00Z") == .offStep)
        #expect(try Self.refusal("2026-09-01T12:00:00Z", "2026-09-01T12:46:00Z") == .offStep)
        #expect(try Self.refusal("2026-09-01T12:00:30Z", "2026-09-01T12:45:00Z") == .offStep)
        #expect(try Self.refusal("2026-09-01T12:00:00Z", "2026-09-01T16:05:00Z") == .tooLong)
        // The 31st day ahead begins at 22:00 UTC.
        #expect(try Self.refusal("2026-10-01T22:00:00Z", "2026-10-01T22:30:00Z") == .tooFarAhead)
    }

    @Test("The step that has begun may still be booked, and one that runs may be made longer")
    func running() throws {
        let now = "2026-09-01T06:03:00Z"
        #expect(try Self.refusal("2026-09-01T06:00:00Z", "2026-09-01T06:30:00Z", at: now) == nil)
        let (begun, end) = ("2026-09-01T05:00:00Z", "2026-09-01T07:00:00Z")
        #expect(try Self.refusal(begun, end, at: now) == .past)
        #expect(try Self.refusal(begun, end, begun: begun, at: now) == nil)
        #expect(try Self.refusal(begun, "2026-09-01T06:00:00Z", begun: begun, at: now) == .past)
        #expect(try Self.refusal(begun, "2026-09-01T09:05:00Z", begun: begun, at: now) == .tooLong)
    }

    @Test("A room holds so many people, the booker among them")
    func capacity() throws {
        let rules = BookingRules(capacity: 4, time: Self.copenhagen)
        let (from, until) = ("2026-09-01T12:00:00Z", "2026-09-01T13:00:00Z")
        #expect(try Self.refusal(from, until, people: 4, rules) == nil)
        #expect(try Self.refusal(from, until, people: 5, rules) == .tooManyPeople)
    }

    @Test("Lengths are those that pass, whatever the clocks show meanwhile")
    func clockChanges() throws {
        // From 1:00 to 6:00, four hours of which pass.
        #expect(
            try Self.refusal("2026-03-29T00:00:00Z", "2026-03-29T04:00:00Z", at: "2026-03-28T12:00:00Z") == nil)
        // From 1:00 to 4:00, of which four hours pass, and to 4:05.
        #expect(
            try Self.refusal("2026-10-24T23:00:00Z", "2026-10-25T03:00:00Z", at: "2026-10-24T12:00:00Z") == nil)
        #expect(
            try Self.refusal("2026-10-24T23:00:00Z", "2026-10-25T03:05:00Z", at: "2026-10-24T12:00:00Z") == .tooLong)
    }

    @Test("Steps are those of the clocks, also where they are half an hour off")
    func steps() throws {
        let nepal = SchoolTime(timeZone: TimeZone(identifier: "Asia/Kathmandu") ?? .gmt)
        let rules = BookingRules(step: 30, time: nepal)
        // 12:00 and 12:30 there.
        #expect(try Self.refusal("2026-09-01T06:15:00Z", "2026-09-01T06:45:00Z", rules) == nil)
        #expect(try Self.refusal("2026-09-01T06:30:00Z", "2026-09-01T07:00:00Z", rules) == .offStep)
    }
}

@Suite("The hours in which a room may be booked")
struct ShownHoursTests {
    private static let time = SchoolTime(timeZone: TimeZone(identifier: "Europe/Copenhagen") ?? .gmt)

    private static func lies(_ from: String, _ until: String, _ spans: OpenHours.Span...) throws -> Bool {
        ShownHours(
            from: try Date(from, strategy: .iso8601), until: try Date(until, strategy: .iso8601), time
        ).lie(in: OpenHours(spans))
    }

    @Test("A time lies in them where spans that touch hold all of it")
    func within() throws {
        let (morning, noon) = (
            OpenHours.Span(from: 480, until: 720), OpenHours.Span(weekdays: [.tue], from: 720, until: 960)
        )
        // A Tuesday, from 8:00 to 12:00, to 16:00, to 16:05.
        #expect(try Self.lies("2026-09-01T06:00:00Z", "2026-09-01T10:00:00Z", morning))
        #expect(try !Self.lies("2026-09-01T06:00:00Z", "2026-09-01T10:05:00Z", morning))
        #expect(try !Self.lies("2026-09-01T05:55:00Z", "2026-09-01T07:00:00Z", morning))
        #expect(try Self.lies("2026-09-01T06:00:00Z", "2026-09-01T14:00:00Z", noon, morning))
        #expect(try !Self.lies("2026-09-02T06:00:00Z", "2026-09-02T14:00:00Z", noon, morning))
        #expect(try !Self.lies("2026-09-01T06:00:00Z", "2026-09-01T07:00:00Z"))
    }

    @Test("They go on over midnight where both days have them")
    func midnight() throws {
        let (late, early) = (
            OpenHours.Span(weekdays: [.tue], from: 1_320, until: 1_440),
            OpenHours.Span(weekdays: [.wed], from: 0, until: 60)
        )
        #expect(try Self.lies("2026-09-01T21:00:00Z", "2026-09-01T22:30:00Z", late, early))
        #expect(try !Self.lies("2026-09-01T21:00:00Z", "2026-09-01T22:30:00Z", late))
    }

    @Test("What the clocks skip needs no hours, and what they show twice needs them once")
    func clockChanges() throws {
        // From 1:30 to 3:30, of which the hour from 2:00 is skipped.
        let spans = [OpenHours.Span(from: 60, until: 120), OpenHours.Span(from: 180, until: 240)]
        #expect(try Self.lies("2026-03-29T00:30:00Z", "2026-03-29T01:30:00Z", spans[0], spans[1]))
        // From 1:00 to 4:00, where 2:00 to 3:00 comes twice.
        let night = OpenHours.Span(from: 60, until: 240)
        #expect(try Self.lies("2026-10-24T23:00:00Z", "2026-10-25T03:00:00Z", night))
        #expect(try !Self.lies("2026-10-24T23:00:00Z", "2026-10-25T03:00:00Z", spans[0], spans[1]))
    }
}
