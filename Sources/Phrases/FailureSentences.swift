public import Vocabulary

extension Phrase {
    /// The same in a language; nil if there is no translation, so that the English text must be used.
    public static func translation(of reason: String, into language: Language) -> String? {
        language == .danish ? FailureSentences.danish(of: reason) : nil
    }
}

/// The sentences of the server, from English into Danish, with `'…'` and `#` in place of values (`FailureTemplate`).
/// Sentences that always occur together are one entry; others are translated one after the other.
enum FailureSentences {
    /// The entries, by subject.
    static let subjects = [
        accounts, alerts, arguments, badges, bookings, corrections, devices, kinds, locks, people, places, requests,
        rules,
        settings,
        students,
        watch,
    ]

    /// The maximum number of sentences in one entry.
    private static let limit = 3

    private static let entries = subjects.reduce(into: [:]) { $0.merge($1) { first, _ in first } }

    static func danish(of reason: String) -> String? {
        var rest = FailureTemplate.sentences(of: reason)[...]
        var said: [String] = []
        while !rest.isEmpty {
            guard let (count, text) = maximum(rest) else { return nil }
            said.append(text)
            rest = rest.dropFirst(count)
        }
        return said.joined(separator: " ")
    }

    /// The Danish text of the first sentences, as many of them as have a common entry.
    private static func maximum(_ sentences: ArraySlice<FailureTemplate>) -> (count: Int, text: String)? {
        for count in stride(from: min(limit, sentences.count), through: 1, by: -1) {
            let template = FailureTemplate(sentences.prefix(count))
            if let entry = entries[template.text], let text = template.filling(entry) { return (count, text) }
        }
        return nil
    }
}
