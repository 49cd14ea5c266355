/// The values that a property or an argument may have.
public enum ValueType: Hashable, Sendable {
    case bool
    case number(NumberRange)
    /// One of 2 to 32 words.
    case choice([Choice])
    /// At most this many characters, 1 to 200.
    case text(longest: Int)
    /// A weekly program of values for the named number.
    case program(of: String)

    /// Returns the problem with a value of this type; nil if it is allowed.
    /// - Parameters:
    ///   - isReported: whether a device reports it; reported values need not lie on a step.
    ///   - range: the range of the number that this is a program of.
    public func problem(
        with value: PropertyValue, isReported: Bool = false, programRange range: NumberRange? = nil
    ) -> ValueProblem? {
        switch (self, value) {
        case (.bool, .bool): nil
        case (.number(let range), .number(let number)): range.problem(with: number, isReported: isReported)
        case (.choice(let choices), .text(let text)): choices.contains { $0.value == text } ? nil : .notAChoice
        case (.text(let longest), .text(let text)):
            text.count > longest ? .tooLong : text.isPrintable ? nil : .unprintable
        case (.program, .program(let program)): program.problem(range)
        default: .wrongType
        }
    }
}

/// The allowed numbers.
public struct NumberRange: Hashable, Sendable {
    public var lowest: Double
    public var highest: Double
    /// The distance between allowed numbers, counted from the lowest; nil if all numbers in the range are allowed.
    public var step: Double?
    /// The unit that follows the number: `%`, `°C`, `m/s`, `min`.
    public var unit: String?

    public init(_ range: ClosedRange<Double>, step: Double? = nil, unit: String? = nil) {
        (lowest, highest, self.step, self.unit) = (range.lowerBound, range.upperBound, step, unit)
    }

    init(lowest: Double, highest: Double, step: Double?, unit: String?) {
        (self.lowest, self.highest, self.step, self.unit) = (lowest, highest, step, unit)
    }

    /// Returns the problem with a number; nil if it is allowed.
    public func problem(with number: Double, isReported: Bool = false) -> ValueProblem? {
        guard number.isFinite else { return .notFinite }
        guard number >= lowest, number <= highest else { return .outOfRange }
        guard !isReported, let step else { return nil }
        let steps = (number - lowest) / step
        // Sums of steps such as 0.1 are off by a few parts in 10¹⁶.
        return abs(steps - steps.rounded()) < 1e-6 ? nil : .notAStep
    }
}

/// One of the words that a property may have as its value.
public struct Choice: Codable, Hashable, Sendable {
    public var value: String
    public var label: LocalizedText

    enum CodingKeys: String, CodingKey, CaseIterable {
        case value, label
    }

    public init(_ value: String, label: LocalizedText) {
        (self.value, self.label) = (value, label)
    }
}

/// Why a value is not allowed.
public enum ValueProblem: String, CaseIterable, Sendable {
    case wrongType = "wrong_type"
    case outOfRange = "out_of_range"
    case notAStep = "not_a_step"
    case notAChoice = "not_a_choice"
    case tooLong = "too_long"
    case notFinite = "not_finite"
    case unprintable

    /// For a person, without the name of the property: `It is out of range.`
    public var sentence: String {
        switch self {
        case .wrongType: "It has the wrong type."
        case .outOfRange: "It is out of range."
        case .notAStep: "It lies between two steps."
        case .notAChoice: "It is not one of the choices."
        case .tooLong: "It is too long."
        case .notFinite: "It is not a number."
        case .unprintable: "It has characters that cannot be shown."
        }
    }
}
