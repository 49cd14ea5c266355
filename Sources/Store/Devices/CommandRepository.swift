import Devices
public import Foundation
import Phrases
public import Postgres
import Vocabulary

/// Commands to devices. The row of a command serves as the outbox: the server that owns the engine sends it.
public struct CommandRepository: Sendable {
    /// The channel that announces each step of a command: its number, the number of its device, and its state.
    public static let channel = "command"

    let database: any Querying

    /// - Parameter database: for `ask` and `cancel`, a transaction of the caller.
    public init(_ database: any Querying) {
        self.database = database
    }

    /// Stores a command for the device. A command that is forbidden to schedules or rules, for safety or by its kind,
    /// is stored as `refused`, with the reason. While the device is disconnected, the state is `asked`, with the reason
    /// `device_away`.
    ///
    /// It replaces commands that set the same property and are not yet accepted. If a person requested it, the caller
    /// must also call `tell`.
    ///
    /// Throws `Refusal` if the person does not know the device, may not operate it, or requests something that its
    /// kind does not support.
    public func ask(_ order: CommandOrder, at now: Date) async throws -> StoredCommand {
        let results = try await database.pipeline([
            CommandTarget.find(order.device, for: order.person),
            """
            select command_id, property, is_stop, state from command
            where device_id = \(order.device) and ended_at is null order by command_id for update
            """,
        ])
        let target = try CommandTarget(results[0].first, for: order)
        let waiting = try results[1].map(CommandQueue.Waiting.init(row:))
        switch try target.check(order) {
        case .refused(let reason):
            return try await refuse(order, reason, at: now)
        case .asked(let asked):
            return try await keep(order, asked, target, replacing: waiting, at: now)
        }
    }

    /// Announces to all servers that people requested these commands, in the same transaction or after it.
    public func tell(_ commands: [StoredCommand]) async throws {
        let told = commands.map { "\($0.id) \($0.device) \($0.state.rawValue)" }
        try await database.query("select pg_notify(\(Self.channel), told) from unnest(\(told)) told")
    }

    private func keep(
        _ order: CommandOrder, _ asked: AskedCommand, _ target: CommandTarget,
        replacing waiting: [CommandQueue.Waiting], at now: Date
    ) async throws -> StoredCommand {
        let expiresAt = now + Double(order.expiresIn)
        var life = CommandStateMachine(asked, dialect: target.dialect, expiresAt: expiresAt, now: now)
        if !target.isConnected { _ = life.apply(.gone, at: now) }
        let new = CommandQueue.Waiting(id: .max, property: asked.property, isStop: asked.isStop, state: .asked)
        let replaced = CommandQueue.replaced(by: new, among: waiting)
        let rows = try await database.query(
            """
            with made as (
                insert into command (device_id, command_name, args, property, value, is_stop, is_toggle, longest,
                    warning, state, reason, source, person_id, way, rule_id, schedule_id, causes, asked_at, expires_at,
                    sends, next_send_at)
                values (\(order.device), \(asked.name), \(StoredJSON(asked.arguments)), \(asked.property),
                    \(asked.value.map { StoredJSON($0) }), \(asked.isStop), \(asked.isToggle), \(asked.longest),
                    \(asked.warning), \(life.state), \(life.reason), \(order.source), \(order.person), \(order.way),
                    \(order.rule), \(order.schedule), \(order.causes), \(now), \(expiresAt), \(life.sends),
                    \(life.nextAt))
                returning *
            ), step as (\(unescaped: Self.firstStep)), replaced as (
                update command set state = 'replaced', ended_at = greatest(made.asked_at, command.asked_at),
                    reason = \(CommandStateMachine.Reason.replaced) || ':' || made.command_id, next_send_at = null
                from made where command.command_id = any(\(replaced)) and command.ended_at is null
                returning command.command_id, command.state, command.reason, command.ended_at
            ), replaced_step as (\(unescaped: Self.laterStep(of: "replaced")))
            select \(unescaped: StoredCommand.columns) from made command
            """)
        return try StoredCommand(row: rows[0])
    }

