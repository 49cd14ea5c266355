import Postgres

/// Which rows of a list are wanted.
public struct ListQuery: Sendable {
    /// Text that a row's names must hold, in any case; empty for all rows.
    public let search: String
    public let limit: Int
    public let offset: Int

    public init(search: String? = nil, limit: Int = 1000, offset: Int = 0) {
        self.search = search ?? ""
        self.limit = limit
        self.offset = offset
    }
}

/// One page of a list, and how many rows there are in all.
public struct Listing<Element: Sendable>: Sendable {
    public let rows: [Element]
    public let total: Int
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
}
