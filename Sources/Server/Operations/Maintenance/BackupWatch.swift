import Foundation
import Logging
import Phrases
import Postgres
import ServiceLifecycle
import Store
import Vocabulary

/// Checks once a minute whether the last backup is older than its kind of alert allows.
struct BackupWatch: Service {
    let pool: ConnectionPool
    let alerts: AlertReporter
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var looking = RepeatedWork("Looking for the last backup", logger)
            while !Task.isCancelled {
                await looking.attempt { try await look() }
                try? await Task.sleep(for: .seconds(60))
            }
        }
    }

    func look() async throws {
        let last = try await BackupRepository(pool).last()
        let days = clock.wallTime.timeIntervalSince(last.at) / 86_400
        guard days > alerts.rules.threshold(.backupOld) else { return alerts.clear(.backupOld, about: .server) }
        alerts.raise(
            .backupOld, about: .server,
            text: last.isBackup ? .backupOld(Int(days)) : .backupNeverMade(Int(days)), hint: .hintMakeBackups)
    }
}
