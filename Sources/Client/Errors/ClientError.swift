/// Why a request got no answer from a Rollcall server, or none that can be understood.
public struct ClientError: Error, Sendable {
    /// What kind of thing went wrong, for programs.
    public enum Code: String, Sendable {
        /// No connection: refused, no route, no such host, or it broke before the answer was there.
        case unreachable
        /// The time allowed for the request passed.
        case timeout
        /// The connection could not be made safe: a certificate that is not trusted, or no TLS on the other side.
        case tls
        /// The address is none that a request can be sent to.
        case badAddress
        /// Something answers there, but it is not a Rollcall server.
        case notRollcall
        /// A Rollcall server answers, with a reply that this version does not understand.
        case unreadableReply
        /// The reply is larger than any that a server should send.
        case replyTooLarge
        /// The request holds what JSON cannot, such as a number that is not finite.
        case unsendable
        /// The client was shut down.
        case shutDown
    }

    public let code: Code
    /// A sentence for a person.
    public let message: String
    /// What to do about it, in a sentence that names the option or command.
    public let hint: String
    /// What lies beneath, for a log.
    public let cause: String?

    init(_ code: Code, _ message: String, hint: String, cause: String? = nil) {
        self.code = code
        self.message = message
        self.hint = hint
        self.cause = cause
    }
}

extension ClientError: CustomStringConvertible {
    public var description: String { "\(message) \(hint)" }
}
