/// One of a few words. Another word is refused with those that there are.
public protocol Word: RawRepresentable, CaseIterable, Codable, Sendable where RawValue == String {}

extension Word {
    /// Throws `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let word = Self(rawValue: try container.decode(String.self)) else {
            let words = Self.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "One of \(words) is expected.")
        }
        self = word
    }
}
