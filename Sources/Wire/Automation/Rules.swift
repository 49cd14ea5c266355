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

/// A command that a rule sends to a device.
public struct OrderRecord: Codable, Equatable, Sendable {
    public let deviceID: Int64
    /// The name of a command of the device's kind.
    public let command: String
    /// The command's arguments, by name.
    public let args: DeviceProperties?
}

/// Rules, found by name and in pages.
public struct GetRules: Request, ListRequest {
    public static let type = RequestType.adminGetRules

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
