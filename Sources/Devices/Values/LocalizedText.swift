import Phrases

/// A name in several languages. English stands for those that are not there.
public struct LocalizedText: Codable, Hashable, Sendable {
    /// By language tag (BCP 47).
    private let texts: [String: String]

    /// - Parameter others: the name in other languages, by tag.
    public init(_ english: String, _ others: [String: String] = [:]) {
        texts = others.merging([Self.english: english]) { _, english in english }
    }

    public init(from decoder: any Decoder) throws {
        texts = try decoder.singleValueContainer().decode([String: String].self)
        guard texts[Self.english] != nil else {
            throw DecodingError.keyNotFound(
                MemberName(stringValue: Self.english),
                .init(codingPath: decoder.codingPath, debugDescription: "English is missing."))
        }
        for tag in texts.keys where !tag.isLanguageTag {
            throw DecodingError.unreadable(
                .languageTagWrong, at: decoder.codingPath + [MemberName(stringValue: tag)])
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(texts)
    }

    /// Returns the name in a language, by its tag (BCP 47).
    public subscript(language: String) -> String { texts[language] ?? texts[Self.english] ?? "" }

    var all: [String] { Array(texts.values) }

    private static let english = "en"
}

extension String {
    /// Whether it is the tag of a language without its region: two or three small letters (BCP 47).
    var isLanguageTag: Bool {
        (2...3).contains(utf8.count) && utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }
}

extension String {
    /// Whether a page and PostgreSQL can show it: no control characters and no marks that change the text direction.
    var isPrintable: Bool { unicodeScalars.allSatisfy(\.isPrintable) }

    /// Returns its printable part, cut to a number of Unicode scalars, which is what PostgreSQL counts; nil if nothing
    /// is left.
    func printable(longest: Int) -> String? {
        let shown = unicodeScalars.filter(\.isPrintable).prefix(longest)
        return shown.isEmpty ? nil : String(String.UnicodeScalarView(shown))
    }
}

extension Unicode.Scalar {
    fileprivate var isPrintable: Bool {
        switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: true
        }
    }
}

extension Decoder {
    /// Refuses members with unknown names, which would otherwise be ignored silently.
    func refuseMembers<Keys: CodingKey & CaseIterable>(besides keys: Keys.Type, and others: [String] = []) throws {
        let known = Set(keys.allCases.map(\.stringValue) + others)
        for name in try container(keyedBy: MemberName.self).allKeys where !known.contains(name.stringValue) {
            throw DecodingError.unreadable(.memberUnknown, at: codingPath + [name])
        }
    }
}
