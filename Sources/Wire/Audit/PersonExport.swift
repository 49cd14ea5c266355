public import Foundation

/// All data stored about a person, to be given to them: account, sessions, badges, groups, visits, sightings, audit.
///
/// Sightings are returned in parts: repeat the request with `sightings_after` until the reply has no such value.
public struct ExportPerson: Request {
    public static let type = RequestType.adminExportPerson
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    /// Either this or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Only sightings heard after this millisecond.
    public let sightingsAfter: Date?

    public struct Reply: Codable, Sendable {
        public let at: Date
        public let personID: Int64
        /// For each table its rows, and for each row its values by column. Passwords, tokens and codes are never
        /// included.
        public let tables: [String: [[String: ExportedValue]]]
        /// The value of `sightings_after` for the next part; nil if this was the last one.
        public let sightingsAfter: Date?
    }
}
