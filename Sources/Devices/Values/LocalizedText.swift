/// A name in the languages of the pages.
public struct LocalizedText: Codable, Hashable, Sendable {
    public var english: String
    public var danish: String

    enum CodingKeys: String, CodingKey, CaseIterable {
        case english = "en"
        case danish = "da"
    }

    public init(_ english: String, danish: String) {
        (self.english, self.danish) = (english, danish)
    }

    public init(from decoder: any Decoder) throws {
        try decoder.refuseMembers(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        english = try container.decode(String.self, forKey: .english)
        danish = try container.decode(String.self, forKey: .danish)
    }

    /// Returns the name in a language, by its tag (BCP 47); English for any language other than `en` and `da`.
    public subscript(language: String) -> String {
        language == CodingKeys.danish.rawValue ? danish : english
    }

    var all: [String] { [english, danish] }
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
            throw DecodingError.dataCorrupted(
                .init(codingPath: codingPath + [name], debugDescription: "There is no such member."))
        }
    }
}
