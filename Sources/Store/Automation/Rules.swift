public import Devices
public import Foundation
public import Phrases
public import Postgres

/// A rule as it is stored.
public struct StoredRule: Equatable, Sendable {
    public let id: Int64
    public let name: String
    public let rule: Rule
    public let isEnabled: Bool
    public let createdAt: Date
    /// When the rule was last changed.
    public let changedAt: Date
    /// Since when the rule is suspended because it started too often; nil if it is not suspended.
    public let stoppedAt: Date?
    /// The stored state of its conditions; nil if it starts afresh.
    public let state: RuleState?
    /// When it last started, or would have started; nil if never.
    public let lastFiring: RuleFiring?
}

/// A time at which a rule started, or would have started.
public struct RuleFiring: Equatable, Sendable {
    public enum Verdict: String, CaseIterable, StoredEnum, Sendable {
        case run
        /// It was a dry run and is only recorded.
        case dryRun = "dry_run"
        /// The additional condition was not met.
        case notMet = "not_met"
        /// It was unknown whether the additional condition was met.
        case held
        /// The chain of commands that led to it was too long.
        case chainTooLong = "chain_too_long"
    }

    public let rule: Int64
    public let cause: String
    public let at: Date
    /// The index of the condition in `when`, from 0.
    public let condition: Int
    public let verdict: Verdict
    /// The commands that it issued.
    public let commands: [Int64]
    /// Why commands were refused.
    public let refusals: [Phrase]
}

/// The stored rules.
public struct RuleRepository: Sendable {
    /// The channel that announces the name of the changed table: `rule`, `schedule` or `weather_report`.
    public static let channel = "rule"
    /// The channel that announces the rule and the cause of each firing.
    public static let firingChannel = "rule_firing"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    private static let conflicts = ["rule_name_key": Refusal.conflict(.ruleNameTaken)]

    public func list(_ list: ListQuery, rule: Int64? = nil) async throws -> Listing<StoredRule> {
        try await database.listing(
            """
            select \(unescaped: Self.columns) from \(unescaped: Self.tables)
            where strpos(searchable(rule_name), searchable(\(list.search))) > 0
                and (\(rule)::bigint is null or rule.rule_id = \(rule))
            order by lower(rule_name), rule.rule_id limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from rule
                where strpos(searchable(rule_name), searchable(\(list.search))) > 0
                    and (\(rule)::bigint is null or rule_id = \(rule))
                """,
            decode: StoredRule.init(row:))
    }

    /// Returns a rule. Throws `Refusal` if it does not exist.
    public func find(_ id: Int64) async throws -> StoredRule {
        guard let rule = try await list(ListQuery(limit: 1), rule: id).rows.first else { throw Self.missing(id) }
        return rule
    }

    /// Returns all rules, whether enabled or not.
    public func all() async throws -> [StoredRule] {
        try await database.query(
            "select \(unescaped: Self.columns) from \(unescaped: Self.tables) order by rule.rule_id"
        ).map(StoredRule.init(row:))
    }

    private static let columns = """
        rule.rule_id, rule_name, document, enabled, created_at, changed_at, stopped_at, state, cause, firing.at,
        condition, verdict, commands, refusals, refusal_phrases
        """
    private static let tables = """
        rule left join lateral (
            select cause, at, condition, verdict, commands, refusals, refusal_phrases from rule_firing
            where rule_firing.rule_id = rule.rule_id order by at desc limit 1) firing on true
        """

    /// Creates a rule. Throws `Refusal` if the name is taken.
    public func create(_ name: String, _ rule: Rule, isEnabled: Bool, at now: Date) async throws -> Int64 {
        let id = try await naming(Self.conflicts) {
            try await database.query(
                """
                insert into rule (rule_name, document, enabled, created_at, changed_at)
                values (\(name), \(StoredJSON(rule)), \(isEnabled), \(now), \(now)) returning rule_id
                """)[0].decode(0, as: Int64.self)
        }
        try await RowLimit.rules.check(in: database)
        return id
    }

    /// Changes a rule. Its state starts afresh, even if it was suspended. Throws `Refusal`.
    public func edit(_ id: Int64, _ name: String, _ rule: Rule, isEnabled: Bool, at now: Date) async throws {
        let rows = try await naming(Self.conflicts) {
            try await database.query(
                """
                update rule set rule_name = \(name), document = \(StoredJSON(rule)), enabled = \(isEnabled),
                    changed_at = \(now), stopped_at = null, state = null
                where rule_id = \(id) returning rule_id
                """)
        }
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    public func delete(_ id: Int64) async throws {
        let rows = try await database.query("delete from rule where rule_id = \(id) returning rule_id")
        guard !rows.isEmpty else { throw Self.missing(id) }
    }

    /// Locks the rules until the transaction ends, so that no other rule is made or changed: two rules that are made at
    /// the same time could form a cycle.
    public func lock() async throws {
        try await database.query("select pg_advisory_xact_lock(hashtext('rules'))")
    }

    /// Returns the latest times at which a rule started, or would have started, the newest first.
    public func firings(of rule: Int64, limit: Int) async throws -> [RuleFiring] {
        try await database.query(
            """
            select rule_id, cause, at, condition, verdict, commands, refusals, refusal_phrases from rule_firing
            where rule_id = \(rule) order by at desc limit \(limit)
            """
        ).map(RuleFiring.init(row:))
    }

    public func firing(of rule: Int64, _ cause: String) async throws -> RuleFiring? {
        try await database.query(
            """
            select rule_id, cause, at, condition, verdict, commands, refusals, refusal_phrases from rule_firing
            where rule_id = \(rule) and cause = \(cause)
            """
        ).first.map(RuleFiring.init(row:))
    }

    private static func missing(_ id: Int64) -> Refusal { .notFound(.noRuleWithNumber(id)) }
}

extension StoredRule {
    fileprivate init(row: Row) throws {
        guard let rule: Rule = try row.json("document") else {
            throw Refusal.cannotBeDone(.storedRuleUnreadable)
        }
        let fired: String? = try row.decode("cause")
        self.init(
            id: try row.decode("rule_id"), name: try row.decode("rule_name"), rule: rule,
            isEnabled: try row.decode("enabled"), createdAt: try row.decode("created_at"),
            changedAt: try row.decode("changed_at"), stoppedAt: try row.decode("stopped_at"),
            state: (try? row.json("state")) ?? nil, lastFiring: try fired.map { _ in try RuleFiring(row: row) })
    }
}

extension RuleFiring {
    fileprivate init(row: Row) throws {
        self.init(
            rule: try row.decode("rule_id"), cause: try row.decode("cause"), at: try row.decode("at"),
            condition: try row.decode("condition"), verdict: try row.decode("verdict"),
            commands: try row.decode("commands"), refusals: try Self.refusals(in: row))
    }

    /// Those of an earlier release, and those whose texts the catalogue no longer has, are in English.
    private static func refusals(in row: Row) throws -> [Phrase] {
        let sentences: [String] = try row.decode("refusals")
        let phrases: [StoredJSON<Phrase>]? = try? row.decode("refusal_phrases")
        guard let phrases, phrases.count == sentences.count else { return sentences.map(Phrase.init) }
        return phrases.map(\.value)
    }
}
