/// A setting of the school, or of the server that answers.
public struct SettingRecord: Codable, Equatable, Sendable {
    /// Its name. A name that begins with `server.` is this server's alone, and is kept in its JSON file.
    public let item: String
    /// What is in force; absent where nothing is set, and of a secret.
    public let value: SettingContent?
    /// What it is for.
    public let description: String
    /// Whether its value is never told; such a setting is edited in the settings file on the server's machine.
    public let secret: Bool
    /// Whether anything is set, which tells whether a secret is.
    public let isSet: Bool
    /// Whether another value was written that will hold once the server has been started again.
    public let restartNecessary: Bool

    enum CodingKeys: String, CodingKey {
        case item, value, description, secret
        case isSet = "is_set"
        case restartNecessary = "restart_necessary"
    }

    public init(
        item: String, value: SettingContent?, description: String, secret: Bool = false, isSet: Bool = true,
        restartNecessary: Bool = false
    ) {
        self.item = item
        self.value = value
        self.description = description
        self.secret = secret
        self.isSet = isSet
        self.restartNecessary = restartNecessary
    }
}
