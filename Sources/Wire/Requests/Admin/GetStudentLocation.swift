/// What is believed of a person now.
public struct GetStudentLocation: Request {
    public static let type = RequestType.adminGetStudentLocation

    /// Who, by e-mail address; or `person_id`.
    public let email: String?
    public let personID: Int64?

    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
    }

    public init(email: String? = nil, personID: Int64? = nil) {
        self.email = email
        self.personID = personID
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let location: LocationRecord

        public init(location: LocationRecord) {
            self.location = location
        }
    }
}
