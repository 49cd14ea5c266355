import Foundation
import Phrases
import Postgres
import TestSupport
import Testing
import Vocabulary

@testable import Server

@Suite("The age of the last backup", .mustEnd)
struct BackupWatchTests {
    @Test("It is told of after eight days without a backup, and no more once there is one")
    func age() async throws {
        try await School.open { school in
            let alerts = AlertReporter()
            let watch = BackupWatch(
                pool: school.sql, alerts: alerts, clock: school.clock, logger: BackupScene.logger)
            func signals(_ statement: String, daysAgo days: Double) async throws -> [AlertSignal] {
                let time = school.clock.wallTime - days * 86_400
                try await school.sql.query(
                    .init(unescaped: statement.replacing("TIME", with: "to_timestamp(\(time.timeIntervalSince1970))")))
                try await watch.look()
                return alerts.drain()
            }
            let since = "update site set backups_since = TIME"
            let made = "insert into backup (made_at, bytes, has_sightings) values (TIME, 1, false)"
            let young = try await signals(since, daysAgo: 7.9)
            #expect(young == [.cleared(.backupOld, .server)])
            let missing = try await signals(since, daysAgo: 9.5)
            #expect(missing == [.raised(.backupOld, .server, text: .backupNeverMade(9), hint: .hintMakeBackups)])
            let old = try await signals(made, daysAgo: 8.5)
            #expect(old == [.raised(.backupOld, .server, text: .backupOld(8), hint: .hintMakeBackups)])
            let new = try await signals(made, daysAgo: 1)
            #expect(new == [.cleared(.backupOld, .server)])
        }
    }
}
