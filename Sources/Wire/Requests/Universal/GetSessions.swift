/// The sessions of the person who asks, the one used last first.
public struct GetSessions: Request {
    public static let type = RequestType.universalGetSessions

    public init() {}

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let sessions: [SessionRecord]

        public init(sessions: [SessionRecord]) {
            self.sessions = sessions
        }
    }
}
