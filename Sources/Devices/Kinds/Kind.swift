/// What a device is: its properties, what it can be told, and how dangerous that is. A kind is data, a JSON document:
/// docs/devices.md says what stands in it. No kind has code of its own.
public struct Kind: Equatable, Sendable {  // generated: init
    public static let maxProperties = 40
    public static let maxCommands = 20

    /// Its name, as `garage_door`.
    public var name: String
    public var label: LocalizedText
    public var safety: Safety = .still
    public var properties: [Property] = []
    public var commands: [Command] = []
    /// What a single button does: the command of the first that holds.
    public var button: [ButtonRule] = []
    /// What a picture of the device moves by.
    public var picture: Picture?
    /// When the device is obstructed; nil if it cannot say so.
    public var obstructed: Match?
    /// When the sensor that feels an obstruction works; nil if absent.
    public var sensor: Match?

    /// The kind of locks. No command opens one, whatever its document says: docs/locks.md says what does.
    public static let lockName = "lock"

    public var isLock: Bool { name == Self.lockName }

    public func property(_ name: String) -> Property? { properties.first { $0.name == name } }

    /// The command of that name. Each kind knows `status`, by which a device says what it is.
    public func command(_ name: String) -> Command? {
        name == Command.status.name ? .status : commands.first { $0.name == name }
    }

    /// The range of the number whose program a value of this type is.
    func programRange(_ type: ValueType) -> NumberRange? {
        guard case .program(let name) = type, case .number(let range) = property(name)?.type else { return nil }
        return range
    }
}

extension Kind {
    /// What may happen when a device does what it is told.
    public enum Safety: String, Codable, CaseIterable, Sendable {
        /// Nothing.
        case still
        /// Something heavy moves: a schedule or rule closes it only where an admin allowed that.
        case moves
        /// Something runs that must end: the device ends it by itself.
        case runs
    }

    /// That a property has a value.
    public struct Match: Codable, Hashable, Sendable {
        public var property: String
        public var value: PropertyValue

        enum CodingKeys: String, CodingKey, CaseIterable {
            case property, value
        }

        public init(_ property: String, _ value: PropertyValue) {
            (self.property, self.value) = (property, value)
        }

        /// Whether it is so. A property of which nothing is known has no value.
        public func holds(in state: DeviceProperties) -> Bool { state[property] == value }
    }

    /// What a single button does while something is so, or always.
    public struct ButtonRule: Codable, Hashable, Sendable {
        public var condition: Match?
        public var command: String

        enum CodingKeys: String, CodingKey, CaseIterable {
            case condition = "if"
            case command
        }

        public init(if condition: Match? = nil, _ command: String) {
            (self.condition, self.command) = (condition, command)
        }
    }

    /// How the position of a device is drawn.
    public struct Picture: Codable, Hashable, Sendable {
        /// What moves, and how.
        public enum Drawing: String, Codable, CaseIterable, Sendable {
            /// A window that turns about its upper edge.
            case hinged
            /// A door that goes up.
            case rising
            case bar
        }

        /// A number: at its lowest value the device is closed, or off.
        public var property: String
        public var drawn: Drawing

        enum CodingKeys: String, CodingKey, CaseIterable {
            case property, drawn
        }

        public init(_ property: String, drawn: Drawing) {
            (self.property, self.drawn) = (property, drawn)
        }
    }
}
