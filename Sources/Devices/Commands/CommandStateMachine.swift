public import Foundation

/// The life of a command, as a value: what happens goes in, what is to be done comes out.
///
/// It is sent until the device answers or it expires, 1, 2, 4 and then every 4 s after the last time. What has no id
/// and is a toggle is sent once. Who performs the actions commits the new state first: after a crash between the two, a
/// device is told twice what it knows by its id, and never what it does not.
public struct CommandStateMachine: Equatable, Sendable {
    /// Between one time that a command is sent and the next, in seconds; the last holds for all later ones.
    static let gaps: [TimeInterval] = [1, 2, 4]
    /// For so many seconds after its time an answer may be on its way.
    static let grace: TimeInterval = 2
    /// For so many seconds longer than its longest time a command may take, since a device repeats its outcome.
    static let timeout: TimeInterval = 10

    /// What happens to a command.
    public enum Event: Equatable, Sendable {
        /// Time went on: `nextAt` has come.
        case time
        /// The broker says that no person listens.
        case unheard
        /// It can never be sent, and why.
        case unsendable(reason: String)
        /// It must not be done any more, and why.
        case forbidden(reason: String)
        /// The device connected.
        case hello
        /// The device is not connected any more.
        case gone
        case outcome(Outcome, reason: String?, state: DeviceProperties?)
        /// The device said what it is. Only a command without an id ends by it.
        case state(DeviceProperties, isObstructed: Bool)
        /// A person takes it back.
        case cancel(reason: String?)
        /// The newer command of that id takes its place.
        case replace(by: String)
    }

    /// What is to be done, in this order.
    public enum Action: Equatable, Sendable {
        /// Write the state down, with a step of its own.
        case record(CommandState, reason: String?)
        /// Write down as a step what came after the end, which stays.
        case recordLate(Outcome, reason: String?)
        /// Tell the device, which must begin in so many milliseconds.
        case send(expiresIn: Int)
        /// Tell the device that its outcome arrived.
        case acknowledge
        /// Take back what waits for the device, and tell people that it is obstructed.
        case obstruct
        case count(RefusedMessage)
    }

    public let command: AskedCommand
    public let hasID: Bool
    public let expiresAt: Date
    public internal(set) var state: CommandState
    /// Why it is so: a word of ours, as `device_away`, or the device's own words.
    public internal(set) var reason: String?
    /// How often it was sent.
    public internal(set) var sends: Int
    /// When time must be looked at again: the next time it is sent, its expiry, or the end of its longest time; nil
    /// after its end.
    public internal(set) var nextAt: Date?
    /// What the device said it was like at the end.
    public internal(set) var outcomeState: DeviceProperties?
    /// Another end than its own that the device said afterwards.
    var late: Outcome?

    /// A new command, due at once.
    public init(_ command: AskedCommand, dialect: Dialect, expiresAt: Date, now: Date) {
        self.init(
            command, dialect: dialect, expiresAt: expiresAt, state: .asked, reason: nil, sends: 0, nextAt: now)
    }

    /// A command as it was written down.
    public init(
        _ command: AskedCommand, dialect: Dialect, expiresAt: Date, state: CommandState, reason: String?, sends: Int,
        nextAt: Date?
    ) {
        (self.command, hasID, self.expiresAt) = (command, dialect.hasIDs, expiresAt)
        (self.state, self.reason, self.sends, self.nextAt) = (state, reason, sends, nextAt)
    }

    /// Whether the device can be told again without doing it again.
    public var isRepeatable: Bool { hasID || !command.isToggle }

    /// The one place where the state changes.
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
        /// The device began, and did not say in time how it ended.
        public static let tooLong = "too_long"
        public static let cancelled = "cancelled"
        /// Followed by a colon and the id of the newer command.
        public static let replaced = "replaced"
        /// Something is in the way of the device.
        public static let obstructed = "obstructed"
        /// The broker lets no person say it.
        public static let notAuthorized = "not_authorized"
    }
}
