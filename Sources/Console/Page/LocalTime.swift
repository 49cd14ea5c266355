public import Foundation

/// A time as an input of type `datetime-local` sends it (HTML Living Standard, 2.3.5.5).
public enum LocalTime {
    /// Nil if the text is not such a time. A time that a clock change skips means the time one hour later.
    public static func instant(_ text: String, in zone: TimeZone) -> Date? {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count == 2, let day = numbers(halves[0], "-", [4, 2, 2]), let clock = clock(halves[1]) else {
            return nil
        }
        let calendar = Calendar.school(zone)
        let parts = DateComponents(
            year: day[0], month: day[1], day: day[2], hour: clock[0], minute: clock[1], second: clock[2])
        return parts.isValidDate(in: calendar) ? calendar.date(from: parts) : nil
    }

    /// Hours, minutes and seconds, which may be missing; fractions of a second are ignored.
    private static func clock(_ text: Substring) -> [Int]? {
        let pieces = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        if let short = numbers(text, ":", [2, 2]) { return short + [0] }
        guard pieces.dropFirst().allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }) else { return nil }
        return numbers(pieces[0], ":", [2, 2, 2])
    }

    /// Numbers with fixed numbers of digits.
    private static func numbers(_ text: Substring, _ separator: Character, _ lengths: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == lengths, parts.allSatisfy({ $0.utf8.allSatisfy(isDigit) }) else { return nil }
        return parts.compactMap { Int($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// A minute of a day, from 0, as `14:05`.
    static func clock(_ minute: Int) -> String {
        [minute / 60, minute % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

extension Calendar {
    /// By the school's clocks.
    static func school(_ zone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        return calendar
    }
}
