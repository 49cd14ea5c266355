public import Devices
public import Foundation

/// A rule: when one of its conditions is met, commands are sent to devices.
public struct RuleRecord: Codable, Equatable, Sendable {
    public let ruleID: Int64
    public let ruleName: String
    /// The conditions, any of which triggers the rule.
    public let when: [ConditionRecord]
    /// A condition that must also hold.
    public let requirement: RequirementRecord?  // key: if
    /// The commands for devices.
    public let then: [OrderRecord]
    /// What to do when the weather is unknown: `hold` or `fire`.
    public var whenUnknown: Rule.WhenUnknown = .hold
    /// Whether the rule only records what it would do.
    public var dryRun: Bool = false
    public var enabled: Bool = true
    /// When it was stopped because it was triggered ten times in ten minutes; nil if it is not stopped.
    public let stoppedAt: Date?
    /// When it was last triggered, or would have been.
    public let lastAt: Date?
}

/// Rules, found by name and in pages.
public struct GetRules: Request, ListRequest {
    public static let type = RequestType.adminGetRules
    public static let callers: Callers = .admin

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let rules: [RuleRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Creates a rule. A rule that triggers itself, directly or through others, is refused with the chain of rules.
///
/// A room counts as empty only while all its scanners listen, within lawful hours, and no person is present in it or
/// was last known to be in it. Otherwise its state is unknown, and the rule is not triggered.
public struct CreateRule: Request {
    public static let type = RequestType.adminCreateRule
    public static let callers: Callers = .admin

    public let ruleName: String
    /// 1 to 8 conditions, any of which triggers the rule.
    public let when: [ConditionRecord]
    /// A condition that must also hold.
    public let requirement: RequirementRecord?  // key: if
    /// 1 to 8 commands for devices.
    public let then: [OrderRecord]
    /// What to do when the weather is unknown: `hold`, so that the rule is not triggered, or `fire`, as if the
    /// condition held. `hold` if absent.
    public let whenUnknown: Rule.WhenUnknown?
    /// Whether the rule only records what it would do.
    public let dryRun: Bool?

    public struct Reply: Codable, Equatable, Sendable {
        public let ruleID: Int64
    }
}

/// Changes the given values of a rule and leaves the others unchanged. The rule starts afresh, even if it was stopped.
public struct EditRule: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminEditRule
    public static let callers: Callers = .admin

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
    public static let callers: Callers = .admin

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

/// Why a rule acts or does not act: the state of each of its conditions, and its last firings.
public struct ExplainRule: Request {
    public static let type = RequestType.adminExplainRule
    public static let callers: Callers = .admin

    public let ruleID: Int64

    public struct Reply: Codable, Equatable, Sendable {
        /// The conditions of `when`, in order.
        public let when: [ConditionState]
        /// The conditions of `if`, in order.
        public let requirement: [ConditionState]  // key: if
        /// Whether the condition `if` holds.
        public let met: Truth
        public let enabled: Bool
        /// When it was stopped because it was triggered ten times in ten minutes.
        public let stoppedAt: Date?
        /// The last twenty times at which it was triggered, or would have been, newest first.
        public let firings: [RuleFiringRecord]
    }
}

/// Evaluates a rule over recorded data and returns when it would have been triggered. No command is sent to a device.
///
/// The past states of devices are known only from the results of their commands.
public struct TryRule: Request {
    public static let type = RequestType.adminTryRule
    public static let callers: Callers = .admin

    /// An existing rule; nil for the rule given here.
    public let ruleID: Int64?
    /// As in `admin.create_rule`.
    public let when: [ConditionRecord]?
    /// As in `admin.create_rule`.
    public let requirement: RequirementRecord?  // key: if
    /// As in `admin.create_rule`.
    public let whenUnknown: Rule.WhenUnknown?
    /// At most seven days before `to`; one day before `to` if absent.
    public let from: Date?
    /// Now if absent.
    public let to: Date?

    public struct Reply: Codable, Equatable, Sendable {
        /// When it would have been triggered, earliest first; at most 1,000.
        public let firings: [RuleFiringRecord]
        /// The total number of firings.
        public let total: Int
    }
}
