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
