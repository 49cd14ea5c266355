public import Devices
public import Foundation

/// Why a rule does what it does, or nothing: each of its conditions, and when it last started.
public struct ExplainRule: Request {
    public static let type = RequestType.adminExplainRule

    public let ruleID: Int64

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        /// Those of `when`, in order.
        public let when: [ConditionState]
        /// Those of `if`, in order.
        public let requirement: [ConditionState]  // key: if
        /// Whether what it requires besides is so.
        public let met: Truth
        public let enabled: Bool
        /// Since when it starts nothing more because it started ten times in ten minutes.
        public let stoppedAt: Date?
        /// The last twenty times that it started, or would have, the newest first.
        public let firings: [RuleFiringRecord]
    }
}

/// What is found of a condition.
public struct ConditionState: Codable, Equatable, Sendable {
    public let condition: ConditionRecord
    /// `yes`, `no` or `unknown`.
    public let value: Truth
    /// Since when.
    public let since: Date
    /// Whether it is met: so for long enough.
    public let met: Bool
    /// What it lacks to be met or known, a sentence each.
    public var missing: [String] = []
}

/// Plays a rule over what was recorded, and tells when it would have started. No device is told anything.
///
/// How devices were is known only from the ends of their commands.
public struct TryRule: Request {
    public static let type = RequestType.adminTryRule

    /// A rule that there is; nil for the one given here.
    public let ruleID: Int64?
    /// As of a rule that is to be made.
    public let when: [ConditionRecord]?
    /// As of a rule that is to be made.
    public let requirement: RequirementRecord?  // key: if
    /// As of a rule that is to be made.
    public let whenUnknown: Rule.WhenUnknown?
    /// At most seven days before `to`; a day before it if absent.
    public let from: Date?
    /// Now if absent.
    public let to: Date?

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        /// When it would have started, the earliest first; 1,000 at most.
        public let firings: [RuleFiringRecord]
        /// How many there are in all.
        public let total: Int
    }
}
