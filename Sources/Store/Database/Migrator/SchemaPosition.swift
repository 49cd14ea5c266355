public import Postgres
import Schema

/// How far the schema of a database has been migrated.
public struct SchemaPosition: Codable, Equatable, Sendable {
    /// How many migrations were applied.
    public let count: Int
    /// The name of the last migration.
    public let last: String

    /// The position that this program requires.
    public static let current = SchemaPosition(count: Migrations.all.count, last: Migrations.all.last?.name ?? "")

    /// Reads the position; nil if the database contains no Rollcall schema.
    public static func read(_ database: some Querying) async throws -> SchemaPosition? {
        let known = try await database.query("select to_regclass('schema_migration') is not null")
        guard try known[0].decode(0) else { return nil }
        return try await database.query(
            """
            select count(*) over (), name from schema_migration order by position desc limit 1
            """
        ).first.map { row in
            let (count, last) = try row.decode((Int, String).self)
            return SchemaPosition(count: count, last: last)
        }
    }

    /// Whether this program's migrations begin with those that were applied.
    public var isKnown: Bool {
        Migrations.all.indices.contains(count - 1) && Migrations.all[count - 1].name == last
    }
}
