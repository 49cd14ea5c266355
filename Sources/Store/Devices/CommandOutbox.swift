public import Devices
public import Foundation
public import Postgres

/// The commands as seen by the server that sends them. Everything except `open` runs in its transaction, after
/// `DeviceReports.begin` has verified the lease.
public struct CommandOutbox: Sendable {
    let transaction: Transaction

    public init(_ transaction: Transaction) {
        self.transaction = transaction
    }

    /// Returns the commands without an outcome: `stop` first, then the oldest.
    /// - Parameter ids: only these; nil for all.
    public static func open(_ database: some Querying, ids: [Int64]? = nil) async throws -> [OutgoingCommand] {
        try await database.query(
            """
            select \(unescaped: StoredCommand.columns), kind, dialect, connected
            from command join device using (device_id) join device_state using (device_id)
            where ended_at is null and (\(ids)::bigint[] is null or command_id = any(\(ids)))
            order by not is_stop, command_id
            """
        ).map { row in
            OutgoingCommand(
                command: try StoredCommand(row: row), kind: try row.decode("kind"), dialect: try row.decode("dialect"),
                isConnected: try row.decode("connected"))
        }
    }

    /// Writes state changes of commands, in order.
    /// - Returns: the commands that were still in the expected state.
    public func move(_ moves: [CommandMove]) async throws -> Set<Int64> {
        var rest = moves[...]
        var moved: Set<Int64> = []
        while !rest.isEmpty {
            // A single statement can change a row only once.
            var ids: Set<Int64> = []
            let turn = rest.prefix { ids.insert($0.id).inserted }
            moved.formUnion(try await write(Array(turn)))
            rest = rest.dropFirst(turn.count)
        }
        return moved
    }

    private func write(_ moves: [CommandMove]) async throws -> [Int64] {
        try await transaction.query(
            """
            with told as (
                select * from unnest(\(moves.map(\.id)), \(moves.map(\.from.rawValue)), \(moves.map(\.to.rawValue)),
                    \(moves.map(\.reason)),
                    \(moves.map { $0.outcomeState.map { StoredJSON($0) } }), \(moves.map(\.sends)),
                    \(moves.map(\.nextSendAt)), \(moves.map(\.at)), \(moves.map(\.who)), \(moves.map(\.isStep)),
                    \(moves.map(\.to.isEnd)))
                    as told (command_id, was, state, reason, outcome, sends, next_at, at, who, is_step, is_end)
            ), moved as (
                update command set state = told.state, reason = nullif(left(told.reason, 200), ''), sends = told.sends,
                    outcome_state = coalesce(told.outcome, outcome_state),
                    next_send_at = case when not is_end then next_at end,
                    ended_at = case when is_end then greatest(at, asked_at) end
                from told
                where command.command_id = told.command_id and command.state = told.was and command.ended_at is null
                returning command.command_id, device_id, command.state, command.reason, source, at, who, is_step,
                    command_name, is_stop
            ), step as (
                insert into command_step (command_id, step, at, state, who, reason)
                select command_id, \(unescaped: CommandRepository.nextStep("moved")), at, state, who, reason
                from moved where is_step
            ), halted as (
                update device_state set obstructed_at = coalesce(obstructed_at, at) from moved
                where device_state.device_id = moved.device_id and state = 'obstructed'
            ), freed as (
                update device_state set obstructed_at = null from moved
                where device_state.device_id = moved.device_id and state = 'done' and source = 'person'
                    and not is_stop and command_name <> \(Kind.Command.status.name) and obstructed_at is not null
            )
            select command_id from moved
            """
        ).map { try $0.decode(0) }
    }

    /// Records late reports of a device about commands that had already ended, once for each: the device repeats them
    /// until they are acknowledged.
    /// - Parameter late: the reports with the commands they are about.
    public func note(late: [(command: Int64, state: CommandState, reason: String?)], at now: Date) async throws {
        for (command, state, reason) in late {
            try await transaction.query(
                """
                insert into command_step (command_id, step, at, state, who, reason)
                select command_id, \(unescaped: CommandRepository.nextStep("command")), \(now), \(state), 'device',
                    nullif(left(\(reason), 200), '')
                from command
                where command_id = \(command) and not exists (
                    select from command_step known
                    where known.command_id = command.command_id and known.state = \(state) and known.who = 'device')
                """)
        }
    }

    /// Cancels what waits for a device because of an obstruction.
    /// - Parameter except: the command that encountered it.
    public func cancelWaiting(
        of device: Int64, except: Int64? = nil, reason: String, at now: Date
    ) async throws {
        let waiting = try await transaction.query(
            """
            select command_id from command
            where device_id = \(device) and state in ('asked', 'sent') and command_id is distinct from \(except)
            order by command_id for update
            """
        ).map { try $0.decode(0, as: Int64.self) }
        try await transaction.query(CommandRepository.cancel(waiting, reason: reason, at: now))
    }

    /// Records an action at the device itself, as a completed command.
    /// - Parameters:
    ///   - name: the name of the equivalent command, or `button`.
    ///   - state: the device's properties after it.
    public func noteButton(
        of device: Int64, name: String = "button", state: DeviceProperties, at now: Date
    ) async throws -> Int64 {
        try await transaction.query(
            """
            with made as (
                insert into command (device_id, command_name, longest, state, source, way, asked_at, expires_at,
                    ended_at, outcome_state)
                values (\(device), \(name), 1, 'done', 'button', 'device', \(now), \(now + 1), \(now),
                    \(StoredJSON(state)))
                returning command_id, asked_at
            )
            insert into command_step (command_id, step, at, state, who, way)
            select command_id, 1, asked_at, 'done', 'button', 'device' from made returning command_id
            """)[0].decode(0)
    }
}
