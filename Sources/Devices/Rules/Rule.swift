public import Phrases

/// A rule: when a condition turns on, devices receive commands.
public struct Rule: Hashable, Sendable {  // generated: init
    /// Any of these conditions triggers it; 1 to 8.
    public let when: [Condition]
    /// A requirement that must also be met; nil if there is none.
    public let requirement: Requirement?
    /// 1 to 8.
    public let then: [Order]
    public var whenUnknown: WhenUnknown = .hold
    /// Whether its commands are only recorded.
    public var isDryRun: Bool = false

    /// What to do if the weather is unknown.
    public enum WhenUnknown: String, CaseIterable, Codable, Sendable {
        /// The rule does nothing.
        case hold
        /// The condition counts as true.
        case fire
    }

    /// A command for a device.
    public struct Order: Hashable, Codable, Sendable {  // generated: init
        public let device: Int64
        public let command: String
        public var args: DeviceProperties = [:]
    }

    /// The conditions of `when`, then those of the requirement.
    var conditions: [Condition] { when + (requirement?.conditions ?? []) }
}

extension Rule {
    /// A problem of a rule.
    public struct Problem: Error, Sendable {
        /// The path, such as `when[2].for`.
        public let path: String
        /// What is wrong, by the name of the argument with that path.
        public let reason: @Sendable (_ argument: String) -> Phrase
    }

    public static let maxConditions = 8
    public static let maxRequirements = 16
    public static let maxLevels = 5
    public static let maximum = 86_400

    /// Throws the first problem.
    public func validate() throws(Problem) {
        guard (1...Self.maxConditions).contains(when.count) else {
            throw Problem(path: "when") { .argumentConditionCountWrong($0, Self.maxConditions) }
        }
        guard (1...Self.maxConditions).contains(then.count) else {
            throw Problem(path: "then") { .argumentCommandCountWrong($0, Self.maxConditions) }
        }
        for (place, condition) in when.enumerated() { try condition.validate("when[\(place)]") }
        if let requirement { try requirement.validate() }
    }
}

extension Requirement {
    /// Throws the first problem.
    public func validate() throws(Rule.Problem) {
        guard depth <= Rule.maxLevels else {
            throw Rule.Problem(path: "if") { .argumentNestedTooDeep($0, Rule.maxLevels) }
        }
        guard (1...Rule.maxRequirements).contains(conditions.count) else {
            throw Rule.Problem(path: "if") { .argumentConditionCountWrong($0, Rule.maxRequirements) }
        }
        for condition in conditions { try condition.validate("if") }
    }
}

extension Condition {
    fileprivate func validate(_ path: String) throws(Rule.Problem) {
        for (name, seconds) in [("for", holdsFor), ("off_for", offFor)] where !(0...Rule.maximum).contains(seconds) {
            throw Rule.Problem(path: "\(path).\(name)") { .argumentOutOfRange($0, 0, Rule.maximum) }
        }
        switch subject {
        case .people(_, let range):
            guard range.minimum >= 0, range.limit.map({ $0 >= range.minimum }) ?? true else {
                throw Rule.Problem(path: path) { .argumentBoundsReversed($0) }
            }
            guard range.minimum > 0 || range.limit != nil else {
                throw Rule.Problem(path: path) { .argumentLacksBounds($0) }
            }
        case .device(_, _, let test), .weather(_, let test): try test.validate(path)
        case .time(_, let days), .hours(_, _, let days):
            guard !days.isEmpty else {
                throw Rule.Problem(path: "\(path).weekdays") { .argumentLacksDay($0) }
            }
        }
    }
}

extension Condition.Test {
    fileprivate func validate(_ path: String) throws(Rule.Problem) {
        switch self {
        case .equals(.program): throw Rule.Problem(path: "\(path).equals") { .argumentIsProgram($0) }
        case .equals(.number(let bound)), .above(let bound), .below(let bound):
            guard bound.isFinite else { throw Rule.Problem(path: path) { .argumentNotFinite($0) } }
        case .equals: break
        }
    }
}
