import Foundation
public import Postgres
import Schema
import Subprocess
import SystemPackage

/// A database as `pg_dump` writes it in the custom format, and as `pg_restore` reads it.
public struct DatabaseDump: Sendable {
    private let database: ConnectionSettings

    /// - Parameter database: with a login that may read, or create, everything in it.
    public init(of database: ConnectionSettings) {
        self.database = database
    }

    /// Why a PostgreSQL program failed.
    public struct Failure: Error, CustomStringConvertible {
        public let program: String
        /// Its output; empty if the program was not found.
        public let output: String

        public var description: String { "\(program): \(output)" }
    }

    /// Passes the dump on piece by piece: a consistent snapshot, while other sessions write.
    /// - Throws: `DatabaseDump.Failure`, or what `take` throws.
    public func write(
        withSightings: Bool, to take: (UnsafeRawBufferPointer) throws -> Void
    ) async throws {
        // The names of the day partitions have a digit after the underscore; their definitions are always dumped.
        let without = withSightings ? [] : ["--exclude-table-data=public.sighting_[0-9]*"]
        let program = try configuration("pg_dump", ["--format=custom", "--lock-wait-timeout=60s"] + without)
        let result = try await Subprocess.run(
            program, input: .none, output: .sequence, error: .string(limit: 1 << 20)
        ) { execution in
            for try await piece in execution.standardOutput {
                try piece.withUnsafeBytes { try take($0) }
            }
        }
        guard result.terminationStatus.isSuccess else {
            throw Failure(program: "pg_dump", output: result.standardError)
        }
    }

    /// Fills an empty database in one transaction: either with the whole dump, or not at all.
    /// - Parameter next: returns the next piece of the dump, nil at its end.
    /// - Throws: `DatabaseDump.Failure`, or what `next` throws.
    public func restore(from next: () throws -> [UInt8]?) async throws {
        // A program that exits early must not end this process: its status shows what was wrong.
        signal(SIGPIPE, SIG_IGN)
        let program = try configuration(
            "pg_restore", ["--single-transaction", "--exit-on-error", "--dbname=\(database.database ?? "postgres")"])
        let result = try await Subprocess.run(
            program, input: .inputWriter, output: .discarded, error: .string(limit: 1 << 20)
        ) { execution in
            while let piece = try next() {
                guard let written = try? await execution.standardInputWriter.write(piece), written == piece.count
                else { break }
            }
            try? await execution.standardInputWriter.finish()
        }
        guard result.terminationStatus.isSuccess else {
            throw Failure(program: "pg_restore", output: result.standardError)
        }
    }

    /// The login is passed in the environment, because other users of the machine can read arguments.
    private func configuration(_ program: String, _ arguments: [String]) throws -> Configuration {
        guard let path = Self.path(of: program) else { throw Failure(program: program, output: "") }
        let login = database.environment.map { (Environment.Key(stringLiteral: $0.key), Optional($0.value)) }
        let language: [(Environment.Key, String?)] = [("LC_ALL", "C.UTF-8")]
        return Configuration(
            executable: .path(FilePath(path)), arguments: Arguments(["--no-password"] + arguments),
            environment: .inherit.updating(Dictionary(language + login) { $1 }))
    }

    /// Returns the program of Debian's newest PostgreSQL, or else the one in `PATH`: a newer `pg_dump` can dump an
    /// older server.
    private static func path(of program: String) -> String? {
        let root = "/usr/lib/postgresql"
        let releases = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).compactMap { Int($0) }
        let debian = releases.sorted(by: >).map { "\(root)/\($0)/bin" }
        let others = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return (debian + others).map { "\($0)/\(program)" }.first(where: FileManager.default.isExecutableFile)
    }
}

extension DatabaseDump {
    /// Creates the roles and the extension that a dump requires, as the first migration does.
    public static func prepare(_ database: some Querying) async throws {
        guard let first = Migrations.all.first else { return }
        try await database.query(first.script)
    }

    /// Returns whether the database is empty, of objects of Rollcall and of any others.
    public static func isEmpty(_ database: some Querying) async throws -> Bool {
        let found = try await database.query(
            """
            select not exists (
                select from pg_class join pg_namespace on pg_namespace.oid = relnamespace
                where nspname not like 'pg\\_%' and nspname <> 'information_schema')
            """)
        return try found[0].decode(0)
    }
}
