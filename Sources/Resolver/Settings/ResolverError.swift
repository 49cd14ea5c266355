/// Why the resolver cannot do what it was told to, in the operator's words.
public struct ResolverError: Error, Sendable {
    public enum Code: String, Sendable {
        /// The settings contradict each other.
        case settings
        /// The file is no book of stations, or of a later version.
        case foreign
        /// The file cannot be opened, read or written.
        case unusable
        /// A port cannot be listened on.
        case port
        /// There is no such station, or it is of another sort.
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
