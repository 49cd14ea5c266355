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
