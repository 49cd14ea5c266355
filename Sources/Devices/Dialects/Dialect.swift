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
