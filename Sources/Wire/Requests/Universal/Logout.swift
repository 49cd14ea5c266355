/// Ends the session.
public struct Logout: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.universalLogout

    public init() {}
}
