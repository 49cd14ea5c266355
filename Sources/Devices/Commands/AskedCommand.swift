/// An allowed command, with everything that its state machine needs.
public struct AskedCommand: Equatable, Sendable {  // generated: init
    public var name: String
    public var arguments: DeviceProperties
    /// The property that it sets.
    public var property: String?
    /// The new value of the property; nil if it cannot be known beforehand.
    public var value: PropertyValue?
    public var isStop: Bool
    public var isToggle: Bool
    /// The maximum number of seconds from `accepted` to its end.
    public var longest: Int
    /// The milliseconds for which the device warns before it moves.
    public var warning: Int
}

extension AskedCommand {
    public init(_ command: Kind.Command, arguments: DeviceProperties = [:], warning: Int = 0) {
        (name, self.arguments, property) = (command.name, arguments, command.sets?.property)
        (value, isStop, isToggle) = (command.target(arguments), command.isStop, command.isToggle)
        (longest, self.warning) = (command.longest, warning)
    }
}
