/// Changes the caller's password. All other sessions of the caller end, and this one gets a new token.
public struct ChangePassword: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalChangePassword
    public static let callers: Callers = .persons
    public static let confirmation: Confirmation = .sometimes("if one-time codes are in use")

    /// The current password.
    public let password: String
    /// 8…256 characters, different from the current one, and not among the most common passwords.
    public let newPassword: String
}
