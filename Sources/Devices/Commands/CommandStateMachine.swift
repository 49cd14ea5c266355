public import Foundation

/// The state machine of a command, as a value: events in, actions out.
///
/// The command is resent until the device answers or it expires: after 1, 2 and 4 s, and then every 4 s. A toggle
/// without an id is sent once. The caller commits the new state before it performs the actions: after a crash between
/// the two, a device receives again a command that it recognises by its id, and never one that was not recorded.
public struct CommandStateMachine: Equatable, Sendable {
    /// The intervals between two sends, in seconds; the last applies to all later ones.
    static let gaps: [TimeInterval] = [1, 2, 4]
    /// The seconds after its expiry for which an answer may still be on its way.
    static let grace: TimeInterval = 2
    /// The seconds that a command may take beyond its maximum, since a device repeats its outcome.
    static let timeout: TimeInterval = 10

    /// An event of a command.
    public enum Event: Equatable, Sendable {
        /// The time `nextAt` has come.
        case time
        /// The broker reports that there is no subscriber.
        case unheard
        /// It can never be sent, for this reason.
        case unsendable(reason: String)
        /// It must not be done any more, for this reason.
        case forbidden(reason: String)
        /// The device connected.
        case hello
        /// The device is no longer connected.
        case gone
        case outcome(Outcome, reason: String?, state: DeviceProperties?)
        /// The device reported its state. This ends only a command without an id.
        case state(DeviceProperties, isObstructed: Bool)
        /// The command is cancelled.
        case cancel(reason: String?)
        /// The newer command with this id replaces it.
        case replace(by: String)
    }

    /// The actions to perform, in this order.
    public enum Action: Equatable, Sendable {
        /// Record the state as a step of its own.
        case record(CommandState, reason: String?)
        /// Record as a step an outcome that came after the end; the end stays.
        case recordLate(Outcome, reason: String?)
        /// Send the command to the device, which must begin within these milliseconds.
        case send(expiresIn: Int)
        /// Acknowledge the device's outcome.
        case acknowledge
        /// Cancel the device's waiting commands, and notify people that it is obstructed.
        case obstruct
        case count(RefusedMessage)
    }

    public let command: AskedCommand
    public let hasID: Bool
    public let expiresAt: Date
    public internal(set) var state: CommandState
    /// The reason for the state: a code such as `device_away`, or the device's own text.
    public internal(set) var reason: String?
    /// The number of sends.
    public internal(set) var sends: Int
    /// When the time event is due: the next send, the expiry, or the end of the maximum time; nil after the end.
    public internal(set) var nextAt: Date?
    /// The device's reported state at the end.
    public internal(set) var outcomeState: DeviceProperties?
    /// A different outcome that the device reported after the end.
    var late: Outcome?

    /// A new command, due at once.
    public init(_ command: AskedCommand, dialect: Dialect, expiresAt: Date, now: Date) {
        self.init(
            command, dialect: dialect, expiresAt: expiresAt, state: .asked, reason: nil, sends: 0, nextAt: now)
    }

    /// A command as it was recorded.
    public init(
        _ command: AskedCommand, dialect: Dialect, expiresAt: Date, state: CommandState, reason: String?, sends: Int,
        nextAt: Date?
    ) {
        (self.command, hasID, self.expiresAt) = (command, dialect.hasIDs, expiresAt)
        (self.state, self.reason, self.sends, self.nextAt) = (state, reason, sends, nextAt)
    }

    /// Whether a second send cannot make the device do it twice.
    public var isRepeatable: Bool { hasID || !command.isToggle }

    /// Applies an event. All state changes happen here.
    public mutating func apply(_ event: Event, at now: Date) -> [Action] {
        if state.isEnd { return afterEnd(event) }
        switch event {
        case .time: return pass(now)
        case .unheard: return unheard(now)
        case .unsendable(let reason): return end(.failed, reason)
        case .forbidden(let reason): return end(.refused, reason)
        case .hello:
            if state == .asked || state == .sent && isRepeatable { nextAt = now }
            return []
        case .gone: return state.isWaiting ? note(Reason.deviceAway) : []
        case .outcome(let outcome, let reason, let state): return take(outcome, reason, state, now)
        case .state(let properties, let isObstructed): return see(properties, isObstructed, now)
        case .cancel(let reason): return state.isWaiting ? end(.cancelled, reason ?? Reason.cancelled) : []
        case .replace(let id): return state.isWaiting ? end(.replaced, "\(Reason.replaced):\(id)") : []
        }
    }
}

extension CommandStateMachine {
    /// The reasons that are not a device's own.
    public enum Reason {
        /// The device is not connected; the command waits until it expires.
        public static let deviceAway = "device_away"
        /// The device did not answer before the command expired.
        public static let expired = "expired"
        /// The device began, and did not report the end in time.
        public static let tooLong = "too_long"
        public static let cancelled = "cancelled"
        /// Followed by a colon and the id of the newer command.
        public static let replaced = "replaced"
        /// The device is obstructed.
        public static let obstructed = "obstructed"
        /// The broker does not allow this message.
        public static let notAuthorized = "not_authorized"
    }
}
