/// A sentence of the server without its values. A quoted part is replaced by `'…'`, and so is a list of adjacent parts
/// such as `'a', 'b'`, which is one value; a word that contains a digit is replaced by `#`.
struct FailureTemplate: Equatable {
    private(set) var text = ""
    private(set) var quoted: [String] = []
    private(set) var numbers: [String] = []

    /// Joins several sentences into one.
    init(_ sentences: some Collection<FailureTemplate>) {
        text = sentences.map(\.text).joined(separator: " ")
        quoted = sentences.flatMap(\.quoted)
        numbers = sentences.flatMap(\.numbers)
    }

    private init() {}

    /// Returns the values of a sentence whose template this is, in the order of the catalogue: `{0}` stands for the
    /// first of them here. Nil if a constant differs.
    func values(in sentence: FailureTemplate) -> [Phrase.Value]? {
        guard quoted.count == sentence.quoted.count, numbers.count == sentence.numbers.count else { return nil }
        let places = quoted + numbers
        let values = sentence.quoted.map(Phrase.Value.text) + sentence.numbers.map(Phrase.Value.numeral)
        var found: [Int: Phrase.Value] = [:]
        for ((place, value), text) in zip(zip(places, values), sentence.quoted + sentence.numbers) {
            if let number = Self.number(of: place) {
                found[number] = value
            } else if place != text {
                return nil
            }
        }
        return found.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Whether each place is one value, `{0}`, or a constant, so that a sentence of this template has all its values.
    var isComplete: Bool {
        let places = (quoted + numbers).filter { $0.contains("{") }
        let numbers = Set(places.compactMap(Self.number))
        return places.allSatisfy { Self.number(of: $0) != nil } && numbers == Set(0..<numbers.count)
    }

    private static func number(of place: String) -> Int? {
        place.hasPrefix("{") && place.hasSuffix("}") ? Int(place.dropFirst().dropLast()) : nil
    }

    fileprivate static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

extension FailureTemplate {
    /// Splits a text into its sentences, in a time proportional to its length. Each sentence ends with a full stop, a
    /// question mark or a colon before a space; a quoted part is never split.
    static func sentences(of text: String) -> [FailureTemplate] {
        var text = text
        text.makeContiguousUTF8()
        var reader = Reader(rest: text[...].utf8)
        return reader.sentences()
    }

    /// Reads a text word by word. The characters that it searches for are ASCII, which in UTF-8 never occur as part of
    /// another character.
    private struct Reader {
        private static let blank = UInt8(ascii: " ")
        private static let quote = UInt8(ascii: "'")
        private static let openings = Array("(`".utf8)
        private static let endings = Array(".,;:)?!%`".utf8)
        private static let ends = Array(".?:".utf8)

        var rest: Substring.UTF8View
        var sentence = FailureTemplate()
        /// Whether a quoted part or a word with an opening punctuation mark may begin here.
        var isBeginning = true
        /// No quoted part ends in the rest of the text, so that no further search is needed.
        var isUnquoted = false

        mutating func sentences() -> [FailureTemplate] {
            var sentences: [FailureTemplate] = []
            while let byte = rest.first {
                if byte == Self.blank {
                    rest = rest.dropFirst()
                    isBeginning = true
                    if let last = sentence.text.utf8.last, Self.ends.contains(last) {
                        sentences.append(sentence)
                        sentence = FailureTemplate()
                    } else {
                        sentence.text += " "
                    }
                } else if isBeginning, Self.openings.contains(byte) {
                    sentence.text += String(Substring(rest.prefix(1)))
                    rest = rest.dropFirst()
                } else if isBeginning, let value = quotedParts() {
                    sentence.text += "'…'"
                    sentence.quoted.append(value)
                    isBeginning = false
                } else {
                    word()
                    isBeginning = false
                }
            }
            return sentences + [sentence]
        }

        private mutating func word() {
            let whole = rest.prefix { $0 != Self.blank }
            rest = rest[whole.endIndex...]
            var core = whole
            while let last = core.last, Self.endings.contains(last) { core = core.dropLast() }
            if core.contains(where: FailureTemplate.isDigit) {
                sentence.numbers.append(String(Substring(core)))
                sentence.text += "#"
            } else {
                sentence.text += String(Substring(core))
            }
            sentence.text += String(Substring(whole[core.endIndex...]))
        }

        /// The text between the first and the last quote of a list, such as `a', 'b`.
        private mutating func quotedParts() -> String? {
            guard let first = closing(of: rest) else { return nil }
            let begin = rest.index(after: rest.startIndex)
            var last = first
            while let next = rest[rest.index(after: last)...].dropping(", "), let end = closing(of: next) {
                last = end
            }
            let value = String(Substring(rest[begin..<last]))
            rest = rest[rest.index(after: last)...]
            return value
        }

        /// Returns the end of the quoted part with which a text begins: a quote after which a word ends.
        private mutating func closing(of text: Substring.UTF8View) -> Substring.UTF8View.Index? {
            guard !isUnquoted, text.first == Self.quote else { return nil }
            var place = text.index(after: text.startIndex)
            while let found = text[place...].firstIndex(of: Self.quote) {
                place = text.index(after: found)
                guard place < text.endIndex else { return found }
                if text[place] == Self.blank || Self.endings.contains(text[place]) { return found }
            }
            isUnquoted = true
            return nil
        }
    }
}

extension Substring.UTF8View {
    /// Removes a prefix and returns the rest; nil if the text does not begin with it.
    fileprivate func dropping(_ beginning: String) -> Substring.UTF8View? {
        starts(with: beginning.utf8) ? dropFirst(beginning.utf8.count) : nil
    }
}
