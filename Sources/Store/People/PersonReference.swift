/// How a request names a person.
public enum PersonReference: Equatable, Sendable {
    case id(Int64)
    /// In any case.
    case email(String)
}
