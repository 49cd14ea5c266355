import Vocabulary

/// The texts of one language, in the order of `PhraseKey`.
struct Catalogue: Sendable {
    private enum Entry: Sendable {
        case text(Template)
        /// The forms by the value that selects them, and those values in the order of the catalogue.
        case forms([Substring: Template], [Substring])
    }

    private let entries: [Entry]

    /// - Parameter lines: one text for each key. One with several forms begins with a tab, and has a key and a text for
    ///   each form, separated by tabs; several values of a form are separated by `|`.
    init(_ lines: String) {
        entries = lines.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            guard line.first == "\t" else { return .text(Template(line)) }
            let parts = line.dropFirst().split(separator: "\t", omittingEmptySubsequences: false)
            var (forms, order): ([Substring: Template], [Substring]) = ([:], [])
            for start in stride(from: 0, to: parts.count - 1, by: 2) {
                let template = Template(parts[start + 1])
                for value in parts[start].split(separator: "|") {
                    forms[value] = template
                    order.append(value)
                }
            }
            return .forms(forms, order)
        }
    }

    /// - Parameter values: those of the text. The first one selects a form if there are several.
    func text(_ key: PhraseKey, _ values: [Phrase.Value], in language: Language) -> String {
        switch entries[key.rawValue] {
        case .text(let template): return template.text(values, in: language)
        case .forms(let forms, _):
            guard let selector = values.first else { return "" }
            if let form = form(forms, selector) { return form.text(values, in: language) }
            // A value that a newer server or device may know.
            return selector.text(in: language).replacing("_", with: " ")
        }
    }

    /// The number of values in the texts of a key.
    func valueCount(of key: PhraseKey) -> Int {
        switch entries[key.rawValue] {
        case .text(let template): template.valueCount
        case .forms(let forms, _): max(1, forms.values.map(\.valueCount).max() ?? 0)
        }
    }

    func hasForm(for value: Phrase.Value, of key: PhraseKey) -> Bool {
        guard case .forms(let forms, _) = entries[key.rawValue] else { return false }
        return form(forms, value) != nil
    }

    func forms(of key: PhraseKey) -> [String] {
        guard case .forms(_, let order) = entries[key.rawValue] else { return [] }
        return order.map(String.init)
    }

    private func form(_ forms: [Substring: Template], _ value: Phrase.Value) -> Template? {
        switch value {
        case .number(let number): forms["=\(number)"] ?? forms[number == 1 ? "one" : "other"]
        case .text(let text): forms[text[...]] ?? forms["other"]
        case .numeral, .phrase: nil
        }
    }
}
