import Foundation
import Wire

/// Times as people read them: the time of day, preceded by the date unless the date is today.
struct TimeText: Sendable {
    let now: Date
    let calendar: Calendar

    init(now: Date = Date(), timeZone: TimeZone = .current) {
        self.now = now
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// Returns the time, such as `10:42:07` or `2026-08-31 10:42:07`.
    func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        let mark = calendar.timeZone.markOfRepeatedTime(date).map { " \($0)" } ?? ""
        let time = "\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))\(mark)"
        guard !calendar.isDate(date, inSameDayAs: now) else { return time }
        return "\(parts.year ?? 0)-\(two(parts.month))-\(two(parts.day)) \(time)"
    }

    func text(_ date: Date?) -> String? {
        date.map { text($0) }
    }

    private func two(_ number: Int?) -> String {
        let digits = String(number ?? 0)
        return digits.count < 2 ? "0" + digits : digits
    }
}

extension TimeText {
    /// Returns the age, such as `4 s ago` or `90 min ago`. The age of a future date, from a clock that is ahead, is
    /// `0 s ago`.
    func age(of date: Date?) -> String? {
        date.map { Self.age(of: now.timeIntervalSince($0)) }
    }

    /// Returns an age in seconds in the same format.
    static func age(of seconds: Double) -> String {
        let seconds = Int(max(0, min(seconds, 1e12)))
        return switch seconds {
        case ..<120: "\(seconds) s ago"
        case ..<7_200: "\(seconds / 60) min ago"
        case ..<172_800: "\(seconds / 3600) h ago"
        default: "\(seconds / 86_400) d ago"
        }
    }
}
