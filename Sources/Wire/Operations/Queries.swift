/// Runs one read-only SQL statement over the views of the schema `report`: `people`, `zones`, `rooms`, `beacons`,
/// `badges`, `scanners`, `visits`, `whereabouts`, `occupancy` and `changes`.
///
/// The statement runs for at most 5 seconds under a separate database login that can read only this schema, and is
/// audited. If PostgreSQL refuses it, the reason contains its message, SQLSTATE and the position in the statement.
public struct RunQuery: Request {
    public static let type = RequestType.simpleQuery

    /// A `SELECT`, `VALUES` or `WITH` statement of at most 20,000 characters.
    public let query: String

    public struct Reply: Codable, Sendable {
        public let columns: [QueryColumn]
        /// For each row a value for each column; at most 10,000 rows and 10 MB of text.
        public let rows: [[CellValue]]
        /// Whether there were further rows.
        public let truncated: Bool
    }
}

/// A column of the result of a statement.
public struct QueryColumn: Codable, Equatable, Sendable {
    public let name: String
    /// The type's name in PostgreSQL, such as `bigint`.
    public let type: String
}

/// A cell of the result, as a JSON value: integers and floating-point numbers are numbers, times are RFC 3339, and all
/// other types (including `numeric`, which may have more digits) are PostgreSQL's text.
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
