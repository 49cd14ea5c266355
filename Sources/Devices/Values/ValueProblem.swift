public import Phrases
import Vocabulary

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
    public var sentence: Phrase {
        switch self {
        case .wrongType: .valueTypeWrong
        case .outOfRange: .valueOutOfRange
        case .notAStep: .valueBetweenSteps
        case .notAChoice: .valueNotAChoice
        case .tooLong: .valueTooLong
        case .notFinite: .valueNotANumber
        case .unprintable: .valueNotPrintable
        }
    }

    /// The same, about an argument of a command.
    func sentence(of argument: String) -> Phrase {
        switch self {
        case .wrongType: .commandArgumentTypeWrong(argument)
        case .outOfRange: .commandArgumentOutOfRange(argument)
        case .notAStep: .commandArgumentBetweenSteps(argument)
        case .notAChoice: .commandArgumentNotAChoice(argument)
        case .tooLong: .commandArgumentTooLong(argument)
        case .notFinite: .commandArgumentNotANumber(argument)
        case .unprintable: .commandArgumentNotPrintable(argument)
        }
    }
}

extension ValueProblem: CustomStringConvertible {
    /// In English, for logs and programs.
    public var description: String { sentence.text(in: .english) }
}
