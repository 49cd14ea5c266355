/// Rollcall's own dialect: JSON under `rollcall/<site_key>/device/<device_id>/`.
enum RollcallDialect {
    static func say(_ command: SaidCommand, to device: Int64, site: String) -> DeviceMessage {
        let message = DeviceMessages.Command(
            id: command.id, command: command.name, args: command.arguments, expiresIn: command.expiresIn,
            warning: command.warning > 0 ? command.warning : nil)
        return self.message("command", message, to: device, site)
    }

    static func message(
        _ channel: String, _ message: some Encodable, to device: Int64, _ site: String
    ) -> DeviceMessage {
        DeviceMessage(
            topic: "rollcall/\(site)/device/\(device)/down/\(channel)", payload: DeviceMessages.bytes(message))
    }

    static func read(
        _ channel: String, _ payload: some Collection<UInt8>, _ kind: Kind
    ) throws(RefusedMessage) -> Incoming {
        switch channel {
        case "hello": .hello(try hello(payload))
        case "state": .state(try DeviceMessages.read(SaidState.self, payload).report(kind))
        case "outcome" where kind.commands.isEmpty && isOfAttempt(payload): .nothing
        case "outcome": .outcome(try outcome(payload, kind))
        // Messages of a lock for its state machines.
        case "handshake", "nonce": .nothing
        case "gone": .gone
        default: throw .unknownTopic
        }
    }

    /// Returns whether an outcome is about an unlock attempt, and not about a command.
    private static func isOfAttempt(_ payload: some Collection<UInt8>) -> Bool {
        let said = try? DeviceMessages.read(OfAttempt.self, payload)
        return said?.attempt != nil && said?.id == nil
    }

    private struct OfAttempt: Decodable {
        let id: String?
        let attempt: String?
    }

    private static func hello(_ payload: some Collection<UInt8>) throws(RefusedMessage) -> DeviceMessages.Hello {
        let hello = try DeviceMessages.read(DeviceMessages.Hello.self, payload)
        for text in [hello.kind, hello.serial, hello.firmware, hello.boot] {
            // PostgreSQL also counts Unicode scalars: a letter with combining marks counts as several.
            guard text.unicodeScalars.count <= 64 else { throw .tooLong }
            guard text.isPrintable else { throw .unprintable }
        }
        guard !hello.boot.isEmpty else { throw .missingMember }
        return hello
    }

    private static func outcome(
        _ payload: some Collection<UInt8>, _ kind: Kind
    ) throws(RefusedMessage) -> OutcomeReport {
        let said = try DeviceMessages.read(SaidOutcome.self, payload)
        guard let outcome = Outcome(rawValue: said.outcome) else { throw .unknownOutcome }
        guard said.id.count <= 19 else { throw .unknownCommand }
        let state = said.state?.checked(kind)
        return OutcomeReport(
            id: said.id, outcome: outcome, reason: said.reason?.printable(longest: 200), state: state?.accepted,
            refused: state?.refused ?? [])
    }

    private struct SaidOutcome: Decodable {
        let id: String
        let outcome: String
        let reason: String?
        let state: SaidProperties?
    }

    private struct SaidState: Decodable {
        /// A `Double`, since an invalid number is not invalid JSON.
        let seq: Double
        let properties: SaidProperties
        let cause: String?

        func report(_ kind: Kind) throws(RefusedMessage) -> Report {
            guard let seq = Int64(exactly: seq) else { throw .wrongType }
            // Up to 2⁵³ all integers in JSON are distinct.
            guard (0...1 << 53).contains(seq) else { throw .outOfRange }
            let checked = properties.checked(kind)
            return Report(
                seq: seq, properties: checked.accepted,
                forgotten: properties.forgotten.filter { kind.property($0) != nil },
                refused: checked.refused, cause: cause.map(StateCause.init) ?? .unknown)
        }
    }
}

/// Properties in a device's report: an invalid value does not invalidate the others.
private struct SaidProperties: Decodable {
    private let values: [String: Value]

    private enum Value: Decodable {
        case value(PropertyValue)
        case null
        case neither

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let value = try? container.decode(PropertyValue.self) {
                self = .value(value)
            } else {
                self = .neither
            }
        }
    }

    init(from decoder: any Decoder) throws {
        values = try decoder.singleValueContainer().decode([String: Value].self)
    }

    var forgotten: [String] {
        values.compactMap { if case .null = $0.value { $0.key } else { nil } }.sorted()
    }

    func checked(_ kind: Kind) -> CheckedState {
        let said = values.compactMapValues { if case .value(let value) = $0 { value } else { nil } }
        var checked = kind.check(state: said)
        checked.refused += values.values.compactMap { if case .neither = $0 { RefusedMessage.wrongType } else { nil } }
        return checked
    }
}
