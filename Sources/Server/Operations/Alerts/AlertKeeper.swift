import Foundation
import Logging
import Postgres
import ServiceLifecycle
import Store
import Vocabulary

/// Keeps the alerts in the database: once a second it writes what the parts of this server said, and the owner of the
/// engine looks for what no person says, and closes what is over.
///
/// What is open is read from the database each time, so that a restart, another owner and an admin who closes an alert
/// need no word here. Servers take turns to write, by a lock. On another server than the owner only what is said there
/// is written, such as that its disk is nearly full.
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
        // The clock is the writer's to read, where there is one.
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

    /// What is said on a server that does not own the engine.
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

    /// - Parameter standing: as it was read before; what follows from it is only carried out if it still follows.
    private func write(
        _ signals: [AlertSignal], after standing: [Alert.Standing], _ lease: Lease?, at now: Date
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

    private func standing(at now: Date, _ database: (any Querying)? = nil) async throws -> [Alert.Standing] {
        try await AlertRepository(database ?? pool).standing(
            closedAfter: now.addingTimeInterval(-AlertStateMachine.memory))
    }

    /// An alert may tell where a person was: it is kept as long as visits are, by the clock on the wall.
    private func trim() async throws {
        let days = try await SiteSettings.read(pool).visitDays
        let oldest = clock.wallTime.addingTimeInterval(-86_400 * Double(days))
        try await AlertRepository(pool).trim(closedBefore: oldest)
    }
}
