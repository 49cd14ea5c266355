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
