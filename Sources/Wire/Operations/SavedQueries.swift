public import Foundation

/// An SQL statement saved under a name, for all admins.
public struct SavedQueryRecord: Codable, Equatable, Sendable {
    public let queryName: String
    public let query: String
    public let savedAt: Date
}

/// The saved statements ordered by name, found by `search` and in pages.
public struct GetQueries: Request, ListRequest {
    public static let type = RequestType.simpleGetQueries

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

    /// 1 to 100 characters.
    public let queryName: String
    /// The statement, as for `simple.query`.
    public let query: String
}

/// Deletes a saved statement.
public struct DeleteQuery: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.simpleDeleteQuery

    /// Case-insensitive.
    public let queryName: String
}
