extension Kind {
    /// Something that a device says of itself.
    public struct Property: Hashable, Sendable {
        public var name: String
        public var label: LocalizedText
        public var type: ValueType
        /// Whether a command can change it. All else is only reported.
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

    /// What a command is told.
    public struct Argument: Hashable, Sendable {
        public var name: String
        public var label: LocalizedText
        public var type: ValueType
        public var isRequired: Bool

        public init(_ name: String, label: LocalizedText, type: ValueType, isRequired: Bool = true) {
            (self.name, self.label, self.type, self.isRequired) = (name, label, type, isRequired)
        }
    }

    /// Something that a device can be told to do.
    public struct Command: Hashable, Sendable {
        public static let maxArguments = 8
        public static let maxPhrases = 10
        /// For so many seconds a command may take, at most: four hours.
        public static let maxOfAll = 14_400

        public var name: String
        public var label: LocalizedText
        /// What a person says for it, by the tag of the language. `{position}` stands for an argument.
        public var spoken: [String: [String]]
        public var arguments: [Argument]
        /// For so many seconds it may take from `accepted` to its end.
        public var longest: Int
        public var sets: Effect?
        /// Whether it halts the device. It then goes before all others.
        public var isStop: Bool
        /// Whether what it does depends on what was before, so that done twice is not done once.
        public var isToggle: Bool

        public init(
            _ name: String, label: LocalizedText, spoken: [String: [String]] = [:], arguments: [Argument] = [],
            longest: Int = 10, sets: Effect? = nil, isStop: Bool = false, isToggle: Bool = false
        ) {
            (self.name, self.label, self.spoken, self.arguments) = (name, label, spoken, arguments)
            (self.longest, self.sets, self.isStop, self.isToggle) = (longest, sets, isStop, isToggle)
        }

        /// The command that every device knows: say what you are.
        public static let status = Command(
            "status", label: LocalizedText("Status", danish: "Status"), spoken: ["en": ["status"], "da": ["status"]])

        /// What the property that it sets will be, as far as that is known before.
        func target(_ arguments: DeviceProperties) -> PropertyValue? {
            sets?.value ?? sets?.argument.flatMap { arguments[$0] }
        }
    }

    /// What a command does to a property: it gets a value, that of an argument, or one that is not known before.
    public struct Effect: Hashable, Sendable {
        public var property: String
        public var value: PropertyValue?
        public var argument: String?

        public init(_ property: String, value: PropertyValue? = nil, argument: String? = nil) {
            (self.property, self.value, self.argument) = (property, value, argument)
        }
    }
}
