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
    /// A problem of a rule: its path, and a sentence that follows the path.
    public struct Problem: Error, Equatable, Sendable {
        /// The path, such as `when[2].for`.
        public let path: String
        public let sentence: String
    }

    public static let maxConditions = 8
    public static let maxRequirements = 16
    public static let maxLevels = 5
    public static let maximum = 86_400

    /// Throws the first problem.
    public func validate() throws(Problem) {
        guard (1...Self.maxConditions).contains(when.count) else {
            throw Problem(path: "when", sentence: "must have 1 to \(Self.maxConditions) conditions")
        }
        guard (1...Self.maxConditions).contains(then.count) else {
            throw Problem(path: "then", sentence: "must have 1 to \(Self.maxConditions) commands")
        }
        for (place, condition) in when.enumerated() { try condition.validate("when[\(place)]") }
        if let requirement { try requirement.validate() }
    }
}

extension Requirement {
    /// Throws the first problem.
    public func validate() throws(Rule.Problem) {
        guard depth <= Rule.maxLevels else {
            throw Rule.Problem(path: "if", sentence: "must be at most \(Rule.maxLevels) levels deep")
        }
        guard (1...Rule.maxRequirements).contains(conditions.count) else {
            throw Rule.Problem(path: "if", sentence: "must have 1 to \(Rule.maxRequirements) conditions")
        }
        for condition in conditions { try condition.validate("if") }
    }
}

extension Condition {
    fileprivate func validate(_ path: String) throws(Rule.Problem) {
        for (name, seconds) in [("for", holdsFor), ("off_for", offFor)] where !(0...Rule.maximum).contains(seconds) {
            throw Rule.Problem(path: "\(path).\(name)", sentence: "must be from 0 to \(Rule.maximum)")
        }
        switch subject {
        case .people(_, let range):
            guard range.minimum >= 0, range.limit.map({ $0 >= range.minimum }) ?? true else {
                throw Rule.Problem(path: path, sentence: "must have at_least from 0 to at_most")
            }
            guard range.minimum > 0 || range.limit != nil else {
                throw Rule.Problem(path: path, sentence: "must have at_least or at_most")
            }
        case .device(_, _, let test), .weather(_, let test): try test.validate(path)
        case .time(_, let days), .hours(_, _, let days):
            guard !days.isEmpty else {
                throw Rule.Problem(path: "\(path).weekdays", sentence: "must have at least one day")
            }
        }
    }
}

extension Condition.Test {
    fileprivate func validate(_ path: String) throws(Rule.Problem) {
        switch self {
        case .equals(.program): throw Rule.Problem(path: "\(path).equals", sentence: "cannot be a program")
        case .equals(.number(let bound)), .above(let bound), .below(let bound):
            guard bound.isFinite else { throw Rule.Problem(path: path, sentence: "must have a finite number") }
        case .equals: break
        }
    }
}
