public import Devices
public import Foundation
import Postgres

/// A command to a device, and its progress.
public struct StoredCommand: Equatable, Sendable {
    public let id: Int64
    public let device: Int64
    public let name: String
    public let args: DeviceProperties
    /// The property that it sets, with the value if known.
    public let property: String?
    public let value: PropertyValue?
    public let isStop: Bool
    public let isToggle: Bool
    /// In seconds.
    public let longest: Int
    /// How long the device warns before it moves, in milliseconds.
    public let warning: Int
    public let state: CommandState
    /// A reason code of the server, or the device's own reason.
    public let reason: String?
    public let source: CommandSource
    /// The caller; nil if there was none, or they were erased.
    public let person: Int64?
    /// The kind of request: `api`, `console`, `skylux` …
    public let way: String
    public let rule: Int64?
    public let schedule: Int64?
    /// The commands that led to it, the most direct cause last.
    public let causes: [Int64]
    public let askedAt: Date
    public let expiresAt: Date
    public let endedAt: Date?
    /// The device's properties when it ended, if the device reported them.
    public let outcomeState: DeviceProperties?
    public let sends: Int
    /// When the server will check it again.
    public let nextSendAt: Date?
}

extension StoredCommand {
    /// The command as it was checked at the time of the request.
    public var asked: AskedCommand {
        AskedCommand(
            name: name, arguments: args, property: property, value: value, isStop: isStop, isToggle: isToggle,
            longest: longest, warning: warning)
    }

    /// Its current state machine.
    public func life(_ dialect: Dialect) -> CommandStateMachine {
        CommandStateMachine(
            asked, dialect: dialect, expiresAt: expiresAt, state: state, reason: reason, sends: sends,
            nextAt: nextSendAt)
    }
}

extension StoredCommand {
    static let columns = """
        command.command_id, command.device_id, command_name, args, property, value, is_stop, is_toggle, longest,
        warning, command.state, command.reason, source, command.person_id, command.way, rule_id, schedule_id, causes,
        asked_at, expires_at, ended_at, outcome_state, sends, next_send_at
        """

    init(row: Row) throws {
        self.init(
            id: try row.decode("command_id"), device: try row.decode("device_id"),
            name: try row.decode("command_name"), args: try row.json("args") ?? [:],
            property: try row.decode("property"), value: try row.json("value"), isStop: try row.decode("is_stop"),
            isToggle: try row.decode("is_toggle"), longest: try row.decode("longest"),
            warning: try row.decode("warning"), state: try row.decode("state"), reason: try row.decode("reason"),
            source: try row.decode("source"), person: try row.decode("person_id"), way: try row.decode("way"),
            rule: try row.decode("rule_id"), schedule: try row.decode("schedule_id"), causes: try row.decode("causes"),
            askedAt: try row.decode("asked_at"), expiresAt: try row.decode("expires_at"),
            endedAt: try row.decode("ended_at"), outcomeState: try row.json("outcome_state"),
            sends: try row.decode("sends"), nextSendAt: try row.decode("next_send_at"))
    }
}

extension StoredCommand {
    /// A selection of commands; a nil member does not restrict it.
    public struct Filter: Sendable {
        public let command: Int64?
        public let device: Int64?
        /// Whether they have no outcome yet.
        public let isOpen: Bool?

        public init(command: Int64? = nil, device: Int64? = nil, isOpen: Bool? = nil) {
            self.command = command
            self.device = device
            self.isOpen = isOpen
        }
    }
}
