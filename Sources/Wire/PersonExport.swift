public import Foundation

/// Everything that is held of a person, for them to have: account, sessions, badges, groups, visits, sightings, audit.
///
/// Sightings are many, so they come in parts: ask again with `sightings_after` until the reply has none to go on with.
public struct ExportPerson: Request {
    public static let type = RequestType.adminExportPerson

    /// Either this or `person_id`.
    public let email: String?
    public let personID: Int64?
    /// Only sightings heard after this millisecond.
    public let sightingsAfter: Date?

    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case sightingsAfter = "sightings_after"
    }

    public init(email: String? = nil, personID: Int64? = nil, sightingsAfter: Date? = nil) {
        self.email = email
        self.personID = personID
        self.sightingsAfter = sightingsAfter
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let at: Date
        public let personID: Int64
        /// By table, its rows, each by column. Passwords, tokens and codes are never among them.
        public let tables: [String: [[String: CellValue]]]
        /// What to ask with for the sightings that follow; nil where these were the last.
        public let sightingsAfter: Date?

        enum CodingKeys: String, CodingKey {
            case at
            case personID = "person_id"
            case tables
            case sightingsAfter = "sightings_after"
        }

        public init(at: Date, personID: Int64, tables: [String: [[String: CellValue]]], sightingsAfter: Date? = nil) {
            self.at = at
            self.personID = personID
            self.tables = tables
            self.sightingsAfter = sightingsAfter
        }
    }
}

/// Everything that is held of the person who asks, in parts as `admin.export_person` has it.
public struct ExportOwn: Request {
    public static let type = RequestType.studentExport

    public typealias Reply = ExportPerson.Reply

    /// Only sightings heard after this millisecond.
    public let sightingsAfter: Date?

    enum CodingKeys: String, CodingKey {
        case sightingsAfter = "sightings_after"
    }

    public init(sightingsAfter: Date? = nil) {
        self.sightingsAfter = sightingsAfter
    }
}

/// One cell of what a statement returned, as the JSON value of its kind: whole numbers and floating-point numbers are
/// numbers, times are RFC 3339, and all else (`numeric`, too, which may have more digits) is PostgreSQL's text.
public enum CellValue: Equatable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case number(Double)
    case text(String)
}

extension CellValue: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .boolean(flag)
        } else if let whole = try? container.decode(Int64.self) {
            self = .integer(whole)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let flag): try container.encode(flag)
        case .integer(let whole): try container.encode(whole)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        }
    }
}
