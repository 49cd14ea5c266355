import Postgres
import Schema

/// A migration as the database has it on record.
struct AppliedMigration: Equatable, Sendable {
    let name: String
    /// SHA-256 of the text that was applied.
    let digest: [UInt8]

    /// All of them, in the order in which they were applied; makes the table that holds them where it is missing.
    static func all(_ database: any Querying) async throws -> [AppliedMigration] {
        let known = try await database.query("select to_regclass('schema_migration') is not null")
        if try known[0].decode(0, as: Bool.self) == false {
            try await database.query(
                """
                create table schema_migration (
                    position integer primary key,
                    name text not null unique,
                    digest bytea not null,
                    applied_at timestamptz not null default now()
                )
                """)
        }
        return try await database.query("select name, digest from schema_migration order by position").map {
            let (name, digest) = try $0.decode((String, [UInt8]).self)
            return AppliedMigration(name: name, digest: digest)
        }
    }

    /// What the record of these migrations would be.
    static func expected(_ migrations: [Migration], _ database: any Querying) async throws -> [AppliedMigration] {
        try await database.query(
            """
            select name, sha256(convert_to(sql, 'UTF8'))
            from unnest(\(migrations.map(\.name)), \(migrations.map(\.sql))) with ordinality
                as migration (name, sql, position) order by position
            """
        ).map {
            let (name, digest) = try $0.decode((String, [UInt8]).self)
            return AppliedMigration(name: name, digest: digest)
        }
    }

    static func record(_ migration: Migration) -> Query {
        """
        insert into schema_migration (position, name, digest)
        select count(*) + 1, \(migration.name), sha256(convert_to(\(migration.sql), 'UTF8')) from schema_migration
        """
    }
}
