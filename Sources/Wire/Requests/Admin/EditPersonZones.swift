/// Says in which zones somebody of the staff may see whoever is there; without changes it only tells which these are.
public struct EditPersonZones: Request {
    public static let type = RequestType.adminEditPersonZones

    /// Either this or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Names of zones, at most 100.
    public let addZones: [String]?
    /// Names of zones, at most 100.
    public let removeZones: [String]?

    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case addZones = "add_zones"
        case removeZones = "remove_zones"
    }

    public init(email: String? = nil, personID: Int64? = nil, addZones: [String]? = nil, removeZones: [String]? = nil) {
        self.email = email
        self.personID = personID
        self.addZones = addZones
        self.removeZones = removeZones
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// The names of all their zones now.
        public let zones: [String]

        public init(zones: [String]) {
            self.zones = zones
        }
    }
}
