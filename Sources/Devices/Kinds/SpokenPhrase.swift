/// A spoken phrase for a command, such as `set to {position} %`: words, and placeholders for arguments.
struct SpokenPhrase: Equatable {
    /// The maximum length of a spoken text, in bytes: a phrase has at most 60 characters, and each argument 200.
    static let maxHeard = 2_000

    let tokens: [String]

    /// Lower case, without full stops; `50%` is two words.
    init(_ text: String) {
        let spaced = text.lowercased().replacing("%", with: " % ").replacing("°", with: " ° ")
        tokens = spaced.split(whereSeparator: \.isWhitespace)
            .map { String($0).trimmed(of: ".,!?;:\"") }
            .filter { !$0.isEmpty }
    }

    /// The names in braces.
    var arguments: [String] { tokens.compactMap(Self.argument) }

    /// The words with all arguments alike: two phrases with the same pattern are ambiguous.
    var pattern: [String] { tokens.map { Self.argument($0) == nil ? $0 : "{}" } }

    /// Returns the spoken arguments, if these words match this phrase.
    func match(_ said: SpokenPhrase, _ command: Kind.Command) -> DeviceProperties? {
        guard said.tokens.count == tokens.count else { return nil }
        var values: DeviceProperties = [:]
        for (expected, word) in zip(tokens, said.tokens) {
            if let name = Self.argument(expected) {
                guard let type = command.arguments.first(where: { $0.name == name })?.type,
                    let value = type.value(said: word)
                else { return nil }
                values[name] = value
            } else if expected != word {
                return nil
            }
        }
        return values
    }

    private static func argument(_ token: String) -> String? {
        token.hasPrefix("{") && token.hasSuffix("}") ? String(token.dropFirst().dropLast()) : nil
    }
}

extension ValueType {
    /// Returns the value of a single spoken word; nil if it is not a value of this type.
    fileprivate func value(said word: String) -> PropertyValue? {
        switch self {
        // Danish and German use a comma as the decimal separator.
        case .number: Double(word.replacing(",", with: ".")).flatMap { $0.isFinite ? .number($0) : nil }
        case .choice(let choices):
            choices.first { ([$0.value] + $0.label.all).map { $0.lowercased() }.contains(word) }
                .map { .text($0.value) }
        case .text: .text(word)
        case .bool, .program: nil
        }
    }
}

extension String {
    fileprivate func trimmed(of characters: String) -> String {
        String(drop { characters.contains($0) }.reversed().drop { characters.contains($0) }.reversed())
    }
}

extension Kind {
    /// Returns the command for spoken or typed words, in any language; nil if none matches. A phrase without
    /// placeholders has priority over one with placeholders.
    public func hear(_ words: String) -> HeardCommand? {
        guard words.utf8.count <= SpokenPhrase.maxHeard else { return nil }
        let said = SpokenPhrase(words)
        let phrases = (commands + [.status]).flatMap { command in
            command.spoken.values.joined().map { (command, SpokenPhrase($0)) }
        }
        let ordered = phrases.filter { $0.1.arguments.isEmpty } + phrases.filter { !$0.1.arguments.isEmpty }
        for (command, phrase) in ordered {
            if let arguments = phrase.match(said, command) {
                return HeardCommand(command: command.name, arguments: arguments)
            }
        }
        return nil
    }
}
