/// Runs one SQL statement that only reads, over the views of the schema `report`: `people`, `zones`, `rooms`,
/// `beacons`, `badges`, `scanners`, `visits`, `whereabouts`, `occupancy` and `changes`.
///
/// It runs on a database login of its own that sees nothing else, for at most 5 seconds, and is audited. What
/// PostgreSQL has against it comes back as the reason, with its SQLSTATE and the place in the statement.
public struct RunQuery: Request {
    public static let type = RequestType.simpleQuery

    /// A `SELECT`, `VALUES` or `WITH` statement of at most 20,000 characters.
    public let query: String

    public struct Reply: Codable, Sendable {
        public let columns: [QueryColumn]
        /// For each row a value for each column; at most 10,000 rows, and 10 MB of text.
        public let rows: [[CellValue]]
        /// Whether there were more rows than these.
        public let truncated: Bool
    }
}

/// A column of what a statement returned.
public struct QueryColumn: Codable, Equatable, Sendable {
    public let name: String
    /// As PostgreSQL names it, such as `bigint`.
    public let type: String
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
