public import Foundation

/// A question in SQL that is kept under a name, for every admin.
public struct SavedQueryRecord: Codable, Equatable, Sendable {
    public let queryName: String
    public let query: String
    public let savedAt: Date
}

/// The saved questions by name, found by `search` and in pages.
public struct GetQueries: Request, ListRequest {
    public static let type = RequestType.simpleGetQueries

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let queries: [SavedQueryRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// Keeps a question under a name, in place of one that has it already in whatever case. It is not run. It stays when a
/// person is erased, so it should name no person.
public struct SaveQuery: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.simpleSaveQuery

    /// 1 to 100 characters.
    public let queryName: String
    /// As `simple.query` takes it.
    public let query: String
}

/// Forgets a saved question.
public struct DeleteQuery: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.simpleDeleteQuery

    /// In any case.
    public let queryName: String
}
