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
