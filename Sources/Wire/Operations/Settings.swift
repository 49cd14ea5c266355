/// A setting of the school, or of the server that answers.
public struct SettingRecord: Codable, Equatable, Sendable {
    /// Its name. A name that begins with `server.` is this server's alone, and is kept in its JSON file.
    public let item: String
    /// What is in force; absent if nothing is set, and of a secret.
    public let value: SettingContent?
    /// What it is for.
    public let description: String
    /// Whether its value is never told; such a setting is edited in the settings file on the server's machine.
    public var secret: Bool = false
    /// Whether anything is set, which tells whether a secret is.
    public var isSet: Bool = true
    /// Whether another value was written that will hold once the server has been started again.
    public var restartNecessary: Bool = false
}

/// What a setting is set to: true or false, a whole number, a text, or a list of words.
public enum SettingContent: Equatable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case text(String)
    case words([String])
}

extension SettingContent: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let flag = try? container.decode(Bool.self) {
            self = .boolean(flag)
        } else if let whole = try? container.decode(Int.self) {
            self = .integer(whole)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let words = try? container.decode([String].self) {
            self = .words(words)
        } else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "A setting is true or false, a whole number, a text, or a list of texts.")
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .boolean(let flag): try container.encode(flag)
        case .integer(let whole): try container.encode(whole)
        case .text(let text): try container.encode(text)
        case .words(let words): try container.encode(words)
        }
    }
}

/// Reads the settings: all of them, or one by its name. Secrets are never told.
public struct ReadConfig: Request {
    public static let type = RequestType.adminConfigRead

    /// The name of one setting; without it all come back.
    public let item: String?

    public struct Reply: Codable, Sendable {
        public let settings: [SettingRecord]
        /// What is in force of the one setting that was asked for.
        public let value: SettingContent?
    }
}

/// Changes a setting. Those of the school hold at once and on all servers; those of a server are written into its JSON
/// file, and the reply says when it has to be started again.
public struct WriteConfig: Request {
    public static let type = RequestType.adminConfigWrite

    /// The name of the setting.
    public let item: String
    /// Of the setting's kind; null takes a server's setting back to its default.
    public let value: SettingContent?

    public struct Reply: Codable, Sendable {
        /// Whether the server has to be started again for it to hold.
        public let restartNecessary: Bool
    }
}
