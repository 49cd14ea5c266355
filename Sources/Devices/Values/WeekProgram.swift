/// The values of a property at the times of a week, such as a thermostat's target.
public struct WeekProgram: Hashable, Sendable {
    /// The maximum that fits into a message with everything else: 42 are six a day.
    public static let maxEntries = 42

    /// The value of a property from a time on, on some weekdays.
    public struct Entry: Codable, Hashable, Sendable {  // generated: init
        static let allWeekdays: Set<String> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

        /// `mon` to `sun`.
        public var weekdays: [String]
        /// The wall time, as `06:30`.
        public var at: String
        public var value: Double

        /// Whether the weekdays and the time are valid, and the value is a number.
        var isValid: Bool {
            let isWeek = !weekdays.isEmpty && Self.allWeekdays.isSuperset(of: weekdays)
            return isWeek && Set(weekdays).count == weekdays.count && Self.isWallTime(at) && value.isFinite
        }

        static func isWallTime(_ text: String) -> Bool {
            let parts = text.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 && $0.allSatisfy(\.isASCIIDigit) }),
                let hour = Int(parts[0]), let minute = Int(parts[1])
            else { return false }
            return hour < 24 && minute < 60
        }
    }

    public var entries: [Entry]

    public init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// Returns its problem as the program of a property with this range; nil if it is valid.
    func problem(_ range: NumberRange?) -> ValueProblem? {
        guard entries.count <= Self.maxEntries else { return .tooLong }
        guard entries.allSatisfy(\.isValid) else { return .outOfRange }
        return range.flatMap { range in entries.lazy.compactMap { range.problem(with: $0.value) }.first }
    }
}

extension WeekProgram: Codable {
    public init(from decoder: any Decoder) throws {
        entries = try decoder.singleValueContainer().decode([Entry].self)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(entries)
    }
}

extension Character {
    /// A character range would also contain digits with combining marks.
    var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
