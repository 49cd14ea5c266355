/// Changes the zones in which a member of staff may see people; without changes, only returns them.
public struct EditPersonZones: Request {
    public static let type = RequestType.adminEditPersonZones
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    /// Either this or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Names of zones, at most 100.
    public let addZones: [String]?
    /// Names of zones, at most 100.
    public let removeZones: [String]?

    public struct Reply: Codable, Sendable {
        /// The names of all the person's zones after the change.
        public let zones: [String]
    }
}
