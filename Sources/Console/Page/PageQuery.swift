import Devices
public import Foundation
import Phrases
import Vocabulary
import Wire

/// The fields of a page's address.
public struct PageQuery: Sendable {
    private let fields: [String: String]
    /// The school's, in which times are given.
    private let timeZone: TimeZone

    public init(_ fields: [String: String] = [:], timeZone: TimeZone = .gmt) {
        self.fields = fields
        self.timeZone = timeZone
    }

    /// A time by the school's clocks, `2026-09-01T08:30`, or an instant as RFC 3339. Throws `Refusal` if it is
    /// neither.
    public func instant(_ name: String) throws -> Date? {
        guard let text = self[name] else { return nil }
        if let instant = RFC3339.date(from: text) ?? LocalTime.instant(text, in: timeZone) { return instant }
        throw Refusal(.badArguments, .addressFieldNotTime(name))
    }

    /// The day by the school's clocks that contains an instant.
    func day(of instant: Date) -> DateInterval {
        Calendar.school(timeZone).dateInterval(of: .day, for: instant) ?? DateInterval(start: instant, duration: 86_400)
    }

    /// The time zone in which days and hours of the address are read.
    var schoolTime: SchoolTime { SchoolTime(timeZone: timeZone) }

    /// A day, `2026-09-01`. Throws `Refusal` if the field is not a day.
    func civilDay(_ name: String) throws -> CivilDay? {
        guard let text = self[name] else { return nil }
        guard let day = CivilDay(text) else {
            throw Refusal(.badArguments, .addressFieldNotTime(name))
        }
        return day
    }

    /// A minute of a day, both by the school's clocks: the fields `day`, `2026-09-01`, and `minute`, from 0. Throws
    /// `Refusal` if they are invalid.
    func minuteOfDay() throws -> Date? {
        guard let day = self["day"], let minute = try number("minute") else { return nil }
        guard (0..<1_440).contains(minute),
            let instant = LocalTime.instant("\(day)T\(LocalTime.clock(Int(minute)))", in: timeZone)
        else { throw Refusal(.badArguments, .addressFieldNotTime("minute")) }
        return instant
    }

    /// The maximum page number of a list.
    private static let lastPage: Int64 = 1_000_000

    /// From 1.
    public var page: Int {
        get throws { Int(min(max(try number("page") ?? 1, 1), Self.lastPage)) }
    }

    /// Nil if it is absent or empty.
    public subscript(_ name: String) -> String? {
        fields[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Throws `Refusal` if the field is not a whole number.
    public func number(_ name: String) throws -> Int64? {
        guard let text = self[name] else { return nil }
        guard let number = Int64(text) else {
            throw Refusal(.badArguments, .addressFieldNotNumber(name))
        }
        return number
    }

    /// Throws `Refusal` if the field is absent or not a whole number.
    public func necessaryNumber(_ name: String) throws -> Int64 {
        guard let number = try number(name) else { throw Refusal(.notFound, .nothingAtAddress) }
        return number
    }

    public func necessary(_ name: String) throws -> String {
        guard let text = self[name] else { throw Refusal(.notFound, .nothingAtAddress) }
        return text
    }
}
