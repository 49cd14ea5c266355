import Beacon

/// A period of one day, in minutes by the wall clock: `07:30-16:00`.
public struct DayHours: Equatable, Sendable {
    /// Minutes since midnight.
    public let from: Int
    /// Minutes since midnight, up to 1,440; exclusive.
    public let until: Int

    /// Parses the period; nil if it does not have that form, or ends before it begins.
    public init?(_ text: String) {
        let times = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard times.count == 2, let from = Self.minutes(times[0]), let until = Self.minutes(times[1]), from < until
        else { return nil }
        self.from = from
        self.until = until
    }

    /// Parses `00:00` to `24:00`.
    private static func minutes(_ time: Substring.UTF8View) -> Int? {
        let digits = time.map { Int($0) - Int(UInt8(ascii: "0")) }
        guard digits.count == 5, [0, 1, 3, 4].allSatisfy({ (0...9).contains(digits[$0]) }),
            time.dropFirst(2).first == UInt8(ascii: ":")
        else { return nil }
        let (hours, minutes) = (digits[0] * 10 + digits[1], digits[3] * 10 + digits[4])
        return minutes < 60 && hours * 60 + minutes <= 1_440 ? hours * 60 + minutes : nil
    }
}

extension DayHours: CustomStringConvertible {
    public var description: String { "\(Self.time(from))-\(Self.time(until))" }

    private static func time(_ minutes: Int) -> String {
        let (hours, minutes) = (minutes / 60, minutes % 60)
        return (hours < 10 ? "0" : "") + "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)"
    }
}

extension DayHours {
    /// A day of the week, as named in settings.
    public enum Weekday: String, CaseIterable, Sendable {
        case mon, tue, wed, thu, fri, sat, sun
    }
}
