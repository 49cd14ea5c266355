/// Why the resolver cannot do what was requested, for the operator.
public struct ResolverError: Error, Sendable {
    public enum Code: String, Sendable {
        /// The settings contradict each other.
        case settings
        /// The file is not a registry of stations, or is of a later version.
        case foreign
        /// The file cannot be opened, read or written.
        case unusable
        /// A port is not available.
        case port
        /// The station does not exist, or is of another kind.
        case station
    }

    public let code: Code
    public let message: String
    public let hint: String
    public let cause: (any Error)?

    init(_ code: Code, _ message: String, hint: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
        self.cause = cause
    }
}

extension ResolverError: CustomStringConvertible {
    public var description: String {
        let why = cause.map { " (\($0))" } ?? ""
        return "\(message)\(why).\n  hint: \(hint)"
    }
}
