public import Vocabulary

extension Language {
    /// Returns the preferred supported language of an `Accept-Language` header, by the weights in the header (RFC 9110,
    /// section 12.5.4); English if there is none.
    public init(accepted header: String?) {
        let wanted = (header ?? "").split(separator: ",").enumerated().compactMap { place, entry in
            Self.range(String(entry), place)
        }
        let best = wanted.filter { $0.weight > 0 }.sorted { ($1.weight, $0.place) < ($0.weight, $1.place) }.first
        self = best?.language ?? .english
    }

    private static func range(_ entry: String, _ place: Int) -> (language: Language, weight: Double, place: Int)? {
        let parts = entry.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
        guard let tag = parts.first, let primary = tag.split(separator: "-").first else { return nil }
        guard let language = primary == "*" ? .english : Language(rawValue: String(primary)) else { return nil }
        let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
        return (language, weight, place)
    }
}
