/// Which value a property has at which times of a week, as a thermostat's target.
public struct WeekProgram: Hashable, Sendable {
    /// More would not fit into a message with all else: 42 are six a day.
    public static let maxEntries = 42

    /// From a time on, on some weekdays, the property has a value.
    public struct Entry: Codable, Hashable, Sendable {  // generated: init
        static let allWeekdays: Set<String> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

        /// `mon` to `sun`.
        public var weekdays: [String]
        /// The wall time, as `06:30`.
        public var at: String
        public var value: Double

        /// Whether weekdays and time are those of a week, and the value is a number.
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

    /// What is wrong with it as the program of a property with this range; nil if nothing is.
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
    /// A range of characters would also hold digits with marks on them.
    var isASCIIDigit: Bool { isASCII && isWholeNumber }
}
