/// How a device communicates over MQTT. docs/devices.md describes it for developers of devices.
public enum Dialect: String, CaseIterable, Codable, Sendable {
    /// Rollcall's own dialect: JSON, with ids and outcomes.
    case rollcall
    /// The dialect of the original Skylux: OPEN, CLOSE, STATUS or a number on two topics.
    case skylux
    /// The dialect of Tasmota, an open firmware for switches and shutters.
    case tasmota

    /// Whether a command has an id by which a device recognises a repeated command.
    public var hasIDs: Bool { self == .rollcall }

    /// Returns the topic filters to which a server subscribes.
    public func subscriptions(site: String) -> [String] {
        switch self {
        case .rollcall: ["rollcall/\(site)/device/+/up/+"]
        case .skylux: ["skylux/+/status"]
        case .tasmota: ["stat/+/+", "tele/+/+"]
        }
    }

    /// Returns the topics that a device may read and write on the broker; `%u` is its user name, which is its id.
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

    /// Returns the message for a command; nil if the dialect cannot express it.
    public func say(_ command: SaidCommand, to device: Int64, site: String, kind: Kind) -> DeviceMessage? {
        switch self {
        case .rollcall: RollcallDialect.say(command, to: device, site: site)
        case .skylux: SkyluxDialect(kind)?.say(command, to: device)
        case .tasmota: TasmotaDialect(kind).say(command, to: device)
        }
    }

    /// Returns the acknowledgement of a command's outcome; nil if the dialect has no outcomes.
    public func acknowledge(_ id: String, to device: Int64, site: String) -> DeviceMessage? {
        guard self == .rollcall else { return nil }
        return RollcallDialect.message("ack", DeviceMessages.Acknowledgement(id: id), to: device, site)
    }

    /// Returns the messages that request a device's state after a server start. No command is recorded for them.
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

    /// Reads a device's message.
    /// - Parameter channel: the channel of the `DeviceTopic`.
    /// - Throws: the reason if the message is not valid.
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

/// An access right of a device to topics.
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
    /// The number of the command, as decimal text, by which the device recognises it.
    public var id: String
    public var name: String
    public var arguments: DeviceProperties = [:]
    /// The milliseconds within which the device must begin.
    public var expiresIn: Int
    /// The milliseconds for which the device warns before it moves; 0 for no warning.
    public var warning: Int = 0
}

/// The sender of a message, by its topic: the device and its dialect.
public struct DeviceTopic: Equatable, Sendable {
    public let dialect: Dialect
    public let device: Int64
    /// The rest of the topic in the terms of the dialect: `state`, `stat/RESULT`.
    public let channel: String

    /// - Parameter site: the setting `site_key`.
    /// - Throws: `unknownTopic` if a device must not publish there.
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

    /// Only the plain decimal number is a valid id: `07` and `+7` are not.
    private static func id(_ text: String) throws(RefusedMessage) -> Int64 {
        guard let id = Int64(text), id > 0, String(id) == text else { throw .unknownTopic }
        return id
    }
}
