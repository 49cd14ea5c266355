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

    var valueCount: Int {
        parts.reduce(0) { count, part in
            if case .value(let number) = part { max(count, number + 1) } else { count }
        }
    }

    func text(_ values: [Phrase.Value], in language: Language) -> String {
        if parts.count == 1, case .text(let text) = parts[0] { return text }
        return parts.reduce(into: "") { text, part in
            switch part {
            case .text(let piece): text += piece
            case .value(let number): text += values.indices.contains(number) ? values[number].text(in: language) : ""
            }
        }
    }
}

extension Phrase.Value {
    func text(in language: Language) -> String {
        switch self {
        case .text(let text): text
        case .number(let number): String(number)
        case .numeral(let text): language == .english ? text : text.withDecimalComma
        case .phrase(let phrase): phrase.text(in: language)
        }
    }
}

extension String {
    /// A number with the separators of `65,535` and `0.5` swapped; any other text as it is.
    fileprivate var withDecimalComma: String {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let marks = utf8.filter { !digits.contains($0) && $0 != UInt8(ascii: "-") }
        if marks == [UInt8(ascii: ".")] { return replacing(".", with: ",") }
        let isGrouped = !marks.isEmpty && marks.allSatisfy { $0 == UInt8(ascii: ",") }
        return isGrouped ? replacing(",", with: ".") : self
    }
}
