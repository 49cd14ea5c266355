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
