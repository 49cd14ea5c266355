public import Vocabulary

/// The failure of a request: sent with `successful: false`, and thrown by a client that receives it.
///
/// `reason` is a sentence for a person and contains nothing confidential: no SQL, no path.
public struct Failure: Error, Equatable, Sendable {
    public let code: FailureCode
    public let reason: String
    /// The invalid argument, as `room_number` or `sightings[3].rssi`; nil if there is no single one.
    public let argument: String?
    /// Seconds after which another attempt may succeed.
    public let retryAfter: Int?

    public init(_ code: FailureCode, _ reason: String, argument: String? = nil, retryAfter: Int? = nil) {
        self.code = code
        self.reason = reason
        self.argument = argument
        self.retryAfter = retryAfter
    }
}

extension Failure: CustomStringConvertible {
    public var description: String { reason }
}

extension Failure: Codable {
    enum CodingKeys: String, CodingKey {
        case successful, reason, code, argument
        case loginNecessary = "login_necessary"
        case retryAfter = "retry_after"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let reason = try container.decode(String.self, forKey: .reason)
        let code = try container.decode(FailureCode.self, forKey: .code)
        self.init(
            code, reason, argument: try container.decodeIfPresent(String.self, forKey: .argument),
            retryAfter: try container.decodeIfPresent(Int.self, forKey: .retryAfter))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(false, forKey: .successful)
        try container.encode(reason, forKey: .reason)
        try container.encode(code, forKey: .code)
        if code == .loginNecessary {
            try container.encode(true, forKey: .loginNecessary)
        }
        try container.encodeIfPresent(argument, forKey: .argument)
        try container.encodeIfPresent(retryAfter, forKey: .retryAfter)
    }
}
