import Vocabulary

/// A text with places for values, each written as its number in braces: `{0} left {1}`.
struct Template: Sendable {
    private enum Part: Sendable {
        case text(String)
        case value(Int)
    }

    private let parts: [Part]

    init(_ text: Substring) {
        var (parts, rest): ([Part], Substring) = ([], text)
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}"),
            let number = Int(rest[rest.index(after: start)..<end])
        {
            if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
            parts.append(.value(number))
            rest = rest[rest.index(after: end)...]
        }
        if !rest.isEmpty || parts.isEmpty { parts.append(.text(String(rest))) }
        self.parts = parts
    }

    func text(_ values: [Phrase.Value], in language: Language) -> String {
        if parts.count == 1, case .text(let text) = parts[0] { return text }
        return parts.reduce(into: "") { text, part in
            switch part {
            case .text(let piece): text += piece
            case .value(let number): text += values[number].text(in: language)
            }
        }
    }
}

extension Phrase.Value {
    func text(in language: Language) -> String {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        case .phrase(let phrase): phrase.text(in: language)
        }
    }
}
