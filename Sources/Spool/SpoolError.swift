/// Why a spool cannot be used, and what to do about it.
public struct SpoolError: Error, Sendable {
    public enum Code: String, Sendable {
        /// Another process, or this one, has the file open.
        case inUse
        /// A later version of Rollcall made the file.
        case newer
        /// The folder or the file cannot be opened, read or written.
        case unusable
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

extension SpoolError: CustomStringConvertible {
    public var description: String {
        let why = cause.map { " (\($0))" } ?? ""
        return "\(message)\(why). \(hint)"
    }
}
