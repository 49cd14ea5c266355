public import Vocabulary

/// What a request type is: its arguments and reply, who may send it, and what that takes.
public struct RequestDefinition: Sendable {
    /// The arguments, and with them the reply.
    public let request: any Request.Type
    /// The server checks them before it decodes any argument.
    public let callers: Callers
    public let confirmation: Confirmation
    /// The most bytes that a body may have.
    public let bodyLimit: Int

    /// - Parameter body: in bytes; nil for what is usual for these callers.
    init(
        _ request: any Request.Type, _ callers: Callers, confirmation: Confirmation = .never, body: Int? = nil
    ) {
        self.request = request
        self.callers = callers
        self.confirmation = confirmation
        bodyLimit = body ?? (callers.contains(.anyone) ? BodyLimit.stranger : BodyLimit.usual)
    }
}

/// Whether a request needs a session in which the password was shown lately (`universal.confirm`).
public enum Confirmation: Equatable, Sendable {
    case never
    case always
    /// Only with some arguments; the words say with which.
    case sometimes(String)
}

extension Request {
    /// Whether the request as it is needs a confirmed session.
    public var needsConfirmation: Bool { Self.type.confirmation == .always }
}

/// How many bytes a body may have: the type's limit or the caller's, whichever is less.
public enum BodyLimit {
    /// Of callers who are not logged in, and of the types that they may call.
    public static let stranger = 8 << 10
    public static let usual = 64 << 10
    /// Of tables and of batches: 5,000 sightings have about 900,000 bytes.
    public static let large = 2 << 20

    /// The most that a caller may send before the type of the request is known.
    /// - Parameter caller: one kind of caller.
    public static func bytes(of caller: Callers) -> Int { maxOfKinds[caller.rawValue] ?? usual }

    /// Looked through once, since each request asks.
    private static let maxOfKinds = Dictionary(
        uniqueKeysWithValues: (0..<UInt8.bitWidth).map { bit in
            let kind = Callers(rawValue: 1 << bit)
            return (kind.rawValue, maxOfTypes(kind))
        })

    private static func maxOfTypes(_ caller: Callers) -> Int {
        guard caller != .anyone else { return stranger }
        return RequestType.allCases.map(\.definition).filter { !$0.callers.isDisjoint(with: caller) }
            .map(\.bodyLimit).max() ?? usual
    }
}

/// Who may call a request type. A set, so that a type can name several kinds of caller.
public struct Callers: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// No person in particular: no login is asked for.
    public static let anyone = Callers(rawValue: 1 << 0)
    public static let student = Callers(rawValue: 1 << 1)
    public static let visitor = Callers(rawValue: 1 << 2)
    public static let staff = Callers(rawValue: 1 << 3)
    public static let admin = Callers(rawValue: 1 << 4)
    /// A scanner node, known by its bearer token.
    public static let scanner = Callers(rawValue: 1 << 5)
    /// A person without an account, who came in by the link of a roll-call.
    public static let helper = Callers(rawValue: 1 << 6)

    /// Every person with a login, of whatever classification.
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
