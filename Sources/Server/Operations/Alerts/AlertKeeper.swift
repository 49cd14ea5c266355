import Foundation
import Logging
import Postgres
import ServiceLifecycle
import Store
import Vocabulary

/// Keeps the alerts in the database: once a second it writes the signals from the parts of this server, and the owner
/// of the engine checks for causes that are not signalled, and closes alerts whose cause is gone.
///
/// Open alerts are read from the database each time, so that a restart, another owner and an admin who closes an alert
/// need no notification here. Servers take turns to write, by a lock. A server that is not the owner writes only its
/// own signals, such as that its disk is nearly full.
struct AlertKeeper: Service {
    let alerts: AlertReporter
    let ingest: Ingest
    let pool: ConnectionPool
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var look = AlertCheck()
            var keeping = RepeatedWork("Keeping the alerts", logger)
            while !Task.isCancelled {
                await keeping.attempt { try await work(&look) }
                await clock.sleep(for: 1)
            }
        }
    }

    private func work(_ look: inout AlertCheck) async throws {
        // If there is a writer, only the writer reads the clock.
        guard let lease = await ingest.lease, let now = await ingest.decidedAt else {
            look = AlertCheck()
            return try await writeWords()
        }
        alerts.rules = AlertRules(try await AlertRuleRepository(pool).all())
        let standing = try await standing(at: now)
        let found = try await look.signals(
            standing, alerts.rules, of: ingest, fence: lease.fence, at: now, lead: clock.lead, in: pool)
        let signals = alerts.drain() + found
        try await write(signals, after: standing, lease, at: now)
        try await look.hourly(at: now) { try await trim() }
    }

    /// Writes the signals of a server that does not own the engine.
    private func writeWords() async throws {
        let signals = alerts.drain()
        guard !signals.isEmpty else { return }
        let now = clock.now
        do {
            alerts.rules = AlertRules(try await AlertRuleRepository(pool).all())
            try await write(signals, after: try await standing(at: now), nil, at: now)
        } catch {
            alerts.requeue(signals)
            throw error
        }
    }

    /// - Parameter standing: the alerts as they were read before; a change is only written if they still require it.
    private func write(
        _ signals: [AlertSignal], after standing: [AlertStanding], _ lease: Lease?, at now: Date
    ) async throws {
        let rules = alerts.rules
        guard !AlertPlan(signals, standing: standing, rules, at: now).changes.isEmpty else { return }
        do {
            let pending = try await pool.withTransaction { transaction in
                try await AlertTransaction(transaction).begin(lease: lease)
                let plan = AlertPlan(
                    signals, standing: try await self.standing(at: now, transaction), rules, at: now)
                try await AlertTransaction(transaction).write(plan.changes, at: now)
                return plan.pending
            }
            alerts.requeue(pending)
        } catch {
            alerts.requeue(signals)
            throw error
        }
    }

    private func standing(at now: Date, _ database: (any Querying)? = nil) async throws -> [AlertStanding] {
        try await AlertRepository(database ?? pool).standing(
            closedAfter: now.addingTimeInterval(-AlertStateMachine.reopenInterval))
    }

    /// Deletes old alerts. An alert may reveal where a person was, so it is kept as long as visits are, by the wall
    /// clock.
    private func trim() async throws {
        let days = try await SiteSettings.read(pool).visitDays
        let oldest = clock.wallTime.addingTimeInterval(-86_400 * Double(days))
        try await AlertRepository(pool).trim(closedBefore: oldest)
    }
}
