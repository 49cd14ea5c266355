/// Logs a person in and sets the session cookie.
public struct Login: Request {
    public static let type = RequestType.universalLogin

    /// The e-mail address, in any case.
    public let username: String
    public let password: String

    public init(username: String, password: String) {
        self.username = username
        self.password = password
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let classification: Classification

        public init(classification: Classification) {
            self.classification = classification
        }
    }
}
