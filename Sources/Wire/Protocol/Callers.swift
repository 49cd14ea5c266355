public import Vocabulary

/// The permitted callers of a request type: a set, so that a type can name several kinds of caller.
public struct Callers: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Any caller: no login is required.
    public static let strangers = Callers(rawValue: 1 << 0)
    public static let student = Callers(rawValue: 1 << 1)
    public static let visitor = Callers(rawValue: 1 << 2)
    public static let staff = Callers(rawValue: 1 << 3)
    public static let admin = Callers(rawValue: 1 << 4)
    /// A scanner node, identified by its bearer token.
    public static let scanner = Callers(rawValue: 1 << 5)
    /// A person without an account who uses the link of a roll-call.
    public static let helper = Callers(rawValue: 1 << 6)

    /// All people with a login, of any classification.
    public static let persons: Callers = [.student, .visitor, .staff, .admin]

    public init(_ classification: Classification) {
        switch classification {
        case .student: self = .student
        case .visitor: self = .visitor
        case .staff: self = .staff
        case .admin: self = .admin
        }
    }
}
