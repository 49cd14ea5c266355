/// Changes the password of the person who asks. All their other sessions end, and this one gets a new token.
public struct ChangePassword: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.universalChangePassword

    /// The one that holds until now.
    public let password: String
    /// 8…256 characters, another one than before, and none of those that most people use.
    public let newPassword: String

    enum CodingKeys: String, CodingKey {
        case password
        case newPassword = "new_password"
    }

    public init(password: String, newPassword: String) {
        self.password = password
        self.newPassword = newPassword
    }
}
