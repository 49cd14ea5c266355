/// Reads the settings: all of them, or one by name. Secrets are never returned.
public struct ReadConfig: Request {
    public static let type = RequestType.adminConfigRead
    public static let callers: Callers = .admin

    /// The name of one setting; all settings if absent.
    public let item: String?

    public struct Reply: Codable, Sendable {
        public let settings: [SettingRecord]
        /// The value in force of the requested setting, if one was named.
        public let value: SettingContent?
    }
}

/// Changes a setting. Settings of the school take effect at once and on all servers; those of a server are written to
/// its JSON file, and the reply states whether a restart is required.
public struct WriteConfig: Request {
    public static let type = RequestType.adminConfigWrite
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    /// The name of the setting.
    public let item: String
    /// A value of the setting's type; null resets a server's setting to its default.
    public let value: SettingContent?

    public struct Reply: Codable, Sendable {
        /// Whether the server must be restarted for the value to take effect.
        public let restartNecessary: Bool
    }
}
