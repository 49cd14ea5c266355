/// Changes a setting. Those of the school hold at once and on all servers; those of a server are written into its JSON
/// file, and the reply says when it has to be started again.
public struct WriteConfig: Request {
    public static let type = RequestType.adminConfigWrite

    /// The name of the setting.
    public let item: String
    /// Of the setting's kind; null takes a server's setting back to its default.
    public let value: SettingContent?

    public init(item: String, value: SettingContent?) {
        self.item = item
        self.value = value
    }

    public struct Reply: Codable, Sendable {
        /// Whether the server has to be started again for it to hold.
        public let restartNecessary: Bool

        enum CodingKeys: String, CodingKey {
            case restartNecessary = "restart_necessary"
        }

        public init(restartNecessary: Bool) {
            self.restartNecessary = restartNecessary
        }
    }
}
