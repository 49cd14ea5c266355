public import Foundation

extension TimeZone {
    /// Returns the offset from UTC, such as `+02:00`, for a time that clocks show twice because they are set back; nil
    /// for any other time. Without the offset such a time is ambiguous.
    public func markOfRepeatedTime(_ time: Date) -> String? {
        let own = secondsFromGMT(for: time)
        // Clocks are set back by at most three hours.
        let isRepeated = [-10_800.0, 10_800].contains { distance in
            let other = secondsFromGMT(for: time + distance)
            guard other != own else { return false }
            return secondsFromGMT(for: time + Double(own - other)) == other
        }
        guard isRepeated else { return nil }
        let minutes = abs(own) / 60
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(own < 0 ? "-" : "+")\(two(minutes / 60)):\(two(minutes % 60))"
    }
}
