import Concurrency
import Devices
import Foundation
import Logging
import Phrases
import Postgres
import ServiceLifecycle
import Store
import Vocabulary

/// Carries out rules and schedules, on the server that owns the engine and under its fence.
///
/// It is woken by notifications of the database, and once a second. Decisions are written in one transaction: the
/// claims, the commands, and the state of the rules. If that fails, everything is read again and decided again.
struct RuleKeeper: Service {
    let ingest: Ingest
    let pools: ServerPools
    let alerts: AlertReporter
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        let changes = Mailbox(RuleChanges())
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                group.addTask {
                    for await event in pools.record.listen(RuleChanges.channels) { changes.put { $0.take(event) } }
                }
                group.addTask {
                    while !Task.isCancelled {
                        // Conditions may depend on the time alone.
                        changes.put { _ in }
                        await clock.sleep(for: 1)
                    }
                }
                var standing: RuleRuntime?
                var keeping = RepeatedWork("Keeping the rules", logger)
                for await news in changes {
                    let isDone = await keeping.attempt {
                        try await work(&standing, news)
                        return true
                    }
                    if isDone != true { standing = nil }
                }
                group.cancelAll()
            }
        }
    }

    private func work(_ standing: inout RuleRuntime?, _ news: RuleChanges) async throws {
        // If there is a writer, only the writer reads the clock.
        guard let lease = await ingest.lease, let now = await ingest.decidedAt else { return standing = nil }
        var known: RuleRuntime
        if let kept = standing, kept.fence == lease.fence {
            known = kept
            try await known.refresh(news, at: now)
        } else {
            known = try await RuleRuntime(fence: lease.fence, pools.points, at: now)
        }
        for rule in known.takeBegun() { alerts.clear(.ruleStopped, about: .rule(rule)) }
        try await carryOut(&known, lease, at: now)
        standing = known
    }

    private func carryOut(_ standing: inout RuleRuntime, _ lease: Lease, at now: Date) async throws {
        let (firings, states, dues) = (standing.firings, standing.unsaved, standing.schedules.due(at: now))
        guard !firings.isEmpty || !states.isEmpty || !dues.isEmpty || standing.isDue(at: now) else { return }
        let known = standing
        try await pools.record.withTransaction { transaction in
            let rules = RuleTransaction(transaction)
            try await rules.begin(lease)
            try await rules.carryOut(
                firings, isDryRun: { known.rules[$0]?.rule.isDryRun ?? true }, at: now)
            for (schedule, due) in dues {
                let verdicts = due.map { (at: $0.at, verdict: known.verdict(on: $0, of: schedule, at: now)) }
                try await rules.carryOut(verdicts, of: schedule, at: now)
            }
            try await rules.remember(known.memory(states), change: known.change)
        }
        standing.settle(states, dues, at: now)
        for firing in firings where firing.stopsRule { raise(firing.rule, known.rules[firing.rule]?.name ?? "") }
    }

    private func raise(_ rule: Int64, _ name: String) {
        alerts.raise(
            .ruleStopped, about: .rule(rule),
            text: .ruleStoppedItself(name, RuleState.maxFirings), hint: .hintExplainRule(rule, rule))
    }
}

extension RuleRuntime {
    /// Returns what happens at a time at which a schedule was due.
    func verdict(
        on due: Schedule.Due, of schedule: StoredSchedule, at now: Date
    ) -> RuleTransaction.ScheduleVerdict {
        guard case .run = due else { return .missed }
        guard schedule.order.requirement != nil else { return .run }
        switch book.explain(-schedule.id, at: now)?.required {
        case .yes: return .run
        case .no: return .notMet
        case .unknown, nil: return .held
        }
    }
}
