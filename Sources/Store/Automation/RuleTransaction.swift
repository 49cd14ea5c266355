public import Devices
public import Foundation
import Phrases
public import Postgres
import Vocabulary

/// What the owner of the engine writes about rules and schedules: a claim, the commands that follow from it, and the
/// stored state, in one transaction.
public struct RuleTransaction: Sendable {
    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// Verifies the lease; must be called first. Throws `Lease.Lost` if another server now owns the engine.
    public func begin(_ lease: Lease) async throws {
        guard try await !transaction.query(lease.check).isEmpty else { throw Lease.Lost() }
    }

    /// Executes the firings of rules. Firings that were already claimed, or whose rule was deleted, are skipped.
    public func carryOut(_ firings: [Firing], isDryRun: (Int64) -> Bool, at now: Date) async throws {
        for firing in firings {
            let isDry = isDryRun(firing.rule)
            guard try await claim(firing, isDry) else { continue }
            if case .run(let orders) = firing.verdict, !isDry {
                try await give(orders, of: firing, at: now)
            }
            if firing.stopsRule {
                try await transaction.query(
                    "update rule set stopped_at = \(firing.at) where rule_id = \(firing.rule)")
            }
        }
    }

    private func claim(_ firing: Firing, _ isDryRun: Bool) async throws -> Bool {
        let verdict = RuleFiring.Verdict(firing.verdict, isDryRun: isDryRun)
        return try await !transaction.query(
            """
            insert into rule_firing (rule_id, cause, at, condition, verdict)
            select rule_id, \(firing.cause), \(firing.at), \(firing.condition), \(verdict) from rule
            where rule_id = \(firing.rule) for key share
            on conflict (rule_id, cause) do nothing returning rule_id
            """
        ).isEmpty
    }

    private func give(_ orders: [Rule.Order], of firing: Firing, at now: Date) async throws {
        var (commands, refusals): ([Int64], [Phrase]) = ([], [])
        for order in orders {
            do {
                let command = try await CommandRepository(transaction).ask(
                    CommandOrder(
                        device: order.device, command: order.command, args: order.args, source: .rule, way: "rule",
                        rule: firing.rule, causes: firing.causes),
                    at: now)
                commands.append(command.id)
            } catch let error as Refusal {
                refusals.append(error.reason)
            }
        }
        try await transaction.query(
            """
            update rule_firing set commands = \(commands), refusals = \(refusals.map { $0.text(in: .english) }),
                refusal_phrases = \(refusals.map(StoredJSON.init))
            where rule_id = \(firing.rule) and cause = \(firing.cause)
            """)
    }

    /// Stores the state of rules and schedules, except of those changed in the meantime, and the newest change of
    /// whereabouts included in it.
    public func remember(_ memory: RuleMemory, change: Int64) async throws {
        let (rules, schedules) = (memory.rules, memory.schedules)
        try await transaction.pipeline([
            """
            update rule set state = kept.state
            from unnest(
                \(rules.map { $0.id }), \(rules.map { $0.changedAt }), \(rules.map { StoredJSON($0.state) })
            ) as kept (rule_id, changed_at, state)
            where rule.rule_id = kept.rule_id and rule.changed_at = kept.changed_at
            """,
            """
            update schedule set state = kept.state
            from unnest(
                \(schedules.map { $0.id }), \(schedules.map { StoredJSON($0.requirement) }),
                \(schedules.map { StoredJSON($0.state) })
            ) as kept (schedule_id, requirement, state)
            where schedule.schedule_id = kept.schedule_id and schedule.requirement = kept.requirement
                and schedule.enabled
            """,
            "update rule_progress set change_id = \(change)",
        ])
    }
}

extension RuleFiring.Verdict {
    public init(_ verdict: Firing.Verdict, isDryRun: Bool) {
        self =
            switch verdict {
            case .run: isDryRun ? .dryRun : .run
            case .notMet: .notMet
            case .held: .held
            case .chainTooLong: .chainTooLong
            }
    }
}

extension RuleTransaction {
    /// The outcome for a time at which a schedule was due.
    public enum ScheduleVerdict: Equatable, Sendable {
        case run, missed, notMet, held
    }

    /// Records the due times, and sends commands to the device as required. Due times that were already claimed are
    /// skipped.
    public func carryOut(
        _ dues: [(at: Date, verdict: ScheduleVerdict)], of schedule: StoredSchedule, at now: Date
    ) async throws {
        for due in dues {
            let rows = try await transaction.query(
                """
                insert into schedule_run (schedule_id, due_at, outcome)
                select schedule_id, \(due.at), \(ScheduleRun.Outcome(due.verdict)) from schedule
                where schedule_id = \(schedule.id) for key share
                on conflict (schedule_id, due_at) do nothing returning schedule_id
                """)
            if !rows.isEmpty, due.verdict == .run { try await run(schedule, dueAt: due.at, at: now) }
        }
        guard let last = dues.last else { return }
        try await transaction.query(
            "update schedule set looked_until = greatest(looked_until, \(last.at)) where schedule_id = \(schedule.id)")
    }

    private static let ownerless = Refusal.notAllowed(.scheduleAuthorErased)

    /// Sends the command. The creator of the schedule must still have the right to operate the device.
    private func run(_ schedule: StoredSchedule, dueAt: Date, at now: Date) async throws {
        let order = CommandOrder(
            device: schedule.device, command: schedule.order.command, args: schedule.order.args, source: .schedule,
            way: "schedule", person: schedule.createdBy, schedule: schedule.id)
        do {
            guard schedule.createdBy != nil else { throw Self.ownerless }
            let command = try await CommandRepository(transaction).ask(order, at: now)
            try await transaction.query(
                """
                update schedule_run set command_id = \(command.id)
                where schedule_id = \(schedule.id) and due_at = \(dueAt)
                """)
        } catch let error as Refusal {
            try await transaction.query(
                """
                update schedule_run set outcome = 'refused', reason = left(\(error.description), 500),
                    reason_phrase = \(StoredJSON(error.reason))
                where schedule_id = \(schedule.id) and due_at = \(dueAt)
                """)
        }
    }
}

extension ScheduleRun.Outcome {
    fileprivate init(_ verdict: RuleTransaction.ScheduleVerdict) {
        self =
            switch verdict {
            case .run: .asked
            case .missed: .missed
            case .notMet: .notMet
            case .held: .held
            }
    }
}
