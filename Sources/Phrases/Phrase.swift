/// A text for people, in every language of Rollcall. Each is a member of this type, with the comment that a translator
/// needs; values are inserted by interpolation.
public struct Phrase: Hashable, Sendable {
    private let english: String
    private let danish: String

    /// - Parameters:
    ///   - en: English.
    ///   - da: Danish.
    public init(en: String, da: String) {
        (english, danish) = (en, da)
    }

    /// The same text in every language: a name, a number, or a text from the server.
    public init(_ text: String) {
        self.init(en: text, da: text)
    }

    /// Selects one of several phrases by a number. English and Danish have the same two plural forms (Unicode CLDR,
    /// cardinal rules of `en` and `da`): `one` for 1, `other` for all other numbers. Zero may have a separate form.
    public static func counted(
        _ count: Int, zero: Phrase? = nil, one: Phrase, other: Phrase
    ) -> Phrase {
        if count == 0, let zero { return zero }
        return count == 1 ? one : other
    }

    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .danish: danish
        }
    }
}
