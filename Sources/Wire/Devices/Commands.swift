public import Devices
public import Foundation

/// A command for a device, and its outcome.
public struct CommandRecord: Codable, Equatable, Sendable {
    public let commandID: Int64
    public let deviceID: Int64
    public let deviceName: String
    /// The name of a command of the device's kind; `button` for an action at the device itself.
    public let command: String
    public var args: DeviceProperties = [:]
    public let state: CommandState
    /// A value from the server, such as `device_away` or `expired`, or the reason that the device gives. Also nil if a
    /// rule sent the command and the caller may not see the people in the room.
    public let reason: String?
    public let source: CommandSource
    /// The name of the person who sent it. Nil if no person did, or if that person was erased; for students and
    /// visitors, also nil if another person did.
    public let askedBy: String?
    /// The channel through which it was sent: `api`, `console`, `skylux`, `schedule`, `rule`, `device`.
    public let way: String
    public let scheduleID: Int64?
    /// Also nil whenever `reason` is withheld because the caller may not see the people in the room.
    public let ruleID: Int64?
    public let askedAt: Date
    /// The time after which it is no longer started.
    public let expiresAt: Date
    /// When it ended; nil until then.
    public let endedAt: Date?
    /// The properties that the device reported when the command ended.
    public let properties: DeviceProperties?
    /// Its steps, earliest first.
    public var steps: [CommandStepRecord] = []
}

/// One step of a command.
public struct CommandStepRecord: Codable, Equatable, Sendable {
    public let at: Date
    public let state: CommandState
    /// What caused the step: `person`, `schedule`, `rule`, `button`, `device` or `server`.
    public let who: String
    /// The channel; nil for a step that the device or the server took by itself.
    public let way: String?
    public let reason: String?
}

/// A step of a command, as sent by `GET /events` to those who may see its device.
public struct CommandEvent: Codable, Equatable, Sendable {
    public let commandID: Int64
    public let deviceID: Int64
    public let state: CommandState
}

/// Sends a command to a device. The reply states at once if the device is away: the state is then `asked` and the
/// reason `device_away`, and the command is carried out if the device comes back in time.
///
/// A newer command for the same property replaces one that the device has not accepted.
public struct CommandDevice: Request {
    public static let type = RequestType.universalCommandDevice
    public static let callers: Callers = .persons

    /// The ID of the device; or `serial`.
    public let deviceID: Int64?
    /// Case-insensitive.
    public let serial: String?
    /// The name of a command of the device's kind, or a spoken phrase for it in a language of the kind.
    public let command: String
    /// The command's arguments, by name.
    public let args: DeviceProperties?
    /// Seconds after which the command is no longer started, 1…3,600; 30 if absent.
    public let expiresIn: Int?
    /// Seconds to wait for the command to end before the reply is sent, 0…30; 0 if absent. There is no wait if the
    /// device is away.
    public let wait: Int?

    public struct Reply: Codable, Equatable, Sendable {
        public let commandID: Int64
        public let state: CommandState
        public let reason: String?
    }
}

/// Commands for the devices that the caller may see, with their progress, newest first.
public struct GetCommands: Request, ListRequest {
    public static let type = RequestType.universalGetCommands
    public static let callers: Callers = .persons

    /// Only this command.
    public let commandID: Int64?
    /// Only commands for this device.
    public let deviceID: Int64?
    /// True for commands in progress only, false for ended commands only.
    public let open: Bool?
    /// Only commands whose name, state or device contains this text, ignoring case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let commands: [CommandRecord]
        /// The total number of matches on all pages.
        public let total: Int
    }
}

/// Cancels a command that the device has not accepted.
public struct CancelCommand: Request {
    public static let type = RequestType.universalCancelCommand
    public static let callers: Callers = .persons

    public let commandID: Int64

    public typealias Reply = EmptyReply
}
