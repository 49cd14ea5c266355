import Postgres

/// A selection of the rows of a list.
public struct ListQuery: Sendable {
    /// Text that a row's names must contain, ignoring case; empty for all rows.
    public let search: String
    public let limit: Int
    public let offset: Int
    public let order: ReadingOrder

    public init(
        search: String? = nil, limit: Int = 1000, offset: Int = 0, order: ReadingOrder = .english
    ) {
        self.search = search ?? ""
        self.limit = limit
        self.offset = offset
        self.order = order
    }
}

/// One page of a list, and the total number of rows.
public struct Listing<Element: Sendable>: Sendable {
    public let rows: [Element]
    public let total: Int
}

/// The requested part of a list: a page of it, or only the total number of rows.
struct ListingPart {
    let columns: String
    let order: String
    /// Nil for no limit.
    let limit: Int?
    let offset: Int
}

extension Querying {
    /// Runs a query for a page and one that counts, in one round trip.
    func listing<Element>(
        _ page: Query, count: Query, decode: (Row) throws -> Element
    ) async throws -> Listing<Element> {
        let results = try await pipeline([page, count])
        let total = try results[1].first?.decode(0, as: Int.self) ?? 0
        return Listing(rows: try results[0].map(decode), total: total)
    }

    func listing<Element: RowDecodable>(_ page: Query, count: Query) async throws -> Listing<Element> {
        try await listing(page, count: count, decode: Element.init(row:))
    }

    /// Runs both with a single query text.
    /// - Parameter query: selects the columns, and ends with the order, the limit and the offset that it is given.
    func listing<Element>(
        _ columns: String, order: String, _ list: ListQuery, decode: (Row) throws -> Element,
        by query: (ListingPart) -> Query
    ) async throws -> Listing<Element> {
        let page = ListingPart(
            columns: columns, order: "order by \(order)", limit: list.limit, offset: list.offset)
        let count = ListingPart(columns: "count(*)", order: "", limit: nil, offset: 0)
        return try await listing(query(page), count: query(count), decode: decode)
    }
}