    /// Stores a refused command, so that the reason is on record.
    private func refuse(_ order: CommandOrder, _ reason: String, at now: Date) async throws -> StoredCommand {
        let rows = try await database.query(
            """
            with made as (
                insert into command (device_id, command_name, args, longest, state, reason, source, person_id, way,
                    rule_id, schedule_id, causes, asked_at, expires_at, ended_at)
                values (\(order.device), left(\(order.command), 32), \(StoredJSON(order.args)), 1, 'refused', \(reason),
                    \(order.source), \(order.person), \(order.way), \(order.rule), \(order.schedule), \(order.causes),
                    \(now), \(now + Double(order.expiresIn)), \(now))
                returning *
            ), step as (\(unescaped: Self.firstStep))
            select \(unescaped: StoredCommand.columns) from made command
            """)
        return try StoredCommand(row: rows[0])
    }

    private static let firstStep = """
        insert into command_step (command_id, step, at, state, who, person_id, way, reason)
        select command_id, 1, asked_at, state, source, person_id, way, reason from made
        """

    /// Cancels those of the commands that have no outcome yet, on behalf of the server.
    static func cancel(_ commands: [Int64], reason: String, at now: Date) -> Query {
        """
        with ended as (
            update command set state = 'cancelled', reason = \(reason), ended_at = greatest(\(now), asked_at),
                next_send_at = null
            where command_id = any(\(commands)) and ended_at is null
            returning command_id, state, reason, ended_at
        )
        \(unescaped: laterStep(of: "ended"))
        """
    }

    /// - Parameter table: the table with the commands that the server has just ended.
    private static func laterStep(of table: String) -> String {
        """
        insert into command_step (command_id, step, at, state, who, reason)
        select command_id, \(nextStep(table)), ended_at, state, 'server', reason from \(table)
        """
    }

    /// - Parameter table: the table of the command.
    static func nextStep(_ table: String) -> String {
        "(select coalesce(max(step), 0) + 1 from command_step step where step.command_id = \(table).command_id)"
    }
}

extension CommandRepository {
    /// Cancels a command that the device has not accepted. Throws `Refusal` if it does not exist, the person may not
    /// operate the device, or it is too late.
    /// - Parameter way: the kind of request.
    public func cancel(_ id: Int64, by person: Int64, way: String, at now: Date) async throws -> StoredCommand {
        let found = try await database.query(
            """
            select \(unescaped: StoredCommand.columns), dialect, (
                    select level from device_access access
                    where access.device_id = command.device_id and access.person_id = \(person)) as level
            from command join device on device.device_id = command.device_id
            where command_id = \(id) for update of command
            """
        ).first
        guard let found, let level: DeviceLevel = try found.decode("level") else { throw Self.missing }
        guard level >= .operate else { throw DeviceRepository.notYours }
        let command = try StoredCommand(row: found)
        var life = command.life(try found.decode("dialect"))
        _ = life.apply(.cancel(reason: nil), at: now)
        guard life.state == .cancelled, command.endedAt == nil else { throw Self.tooLate(command) }
        let rows = try await database.query(
            """
            with made as (
                update command set state = \(life.state), reason = \(life.reason),
                    ended_at = greatest(\(now), asked_at), next_send_at = null
                where command_id = \(id) returning *
            ), step as (
                insert into command_step (command_id, step, at, state, who, person_id, way, reason)
                select command_id, \(unescaped: Self.nextStep("made")), ended_at, state, 'person', \(person), \(way),
                    reason
                from made
            )
            select \(unescaped: StoredCommand.columns) from made command
            """)
        return try StoredCommand(row: rows[0])
    }

    /// Cancels all open commands to a device that is being retired.
    public func cancelAll(of device: Int64, at now: Date) async throws {
        let open = try await database.query(
            "select command_id from command where device_id = \(device) and ended_at is null for update"
        ).map { try $0.decode(0, as: Int64.self) }
        try await database.query(Self.cancel(open, reason: CommandStateMachine.Reason.cancelled, at: now))
    }

    private static func tooLate(_ command: StoredCommand) -> Refusal {
        .conflict(
            command.endedAt == nil
                ? .commandUnderWay
                : .commandEnded(command.state.rawValue))
    }

    static let missing = Refusal.notFound(.noSuchCommand)
}

extension CommandQueue.Waiting {
    fileprivate init(row: Row) throws {
        let (id, property, isStop, state) = try row.decode((Int64, String?, Bool, CommandState).self)
        self.init(id: id, property: property, isStop: isStop, state: state)
    }
}
