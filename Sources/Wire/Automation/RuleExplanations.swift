public import Devices
public import Foundation

/// Why a rule acts or does not act: the state of each of its conditions, and its last firings.
public struct ExplainRule: Request {
    public static let type = RequestType.adminExplainRule

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

/// The state of a condition.
public struct ConditionState: Codable, Equatable, Sendable {
    public let condition: ConditionRecord
    /// `yes`, `no` or `unknown`.
    public let value: Truth
    /// Since when it has had this value.
    public let since: Date
    /// Whether it is met: true for long enough.
    public let met: Bool
    /// What is missing for it to be met or known, one sentence each.
    public var missing: [String] = []
}

/// Evaluates a rule over recorded data and returns when it would have been triggered. No command is sent to a device.
///
/// The past states of devices are known only from the results of their commands.
public struct TryRule: Request {
    public static let type = RequestType.adminTryRule

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
