public import Foundation

/// A question in SQL that is kept under a name, for every admin.
public struct SavedQueryRecord: Codable, Equatable, Sendable {
    public let queryName: String
    public let query: String
    public let savedAt: Date

    enum CodingKeys: String, CodingKey {
        case queryName = "query_name"
        case query
        case savedAt = "saved_at"
    }

    public init(queryName: String, query: String, savedAt: Date) {
        self.queryName = queryName
        self.query = query
        self.savedAt = savedAt
    }
}

/// The saved questions by name, found by `search` and in pages.
public struct GetQueries: Request, ListRequest {
    public static let type = RequestType.simpleGetQueries

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case search, page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let queries: [SavedQueryRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(queries: [SavedQueryRecord], total: Int) {
            self.queries = queries
            self.total = total
        }
    }
}

/// Keeps a question under a name, in place of one that has it already in whatever case. It is not run. It stays when a
/// person is erased, so it should name nobody.
public struct SaveQuery: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.simpleSaveQuery

    /// 1 to 100 characters.
    public let queryName: String
    /// As `simple.query` takes it.
    public let query: String

    enum CodingKeys: String, CodingKey {
        case queryName = "query_name"
        case query
    }

    public init(queryName: String, query: String) {
        self.queryName = queryName
        self.query = query
    }
}

/// Forgets a saved question.
public struct DeleteQuery: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.simpleDeleteQuery

    /// In any case.
    public let queryName: String

    enum CodingKeys: String, CodingKey {
        case queryName = "query_name"
    }

    public init(queryName: String) {
        self.queryName = queryName
    }
}
