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
        bodyLimit = body ?? (callers.contains(.strangers) ? BodyLimit.stranger : BodyLimit.usual)
    }
}

extension Request {
    /// Whether the request with these arguments requires a confirmed session.
    public var needsConfirmation: Bool { Self.type.confirmation == .always }
}
