/// Ends one session of the person who asks.
public struct EndSession: Request {
    public typealias Reply = NoReply

    public static let type = RequestType.universalEndSession

    public let sessionID: Int64

    enum CodingKeys: String, CodingKey {
        case sessionID = "session_id"
    }

    public init(sessionID: Int64) {
        self.sessionID = sessionID
    }
}
