public import Devices
public import Foundation

/// What a device was told to do, and what came of it.
public struct CommandRecord: Codable, Equatable, Sendable {
    public let commandID: Int64
    public let deviceID: Int64
    public let deviceName: String
    /// The name of a command of the device's kind; `button` for what somebody did at the device.
    public let command: String
    public let args: DeviceProperties
    public let state: CommandState
    /// A word of the server's, such as `device_away` or `expired`, or what the device says. Nil also where a rule asked
    /// and whoever reads this may not see the people of the room.
    public let reason: String?
    public let source: CommandSource
    /// Who asked, by name. Nil where no person did, where they were erased, and for students and visitors where it was
    /// somebody else.
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
    public let steps: [CommandStepRecord]

    enum CodingKeys: String, CodingKey {
        case commandID = "command_id"
        case deviceID = "device_id"
        case deviceName = "device_name"
        case command, args, state, reason, source, way, properties, steps
        case askedBy = "asked_by"
        case scheduleID = "schedule_id"
        case ruleID = "rule_id"
        case askedAt = "asked_at"
        case expiresAt = "expires_at"
        case endedAt = "ended_at"
    }

    public init(
        commandID: Int64, deviceID: Int64, deviceName: String, command: String, args: DeviceProperties = [:],
        state: CommandState, reason: String? = nil, source: CommandSource, askedBy: String? = nil, way: String,
        scheduleID: Int64? = nil, ruleID: Int64? = nil, askedAt: Date, expiresAt: Date, endedAt: Date? = nil,
        properties: DeviceProperties? = nil, steps: [CommandStepRecord] = []
    ) {
        self.commandID = commandID
        self.deviceID = deviceID
        self.deviceName = deviceName
        self.command = command
        self.args = args
        self.state = state
        self.reason = reason
        self.source = source
        self.askedBy = askedBy
        self.way = way
        self.scheduleID = scheduleID
        self.ruleID = ruleID
        self.askedAt = askedAt
        self.expiresAt = expiresAt
        self.endedAt = endedAt
        self.properties = properties
        self.steps = steps
    }
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

    public init(at: Date, state: CommandState, who: String, way: String? = nil, reason: String? = nil) {
        self.at = at
        self.state = state
        self.who = who
        self.way = way
        self.reason = reason
    }
}

/// A command came a step further, as `GET /events` tells those who may see its device.
public struct CommandEvent: Codable, Equatable, Sendable {
    public let commandID: Int64
    public let deviceID: Int64
    public let state: CommandState

    enum CodingKeys: String, CodingKey {
        case commandID = "command_id"
        case deviceID = "device_id"
        case state
    }

    public init(commandID: Int64, deviceID: Int64, state: CommandState) {
        self.commandID = commandID
        self.deviceID = deviceID
        self.state = state
    }
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

    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case serial, command, args, wait
        case expiresIn = "expires_in"
    }

    public init(
        deviceID: Int64? = nil, serial: String? = nil, command: String, args: DeviceProperties? = nil,
        expiresIn: Int? = nil, wait: Int? = nil
    ) {
        self.deviceID = deviceID
        self.serial = serial
        self.command = command
        self.args = args
        self.expiresIn = expiresIn
        self.wait = wait
    }

    /// What comes back.
    public struct Reply: Codable, Equatable, Sendable {
        public let commandID: Int64
        public let state: CommandState
        public let reason: String?

        enum CodingKeys: String, CodingKey {
            case commandID = "command_id"
            case state, reason
        }

        public init(commandID: Int64, state: CommandState, reason: String? = nil) {
            self.commandID = commandID
            self.state = state
            self.reason = reason
        }
    }
}

/// What devices were told, the newest first, and how far it is: of devices that whoever asks may see.
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

    enum CodingKeys: String, CodingKey {
        case commandID = "command_id"
        case deviceID = "device_id"
        case open, search, page
        case pageSize = "page_size"
    }

    public init(
        commandID: Int64? = nil, deviceID: Int64? = nil, open: Bool? = nil, search: String? = nil, page: Int? = nil,
        pageSize: Int? = nil
    ) {
        self.commandID = commandID
        self.deviceID = deviceID
        self.open = open
        self.search = search
        self.page = page
        self.pageSize = pageSize
    }

    public struct Reply: Codable, Sendable {
        public let commands: [CommandRecord]
        /// How many there are in all, on this page and on the others.
        public let total: Int

        public init(commands: [CommandRecord], total: Int) {
            self.commands = commands
            self.total = total
        }
    }
}

/// Takes a command back that the device has not accepted.
public struct CancelCommand: Request {
    public static let type = RequestType.universalCancelCommand

    public let commandID: Int64

    enum CodingKeys: String, CodingKey {
        case commandID = "command_id"
    }

    public init(commandID: Int64) {
        self.commandID = commandID
    }

    public typealias Reply = EmptyReply
}
