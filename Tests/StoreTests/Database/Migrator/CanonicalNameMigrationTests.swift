import Foundation
import Postgres
import TestSupport
import Testing

@testable import Schema
@testable import Store

@Suite("Names of before they were kept in one form", .mustEnd)
struct CanonicalNameMigrationTests {
    /// A letter of Devanagari that is two characters in normal form C.
    private static let growing = "\u{958}"

    private func migrated(_ body: @escaping @Sendable (ConnectionPool) async throws -> Void) async throws {
        try await withEmptyDatabase { _, pool in
            let former = Migrations.all.prefix { $0.name != "m0035_canonical_names" }
            _ = try await Migrator(migrations: Array(former)).migrate(pool)
            try await pool.query(
                "insert into zone (zone_name, major_key) values ('Caf\u{e9}', 1), ('Cafe\u{301}', 2)"
            )
            try await pool.query(
                "insert into zone (zone_name, major_key) values (\(String(repeating: Self.growing, count: 90)), 4)")
            try await pool.query(
                """
                insert into room (room_number, zone_id)
                select number, (select min(zone_id) from zone)
                from unnest(array['e\u{301}', '\u{e9}', \(String(repeating: Self.growing, count: 45))]) number
                """)
            try await pool.query(
                """
                insert into school_group (group_name)
                values (\(String(repeating: Self.growing, count: 100))), ('\u{e9}'), ('e\u{301}')
                """)
            try await pool.query(
                """
                insert into person (email, first_name, last_name, classification, created_at)
                select email, 'A', 'B', 'student', \(TestStore.now)
                from unnest(array['\u{e9}@x', 'e\u{301}@x', \(String(repeating: Self.growing, count: 252) + "@x")]) \
                email
                """)
            _ = try await Migrator().migrate(pool)
            try await body(pool)
        }
    }

    @Test("Those that were the same, and those that grow too long, are told apart by their numbers, and none is lost")
    func former() async throws {
        try await migrated { pool in
            let zones: [String] = try await pool.column("select zone_name from zone order by zone_id")
            #expect(zones.prefix(2).map { Array($0.utf8) } == ["Caf\u{e9}", "Caf\u{e9} (2)"].map { Array($0.utf8) })
            #expect(zones[2].hasSuffix(" (3)"))
            for (table, name) in [
                ("zone", "zone_name"), ("room", "room_number"), ("school_group", "group_name"), ("person", "email"),
            ] {
                let loose: Int64 = try await pool.single(
                    "select count(*) from \(unescaped: table) where \(unescaped: name) is not nfc normalized")
                let count: Int64 = try await pool.single("select count(*) from \(unescaped: table)")
                #expect(loose == 0 && count == 3, "\(table)")
            }
        }
    }
}
