import Devices
import Foundation
import Phrases
import Store
import Vocabulary
import Wire

/// Commands to devices.
enum CommandHandlers {
    static func ask(_ arguments: CommandDevice, _ context: HandlerContext) async throws -> CommandDevice.Reply {
        let person = try context.person()
        _ = try Check.range(arguments.wait, "wait", 0...30)
        let order = CommandOrder(
            device: try await device(arguments, context),
            command: try Check.text(arguments.command, "command", limit: 100), args: arguments.args ?? [:],
            source: .person, way: context.way, person: person.id,
            expiresIn: try Check.range(arguments.expiresIn, "expires_in", CommandExpiry.range)
                ?? CommandExpiry.standard)
        let pool = context.services.pool
        let command = try await pool.withOrder { transaction in
            let command = try await CommandRepository(transaction).ask(order, at: context.now)
            try await context.audit(.deviceCommanded, subject: nil, details(command), in: transaction)
            // The transaction of a request with an idempotency key goes on, and sends its notification at the end.
            if pool.isJoined { try await CommandRepository(transaction).tell([command]) }
            return command
        }
        if !pool.isJoined { await context.services.commandNotifier.tell(command) }
        return CommandDevice.Reply(command)
    }

    private static func device(_ arguments: CommandDevice, _ context: HandlerContext) async throws -> Int64 {
        switch (arguments.deviceID, arguments.serial) {
        case (let id?, nil): return id
        case (nil, let serial?):
            return try await DeviceRepository(context.services.pool).number(ofSerial: try Check.serial(serial))
        default: throw Refusal(.badArguments, .oneArgumentOfTwoNeeded("device_id", "serial"))
        }
    }

    private static func details(_ command: StoredCommand) -> [String: String] {
        ["command_id": String(command.id), "device_id": String(command.device), "command": command.name]
    }

    static func list(_ arguments: GetCommands, _ context: HandlerContext) async throws -> GetCommands.Reply {
        let person = try context.person()
        let filter = StoredCommand.Filter(
            command: arguments.commandID, device: arguments.deviceID, isOpen: arguments.open)
        let found = try await CommandRepository(context.services.pool).list(
            for: person.id, filter, Check.list(arguments))
        let visibility = try await context.visibility()
        return GetCommands.Reply(
            commands: found.rows.map { CommandRecord($0, for: person, visibility) }, total: found.total)
    }

    static func cancel(_ arguments: CancelCommand, _ context: HandlerContext) async throws -> EmptyReply {
        let person = try context.person()
        try await context.change(.commandCancelled, ["command_id": String(arguments.commandID)]) {
            try await CommandRepository($0).cancel(
                arguments.commandID, by: person.id, way: context.way, at: context.now)
        }
        return EmptyReply()
    }
}

extension CommandHandlers {
    /// The reply after the command is over, its device is known to be away, or the wait has timed out. It runs outside
    /// the transaction of the command, which must be committed before the command is sent.
    static func awaitEnd(
        _ answer: AnyAnswer, _ arguments: CommandDevice, _ context: HandlerContext
    ) async throws -> AnyAnswer {
        guard let seconds = arguments.wait, seconds > 0, let reply = answer.reply as? CommandDevice.Reply,
            !reply.state.isEnd, reply.reason != CommandStateMachine.Reason.deviceAway
        else { return answer }
        let commands = CommandRepository(context.services.pool.points)
        let ended = try await context.services.commands.result(of: reply.commandID, within: .seconds(seconds)) {
            try await commands.find(reply.commandID).flatMap { $0.endsWaiting ? $0 : nil }
        }
        let last = if let ended { ended } else { try await commands.find(reply.commandID) }
        return AnyAnswer(Answer(reply: last.map(CommandDevice.Reply.init) ?? reply))
    }
}

extension StoredCommand {
    /// Whether a waiting caller gets the reply now: the command is over, or its device is away.
    fileprivate var endsWaiting: Bool {
        endedAt != nil || state == .asked && reason == CommandStateMachine.Reason.deviceAway
    }
}

extension CommandDevice.Reply {
    init(_ command: StoredCommand) {
        self.init(commandID: command.id, state: command.state, reason: command.reason)
    }
}

extension CommandRecord {
    /// The command as a person may see it: the result of a rule would reveal where people are.
    init(_ listed: ListedCommand, for person: Person, _ visibility: Visibility) {
        let command = listed.command
        let isHidden = command.source == .rule && !visibility.shows(roomIn: listed.zoneName)
        let isNamed = [.admin, .staff].contains(person.classification) || command.person == person.id
        self.init(
            commandID: command.id, deviceID: command.device, deviceName: listed.deviceName, command: command.name,
            args: command.args, state: command.state, reason: isHidden ? nil : command.reason, source: command.source,
            askedBy: isNamed ? listed.person.map { "\($0.firstName) \($0.lastName)" } : nil, way: command.way,
            scheduleID: command.schedule, ruleID: isHidden ? nil : command.rule, askedAt: command.askedAt,
            expiresAt: command.expiresAt, endedAt: command.endedAt, properties: command.outcomeState,
            steps: listed.steps.map { CommandStepRecord($0, isHidden: isHidden) })
    }
}

extension CommandStepRecord {
    fileprivate init(_ step: CommandStep, isHidden: Bool) {
        self.init(
            at: step.at, state: step.state, who: step.who, way: step.way,
            reason: isHidden && step.who == CommandSource.rule.rawValue ? nil : step.reason)
    }
}

extension Visibility {
    /// Whether the people in a room of this zone may be seen. A device without a room is visible only with the right to
    /// see all people.
    fileprivate func shows(roomIn zone: String?) -> Bool {
        self == .allPeople || zone.map(showsAll) ?? false
    }
}
