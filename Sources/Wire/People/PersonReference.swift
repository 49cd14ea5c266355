/// A person, by ID or by e-mail address.
public enum PersonReference: Hashable, Sendable {
    case number(Int64)
    case email(String)

    /// Creates a reference from text; a text of digits only is an ID.
    public init(_ text: String) { self = Int64(text).map { .number($0) } ?? .email(text) }
}

extension PersonReference: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int64.self) {
            self = .number(number)
        } else {
            self.init(try container.decode(String.self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .number(let number): try container.encode(number)
        case .email(let email): try container.encode(email)
        }
    }
}
