/// What is believed of a person now.
public struct GetStudentLocation: Request {
    public static let type = RequestType.adminGetStudentLocation

    /// Who, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Whether to say why: what was heard, and what it says for which room. Only the server that owns the presence engine
    /// can; another answers `unavailable`.
    public let explain: Bool?

    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case explain
    }

    public init(email: String? = nil, personID: Int64? = nil, explain: Bool? = nil) {
        self.email = email
        self.personID = personID
        self.explain = explain
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let location: LocationRecord
        /// Where it was asked for, and something is known.
        public let explanation: ExplanationRecord?

        public init(location: LocationRecord, explanation: ExplanationRecord? = nil) {
            self.location = location
            self.explanation = explanation
        }
    }
}
