/// A span of one day, in minutes of the wall clock: `07:30-16:00`.
public struct DayHours: Equatable, Sendable {
    /// Minutes since midnight.
    public let from: Int
    /// Minutes since midnight, up to 1,440: from then on it is over.
    public let until: Int

    /// Nil for what is not of that form, and for what ends before it begins.
    public init?(_ text: String) {
        guard
            let match = text.wholeMatch(
                of: /([01][0-9]|2[0-3]):([0-5][0-9])-(?:([01][0-9]|2[0-3]):([0-5][0-9])|24:00)/),
            let from = Self.minutes(match.1, match.2), let until = Self.minutes(match.3 ?? "24", match.4 ?? "00"),
            from < until
        else { return nil }
        self.from = from
        self.until = until
    }

    private static func minutes(_ hours: Substring, _ minutes: Substring) -> Int? {
        guard let hours = Int(hours), let minutes = Int(minutes) else { return nil }
        return hours * 60 + minutes
    }
}

extension DayHours: CustomStringConvertible {
    public var description: String { "\(Self.time(from))-\(Self.time(until))" }

    private static func time(_ minutes: Int) -> String {
        let (hours, minutes) = (minutes / 60, minutes % 60)
        return (hours < 10 ? "0" : "") + "\(hours):" + (minutes < 10 ? "0" : "") + "\(minutes)"
    }
}
