import Foundation

/// The dialect of Tasmota, whose `Topic` is set to the device's id: `cmnd/<id>/…`, `stat/<id>/…`, `tele/<id>/…`
/// (tasmota.github.io/docs/MQTT and /docs/Blinds-and-Shutters). A switch is the first settable `bool` of the kind, a
/// dimmer its first settable number of 0 to 100 %, a shutter the property of a moving kind's picture.
struct TasmotaDialect {
    private let kind: Kind
    private let power: String?
    private let dimmer: String?
    private let shutter: String?
    /// The choice property that shows whether a shutter is open.
    private let door: Kind.Property?

    init(_ kind: Kind) {
        let settable = kind.properties.filter(\.isSettable)
        self.kind = kind
        power = settable.first { $0.type == .bool }?.name
        shutter = kind.safety == .moves ? kind.picture?.property : nil
        dimmer = settable.first { $0.closed == nil && $0.type.isPercent }?.name
        door = shutter == nil ? nil : settable.first { if case .choice = $0.type { $0.closed != nil } else { false } }
    }

    func say(_ command: SaidCommand, to device: Int64) -> DeviceMessage? {
        if command.name == Kind.Command.status.name {
            return shutter == nil ? Self.status(device).first : Self.status(device).last
        }
        guard let known = kind.command(command.name), let effect = known.sets else { return nil }
        let target = known.target(command.arguments)
        let said: (String, String)? =
            if effect.property == power {
                power(target, known)
            } else if effect.property == dimmer {
                target?.number.map { ("Dimmer", PropertyValue.plain($0)) }
            } else if effect.property == shutter || effect.property == door?.name {
                shutter(target, known)
            } else {
                nil
            }
        return said.map { DeviceMessage(topic: "cmnd/\(device)/\($0.0)", text: $0.1) }
    }

    /// The answer to `STATE` contains switch and dimmer, the answer to `STATUS 10` the sensors, with the shutters among
    /// them.
    static func status(_ device: Int64) -> [DeviceMessage] {
        [
            DeviceMessage(topic: "cmnd/\(device)/STATE", text: ""),
            DeviceMessage(topic: "cmnd/\(device)/STATUS", text: "10"),
        ]
    }

    private func power(_ target: PropertyValue?, _ command: Kind.Command) -> (String, String)? {
        switch target {
        case .bool(let isOn): ("POWER", isOn ? "ON" : "OFF")
        default: command.isToggle ? ("POWER", "TOGGLE") : nil
        }
    }

    private func shutter(_ target: PropertyValue?, _ command: Kind.Command) -> (String, String)? {
        if command.isStop { return ("ShutterStop1", "") }
        if command.isToggle { return ("ShutterToggle1", "") }
        if let number = target?.number { return ("ShutterPosition1", PropertyValue.plain(number)) }
        guard let target, let door else { return nil }
        return target == door.closed ? ("ShutterClose1", "") : target == .text("open") ? ("ShutterOpen1", "") : nil
    }

    func read(_ channel: String, _ payload: some Collection<UInt8>) throws(RefusedMessage) -> Incoming {
        switch channel {
        case "tele/LWT": return try presence(payload)
        case "stat/RESULT", "tele/STATE", "tele/SENSOR", "stat/STATUS10", "stat/STATUS11":
            return incoming(try DeviceMessages.read(Said.self, payload))
        default: return .nothing
        }
    }

    private func presence(_ payload: some Collection<UInt8>) throws(RefusedMessage) -> Incoming {
        switch String(validating: payload, as: UTF8.self) {
        case "Online": return .online
        case "Offline": return .gone
        default: throw .wrongType
        }
    }

    private func incoming(_ said: Said) -> Incoming {
        var properties: DeviceProperties = [:]
        if let power, let isOn = said.power { properties[power] = .bool(isOn) }
        if let dimmer, let level = said.dimmer { properties[dimmer] = .number(level) }
        if let shutter, let position = said.shutter?.position {
            properties[shutter] = .number(position)
            if let door { properties[door.name] = state(of: door, position) }
            if let direction = said.shutter?.direction, kind.property("moving")?.type == .bool {
                properties["moving"] = .bool(direction != 0)
            }
        }
        guard !properties.isEmpty else { return .nothing }
        let checked = kind.check(state: properties)
        return .state(Report(properties: checked.accepted, refused: checked.refused))
    }

    private func state(of door: Kind.Property, _ position: Double) -> PropertyValue? {
        position <= 0 ? door.closed : .text(position >= 100 ? "open" : "between")
    }

    /// The members that are used; in the answers to `STATUS` they are nested one level deeper.
    private struct Said: Decodable {
        struct Shutter: Decodable {
            let position: Double?
            let direction: Int?

            enum CodingKeys: String, CodingKey {
                case position = "Position"
                case direction = "Direction"
            }
        }

        let power: Bool?
        let dimmer: Double?
        let shutter: Shutter?

        enum CodingKeys: String, CodingKey {
            case power = "POWER"
            case power1 = "POWER1"
            case dimmer = "Dimmer"
            case shutter = "Shutter1"
            case sensors = "StatusSNS"
            case state = "StatusSTS"
        }

        init(from decoder: any Decoder) throws {
            let outer = try decoder.container(keyedBy: CodingKeys.self)
            let inner = [CodingKeys.sensors, .state].first(where: outer.contains)
            let container = try inner.map { try outer.nestedContainer(keyedBy: CodingKeys.self, forKey: $0) } ?? outer
            let word =
                try container.decodeIfPresent(String.self, forKey: .power)
                ?? container.decodeIfPresent(String.self, forKey: .power1)
            power = word.map { $0 == "ON" }
            dimmer = try container.decodeIfPresent(Double.self, forKey: .dimmer)
            shutter = try container.decodeIfPresent(Shutter.self, forKey: .shutter)
        }
    }
}

extension ValueType {
    fileprivate var isPercent: Bool {
        guard case .number(let range) = self else { return false }
        return range.lowest == 0 && range.highest == 100 && range.unit == "%"
    }
}
