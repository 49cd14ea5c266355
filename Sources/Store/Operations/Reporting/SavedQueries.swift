public import Foundation
import Phrases
public import Postgres

/// An SQL query saved under a name.
public struct SavedQuery: Equatable, Sendable {
    public let name: String
    public let query: String
    public let savedAt: Date
}

/// The queries saved by admins, shared by all of them.
public struct SavedQueryRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    public func list(_ list: ListQuery) async throws -> Listing<SavedQuery> {
        try await database.listing(
            """
            select query_name, query, saved_at from saved_query
            where strpos(searchable(query_name), searchable(\(list.search))) > 0
            order by lower(query_name) limit \(list.limit) offset \(list.offset)
            """,
            count:
                "select count(*) from saved_query where strpos(searchable(query_name), searchable(\(list.search))) > 0"
        ) { row in
            let (name, query, saved) = try row.decode((String, String, Date).self)
            return SavedQuery(name: name, query: query, savedAt: saved)
        }
    }

    /// Saves a query under a name, replacing one with the same name; returns its number.
    public func save(_ query: String, as name: String, at now: Date) async throws -> Int64 {
        try await database.query(
            """
            insert into saved_query (query_name, query, saved_at) values (\(name), \(query), \(now))
            on conflict (lower(query_name)) do update set
                query_name = excluded.query_name, query = excluded.query, saved_at = excluded.saved_at
            returning query_id
            """)[0].decode(0)
    }

    /// Deletes a query and returns its number. Throws `Refusal` if there is none with that name.
    public func delete(_ name: String) async throws -> Int64 {
        let rows = try await database.query(
            "delete from saved_query where lower(query_name) = lower(\(name)) returning query_id")
        guard let row = rows.first else { throw Refusal.notFound(.noSavedQueryNamed(name)) }
        return try row.decode(0)
    }
}
