import Vocabulary

/// The sentences of the catalogue, found by their English text.
enum FailureSentences {
    private struct Entry {
        let key: PhraseKey
        let template: FailureTemplate
    }

    /// The maximum number of sentences in one text of the catalogue.
    private static let limit = 3

    /// The texts that are whole sentences, by their words without values.
    private static let entries: [String: Entry] = PhraseKey.allCases.reduce(into: [:]) { entries, key in
        guard let text = Catalogue.of(.english).source(of: key), let end = text.last, ".?:".contains(end) else {
            return
        }
        let template = FailureTemplate(FailureTemplate.sentences(of: text))
        guard template.isComplete, entries[template.text] == nil else { return }
        entries[template.text] = Entry(key: key, template: template)
    }

    /// Returns the phrase of an English text that consists of known sentences; nil for any other text.
    static func phrase(of reason: String) -> Phrase? {
        var rest = FailureTemplate.sentences(of: reason)[...]
        var found: Phrase?
        while !rest.isEmpty {
            guard let (count, phrase) = longest(rest) else { return nil }
            found = found.map { $0 + phrase } ?? phrase
            rest = rest.dropFirst(count)
        }
        return found
    }

    /// The phrase of the first sentences, as many of them as one text has.
    private static func longest(_ sentences: ArraySlice<FailureTemplate>) -> (count: Int, phrase: Phrase)? {
        for count in stride(from: min(limit, sentences.count), through: 1, by: -1) {
            let template = FailureTemplate(sentences.prefix(count))
            if let entry = entries[template.text], let values = entry.template.values(in: template) {
                return (count, Phrase(entry.key, values))
            }
        }
        return nil
    }
}
