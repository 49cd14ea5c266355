public import Foundation

/// Times as text: RFC 3339, written in UTC with milliseconds, and read with any offset and precision.
public enum RFC3339 {
    private static let withMilliseconds = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    /// Returns a text such as `2026-09-01T08:30:00.250Z`, rounded to the millisecond.
    public static func string(from date: Date) -> String {
        let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
        // The added quarter of a millisecond keeps the format style, which truncates, from losing a millisecond to
        // rounding.
        return Date(timeIntervalSince1970: (milliseconds + 0.25) / 1000).formatted(withMilliseconds)
    }

    /// Returns nil if the text is not a time, or is outside the years 1900 to 9999 that PostgreSQL and people can use.
    public static func date(from text: String) -> Date? {
        var text = text
        return text.withUTF8 { date(utf8: UnsafeRawBufferPointer($0)) }
    }

    /// Does the same for the bytes of a text.
    static func date(utf8 text: UnsafeRawBufferPointer) -> Date? {
        guard text.count <= maximum else { return nil }
        var parser = RFC3339Parser(text)
        return parser.date().flatMap { plausible.contains($0) ? $0 : nil }
    }

    /// The maximum length in bytes, enough for any time with more digits than occur in practice.
    private static let maximum = 64

    private static let plausible =
        Date(timeIntervalSince1970: -2_208_988_800)...Date(timeIntervalSince1970: 253_402_300_799)
}

/// Reads a `date-time` of RFC 3339, section 5.6, and nothing else: Foundation's parser reads 30 February as 2 March and
/// ignores text after the time.
struct RFC3339Parser {
    private let text: UnsafeRawBufferPointer
    private var place = 0

    init(_ text: UnsafeRawBufferPointer) {
        self.text = text
    }

    mutating func date() -> Date? {
        guard let day = day(), take("Tt ") != nil, let time = timeOfDay(), let offset = offset(),
            place == text.count
        else { return nil }
        return Date(timeIntervalSince1970: Double(day * 86_400 - offset) + time)
    }

    /// Reads the date, in days since 1970-01-01.
    private mutating func day() -> Int? {
        guard let year = number(4, 0...9999), take("-") != nil, let month = number(2, 1...12), take("-") != nil,
            let day = number(2, 1...Self.days(in: month, of: year))
        else { return nil }
        // Years counted from March have the leap day at their end; there are 719,468 days from 1 March 0000 to 1
        // January 1970.
        let marchYear = month > 2 ? year : year - 1
        let leapDays = marchYear.dividedDown(by: 4) - marchYear.dividedDown(by: 100) + marchYear.dividedDown(by: 400)
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return 365 * marchYear + leapDays + dayOfYear - 719_468
    }

    private static func days(in month: Int, of year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return switch month {
        case 2: isLeap ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Reads the time of day, in seconds since midnight. Second 60 is a leap second, which the scale counts as the
    /// first second of the next minute.
    private mutating func timeOfDay() -> Double? {
        guard let hour = number(2, 0...23), take(":") != nil, let minute = number(2, 0...59), take(":") != nil,
            let second = number(2, 0...60), let fraction = fraction()
        else { return nil }
        return Double(hour * 3600 + minute * 60 + second) + fraction
    }

    /// Reads the fraction after the seconds, 0 if absent. Digits after the ninth are beyond the precision of a `Date`.
    private mutating func fraction() -> Double? {
        guard take(".") != nil else { return 0 }
        var value = 0.0
        var scale = 1.0
        while let digit = takeDigit() {
            if scale < 1_000_000_000 {
                value = value * 10 + Double(digit)
                scale *= 10
            }
        }
        return scale > 1 ? value / scale : nil
    }

    /// Reads the offset, in seconds ahead of UTC.
    private mutating func offset() -> Int? {
        guard let sign = take("Zz+-") else { return nil }
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return 0 }
        guard let hours = number(2, 0...23), take(":") != nil, let minutes = number(2, 0...59) else { return nil }
        return (sign == UInt8(ascii: "+") ? 1 : -1) * (hours * 3600 + minutes * 60)
    }

    /// Reads a number of the given number of digits, if it is in the range.
    private mutating func number(_ digits: Int, _ range: ClosedRange<Int>) -> Int? {
        var value = 0
        for _ in 0..<digits {
            guard let digit = takeDigit() else { return nil }
            value = value * 10 + digit
        }
        return range.contains(value) ? value : nil
    }

    /// Consumes the next character, if it is one of the given ones.
    private mutating func take(_ characters: StaticString) -> UInt8? {
        guard place < text.count, characters.withUTF8Buffer({ $0.contains(text[place]) }) else { return nil }
        place += 1
        return text[place - 1]
    }

    /// Consumes the next character and returns its value, if it is a digit.
    private mutating func takeDigit() -> Int? {
        guard place < text.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[place] else { return nil }
        place += 1
        return Int(text[place - 1] - UInt8(ascii: "0"))
    }
}

extension Int {
    /// Divides and rounds down, also below zero.
    fileprivate func dividedDown(by divisor: Int) -> Int {
        self / divisor - (self % divisor < 0 ? 1 : 0)
    }
}
