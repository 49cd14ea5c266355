extension Phrase {
    /// Why the server does not do what was asked, or what it tells of itself, from the English in which it says so.
    public static func failure(_ reason: String) -> Phrase {
        Phrase(en: reason, da: danish(of: reason) ?? reason)
    }

    /// The same in Danish, nil if there is none: then the English has to do.
    public static func danish(of reason: String) -> String? { FailureSentences.danish(of: reason) }
}

/// The sentences that the server says, from English into Danish, with `'…'` and `#` where values stand
/// (`FailureTemplate`). What fits together in one way only is one entry; other sentences are said one after the other.
enum FailureSentences {
    /// The entries, by subject.
    static let subjects = [
        accounts, alerts, arguments, badges, bookings, corrections, devices, kinds, locks, people, places, requests,
        rules,
        settings,
        students,
        watch,
    ]

    /// So many sentences are at most one entry.
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

    /// What the first sentences are in Danish, as many of them as have an entry together.
    private static func maximum(_ sentences: ArraySlice<FailureTemplate>) -> (count: Int, text: String)? {
        for count in stride(from: min(limit, sentences.count), through: 1, by: -1) {
            let template = FailureTemplate(sentences.prefix(count))
            if let entry = entries[template.text], let text = template.filling(entry) { return (count, text) }
        }
        return nil
    }
}
