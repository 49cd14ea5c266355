public import Devices
public import Foundation

/// When something is so, devices are told to do something.
public struct RuleRecord: Codable, Equatable, Sendable {
    public let ruleID: Int64
    public let ruleName: String
    /// Any of these starts it.
    public let when: [ConditionRecord]
    /// A condition that must hold too.
    public let requirement: RequirementRecord?  // key: if
    /// What devices are told.
    public let then: [OrderRecord]
    /// What to do when the weather is unknown: `hold` or `fire`.
    public var whenUnknown: Rule.WhenUnknown = .hold
    /// It is only recorded what it would do.
    public var dryRun: Bool = false
    public var enabled: Bool = true
    /// Since when it starts nothing more because it started ten times in ten minutes; nil if it is not stopped.
    public let stoppedAt: Date?
    /// When it last started, or would have.
    public let lastAt: Date?
}

/// What a rule tells a device.
public struct OrderRecord: Codable, Equatable, Sendable {
    public let deviceID: Int64
    /// The name of a command of the device's kind.
    public let command: String
    /// The command's arguments, by name.
    public let args: DeviceProperties?
}

/// Rules, found by their names and in pages.
public struct GetRules: Request, ListRequest {
    public static let type = RequestType.adminGetRules

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let rules: [RuleRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// Makes a rule. One that starts itself, also by way of others, is refused with the way.
///
/// A room is empty only while all its scanners listen, in lawful hours, and no person is present in it, or unknown and
/// was last in it. Else that is not known, and the rule holds still.
public struct CreateRule: Request {
    public static let type = RequestType.adminCreateRule

    public let ruleName: String
    /// Any of these starts it, 1 to 8.
    public let when: [ConditionRecord]
    /// A condition that must hold too.
    public let requirement: RequirementRecord?  // key: if
    /// What devices are told, 1 to 8.
    public let then: [OrderRecord]
    /// What to do when the weather is unknown: `hold`, so that the rule holds still, or `fire`, as if the condition
    /// were so. `hold` if absent.
    public let whenUnknown: Rule.WhenUnknown?
    /// It is only recorded what it would do.
    public let dryRun: Bool?

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        public let ruleID: Int64
    }
}
