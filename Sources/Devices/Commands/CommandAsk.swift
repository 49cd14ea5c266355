/// A command as a person asks for it.
public struct CommandAsk: Sendable {  // generated: init
    /// A device warns for so many milliseconds before a schedule or rule closes it.
    public static let warning = 5_000

    public var kind: Kind
    public var dialect: Dialect
    public var command: String
    public var arguments: DeviceProperties = [:]
    public var source: CommandSource
    /// What is known of the device.
    public var state: DeviceProperties
    /// Whether an admin allowed schedules and rules to close it.
    public var unattended: Bool = false

    /// The command as it is to be done.
    /// - Throws: why the device is not told it.
    public func check() throws(AskRefusal) -> AskedCommand {
        try checkLock()
        guard let known = kind.command(command) else { throw AskRefusal(.unknownCommand, command) }
        try checkArguments(known)
        // As long as it can get.
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

    /// A lock opens for an attempt that is on record, and for nothing else. It says how it is to a person who asks.
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

    /// Only a person moves what is obstructed; and what closes with no person there must be allowed, and must feel whom
    /// it would hurt.
    private func checkSafety(_ known: Kind.Command, closes: Bool) throws(AskRefusal) {
        guard kind.safety == .moves, !known.isStop, known != .status else { return }
        guard !kind.isObstructed(in: state) else { throw AskRefusal(.obstructed) }
        guard closes else { return }
        guard unattended else { throw AskRefusal(.unattended) }
        guard kind.hasWorkingSensor(in: state) else { throw AskRefusal(.noSensor) }
    }
}

/// A command that may be done: what its life needs to know of it.
public struct AskedCommand: Equatable, Sendable {  // generated: init
    public var name: String
    public var arguments: DeviceProperties
    /// What it sets.
    public var property: String?
    /// What the property will be; nil if that is not known before.
    public var value: PropertyValue?
    public var isStop: Bool
    public var isToggle: Bool
    /// For so many seconds it may take from `accepted` to its end.
    public var longest: Int
    /// For so many milliseconds the device warns before it moves.
    public var warning: Int
}

extension AskedCommand {
    public init(_ command: Kind.Command, arguments: DeviceProperties = [:], warning: Int = 0) {
        (name, self.arguments, property) = (command.name, arguments, command.sets?.property)
        (value, isStop, isToggle) = (command.target(arguments), command.isStop, command.isToggle)
        (longest, self.warning) = (command.longest, warning)
    }
}

/// Why a device is not told a command.
public struct AskRefusal: Error, Equatable, Sendable {
    public enum Reason: String, CaseIterable, Sendable {
        case unknownCommand = "unknown_command"
        case unknownArgument = "unknown_argument"
        case missingArgument = "missing_argument"
        case badArgument = "bad_argument"
        /// The device's dialect has no word for it.
        case notSayable = "not_sayable"
        /// Only a person moves it again.
        case obstructed
        /// No admin allowed schedules and rules to close it.
        case unattended
        /// It does not say that its sensor for obstructions works.
        case noSensor = "no_sensor"
        /// A lock is told nothing by a command.
        case lock
    }

    /// Why a lock does nothing that a command, a schedule or a rule says.
    public static let lock = AskRefusal(.lock)

    public let reason: Reason
    /// The command or argument that it is about.
    public let name: String?
    /// What is wrong with the argument.
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
