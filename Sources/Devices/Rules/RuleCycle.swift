/// What a rule listens to and what it sets, to find those that start each other without end.
public struct RuleLink: Equatable, Sendable {
    /// What a command does to its device.
    public struct Effect: Equatable, Sendable {  // generated: init
        /// The property that it sets; nil if any may change.
        public let property: String?
        /// To what; nil if that is not known beforehand.
        public let value: PropertyValue?
        /// What changes with it, to values that are not known.
        public var others: Set<String> = []

        /// Whether it may bring a property that it sets to a value of which something holds.
        fileprivate func maySet(_ name: String, to test: Condition.Test) -> Bool {
            guard property ?? name == name else { return false }
            return value.flatMap { test.holds(of: $0) } ?? true
        }
    }

    private struct Heard: Equatable {
        let device: Int64
        let property: String
        let test: Condition.Test
    }

    private struct Told: Equatable {
        let device: Int64
        let effect: Effect
    }

    public let rule: Int64
    private let hears: [Heard]
    private let sets: [Told]

    public init(_ id: Int64, _ rule: Rule, effect: (Rule.Order) -> Effect) {
        self.rule = id
        hears = rule.when.compactMap { condition in
            guard case .device(let device, let property, let test) = condition.subject else { return nil }
            return Heard(device: device, property: property, test: test)
        }
        sets = rule.then.map { Told(device: $0.device, effect: effect($0)) }
    }

    /// Whether what this one sets may be what the other one waits for.
    fileprivate func starts(_ other: RuleLink) -> Bool {
        sets.contains { set in
            other.hears.contains { heard in
                guard set.device == heard.device else { return false }
                // A rule that closes a door because it stands open makes no cycle.
                let changes = rule != other.rule && set.effect.others.contains(heard.property)
                return changes || set.effect.maySet(heard.property, to: heard.test)
            }
        }
    }
}

extension RuleLink.Effect {
    /// What a command comes to: what moves says more of its movement than the property that is set.
    public init(_ command: AskedCommand, of kind: Kind) {
        let isMovement = kind.safety == .moves && command.name != Kind.Command.status.name
        let reported = kind.properties.filter { !$0.isSettable && $0.name != kind.sensor?.property }.map(\.name)
        self.init(
            property: command.property, value: command.value, others: isMovement ? Set(reported) : [])
    }
}

/// Rules that start each other, the last one the first.
public enum RuleCycle {
    /// The shortest way from a rule through others back to it, with the rule at both ends; nil if absent.
    public static func path(from rule: Int64, among links: [RuleLink]) -> [Int64]? {
        let byRule = Dictionary(links.map { ($0.rule, $0) }, uniquingKeysWith: { $1 })
        guard let start = byRule[rule] else { return nil }
        var paths: [[Int64]] = [[rule]]
        var seen: Set<Int64> = []
        while !paths.isEmpty {
            var longer: [[Int64]] = []
            for path in paths {
                guard let link = path.last.flatMap({ byRule[$0] }) else { continue }
                if link.starts(start) { return path + [rule] }
                for next in links where !seen.contains(next.rule) && link.starts(next) {
                    seen.insert(next.rule)
                    longer.append(path + [next.rule])
                }
            }
            paths = longer
        }
        return nil
    }
}
