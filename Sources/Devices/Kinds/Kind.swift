/// A type of device: its properties, its commands, and how dangerous it is. A kind is data, a JSON document that
/// docs/devices.md describes. No kind has code of its own.
public struct Kind: Equatable, Sendable {  // generated: init
    public static let maxProperties = 40
    public static let maxCommands = 20

    /// Its name, such as `garage_door`.
    public var name: String
    public var label: LocalizedText
    public var safety: Safety = .still
    public var properties: [Property] = []
    public var commands: [Command] = []
    /// What a single button does: the command of the first rule that applies.
    public var button: [ButtonRule] = []
    /// The picture of the device, and the property that moves it.
    public var picture: Picture?
    /// When the device is obstructed; nil if it cannot report this.
    public var obstructed: Match?
    /// When the sensor for obstructions works; nil if absent.
    public var sensor: Match?

    /// The kind of locks. No command opens one, whatever its document contains: docs/locks.md describes what does.
    public static let lockName = "lock"

    public var isLock: Bool { name == Self.lockName }

    public func property(_ name: String) -> Property? { properties.first { $0.name == name } }

    /// Returns the command with this name. Each kind supports `status`, by which a device reports its state.
    public func command(_ name: String) -> Command? {
        name == Command.status.name ? .status : commands.first { $0.name == name }
    }

    /// Returns the range of the number that a value of this type is a program of.
    func programRange(_ type: ValueType) -> NumberRange? {
        guard case .program(let name) = type, case .number(let range) = property(name)?.type else { return nil }
        return range
    }
}

extension Kind {
    /// The danger when a device carries out commands.
    public enum Safety: String, Codable, CaseIterable, Sendable {
        /// Nothing.
        case still
        /// Something heavy moves: a schedule or rule may close it only if an admin has allowed this.
        case moves
        /// Something runs and must end: the device ends it by itself.
        case runs
    }

    /// A condition that a property has a value.
    public struct Match: Codable, Hashable, Sendable {
        public var property: String
        public var value: PropertyValue

        enum CodingKeys: String, CodingKey, CaseIterable {
            case property, value
        }

        public init(_ property: String, _ value: PropertyValue) {
            (self.property, self.value) = (property, value)
        }

        /// Returns whether the property has the value. An unknown property has no value.
        public func holds(in state: DeviceProperties) -> Bool { state[property] == value }
    }

    /// What a single button does while a condition holds, or always.
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
        /// What moves in the drawing, and how.
        public enum Drawing: String, Codable, CaseIterable, Sendable {
            /// A window that is hinged at its upper edge.
            case hinged
            /// A door that goes up.
            case rising
            case bar
        }

        /// A number property: at its lowest value the device is closed, or off.
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
