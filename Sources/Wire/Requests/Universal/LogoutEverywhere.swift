/// Ends every session of the person who asks, this one too.
public struct LogoutEverywhere: Request {
    public static let type = RequestType.universalLogoutEverywhere

    public init() {}

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// How many sessions there were.
        public let ended: Int

        public init(ended: Int) {
            self.ended = ended
        }
    }
}
