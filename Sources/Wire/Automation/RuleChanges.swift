public import Devices
public import Foundation

/// Changes the given values of a rule and leaves the others unchanged. The rule starts afresh, even if it was stopped.
public struct EditRule: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditRule

    public let ruleID: Int64
    public let ruleName: String?
    /// 1 to 8 conditions, any of which triggers the rule.
    public let when: [ConditionRecord]?
    /// A condition that must also hold.
    public let requirement: RequirementRecord?  // key: if
    /// Removes the condition `if`.
    public let withoutIf: Bool?
    /// 1 to 8 commands for devices.
    public let then: [OrderRecord]?
    /// What to do when the weather is unknown: `hold` or `fire`.
    public let whenUnknown: Rule.WhenUnknown?
    /// Whether the rule only records what it would do.
    public let dryRun: Bool?
    /// Whether the rule is enabled.
    public let enabled: Bool?
}

/// Deletes a rule.
public struct DeleteRule: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteRule

    public let ruleID: Int64
}

/// A time at which a rule was triggered, or would have been.
public struct RuleFiringRecord: Codable, Equatable, Sendable {
    public let at: Date
    /// The index, from 0, of the condition of `when` that triggered it.
    public let condition: Int
    /// `run`, `dry_run`, `not_met` (the condition `if` did not hold), `held` (whether it held was unknown) or
    /// `chain_too_long` (more than three commands, each caused by the previous one, led to it).
    public let verdict: String
    /// The IDs of the commands that it sent.
    public var commands: [Int64] = []
    /// Why other commands could not be sent.
    public var refusals: [String] = []
}

/// A rule was triggered, or would have been, as sent by `GET /events` to admins.
public struct RuleEvent: Codable, Equatable, Sendable {
    public let ruleID: Int64
    public let at: Date
    /// As in `firings` of `admin.explain_rule`.
    public let verdict: String
    public let commands: [Int64]
}
