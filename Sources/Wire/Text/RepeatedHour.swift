public import Foundation

extension TimeZone {
    /// How clocks stand to UTC, such as `+02:00`, at a time that they show twice because they are set back; nil at any
    /// other time. Without it no person can tell which of the two is meant.
    public func markOfRepeatedTime(_ time: Date) -> String? {
        let own = secondsFromGMT(for: time)
        // Clocks are set back by three hours at most.
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
