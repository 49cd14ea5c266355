/// How a device talks over MQTT. docs/devices.md says it for who builds one.
public enum Dialect: String, CaseIterable, Codable, Sendable {
    /// Rollcall's own: JSON, with ids and outcomes.
    case rollcall
    /// That of the original Skylux: OPEN, CLOSE, STATUS or a number on two topics.
    case skylux
    /// That of Tasmota, an open firmware for switches and shutters.
    case tasmota

    /// Whether a command has an id by which a device knows that it did it already.
    public var hasIDs: Bool { self == .rollcall }

    /// The filters of topics to which a server subscribes.
    public func subscriptions(site: String) -> [String] {
        switch self {
        case .rollcall: ["rollcall/\(site)/device/+/up/+"]
        case .skylux: ["skylux/+/status"]
        case .tasmota: ["stat/+/+", "tele/+/+"]
        }
    }

    /// What a device may read and write on the broker, its user name as `%u`: that is its id.
    public func access(site: String) -> [TopicAccess] {
        switch self {
        case .rollcall:
            [
                TopicAccess(.read, "rollcall/\(site)/device/%u/down/#"),
                TopicAccess(.write, "rollcall/\(site)/device/%u/up/#"),
            ]
        case .skylux: [TopicAccess(.read, "skylux/%u/command"), TopicAccess(.write, "skylux/%u/status")]
        case .tasmota:
            [TopicAccess(.read, "cmnd/%u/#"), TopicAccess(.write, "stat/%u/#"), TopicAccess(.write, "tele/%u/#")]
        }
    }

    /// A command as the device is told it; nil if the dialect has no word for it.
    public func say(_ command: SaidCommand, to device: Int64, site: String, kind: Kind) -> DeviceMessage? {
        switch self {
        case .rollcall: RollcallDialect.say(command, to: device, site: site)
        case .skylux: SkyluxDialect(kind)?.say(command, to: device)
        case .tasmota: TasmotaDialect(kind).say(command, to: device)
        }
    }

    /// That the outcome of a command arrived; nil if the dialect has no outcomes.
    public func acknowledge(_ id: String, to device: Int64, site: String) -> DeviceMessage? {
        guard self == .rollcall else { return nil }
        return RollcallDialect.message("ack", DeviceMessages.Acknowledgement(id: id), to: device, site)
    }

    /// Asks a device what it is, as a server does that has just started. No command is recorded for it.
    public func askStatus(of device: Int64, site: String) -> [DeviceMessage] {
        switch self {
        case .rollcall:
            [
                RollcallDialect.message(
                    "command", DeviceMessages.Command(id: nil, command: Kind.Command.status.name), to: device, site)
            ]
        case .skylux: [SkyluxDialect.status(device)]
        case .tasmota: TasmotaDialect.status(device)
        }
    }

    /// What a device said.
    /// - Parameter channel: that of the `DeviceTopic`.
    /// - Throws: why it is nothing that can be taken.
    public func read(
        _ channel: String, _ payload: some Collection<UInt8>, kind: Kind
    ) throws(RefusedMessage) -> Incoming {
        guard payload.count <= DeviceMessages.maxBytes else { throw .tooLong }
        switch self {
        case .rollcall: return try RollcallDialect.read(channel, payload, kind)
        case .skylux:
            guard let dialect = SkyluxDialect(kind) else { throw .wrongKind }
            return try dialect.read(payload)
        case .tasmota: return try TasmotaDialect(kind).read(channel, payload)
        }
    }
}

/// What a device may do with topics.
public struct TopicAccess: Hashable, Sendable {
    public enum Right: String, Sendable {
        case read, write
    }

    public var right: Right
    public var topic: String

    public init(_ right: Right, _ topic: String) {
        (self.right, self.topic) = (right, topic)
    }
}

/// A command on its way to a device.
public struct SaidCommand: Equatable, Sendable {  // generated: init
    /// Known to the device by it: the number of the command, as decimal text.
    public var id: String
    public var name: String
    public var arguments: DeviceProperties = [:]
    /// In so many milliseconds the device must have begun.
    public var expiresIn: Int
    /// For so many milliseconds the device warns before it moves; 0 for none.
    public var warning: Int = 0
}

/// Who says something, by the topic: which device, in which dialect.
public struct DeviceTopic: Equatable, Sendable {
    public let dialect: Dialect
    public let device: Int64
    /// What it says something about, as its dialect has it: `state`, `stat/RESULT`.
    public let channel: String

    /// - Parameter site: the setting `site_key`.
    /// - Throws: `unknownTopic` where no device may publish there.
    public init(_ topic: String, site: String) throws(RefusedMessage) {
        let levels = topic.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        switch levels.first {
        case "rollcall" where levels.count == 6 && levels[1] == site && levels[2] == "device" && levels[4] == "up":
            (dialect, device, channel) = (.rollcall, try Self.id(levels[3]), levels[5])
        case "skylux" where levels.count == 3 && levels[2] == "status":
            (dialect, device, channel) = (.skylux, try Self.id(levels[1]), levels[2])
        case "stat" where levels.count == 3, "tele" where levels.count == 3:
            (dialect, device, channel) = (.tasmota, try Self.id(levels[1]), "\(levels[0])/\(levels[2])")
        default: throw .unknownTopic
        }
    }

    /// Only the plain decimal number is an id: `07` and `+7` are not.
    private static func id(_ text: String) throws(RefusedMessage) -> Int64 {
        guard let id = Int64(text), id > 0, String(id) == text else { throw .unknownTopic }
        return id
    }
}
