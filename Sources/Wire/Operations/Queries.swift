public import Foundation

/// Runs one read-only SQL statement over the views of the schema `report`: `people`, `zones`, `rooms`, `beacons`,
/// `badges`, `scanners`, `visits`, `whereabouts`, `occupancy` and `changes`.
///
/// The statement runs for at most 5 seconds under a separate database login that can read only this schema, and is
/// audited. If PostgreSQL refuses it, the reason contains its message, SQLSTATE and the position in the statement.
public struct RunQuery: Request {
    public static let type = RequestType.simpleQuery
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

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

/// An SQL statement saved under a name, for all admins.
public struct SavedQueryRecord: Codable, Equatable, Sendable {
    public let queryName: String
    public let query: String
    public let savedAt: Date
}

/// The saved statements ordered by name, found by `search` and in pages.
public struct GetQueries: Request, ListRequest {
    public static let type = RequestType.simpleGetQueries
    public static let callers: Callers = .admin

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let queries: [SavedQueryRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Saves a statement under a name, replacing one that has the same name, ignoring case. The statement is not run. It is
/// kept when a person is erased, so it should not name any person.
public struct SaveQuery: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.simpleSaveQuery
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    /// 1 to 100 characters.
    public let queryName: String
    /// The statement, as for `simple.query`.
    public let query: String
}

/// Deletes a saved statement.
public struct DeleteQuery: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.simpleDeleteQuery
    public static let callers: Callers = .admin
    public static let confirmation: Confirmation = .always

    /// Case-insensitive.
    public let queryName: String
}
