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
    public let requirement: RequirementRecord?  // key: if
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
}

/// Deletes a rule.
public struct DeleteRule: Request {
    public typealias Reply = EmptyReply

    public static let type = RequestType.adminDeleteRule

    public let ruleID: Int64
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
    public var commands: [Int64] = []
    /// Why other commands could not be given.
    public var refusals: [String] = []
}

/// A rule started, or would have, as `GET /events` tells admins.
public struct RuleEvent: Codable, Equatable, Sendable {
    public let ruleID: Int64
    public let at: Date
    /// As in a rule's explanation.
    public let verdict: String
    public let commands: [Int64]
}
