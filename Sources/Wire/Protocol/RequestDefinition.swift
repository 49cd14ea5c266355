public import Vocabulary

/// The definition of a request type: its arguments and reply, who may send it, and under which conditions.
public struct RequestDefinition: Sendable {
    /// The type of the arguments, which determines the reply.
    public let request: any Request.Type
    /// The permitted callers. The server checks them before it decodes any argument.
    public let callers: Callers
    public let confirmation: Confirmation
    /// The maximum size of a body, in bytes.
    public let bodyLimit: Int

    /// - Parameter body: the maximum size in bytes; nil for the default of these callers.
    init(
        _ request: any Request.Type, _ callers: Callers, confirmation: Confirmation = .never, body: Int? = nil
    ) {
        self.request = request
        self.callers = callers
        self.confirmation = confirmation
        bodyLimit = body ?? (callers.contains(.anyone) ? BodyLimit.stranger : BodyLimit.usual)
    }
}

/// Whether a request requires a recently confirmed session (`universal.confirm`).
public enum Confirmation: Equatable, Sendable {
    case never
    case always
    /// Only with some arguments, which the text names.
    case sometimes(String)
}

extension Request {
    /// Whether the request with these arguments requires a confirmed session.
    public var needsConfirmation: Bool { Self.type.confirmation == .always }
}

/// The maximum size of a body in bytes: the smaller of the type's and the caller's limit.
public enum BodyLimit {
    /// For callers who are not logged in, and for the types that they may call.
    public static let stranger = 8 << 10
    public static let usual = 64 << 10
    /// For tables and batches: 5,000 sightings are about 900,000 bytes.
    public static let large = 2 << 20

    /// Returns the maximum number of bytes that a caller may send before the type of the request is known.
    /// - Parameter caller: exactly one kind of caller.
    public static func bytes(of caller: Callers) -> Int { maxOfKinds[caller.rawValue] ?? usual }

    /// Computed once, since each request needs it.
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

/// The permitted callers of a request type: a set, so that a type can name several kinds of caller.
public struct Callers: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Any caller: no login is required.
    public static let anyone = Callers(rawValue: 1 << 0)
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
