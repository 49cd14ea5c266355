import OperatorErrors
public import Postgres
import Schema

/// Brings a database to the schema this program was built with.
public struct Migrator: Sendable {  // generated: init
    var migrations: [Migration] = Migrations.all

    /// Applies missing migrations in order, each in a transaction of its own; returns the names of those applied.
    ///
    /// Several servers may do this at once: a lock lets only one at a time check and apply. Throws `MigrationError`.
    public func migrate(_ pool: ConnectionPool) async throws -> [String] {
        var applied: [String] = []
        do {
            while let name = try await pool.withTransaction({ try await applyNext($0) }) {
                applied.append(name)
            }
            return applied
        } catch let error as PostgresError where error.sqlState == Self.insufficientPrivilege {
            throw MigrationError.notAllowed("The database role may not read the list of applied migrations.", error)
        }
    }

    /// Returns the first migration that a schema lacks; nil if it lacks none or if there is no schema yet. Throws
    /// `MigrationError` if it cannot be applied.
    public func next(_ database: some Querying) async throws -> String? {
        guard let position = try await SchemaPosition.read(database) else { return nil }
        let recorded = try await Migrator.Applied.all(database)
        try check(recorded, against: try await Migrator.Applied.expected(migrations, database))
        return migrations.dropFirst(position.count).first?.name
    }

    /// SQLSTATE `insufficient_privilege`.
    private static let insufficientPrivilege = "42501"

    /// An arbitrary number that no other program using the database uses.
    private static let lock: Int64 = 0x726f_6c6c_6361_6c6c

    /// Returns the name of the migration applied, or nil if none was missing.
    private func applyNext(_ transaction: Transaction) async throws -> String? {
        try await transaction.query("select pg_advisory_xact_lock(\(Self.lock))")
        let recorded = try await Migrator.Applied.all(transaction)
        try check(recorded, against: try await Migrator.Applied.expected(migrations, transaction))
        guard recorded.count < migrations.count else { return nil }
        try await apply(migrations[recorded.count], isFirst: recorded.isEmpty, transaction)
        return migrations[recorded.count].name
    }

    private func check(_ recorded: [Migrator.Applied], against expected: [Migrator.Applied]) throws {
        guard recorded.count <= expected.count else {
            throw MigrationError(
                .tooNew, "A newer version of Rollcall migrated the database.",
                cause: "It has \(recorded.count) migrations; this version knows \(expected.count).",
                hint: "Start the newer version, or restore a backup from before its installation.")
        }
        for (was, known) in zip(recorded, expected) where was != known {
            throw MigrationError(
                .edited, "Migration \(was.name) was edited after it was applied to this database.",
                cause: was.name == known.name ? "" : "This program has \(known.name) in its place.",
                hint: "Restore the original file, and write the change as a new migration.")
        }
    }

    /// Applies a migration. The first makes the roles and runs as the login; all others run as the owner role that it
    /// made. That role also becomes the owner of the record of migrations, so that any member can migrate from then on.
    private func apply(_ migration: Migration, isFirst: Bool, _ transaction: Transaction) async throws {
        let message = "Migration \(migration.name) failed and was rolled back."
        do {
            if !isFirst { try await transaction.query("set local role rollcall_owner") }
            try await transaction.query(migration.script)
            try await transaction.query(Migrator.Applied.record(migration))
            if isFirst { try await transaction.query("alter table schema_migration owner to rollcall_owner") }
        } catch let error as PostgresError where error.sqlState == Self.insufficientPrivilege {
            throw MigrationError.notAllowed(message, error)
        } catch let error as PostgresError where error.sqlState != nil {
            throw MigrationError.failed(message, error)
        }
    }
}

extension Migrator {
    /// A migration as recorded in the database.
    struct Applied: Equatable, Sendable {
        let name: String
        /// SHA-256 of the text that was applied.
        let digest: [UInt8]

        /// Returns all migrations in the order in which they were applied; creates their table if it is missing.
        static func all(_ database: any Querying) async throws -> [Migrator.Applied] {
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
                return Migrator.Applied(name: name, digest: digest)
            }
        }

        /// Returns the record that these migrations would produce.
        static func expected(_ migrations: [Migration], _ database: any Querying) async throws -> [Migrator.Applied] {
            try await database.query(
                """
                select name, sha256(convert_to(sql, 'UTF8'))
                from unnest(\(migrations.map(\.name)), \(migrations.map(\.sql))) with ordinality
                    as migration (name, sql, position) order by position
                """
            ).map {
                let (name, digest) = try $0.decode((String, [UInt8]).self)
                return Migrator.Applied(name: name, digest: digest)
            }
        }

        static func record(_ migration: Migration) -> Query {
            """
            insert into schema_migration (position, name, digest)
            select count(*) + 1, \(migration.name), sha256(convert_to(\(migration.sql), 'UTF8')) from schema_migration
            """
        }
    }
}

extension Migration {
    /// The whole text as one statement: a pipeline accepts one at a time, and a `do` block may execute many.
    ///
    /// The dollar-quote tags are long enough not to occur in a migration.
    var script: Query {
        Query(
            unescaped: """
                do $rollcall_migration$ begin execute $rollcall_statements$
                \(sql)
                $rollcall_statements$; end $rollcall_migration$
                """)
    }
}
