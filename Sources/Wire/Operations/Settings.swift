import Phrases

/// A setting of the school, or of the server that answers the request.
public struct SettingRecord: Codable, Equatable, Sendable {
    /// Its name. A setting whose name begins with `server.` belongs to this server alone and is stored in its JSON
    /// file.
    public let item: String
    /// The value in force; absent if none is set, and for secrets.
    public let value: SettingContent?
    /// The purpose of the setting.
    public let description: String
    /// Whether its value is never returned; such a setting is edited in the settings file on the server's machine.
    public var secret: Bool = false
    /// Whether a value is set, even if it is a secret.
    public var isSet: Bool = true
    /// Whether a different value was written that takes effect when the server is restarted.
    public var restartNecessary: Bool = false
}

/// The value of a setting: a boolean, an integer, a text, or a list of texts.
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
            throw DecodingError.unreadable(.settingTypeWrong, at: container.codingPath)
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
