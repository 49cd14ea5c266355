import Foundation

/// Times as people read them: the time of day, and the date before it when it is not today's.
struct TimeText: Sendable {
    let now: Date
    let calendar: Calendar

    init(now: Date = Date(), timeZone: TimeZone = .current) {
        self.now = now
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        self.calendar = calendar
    }

    /// Such as `10:42:07` or `2026-08-31 10:42:07`.
    func text(_ date: Date) -> String {
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        let time = "\(two(parts.hour)):\(two(parts.minute)):\(two(parts.second))"
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
