import Devices

/// The answer to a successful request: `successful: true` and the members of the reply.
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
