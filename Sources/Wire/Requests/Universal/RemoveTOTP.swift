/// A login of the person who asks needs no one-time code any more; the recovery codes mean nothing any more.
public struct RemoveTOTP: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.universalRemoveTOTP

    /// The password, or else `code`.
    public let password: String?
    /// A one-time code or a recovery code, or else `password`.
    public let code: String?

    public init(password: String) {
        self.password = password
        code = nil
    }

    public init(code: String) {
        password = nil
        self.code = code
    }
}
