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
