/// What a rule listens to and what it sets, to find those that start each other without end.
public struct RuleLink: Equatable, Sendable {
    /// What a command does to its device.
    public struct Effect: Equatable, Sendable {
        /// The property that it sets; nil where any may change.
        public let property: String?
        /// To what; nil where that is not known beforehand.
        public let value: PropertyValue?

        public init(property: String?, value: PropertyValue?) {
            self.property = property
            self.value = value
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
                guard set.device == heard.device, set.effect.property ?? heard.property == heard.property else {
                    return false
                }
                return set.effect.value.flatMap { heard.test.holds(of: $0) } ?? true
            }
        }
    }
}

/// Rules that start each other in a circle.
public enum RuleCycle {
    /// The shortest way from a rule through others back to it, with the rule at both ends; nil where there is none.
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
