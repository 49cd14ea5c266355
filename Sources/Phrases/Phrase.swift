/// A sentence or a word that a person reads, in every language of Rollcall. Each is a member of this type, with the
/// comment that a translator needs; values stand in it by interpolation.
public struct Phrase: Hashable, Sendable {
    private let english: String
    private let danish: String

    /// - Parameters:
    ///   - en: English.
    ///   - da: Danish.
    public init(en: String, da: String) {
        (english, danish) = (en, da)
    }

    /// The same text in every language: a name, a number, what the server said already.
    public init(_ text: String) {
        self.init(en: text, da: text)
    }

    /// One of several phrases, by a number. English and Danish have the same two plural forms (Unicode CLDR, cardinal
    /// rules of `en` and `da`): `one` for 1, `other` for all else. Zero may have a form of its own.
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
