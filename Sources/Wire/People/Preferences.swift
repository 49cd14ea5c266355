public import Vocabulary

/// Changes how pages are shown to the caller. A given value is set, a null value is left to the browser or the system
/// again, and an absent value stays. `universal.whoami` returns the values.
public struct EditPreferences: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.universalEditPreferences
    public static let callers: Callers = .persons

    /// Null for the browser's language.
    public let language: Language?
    /// Null for the system's theme.
    public let theme: Theme?
    /// Null for all permitted pages.
    public let mode: PageMode?
    /// The preferences left to the browser or the system again: in JSON the arguments that are null.
    public var cleared: Set<CodingKeys> = []

    public enum CodingKeys: String, CodingKey, CaseIterable, Sendable {
        case language, theme, mode
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        for key in cleared { try container.encodeNil(forKey: key) }
        try container.encodeIfPresent(language, forKey: .language)
        try container.encodeIfPresent(theme, forKey: .theme)
        try container.encodeIfPresent(mode, forKey: .mode)
    }
}

extension EditPreferences {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        language = try container.decodeIfPresent(Language.self, forKey: .language)
        theme = try container.decodeIfPresent(Theme.self, forKey: .theme)
        mode = try container.decodeIfPresent(PageMode.self, forKey: .mode)
        cleared = Set(try CodingKeys.allCases.filter { try container.contains($0) && container.decodeNil(forKey: $0) })
    }
}
