/// Why a request failed: what goes out beside `successful: false`, and what a client throws when it comes in.
///
/// `reason` is a sentence for a person and holds nothing a stranger should not see: no SQL, no path.
public struct Failure: Error, Equatable, Sendable {
    public let code: FailureCode
    public let reason: String
    /// The time after which another attempt may succeed, in whole seconds.
    public let retryAfter: Int?

    public init(_ code: FailureCode, _ reason: String, retryAfter: Int? = nil) {
        self.code = code
        self.reason = reason
        self.retryAfter = retryAfter
    }
}

extension Failure: CustomStringConvertible {
    public var description: String { reason }
}

extension Failure: Codable {
    enum CodingKeys: String, CodingKey {
        case successful, reason, code
        case loginNecessary = "login_necessary"
        case retryAfter = "retry_after"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let reason = try container.decode(String.self, forKey: .reason)
        let code = try container.decode(FailureCode.self, forKey: .code)
        self.init(code, reason, retryAfter: try container.decodeIfPresent(Int.self, forKey: .retryAfter))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(false, forKey: .successful)
        try container.encode(reason, forKey: .reason)
        try container.encode(code, forKey: .code)
        if code == .loginNecessary {
            try container.encode(true, forKey: .loginNecessary)
        }
        try container.encodeIfPresent(retryAfter, forKey: .retryAfter)
    }
}
