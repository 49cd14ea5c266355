public import Devices
public import Foundation

/// When something is so, devices are told to do something.
public struct RuleRecord: Codable, Equatable, Sendable {
    public let ruleID: Int64
    public let ruleName: String
    /// Any of these starts it.
    public let when: [ConditionRecord]
    /// A condition that must hold too.
    public let requirement: RequirementRecord?
    /// What devices are told.
    public let then: [OrderRecord]
    /// What to do when the weather is unknown: `hold` or `fire`.
    public let whenUnknown: Rule.WhenUnknown
    /// It is only recorded what it would do.
    public let dryRun: Bool
    public let enabled: Bool
    /// Since when it starts nothing more because it started ten times in ten minutes; nil where it is not stopped.
    public let stoppedAt: Date?
    /// When it last started, or would have.
    public let lastAt: Date?

    enum CodingKeys: String, CodingKey {
        case ruleID = "rule_id"
        case ruleName = "rule_name"
        case when
        case requirement = "if"
        case then
        case whenUnknown = "when_unknown"
        case dryRun = "dry_run"
        case enabled
        case stoppedAt = "stopped_at"
        case lastAt = "last_at"
    }

    public init(
        ruleID: Int64, ruleName: String, when: [ConditionRecord], requirement: RequirementRecord? = nil,
        then: [OrderRecord], whenUnknown: Rule.WhenUnknown = .hold, dryRun: Bool = false, enabled: Bool = true,
        stoppedAt: Date? = nil, lastAt: Date? = nil
    ) {
        self.ruleID = ruleID
        self.ruleName = ruleName
        self.when = when
        self.requirement = requirement
        self.then = then
        self.whenUnknown = whenUnknown
        self.dryRun = dryRun
        self.enabled = enabled
        self.stoppedAt = stoppedAt
        self.lastAt = lastAt
    }
}

/// What a rule tells a device.
public struct OrderRecord: Codable, Equatable, Sendable {
    public let deviceID: Int64
    /// The name of a command of the device's kind.
    public let command: String
    /// The command's arguments, by name.
    public let args: DeviceProperties?

    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case command, args
    }

    public init(deviceID: Int64, command: String, args: DeviceProperties? = nil) {
        self.deviceID = deviceID
        self.command = command
        self.args = args
    }
}

/// Rules, found by their names and in pages.
public struct GetRules: Request, ListRequest {
    public static let type = RequestType.adminGetRules

    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    enum CodingKeys: String, CodingKey {
        case search, page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil) {
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let rules: [RuleRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(rules: [RuleRecord], total: Int) {
            self.rules = rules
            self.total = total
        }
    }
}

/// Makes a rule. One that starts itself, also by way of others, is refused with the way.
///
/// A room is empty only while all its scanners listen, in lawful hours, and nobody is present in it, or unknown and was
/// last in it. Else that is not known, and the rule holds still.
public struct CreateRule: Request {
    public static let type = RequestType.adminCreateRule

    public let ruleName: String
    /// Any of these starts it, 1 to 8.
    public let when: [ConditionRecord]
    /// A condition that must hold too.
    public let requirement: RequirementRecord?
    /// What devices are told, 1 to 8.
    public let then: [OrderRecord]
    /// What to do when the weather is unknown: `hold`, so that the rule holds still, or `fire`, as if the condition
    /// were so. `hold` if absent.
    public let whenUnknown: Rule.WhenUnknown?
    /// It is only recorded what it would do.
    public let dryRun: Bool?

    enum CodingKeys: String, CodingKey {
        case ruleName = "rule_name"
        case when
        case requirement = "if"
        case then
        case whenUnknown = "when_unknown"
        case dryRun = "dry_run"
    }

    public init(
        ruleName: String, when: [ConditionRecord], requirement: RequirementRecord? = nil, then: [OrderRecord],
        whenUnknown: Rule.WhenUnknown? = nil, dryRun: Bool? = nil
    ) {
        self.ruleName = ruleName
        self.when = when
        self.requirement = requirement
        self.then = then
        self.whenUnknown = whenUnknown
        self.dryRun = dryRun
    }

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        public let ruleID: Int64

        enum CodingKeys: String, CodingKey {
            case ruleID = "rule_id"
        }

        public init(ruleID: Int64) {
            self.ruleID = ruleID
        }
    }
}
