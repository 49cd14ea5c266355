public import Vocabulary

/// A text for people: a text of the catalogue with its values, or a text that is the same in every language. The texts
/// stand in Catalogue/*.json by subject and name; each name is a member of this type.
public struct Phrase: Hashable, Sendable {
    private enum Content: Hashable, Sendable {
        case verbatim(String)
        case entry(PhraseKey, [Value])
        case failure(String)
    }

    /// A value that is inserted into a text, or that selects one of its forms.
    enum Value: Hashable, Sendable {
        case text(String)
        case number(Int)
        indirect case phrase(Phrase)
    }

    private let content: Content

    /// The same text in every language: a name, a number, or a text from the server.
    public init(_ text: String) {
        content = .verbatim(text)
    }

    init(_ key: PhraseKey, _ values: Value...) {
        content = .entry(key, values)
    }

    /// A text with forms for known values; nil if the first value has none.
    init?(known key: PhraseKey, _ values: Value...) {
        guard let value = values.first, Catalogue.of(.english).hasForm(for: value, of: key) else { return nil }
        content = .entry(key, values)
    }

    private init(content: Content) {
        self.content = content
    }

    /// Why the server refuses a request, or what it reports about itself, translated from the server's English text.
    public static func failure(_ reason: String) -> Phrase { Phrase(content: .failure(reason)) }

    public func text(in language: Language) -> String {
        switch content {
        case .verbatim(let text): text
        case .failure(let reason): Self.translation(of: reason, into: language) ?? reason
        case .entry(let key, let values): Catalogue.of(language).text(key, values, in: language)
        }
    }

    /// The values that select a form of a text, in the order of the catalogue.
    static func forms(of key: PhraseKey) -> [String] { Catalogue.of(.english).forms(of: key) }
}
