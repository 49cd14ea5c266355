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
