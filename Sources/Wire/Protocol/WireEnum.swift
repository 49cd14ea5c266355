import Phrases

/// One of a fixed set of values. Any other value is refused with a list of the valid ones.
public protocol WireEnum: RawRepresentable, CaseIterable, Codable, Sendable where RawValue == String {}

extension WireEnum {
    /// Throws `DecodingError`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let word = Self(rawValue: try container.decode(String.self)) else {
            let choices = Self.allCases.map(\.rawValue).joined(separator: "', '")
            throw DecodingError.unreadable(.choiceUnknown(choices), at: container.codingPath)
        }
        self = word
    }
}
