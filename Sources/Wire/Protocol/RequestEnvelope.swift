/// The body of `POST /post`: the type by name and its arguments.
public struct RequestEnvelope<Arguments: Request>: Encodable, Sendable {
    public let arguments: Arguments

    enum CodingKeys: String, CodingKey {
        case type
        case arguments = "args"
    }

    public init(_ arguments: Arguments) {
        self.arguments = arguments
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(Arguments.type, forKey: .type)
        try container.encode(arguments, forKey: .arguments)
    }
}

/// Reads `args` out of the body of `POST /post`; nil where the body has none.
public struct IncomingArguments<Arguments: Request>: Decodable {
    public let arguments: Arguments?

    enum CodingKeys: String, CodingKey {
        case arguments = "args"
    }
}

/// What goes out when a request succeeded: `successful: true` and the members of the reply beside it.
public struct SuccessReply<Reply: Encodable>: Encodable {
    public let reply: Reply

    enum CodingKeys: String, CodingKey {
        case successful
    }

    public init(_ reply: Reply) {
        self.reply = reply
    }

    public func encode(to encoder: any Encoder) throws {
        try reply.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(true, forKey: .successful)
    }
}
