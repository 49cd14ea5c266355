/// A request for a command.
public struct CommandAsk: Sendable {  // generated: init
    /// The milliseconds for which a device warns before a schedule or rule closes it.
    public static let warning = 5_000

    public var kind: Kind
    public var dialect: Dialect
    public var command: String
    public var arguments: DeviceProperties = [:]
    public var source: CommandSource
    /// The known state of the device.
    public var state: DeviceProperties
    /// Whether an admin allowed schedules and rules to close it.
    public var unattended: Bool = false

    /// Returns the checked command.
    /// - Throws: the reason why the command is not sent.
    public func check() throws(AskRefusal) -> AskedCommand {
        try checkLock()
        guard let known = kind.command(command) else { throw AskRefusal(.unknownCommand, command) }
        try checkArguments(known)
        // The longest message that can result.
        let said = SaidCommand(
            id: String(Int64.max), name: command, arguments: arguments,
            expiresIn: CommandExpiry.range.upperBound * 1_000, warning: Self.warning)
        guard let message = dialect.say(said, to: 1, site: "", kind: kind) else {
            throw AskRefusal(.notSayable, command)
        }
        guard message.payload.count <= DeviceMessages.maxBytes else {
            throw AskRefusal(.badArgument, arguments.keys.sorted().first, .tooLong)
        }
        let closes = kind.mayClose(known, arguments, from: state)
        if source.isUnattended { try checkSafety(known, closes: closes) }
        return AskedCommand(
            known, arguments: arguments, warning: source.isUnattended && closes ? Self.warning : 0)
    }

    /// A lock opens only for a recorded attempt. A person may still request its status.
    private func checkLock() throws(AskRefusal) {
        guard kind.isLock else { return }
        guard command == Kind.Command.status.name, !source.isUnattended else { throw .lock }
    }

    private func checkArguments(_ known: Kind.Command) throws(AskRefusal) {
        for name in arguments.keys.sorted() where !known.arguments.contains(where: { $0.name == name }) {
            throw AskRefusal(.unknownArgument, name)
        }
        for argument in known.arguments {
            guard let value = arguments[argument.name] else {
                guard !argument.isRequired else { throw AskRefusal(.missingArgument, argument.name) }
                continue
            }
            let range = kind.programRange(argument.type)
            if let problem = argument.type.problem(with: value, programRange: range) {
                throw AskRefusal(.badArgument, argument.name, problem)
            }
        }
    }

    /// Only a person moves an obstructed device. A device that closes without a person present must be allowed to, and
    /// must have a working sensor for obstructions.
    private func checkSafety(_ known: Kind.Command, closes: Bool) throws(AskRefusal) {
        guard kind.safety == .moves, !known.isStop, known != .status else { return }
        guard !kind.isObstructed(in: state) else { throw AskRefusal(.obstructed) }
        guard closes else { return }
        guard unattended else { throw AskRefusal(.unattended) }
        guard kind.hasWorkingSensor(in: state) else { throw AskRefusal(.noSensor) }
    }
}

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

/// Why a command is not sent to a device.
public struct AskRefusal: Error, Equatable, Sendable {
    public enum Reason: String, CaseIterable, Sendable {
        case unknownCommand = "unknown_command"
        case unknownArgument = "unknown_argument"
        case missingArgument = "missing_argument"
        case badArgument = "bad_argument"
        /// The device's dialect cannot express it.
        case notSayable = "not_sayable"
        /// The device is obstructed, so that only a person may move it.
        case obstructed
        /// An admin has not allowed schedules and rules to close it.
        case unattended
        /// It does not report that its sensor for obstructions works.
        case noSensor = "no_sensor"
        /// A lock does not accept commands.
        case lock
    }

    /// Why a lock ignores commands from users, schedules and rules.
    public static let lock = AskRefusal(.lock)

    public let reason: Reason
    /// The command or argument concerned.
    public let name: String?
    /// The problem with the argument.
    public let problem: ValueProblem?

    init(_ reason: Reason, _ name: String? = nil, _ problem: ValueProblem? = nil) {
        (self.reason, self.name, self.problem) = (reason, name, problem)
    }

    /// Which of the arguments `command` and `args` is wrong.
    public var argument: String {
        switch reason {
        case .unknownArgument, .missingArgument, .badArgument: "args.\(name ?? "")"
        case .unknownCommand, .notSayable, .obstructed, .unattended, .noSensor, .lock: "command"
        }
    }

    /// For a person.
    public var sentence: String {
        switch reason {
        case .unknownCommand: "The device has no command '\(name ?? "")'."
        case .unknownArgument: "The command has no argument '\(name ?? "")'."
        case .missingArgument: "The argument '\(name ?? "")' is missing."
        case .badArgument: "The argument '\(name ?? "")' cannot be used. \(problem?.sentence ?? "")"
        case .notSayable: "The device's dialect has no word for '\(name ?? "")'."
        case .obstructed: "The device is obstructed. Only a person moves it again."
        case .unattended: "No admin allowed schedules and rules to close this device."
        case .noSensor: "The device does not say that its sensor for obstructions works."
        case .lock: "No command, schedule or rule moves a lock. `universal.unlock` alone opens it."
        }
    }
}
