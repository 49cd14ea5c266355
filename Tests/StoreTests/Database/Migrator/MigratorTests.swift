import OperatorErrors
import Postgres
import TestSupport
import Testing

@testable import Schema
@testable import Store

@Suite("Migrating a database", .mustEnd)
struct MigratorTests {
    private static let names = Migrations.all.map(\.name)
    private static let more = [Migration("m9001_more", "create table more (word text); insert into more values ('$1')")]

    private func recorded(_ pool: ConnectionPool) async throws -> [String] {
        try await pool.column("select name from schema_migration order by position")
    }

    @Test("A fresh database gets all of them, and the second run has nothing to do")
    func fresh() async throws {
        try await withEmptyDatabase { _, pool in
            let runs = [try await Migrator().migrate(pool), try await Migrator().migrate(pool)]
            #expect(runs == [Self.names, []])
            #expect(try await recorded(pool) == Self.names)
        }
    }

    @Test("What a newer program brings is added, with as many statements as it has")
    func added() async throws {
        try await withEmptyDatabase { _, pool in
            _ = try await Migrator().migrate(pool)
            #expect(try await Migrator(migrations: Migrations.all + Self.more).migrate(pool) == ["m9001_more"])
            #expect(try await pool.single("select word from more", as: String.self) == "$1")
        }
    }

    @Test("Five servers that start at once apply each of them once")
    func concurrently() async throws {
        try await withEmptyDatabase { settings, pool in
            let applied = try await withThrowingTaskGroup(of: [String].self) { group in
                for _ in 0..<5 {
                    group.addTask { try await ConnectionPool.with(settings) { try await Migrator().migrate($0) } }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            #expect(applied.sorted() == Self.names)
            #expect(try await recorded(pool) == Self.names)
        }
    }

    @Test("A migration that was edited after it was applied is refused, and named")
    func edited() async throws {
        try await withEmptyDatabase { _, pool in
            _ = try await Migrator(migrations: Migrations.all + Self.more).migrate(pool)
            let edited = Migrations.all + [Migration("m9001_more", "create table more (word text)")]
            let error = try #require(try await migrationError(Migrator(migrations: edited), pool))
            #expect(error.code == .edited && error.message.contains("m9001_more"))
            let renamed = Migrations.all + [Migration("m9001_other", Self.more[0].sql)]
            #expect(try await migrationError(Migrator(migrations: renamed), pool)?.code == .edited)
        }
    }

    @Test("A database that knows more migrations than the program is refused")
    func tooNew() async throws {
        try await withEmptyDatabase { _, pool in
            _ = try await Migrator(migrations: Migrations.all + Self.more).migrate(pool)
            #expect(try await migrationError(Migrator(), pool)?.code == .tooNew)
        }
    }

    @Test("A migration that fails leaves nothing of itself, and those before it stand")
    func failing() async throws {
        try await withEmptyDatabase { _, pool in
            let bad = [Migration("m9002_bad", "create table half (word text); insert into half values (1/0)")]
            let error = try await migrationError(Migrator(migrations: Migrations.all + Self.more + bad), pool)
            #expect(error?.code == .failed && error?.message.contains("m9002_bad") == true)
            #expect(error?.cause == "division by zero")
            #expect(try await pool.single("select to_regclass('half') is null", as: Bool.self))
            #expect(try await recorded(pool) == Self.names + ["m9001_more"])
            #expect(try await Migrator(migrations: Migrations.all + Self.more).migrate(pool) == [])
        }
    }

    @Test("Text with quotes, dollars and comments is executed as it stands")
    func anyText() async throws {
        let sql = """
            create table saying (text text); -- it's $$ not $1
            do $$ begin insert into saying values ('it''s \\ %') ; end $$;
            create function answer() returns integer language sql as $_$ select 42 $_$; /* done */
            """
        try await withEmptyDatabase { _, pool in
            _ = try await Migrator(migrations: Migrations.all + [Migration("m9003_text", sql)]).migrate(pool)
            #expect(try await pool.single("select text from saying", as: String.self) == #"it's \ %"#)
            #expect(try await pool.single("select answer()", as: Int.self) == 42)
        }
    }
}
