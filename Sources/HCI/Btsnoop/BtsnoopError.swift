/// Why a btsnoop file cannot be read or written, or not to its end.
public struct BtsnoopError: Error, Hashable, Sendable {
    public enum Code: String, Sendable {
        case cannotOpen = "cannot_open"
        case cannotRead = "cannot_read"
        case cannotWrite = "cannot_write"
        case notBtsnoop = "not_btsnoop"
        case unsupported
        case truncated
        case damaged
        case packetTooLong = "packet_too_long"
    }

    public let code: Code
    /// What is wrong, for an operator.
    public let message: String
    /// What to do about it.
    public let hint: String
    /// The error underneath, as text.
    public let cause: String?

    init(_ code: Code, _ message: String, hint: String, cause: String? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
        self.cause = cause
    }
}

extension BtsnoopError: CustomStringConvertible {
    public var description: String {
        let cause = cause.map { " (\($0))" } ?? ""
        return "\(message)\(cause). \(hint)"
    }
}
