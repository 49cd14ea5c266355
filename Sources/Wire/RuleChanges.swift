public import Devices
public import Foundation

/// Changes what is given of a rule and leaves the rest. It begins anew, also where it was stopped.
public struct EditRule: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditRule

    public let ruleID: Int64
    public let ruleName: String?
    /// Any of these starts it, 1 to 8.
    public let when: [ConditionRecord]?
    /// A condition that must hold too.
    public let requirement: RequirementRecord?
    /// Removes the condition `if`.
    public let withoutIf: Bool?
    /// What devices are told, 1 to 8.
    public let then: [OrderRecord]?
    /// What to do when the weather is unknown: `hold` or `fire`.
    public let whenUnknown: Rule.WhenUnknown?
    /// It is only recorded what it would do.
    public let dryRun: Bool?
    /// Whether it does anything at all.
    public let enabled: Bool?

    enum CodingKeys: String, CodingKey {
        case ruleID = "rule_id"
        case ruleName = "rule_name"
        case when
        case requirement = "if"
        case withoutIf = "without_if"
        case then
        case whenUnknown = "when_unknown"
        case dryRun = "dry_run"
        case enabled
    }

    public init(
        ruleID: Int64, ruleName: String? = nil, when: [ConditionRecord]? = nil,
        requirement: RequirementRecord? = nil, withoutIf: Bool? = nil, then: [OrderRecord]? = nil,
        whenUnknown: Rule.WhenUnknown? = nil, dryRun: Bool? = nil, enabled: Bool? = nil
    ) {
        self.ruleID = ruleID
        self.ruleName = ruleName
        self.when = when
        self.requirement = requirement
        self.withoutIf = withoutIf
        self.then = then
        self.whenUnknown = whenUnknown
        self.dryRun = dryRun
        self.enabled = enabled
    }
}

/// Deletes a rule.
public struct DeleteRule: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteRule

    public let ruleID: Int64

    enum CodingKeys: String, CodingKey {
        case ruleID = "rule_id"
    }

    public init(ruleID: Int64) {
        self.ruleID = ruleID
    }
}

/// A time at which a rule started, or would have.
public struct RuleFiringRecord: Codable, Equatable, Sendable {
    public let at: Date
    /// Which condition of `when` started it, from 0.
    public let condition: Int
    /// `run`, `dry_run`, `not_met` (what it requires besides was not so), `held` (that was not known) or
    /// `chain_too_long` (more than three commands led to it, one by the other).
    public let verdict: String
    /// The commands that it gave.
    public let commands: [Int64]
    /// Why other commands could not be given.
    public let refusals: [String]

    public init(at: Date, condition: Int, verdict: String, commands: [Int64] = [], refusals: [String] = []) {
        self.at = at
        self.condition = condition
        self.verdict = verdict
        self.commands = commands
        self.refusals = refusals
    }
}

/// A rule started, or would have, as `GET /events` tells admins.
public struct RuleEvent: Codable, Equatable, Sendable {
    public let ruleID: Int64
    public let at: Date
    /// As in a rule's explanation.
    public let verdict: String
    public let commands: [Int64]

    enum CodingKeys: String, CodingKey {
        case ruleID = "rule_id"
        case at, verdict, commands
    }

    public init(ruleID: Int64, at: Date, verdict: String, commands: [Int64]) {
        self.ruleID = ruleID
        self.at = at
        self.verdict = verdict
        self.commands = commands
    }
}
