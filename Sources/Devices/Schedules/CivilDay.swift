import Phrases

/// A day of the proleptic Gregorian calendar, without a time zone; as text `2026-09-01` (RFC 3339, full-date).
public struct CivilDay: Hashable, Sendable {  // generated: init
    /// Days since 1 January 1970.
    public let number: Int

    public var weekday: Weekday {
        // 1 January 1970 was a Thursday.
        let place = (number + 3) % 7
        return Weekday.allCases[place < 0 ? place + 7 : place]
    }

    public func adding(_ days: Int) -> CivilDay { CivilDay(number: number + days) }
}

extension CivilDay {
    /// Returns nil if the day does not exist, or its year is not from 1970 to 9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (1970...9999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        number = Self.number(year, month, day)
        guard date == (year, month, day) else { return nil }
    }

    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [4, 2, 2] else { return nil }
        let numbers = parts.compactMap { part in part.utf8.allSatisfy { (48...57).contains($0) } ? Int(part) : nil }
        guard numbers.count == 3 else { return nil }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }
}

extension CivilDay {
    /// Days are counted from 1 March of the year 0, so that a leap day ends its year (Howard Hinnant,
    /// "chrono-Compatible Low-Level Date Algorithms", days_from_civil and civil_from_days).
    private static let epoch = 719_468
    /// Days in 400 years.
    private static let era = 146_097

    private static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let shifted = month <= 2 ? year - 1 : year
        let yearOfEra = shifted % 400
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return shifted / 400 * era + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - epoch
    }

    /// Year, month and day.
    var date: (year: Int, month: Int, day: Int) {
        let days = number + Self.epoch
        let dayOfEra = days % Self.era
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shifted = (5 * dayOfYear + 2) / 153
        let month = shifted < 10 ? shifted + 3 : shifted - 9
        let year = yearOfEra + days / Self.era * 400
        return (month <= 2 ? year + 1 : year, month, dayOfYear - (153 * shifted + 2) / 5 + 1)
    }
}

extension CivilDay: Comparable, CustomStringConvertible {
    public static func < (one: CivilDay, other: CivilDay) -> Bool { one.number < other.number }

    public var description: String {
        let (year, month, day) = date
        return [String(year), month < 10 ? "0\(month)" : "\(month)", day < 10 ? "0\(day)" : "\(day)"]
            .joined(separator: "-")
    }
}

extension CivilDay: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = CivilDay(text) else {
            throw DecodingError.unreadable(.noSuchDay(text.prefix(100)), at: container.codingPath)
        }
        self = day
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
