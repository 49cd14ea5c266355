/// Reads the settings: all of them, or one by its name. Secrets are never told.
public struct ReadConfig: Request {
    public static let type = RequestType.adminConfigRead

    /// The name of one setting; without it all come back.
    public let item: String?

    public init(item: String? = nil) {
        self.item = item
    }

    public struct Reply: Codable, Sendable {
        public let settings: [SettingRecord]
        /// What is in force of the one setting that was asked for.
        public let value: SettingContent?

        public init(settings: [SettingRecord], value: SettingContent? = nil) {
            self.settings = settings
            self.value = value
        }
    }
}
