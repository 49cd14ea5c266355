import ArgumentParser
import Foundation
import Wire

/// An instant as people type it: RFC 3339, or local time of today or of a day.
struct TimeArgument: ExpressibleByArgument, Equatable {
    let date: Date

    init?(argument: String) {
        self.init(argument, now: Date(), timeZone: .current)
    }

    /// Nil if the text has none of these formats, or is a time that the local clock skips when daylight saving time
    /// starts. If the clock passes a time twice, the first is used.
    init?(_ text: String, now: Date, timeZone: TimeZone) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        guard let date = RFC3339.date(from: text) ?? Self.local(text, now: now, calendar) else { return nil }
        self.date = date
    }

    private static func local(_ text: String, now: Date, _ calendar: Calendar) -> Date? {
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        var wanted: DateComponents?
        switch words.count {
        case 1: wanted = calendar.dateComponents([.year, .month, .day], from: now)
        case 2: wanted = day(words[0])
        default: break
        }
        guard var wanted, let last = words.last, let (hour, minute, second) = time(last) else { return nil }
        (wanted.hour, wanted.minute, wanted.second) = (hour, minute, second)
        guard let date = calendar.date(from: wanted) else { return nil }
        let fields: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
        let got = calendar.dateComponents(fields, from: date)
        return agree(got, wanted) ? date : nil
    }

    /// Whether the calendar kept the date: a calendar moves a date that does not exist, such as 30 February.
    private static func agree(_ got: DateComponents, _ wanted: DateComponents) -> Bool {
        got.year == wanted.year && got.month == wanted.month && got.day == wanted.day && got.hour == wanted.hour
            && got.minute == wanted.minute && got.second == wanted.second
    }

    private static func day(_ text: Substring) -> DateComponents? {
        guard let parts = numbers(text, separator: "-", widths: [4, 2, 2]), parts.count == 3, parts[0] >= 1900 else {
            return nil
        }
        return DateComponents(year: parts[0], month: parts[1], day: parts[2])
    }

    private static func time(_ text: Substring) -> (Int, Int, Int)? {
        guard let parts = numbers(text, separator: ":", widths: [2, 2, 2]), parts.count >= 2 else { return nil }
        let second = parts.count == 3 ? parts[2] : 0
        guard parts[0] < 24, parts[1] < 60, second < 60 else { return nil }
        return (parts[0], parts[1], second)
    }

    /// Returns the numbers between the separators; nil if a number is invalid or has more digits than its width.
    private static func numbers(_ text: Substring, separator: Character, widths: [Int]) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        guard parts.count <= widths.count else { return nil }
        var numbers: [Int] = []
        for (part, width) in zip(parts, widths) {
            guard (1...width).contains(part.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        return numbers
    }
}

extension TimeArgument {
    /// Returns the help for a time, which is also shown if the given time is invalid.
    static func help(_ meaning: String) -> ArgumentHelp {
        ArgumentHelp(
            "\(meaning): HH:MM[:SS] today, \"YYYY-MM-DD HH:MM[:SS]\", or RFC 3339.", valueName: "time")
    }
}
