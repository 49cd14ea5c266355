/// What a login is checked against.
public struct Credentials: Sendable {
    public let personID: Int64
    public let classification: PersonClassification
    /// Argon2id in PHC string form; nil where the person cannot log in: yet, or any more.
    public let passwordHash: String?
    /// Whether the person logged in before in the browser that asks.
    public let isKnownDevice: Bool
}
