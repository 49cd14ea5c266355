public import Vocabulary

/// A text for people: a text of the catalogue with its values, or a text that is the same in every language. The texts
/// stand in Catalogue/*.json by subject and name; each name is a member of this type.
public struct Phrase: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case verbatim(String)
        case entry(PhraseKey, [Value])
        indirect case sentences(Phrase, Phrase)
    }

    /// A value that is inserted into a text, or that selects one of its forms.
    enum Value: Hashable, Sendable {
        case text(String)
        case number(Int)
        /// A number as English writes it, `65,535` or `0.5`, or a word with digits.
        case numeral(String)
        indirect case phrase(Phrase)

        /// A number is written as the language writes it, and any other value as it is described.
        init(_ value: some CustomStringConvertible) {
            self = value is any Numeric ? .numeral(value.description) : .text(value.description)
        }
    }

    let content: Content

    /// The same text in every language: a name or a number.
    public init(_ text: String) {
        content = .verbatim(text)
    }

    init(_ key: PhraseKey, _ values: Value...) {
        content = .entry(key, values)
    }

    init(_ key: PhraseKey, _ values: [Value]) {
        content = .entry(key, values)
    }

    /// A text with forms for known values; nil if the first value has none.
    init?(known key: PhraseKey, _ values: Value...) {
        guard let value = values.first, Catalogue.of(.english).hasForm(for: value, of: key) else { return nil }
        content = .entry(key, values)
    }

    init(content: Content) {
        self.content = content
    }

    /// Two sentences, one after the other.
    public static func + (first: Phrase, second: Phrase) -> Phrase { Phrase(content: .sentences(first, second)) }

    public func text(in language: Language) -> String {
        switch content {
        case .verbatim(let text): text
        case .sentences(let first, let second): "\(first.text(in: language)) \(second.text(in: language))"
        case .entry(let key, let values): Catalogue.of(language).text(key, values, in: language)
        }
    }

    /// The values that select a form of a text, in the order of the catalogue.
    static func forms(of key: PhraseKey) -> [String] { Catalogue.of(.english).forms(of: key) }
}

extension Phrase: CustomDebugStringConvertible {
    /// In English. It is no `description`, so that a phrase cannot become the value of a text in one language.
    public var debugDescription: String { text(in: .english) }
}
