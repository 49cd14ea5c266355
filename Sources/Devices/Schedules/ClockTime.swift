import Phrases

/// A time of day on a clock; as text `07:30`. The end of a day is `24:00`.
public struct ClockTime: Hashable, Sendable {
    /// Minutes since midnight, 0…1,440.
    public let minutes: Int

    /// Returns nil if the time does not exist.
    public init?(minutes: Int) {
        guard (0...1_440).contains(minutes) else { return nil }
        self.minutes = minutes
    }

    public init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [2, 2], parts.joined().utf8.allSatisfy({ (48...57).contains($0) }),
            let hours = Int(parts[0]), let minutes = Int(parts[1]), minutes < 60
        else { return nil }
        self.init(minutes: hours * 60 + minutes)
    }
}

extension ClockTime: Comparable, CustomStringConvertible {
    public static func < (one: ClockTime, other: ClockTime) -> Bool { one.minutes < other.minutes }

    public var description: String { "\(Self.padded(minutes / 60)):\(Self.padded(minutes % 60))" }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension ClockTime: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let time = ClockTime(try container.decode(String.self)) else {
            throw DecodingError.unreadable(.clockTimeMalformed, at: container.codingPath)
        }
        self = time
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
