/// Takes an account over with the one-time code that an admin gave out, and sets its password. Logging in comes after
/// that. All sessions of the account end.
///
/// A wrong name and a wrong, expired or used code are answered alike; too many of them with `slow_down`.
public struct ClaimAccount: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.universalClaimAccount

    /// The e-mail address, in any case.
    public let username: String
    /// In any case, with or without its dashes.
    public let code: String
    /// 8…256 characters, and none of those that most people use.
    public let password: String

    public init(username: String, code: String, password: String) {
        self.username = username
        self.code = code
        self.password = password
    }
}
