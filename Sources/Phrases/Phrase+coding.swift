import Vocabulary

// A phrase that is stored, so that each reader gets it in their language: the name of a text and its values.
extension Phrase: Codable {
    private enum CodingKeys: String, CodingKey {
        case verbatim, name, values, sentences
    }

    /// The keys by their names in the catalogue.
    private static let keys = Dictionary(uniqueKeysWithValues: PhraseKey.allCases.map { ("\($0)", $0) })

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch content {
        case .verbatim(let text): try container.encode(text, forKey: .verbatim)
        case .sentences(let first, let second): try container.encode([first, second], forKey: .sentences)
        case .entry(let key, let values):
            try container.encode("\(key)", forKey: .name)
            if !values.isEmpty { try container.encode(values, forKey: .values) }
        }
    }

    /// Throws `DecodingError` if the catalogue no longer has the text, or has it with more values.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try container.decodeIfPresent(String.self, forKey: .verbatim) {
            self.init(text)
        } else if let parts = try container.decodeIfPresent([Phrase].self, forKey: .sentences) {
            guard parts.count == 2 else { throw Self.error(.sentences, in: container) }
            self.init(content: .sentences(parts[0], parts[1]))
        } else {
            let name = try container.decode(String.self, forKey: .name)
            let values = try container.decodeIfPresent([Value].self, forKey: .values) ?? []
            guard let key = Self.keys[name], values.count >= Catalogue.of(.english).valueCount(of: key) else {
                throw Self.error(.name, in: container)
            }
            self.init(key, values)
        }
    }

    private static func error(_ key: CodingKeys, in container: KeyedDecodingContainer<CodingKeys>) -> DecodingError {
        .dataCorruptedError(forKey: key, in: container, debugDescription: "The catalogue has no such text.")
    }
}

extension Phrase.Value: Codable {
    private enum CodingKeys: String, CodingKey {
        case text, number, numeral, phrase
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .text(let text): try container.encode(text, forKey: .text)
        case .number(let number): try container.encode(number, forKey: .number)
        case .numeral(let text): try container.encode(text, forKey: .numeral)
        case .phrase(let phrase): try container.encode(phrase, forKey: .phrase)
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let text = try container.decodeIfPresent(String.self, forKey: .text) {
            self = .text(text)
        } else if let number = try container.decodeIfPresent(Int.self, forKey: .number) {
            self = .number(number)
        } else if let text = try container.decodeIfPresent(String.self, forKey: .numeral) {
            self = .numeral(text)
        } else {
            self = .phrase(try container.decode(Phrase.self, forKey: .phrase))
        }
    }
}
