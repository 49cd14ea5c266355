/// A one-time code with which the owner of an account takes it over.
public struct ClaimCodeRecord: Codable, Equatable, Sendable {
    public let email: String
    /// Shown once: only its hash is kept.
    public let code: String

    public init(email: String, code: String) {
        self.email = email
        self.code = code
    }
}
