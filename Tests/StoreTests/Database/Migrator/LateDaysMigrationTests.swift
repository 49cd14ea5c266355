import Foundation
import Postgres
import TestSupport
import Testing

@testable import Schema
@testable import Store

@Suite("A database from before days were kept for late sightings", .mustEnd)
struct LateDaysMigrationTests {
    @Test(
        "Spools may hold 14 days where nobody had set another number, and what was dropped is known to be gone",
        arguments: [
            ("update site set spool_days = 7", 14), ("update site set spool_days = 5", 5),
            (
                """
                insert into audit (at, action, details)
                values (now(), 'config_written', '{"item": "spool_days", "value": "7"}')
                """, 7
            ),
        ])
    func former(change: String, days: Int) async throws {
        try await withEmptyDatabase { settings, pool in
            let former = Migrations.all.prefix { $0.name != "m0047_late_days" }
            _ = try await Migrator(migrations: Array(former)).migrate(pool)
            try await pool.query(Query(unescaped: change))
            try await pool.query("select make_sighting_days('2026-08-30', '2026-09-08')")
            _ = try await Migrator().migrate(pool)
            #expect(try await SiteSettings.read(pool).spoolDays == days)
            #expect(try await RecordRepository(pool).isPartial(at: TestStore.now - 3 * 86_400))
            #expect(try await !RecordRepository(pool).isPartial(at: TestStore.now - 2 * 86_400))
        }
    }
}
