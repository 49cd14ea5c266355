// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

public import Foundation
public import Phrases

extension AskedCommand {
    public init(
        name: String, arguments: DeviceProperties, property: String? = nil, value: PropertyValue? = nil, isStop: Bool,
        isToggle: Bool, longest: Int, warning: Int, _: Void = ()
    ) {
        self.init(
            name: name, arguments: arguments, property: property, value: value, isStop: isStop, isToggle: isToggle,
            longest: longest, warning: warning
        )
    }
}

extension CommandAsk {
    public init(
        kind: Kind, dialect: Dialect, command: String, arguments: DeviceProperties = [:], source: CommandSource,
        state: DeviceProperties, unattended: Bool = false, _: Void = ()
    ) {
        self.init(
            kind: kind, dialect: dialect, command: command, arguments: arguments, source: source, state: state,
            unattended: unattended
        )
    }
}

extension CommandQueue.Waiting {
    public init(id: Int64, property: String? = nil, isStop: Bool, state: CommandState, _: Void = ()) {
        self.init(id: id, property: property, isStop: isStop, state: state)
    }
}

extension DeviceMessages.Command {
    enum CodingKeys: String, CodingKey {
        case id
        case command
        case args
        case expiresIn = "expires_in_ms"
        case warning = "warn_ms"
    }

    public init(
        id: String? = nil, command: String, args: DeviceProperties? = nil, expiresIn: Int? = nil, warning: Int? = nil,
        _: Void = ()
    ) {
        self.init(id: id, command: command, args: args, expiresIn: expiresIn, warning: warning)
    }
}

extension DeviceMessages.Acknowledgement {
    public init(id: String, _: Void = ()) {
        self.init(id: id)
    }
}

extension DeviceMessages.Hello {
    public init(kind: String, serial: String, firmware: String, boot: String, _: Void = ()) {
        self.init(kind: kind, serial: serial, firmware: firmware, boot: boot)
    }
}

extension DeviceMessages.Outcome {
    public init(id: String, outcome: String, reason: String? = nil, state: DeviceProperties? = nil, _: Void = ()) {
        self.init(id: id, outcome: outcome, reason: reason, state: state)
    }
}

extension DeviceMessage {
    public init(topic: String, payload: [UInt8], _: Void = ()) {
        self.init(topic: topic, payload: payload)
    }
}

extension OutcomeReport {
    public init(
        id: String, outcome: Outcome, reason: String? = nil, state: DeviceProperties? = nil,
        refused: [RefusedMessage] = [], _: Void = ()
    ) {
        self.init(id: id, outcome: outcome, reason: reason, state: state, refused: refused)
    }
}

extension Report {
    public init(
        seq: Int64? = nil, properties: DeviceProperties, forgotten: [String] = [], refused: [RefusedMessage] = [],
        cause: StateCause = .unknown, _: Void = ()
    ) {
        self.init(seq: seq, properties: properties, forgotten: forgotten, refused: refused, cause: cause)
    }
}

extension SaidCommand {
    public init(
        id: String, name: String, arguments: DeviceProperties = [:], expiresIn: Int, warning: Int = 0, _: Void = ()
    ) {
        self.init(id: id, name: name, arguments: arguments, expiresIn: expiresIn, warning: warning)
    }
}

extension HeardCommand {
    public init(command: String, arguments: DeviceProperties = [:], _: Void = ()) {
        self.init(command: command, arguments: arguments)
    }
}

extension KindProblem {
    public init(path: String, sentence: Phrase, _: Void = ()) {
        self.init(path: path, sentence: sentence)
    }
}

extension Kind {
    public init(
        name: String, label: LocalizedText, safety: Kind.Safety = .still, properties: [Kind.Property] = [],
        commands: [Kind.Command] = [], button: [Kind.ButtonRule] = [], picture: Kind.Picture? = nil,
        obstructed: Kind.Match? = nil, sensor: Kind.Match? = nil, _: Void = ()
    ) {
        self.init(
            name: name, label: label, safety: safety, properties: properties, commands: commands, button: button,
            picture: picture, obstructed: obstructed, sensor: sensor
        )
    }
}

extension Condition.Range {
    public init(minimum: Int = 0, limit: Int? = nil, _: Void = ()) {
        self.init(minimum: minimum, limit: limit)
    }
}

extension Rule {
    public init(
        when: [Condition], requirement: Requirement? = nil, then: [Rule.Order], whenUnknown: Rule.WhenUnknown = .hold,
        isDryRun: Bool = false, _: Void = ()
    ) {
        self.init(when: when, requirement: requirement, then: then, whenUnknown: whenUnknown, isDryRun: isDryRun)
    }
}

extension Rule.Order {
    public init(device: Int64, command: String, args: DeviceProperties = [:], _: Void = ()) {
        self.init(device: device, command: command, args: args)
    }
}

extension RuleLink.Effect {
    public init(property: String? = nil, value: PropertyValue? = nil, others: Set<String> = [], _: Void = ()) {
        self.init(property: property, value: value, others: others)
    }
}

extension Surroundings.Room {
    public init(present: Int = 0, unknown: Int = 0, scanners: Int = 0, listening: Int = 0, _: Void = ()) {
        self.init(present: present, unknown: unknown, scanners: scanners, listening: listening)
    }
}

extension Surroundings.Device {
    public init(isConnected: Bool, properties: DeviceProperties, _: Void = ()) {
        self.init(isConnected: isConnected, properties: properties)
    }
}

extension Weather {
    public init(at: Date, values: [Weather.Measure: Double], _: Void = ()) {
        self.init(at: at, values: values)
    }
}

extension CivilDay {
    public init(number: Int, _: Void = ()) {
        self.init(number: number)
    }
}

extension Schedule {
    public init(weekdays: Set<Weekday>, at: TimeOfDay, from: CivilDay? = nil, until: CivilDay? = nil, _: Void = ()) {
        self.init(weekdays: weekdays, at: at, from: from, until: until)
    }
}

extension SchoolTime {
    public init(
        timeZone: TimeZone, position: SchoolTime.Position? = nil, lawfulHours: [Weekday: Range<Int>] = [:], _: Void = ()
    ) {
        self.init(timeZone: timeZone, position: position, lawfulHours: lawfulHours)
    }
}

extension SchoolTime.Position {
    public init(latitude: Double, longitude: Double, _: Void = ()) {
        self.init(latitude: latitude, longitude: longitude)
    }
}

extension WeekProgram.Entry {
    public init(weekdays: [String], at: String, value: Double, _: Void = ()) {
        self.init(weekdays: weekdays, at: at, value: value)
    }
}
