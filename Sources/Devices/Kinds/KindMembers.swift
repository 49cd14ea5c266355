extension Kind {
    /// A property that a device reports.
    public struct Property: Hashable, Sendable {
        public var name: String
        public var label: LocalizedText
        public var type: ValueType
        /// Whether a command can change it. Other properties are only reported.
        public var isSettable: Bool
        /// The value at which the device is closed; nil if it does not close.
        public var closed: PropertyValue?

        public init(
            _ name: String, label: LocalizedText, type: ValueType, isSettable: Bool = false,
            closed: PropertyValue? = nil
        ) {
            (self.name, self.label, self.type) = (name, label, type)
            (self.isSettable, self.closed) = (isSettable, closed)
        }
    }

    /// An argument of a command.
    public struct Argument: Hashable, Sendable {
        public var name: String
        public var label: LocalizedText
        public var type: ValueType
        public var isRequired: Bool

        public init(_ name: String, label: LocalizedText, type: ValueType, isRequired: Bool = true) {
            (self.name, self.label, self.type, self.isRequired) = (name, label, type, isRequired)
        }
    }

    /// A command that a device can carry out.
    public struct Command: Hashable, Sendable {
        public static let maxArguments = 8
        public static let maxPhrases = 10
        /// The maximum of `longest` for any command, in seconds: four hours.
        public static let maxOfAll = 14_400

        public var name: String
        public var label: LocalizedText
        /// The spoken phrases for it, by language tag. `{position}` is a placeholder for an argument.
        public var spoken: [String: [String]]
        public var arguments: [Argument]
        /// The maximum number of seconds from `accepted` to its end.
        public var longest: Int
        public var sets: Effect?
        /// Whether it halts the device. It is then sent before all others.
        public var isStop: Bool
        /// Whether its effect depends on the state before, so that doing it twice differs from doing it once.
        public var isToggle: Bool

        public init(
            _ name: String, label: LocalizedText, spoken: [String: [String]] = [:], arguments: [Argument] = [],
            longest: Int = 10, sets: Effect? = nil, isStop: Bool = false, isToggle: Bool = false
        ) {
            (self.name, self.label, self.spoken, self.arguments) = (name, label, spoken, arguments)
            (self.longest, self.sets, self.isStop, self.isToggle) = (longest, sets, isStop, isToggle)
        }

        /// The command that every device supports: report the state.
        public static let status = Command(
            "status", label: LocalizedText("Status"), spoken: ["en": ["status"], "da": ["status"], "de": ["status"]])

        /// Returns the new value of the property that it sets, if it can be known beforehand.
        func target(_ arguments: DeviceProperties) -> PropertyValue? {
            sets?.value ?? sets?.argument.flatMap { arguments[$0] }
        }
    }

    /// The effect of a command on a property: a new value, given, from an argument, or not known beforehand.
    public struct Effect: Hashable, Sendable {
        public var property: String
        public var value: PropertyValue?
        public var argument: String?

        public init(_ property: String, value: PropertyValue? = nil, argument: String? = nil) {
            (self.property, self.value, self.argument) = (property, value, argument)
        }
    }
}
