/// A request type's arguments and reply, its callers, and the conditions under which they may send it.
public struct RequestDefinition: Sendable {
    /// The type of the arguments, which determines the reply.
    public let request: any Request.Type
    public let callers: Callers
    public let confirmation: Confirmation
    /// The maximum size of a body, in bytes.
    public let bodyLimit: Int

    init(_ request: any Request.Type) {
        self.request = request
        callers = request.callers
        confirmation = request.confirmation
        bodyLimit = request.bodyLimit
    }
}

extension RequestType {
    public var callers: Callers { definition.callers }
    public var confirmation: Confirmation { definition.confirmation }
    public var bodyLimit: Int { definition.bodyLimit }
}
