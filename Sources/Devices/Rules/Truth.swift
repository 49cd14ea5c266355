/// The known truth value of a statement.
public enum Truth: String, CaseIterable, Codable, Sendable {
    case yes, no
    /// It is not known. It never counts as true or false.
    case unknown

    public init(_ value: Bool) {
        self = value ? .yes : .no
    }

    /// Kleene's three-valued logic: `unknown` if the other values do not decide.
    static func all(_ values: some Sequence<Truth>) -> Truth {
        values.reduce(.yes) { both, value in
            both == .no || value == .no ? .no : both == .unknown ? .unknown : value
        }
    }

    static func any(_ values: some Sequence<Truth>) -> Truth { !all(values.map { !$0 }) }

    static prefix func ! (value: Truth) -> Truth {
        switch value {
        case .yes: .no
        case .no: .yes
        case .unknown: .unknown
        }
    }
}
