/// What a rule reacts to and what it sets, to find rules that trigger each other without end.
public struct RuleLink: Equatable, Sendable {
    /// The effect of a command on its device.
    public struct Effect: Equatable, Sendable {  // generated: init
        /// The property that it sets; nil if any may change.
        public let property: String?
        /// The new value; nil if it is not known beforehand.
        public let value: PropertyValue?
        /// The properties that change with it, to unknown values.
        public var others: Set<String> = []

        /// Returns whether it may set a property to a value that passes the test.
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

    /// Returns whether an effect of this rule may trigger the other.
    func starts(_ other: RuleLink) -> Bool {
        sets.contains { set in
            other.hears.contains { heard in
                guard set.device == heard.device else { return false }
                // A rule that closes a door because it is open does not form a cycle.
                let changes = rule != other.rule && set.effect.others.contains(heard.property)
                return changes || set.effect.maySet(heard.property, to: heard.test)
            }
        }
    }
}

extension RuleLink.Effect {
    /// The effect of a command: a moving device reports its movement by more properties than the one that is set.
    public init(_ command: AskedCommand, of kind: Kind) {
        let isMovement = kind.safety == .moves && command.name != Kind.Command.status.name
        let reported = kind.properties.filter { !$0.isSettable && $0.name != kind.sensor?.property }.map(\.name)
        self.init(
            property: command.property, value: command.value, others: isMovement ? Set(reported) : [])
    }
}
