public import Devices
public import Foundation

/// What a device was told to do, and what came of it.
public struct CommandRecord: Codable, Equatable, Sendable {
    public let commandID: Int64
    public let deviceID: Int64
    public let deviceName: String
    /// The name of a command of the device's kind; `button` for what a person did at the device.
    public let command: String
    public var args: DeviceProperties = [:]
    public let state: CommandState
    /// A word of the server's, such as `device_away` or `expired`, or what the device says. Nil also where a rule asked
    /// and the reader this may not see the people of the room.
    public let reason: String?
    public let source: CommandSource
    /// Who asked, by name. Nil if no person did, where they were erased, and for students and visitors where it was
    /// another person.
    public let askedBy: String?
    /// By what it was asked: `api`, `console`, `skylux`, `schedule`, `rule`, `device`.
    public let way: String
    public let scheduleID: Int64?
    /// Nil also where `reason` is for this cause.
    public let ruleID: Int64?
    public let askedAt: Date
    /// When it is not to be begun any more.
    public let expiresAt: Date
    /// When it was over; nil while it is not.
    public let endedAt: Date?
    /// What the device said of itself when it was over.
    public let properties: DeviceProperties?
    /// How it came along, the earliest first.
    public var steps: [CommandStepRecord] = []
}

/// One step of a command.
public struct CommandStepRecord: Codable, Equatable, Sendable {
    public let at: Date
    public let state: CommandState
    /// `person`, `schedule`, `rule`, `button`, `device` or `server`.
    public let who: String
    /// By what; nil for what the device or the server did by itself.
    public let way: String?
    public let reason: String?
}

/// A command came a step further, as `GET /events` tells those who may see its device.
public struct CommandEvent: Codable, Equatable, Sendable {
    public let commandID: Int64
    public let deviceID: Int64
    public let state: CommandState
}

/// Tells a device what to do. The reply says at once whether it is away: then its state is `asked` and the reason
/// `device_away`, and it is done if the device comes back in time.
///
/// A newer command for the same property replaces one that the device has not accepted.
public struct CommandDevice: Request {
    public static let type = RequestType.universalCommandDevice

    /// The number, or `serial`.
    public let deviceID: Int64?
    /// In any case.
    public let serial: String?
    /// The name of a command of the device's kind, or words that are spoken for one, in English or Danish.
    public let command: String
    /// The command's arguments, by name.
    public let args: DeviceProperties?
    /// Seconds after which it is not to be begun any more, 1…3,600; 30 if absent.
    public let expiresIn: Int?
    /// Seconds to wait for it to be over before the reply, 0…30; 0 if absent. Where the device is away nothing is
    /// waited for.
    public let wait: Int?

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        public let commandID: Int64
        public let state: CommandState
        public let reason: String?
    }
}

/// What devices were told, the newest first, and how far it is: of devices that the caller may see.
public struct GetCommands: Request, ListRequest {
    public static let type = RequestType.universalGetCommands

    /// Only this one.
    public let commandID: Int64?
    /// Only of this device.
    public let deviceID: Int64?
    /// Only those that are not over, or only those that are.
    public let open: Bool?
    /// Only commands whose name, state or device holds this text, in any case.
    public let search: String?
    public let page: Int?
    public let pageSize: Int?

    public struct Reply: Codable, Sendable {
        public let commands: [CommandRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int
    }
}

/// Takes a command back that the device has not accepted.
public struct CancelCommand: Request {
    public static let type = RequestType.universalCancelCommand

    public let commandID: Int64

    public typealias Reply = EmptyReply
}
